/** How a receiver verifies a delivery, in JavaScript of Node, Bun or Deno with nothing to install. */
export const verifyingCode = `import { createHmac, timingSafeEqual } from "node:crypto"

/** Whether a delivery is from Steward. "body" is the bytes as they arrived: never parse them and write them anew.
 * "now" is the time in Unix seconds. */
export const isAuthentic = (headers, body, secret, now) => {
  const timestamp = headers["x-service-timestamp"] ?? ""
  if (!/^\\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp)) > 300) return false
  const mac = createHmac("sha256", secret).update(timestamp + ".").update(body).digest("hex")
  const expected = Buffer.from("v2=" + mac)
  // for 24 hours after the secret was rotated there are two signatures
  return (headers["x-service-signature-v2"] ?? "").split(" ").some((signature) => {
    const given = Buffer.from(signature)
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}`
