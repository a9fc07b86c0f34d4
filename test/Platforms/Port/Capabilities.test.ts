import { assert, describe, it } from "@effect/vitest"
import { platformName, platforms } from "#schema/Platform.ts"
import type { PlatformAction } from "#schema/resources/Comment.ts"
import { capability, replyLimit, replyOnHidden } from "#src/Platforms/Port/Capabilities.ts"

const actions: ReadonlyArray<PlatformAction> = ["hide", "unhide", "reply", "private_reply", "block", "unblock"]

describe("Capabilities", () => {
  it("lets every platform hide, unhide and reply, only Facebook block, and Meta alone reply in private", () => {
    const allowed = platforms.map((platform) => [
      platform,
      actions.filter((action) => capability(platform, action).allowed)
    ])
    const three = ["hide", "unhide", "reply"]
    assert.deepStrictEqual(allowed, [
      ["facebook", actions],
      ["instagram", [...three, "private_reply"]],
      ["tiktok", three],
      ["youtube", three],
      ["threads", three]
    ])
  })

  it("says every refusal in a sentence that names the platform", () => {
    for (const platform of platforms)
      for (const action of actions) {
        const answer = capability(platform, action)
        if (answer.allowed) continue
        const words = action === "private_reply" ? "answer a comment in private" : action
        assert.match(answer.reason, new RegExp(`^${platformName(platform)} does not let brands ${words}.*\\.$`))
      }
    assert.deepStrictEqual(capability("tiktok", "block"), {
      allowed: false,
      reason: "TikTok does not let brands block people who comment; blocking works on Facebook only."
    })
  })

  it("knows how long a reply may be", () => {
    assert.deepStrictEqual(platforms.map(replyLimit), [8_000, 2_200, 150, 10_000, 500])
  })

  it("refuses replies to hidden comments on Instagram only", () => {
    assert.deepStrictEqual(
      platforms.map((platform) => replyOnHidden(platform)._tag),
      ["UnhideFirst", "Refused", "UnhideFirst", "UnhideFirst", "UnhideFirst"]
    )
  })
})
