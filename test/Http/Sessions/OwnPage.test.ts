import { assert, describe, it } from "@effect/vitest"
import { FastCheck as fc } from "effect"
import { isFromOwnPage } from "#src/Http/Sessions/OwnPage.ts"

const own = "https://steward.test"
const origins = fc.oneof(
  fc.constantFrom(
    undefined,
    own,
    "null",
    "",
    `${own}/`,
    `${own}:443`,
    "http://steward.test",
    "https://steward.test.evil.example",
    "https://evil.example"
  ),
  fc.webUrl()
)
const sites = fc.constantFrom(
  undefined,
  "same-origin",
  "same-site",
  "cross-site",
  "none",
  "",
  "Same-Origin",
  "same-origin, x"
)
const referers = fc.oneof(
  fc.constantFrom(undefined, `${own}/needs-you?workspace=ws_1`, `${own}/`, "", "about:blank", `${own}.evil.example/`),
  fc.constantFrom(`https://evil.example/?${own}/`, "https://steward.test@evil.example/", "http://steward.test/"),
  fc.webUrl()
)
const methods = fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

describe("requests by session", () => {
  it("come from a page of ours: the browser says so, and changes name its origin", () => {
    fc.assert(
      fc.property(methods, origins, sites, referers, (method, origin, site, referer) => {
        const headers = { origin, referer, "sec-fetch-site": site }
        const isRead = method === "GET" || method === "HEAD"
        const isOurs =
          site === "same-origin" || (site === undefined && (origin === own || referer?.startsWith(`${own}/`) === true))
        const expected = isOurs && (origin === own || (origin === undefined && isRead))
        assert.strictEqual(isFromOwnPage(own, method, headers), expected, JSON.stringify([method, headers]))
      }),
      {
        examples: [
          ["GET", undefined, "same-origin", undefined],
          ["POST", own, "same-origin", undefined],
          ["POST", undefined, "same-origin", undefined],
          // over plain http, where browsers say nothing of sites
          ["GET", undefined, undefined, `${own}/inbox`],
          ["GET", "https://evil.example", undefined, `${own}/inbox`],
          ["GET", undefined, undefined, "https://evil.example/"],
          ["GET", undefined, undefined, undefined],
          ["POST", own, undefined, "https://evil.example/"],
          ["POST", undefined, undefined, `${own}/inbox`],
          ["DELETE", own, undefined, undefined]
        ]
      }
    )
  })
})
