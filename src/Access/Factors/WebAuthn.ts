/** What makes and checks passkeys, loaded when somebody has one: it reads certificates of every kind, in 250 modules. */
export const webAuthn = () => import("@simplewebauthn/server")
