import type { Attack } from "./Attack.ts"
import { form } from "./Target.ts"

const paths = [
  "/sign-in",
  "/sign-out",
  "/forgot-password",
  "/settings/people/invite",
  "/settings/people/invitations/inv_1/cancel",
  "/settings/people/usr_1/remove"
]
const morePaths = ["/settings/assistants/grt_1/disconnect", "/oauth/authorize", "/set-password", "/invitation"]
const origins = ["https://evil.example", "null", "http://127.0.0.1.evil.example", "http://localhost.evil.example"]

/** Forms of other sites, posted to every page that takes one. */
export const forms: Attack = {
  name: "cross-site forms",
  run: async (target, findings) => {
    for (const path of [...paths, ...morePaths]) {
      for (const origin of origins) {
        const { status } = await form(target, path, { email: "a@example.com" }, {}, origin)
        findings.held(`${origin} posts to ${path}`, status === 403, status)
      }
      const { status } = await form(target, path, {}, { "sec-fetch-site": "cross-site" }, null)
      findings.held(`a cross-site browser posts to ${path}`, status === 403, status)
    }
  }
}
