import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { assets } from "#src/App/Document/Assets.ts"
import { policy } from "#src/App/Document/Policy.ts"

const kilobyte = 1000

describe("what browsers fetch beside a page", () => {
  it.effect("is small, and holds nothing of Effect", () =>
    Effect.gen(function* () {
      const { files, scripts, style } = yield* assets
      const sizeOf = (address: string) => files.get(address.replace("/assets/", ""))?.gzip().length ?? Number.NaN
      assert.isBelow(sizeOf(style), 12 * kilobyte)
      for (const [view, { entry, imports }] of scripts) {
        const size = [entry, ...imports].reduce((sum, address) => sum + sizeOf(address), 0)
        assert.isBelow(size, 40 * kilobyte, view)
      }
      for (const [name, { text }] of files) {
        assert.notMatch(text, /effect\/|@effect|Symbol\.for\("effect|HttpApi|node:/, name)
        // one name for one content: it may be kept for ever
        assert.match(name, /-[0-9a-z]{8}\.(js|css)$/)
      }
    })
  )

  it("is let through by the policy of every page, and nothing else is", () => {
    assert.strictEqual(
      policy(["https:"]),
      "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' https: data:; form-action 'self' https:; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'"
    )
  })
})
