/** For hooks.steward.test, signed by itself, valid from 2020 to 2120. Trusted by nothing but tests. */
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBfDCCASKgAwIBAgIBATAKBggqhkjOPQQDAjAdMRswGQYDVQQDDBJob29rcy5z
dGV3YXJkLnRlc3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMB0x
GzAZBgNVBAMMEmhvb2tzLnN0ZXdhcmQudGVzdDBZMBMGByqGSM49AgEGCCqGSM49
AwEHA0IABE03KzCCEq0XmaVGPqafrE+JSu3UkdluiDOA1Xb6xVdxhc9necVys6uc
3JD4Dfc4ZGkyxq8+pZUjhpBUbEw+ZdOjUTBPMA8GA1UdEwEB/wQFMAMBAf8wHQYD
VR0RBBYwFIISaG9va3Muc3Rld2FyZC50ZXN0MB0GA1UdDgQWBBT04rkISZylVK75
hRjo+bn1SwzNYzAKBggqhkjOPQQDAgNIADBFAiACMGg3C/SrRCzNw3NaFfioKZFm
w92H/5mdsUpqH0Zt/AIhAKwbS4Zl0yFsL9rv+mCt0iwUktg4WEdmbtwAaWesLxot
-----END CERTIFICATE-----`

/** Belongs to the certificate above and protects nothing. */
export const certificateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgg02kKBdrFCeLgesr
/r1EbxzncmXZv/WQT8YIZ29cXbWhRANCAARNNyswghKtF5mlRj6mn6xPiUrt1JHZ
bogzgNV2+sVXcYXPZ3nFcrOrnNyQ+A33OGRpMsavPqWVI4aQVGxMPmXT
-----END PRIVATE KEY-----`
