import { assert, describe, it } from "@effect/vitest"
import { newWorld, revive } from "#src/Sandbox/World/NewWorld.ts"
import { defaultSettings } from "#src/Sandbox/World/Settings.ts"
import { firstPost, page } from "./Driver.ts"
import { imitations, onFacebook, strangerComments } from "./PureDriver.ts"

const older = newWorld([onFacebook], defaultSettings, 0)
const newer = newWorld(imitations, defaultSettings, 0)

describe("a world read from a snapshot", () => {
  it("has the accounts of platforms that came later, and what it had", () => {
    const revived = revive({ ...older, tokens: older.tokens.map((token) => ({ ...token, revoked: true })) }, newer)
    assert.deepStrictEqual(revived.accounts, newer.accounts)
    assert.deepStrictEqual(
      revived.tokens.map(({ platform, revoked }) => [platform, revoked]),
      [
        ["facebook", true],
        ["facebook", true],
        ["youtube", false]
      ]
    )
  })

  it("leaves out the ids that were given out after the snapshot", () => {
    const place = { platform: "facebook", accountId: page, postId: firstPost }
    const given = new Set<string>()
    let lost = older
    for (let count = 0; count < 50; count++) {
      const written = strangerComments(lost, place)
      lost = written.world
      given.add(written.id)
    }
    assert.strictEqual(given.size, 50)
    assert.isFalse(given.has(strangerComments(revive(older, newer), place).id))
  })
})
