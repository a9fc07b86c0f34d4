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
const methods = fc.constantFrom("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

describe("requests by session", () => {
  it("come from a page of ours: the browser says so, and changes name its origin", () => {
    fc.assert(
      fc.property(methods, origins, sites, (method, origin, site) => {
        const headers = { origin, "sec-fetch-site": site }
        const isRead = method === "GET" || method === "HEAD"
        const expected = site === "same-origin" && (origin === own || (origin === undefined && isRead))
        assert.strictEqual(isFromOwnPage(own, method, headers), expected, JSON.stringify([method, headers]))
      }),
      {
        examples: [
          ["GET", undefined, "same-origin"],
          ["POST", own, "same-origin"],
          ["POST", undefined, "same-origin"]
        ]
      }
    )
  })
})
