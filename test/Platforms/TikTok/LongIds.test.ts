import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, FastCheck } from "effect"
import { PlatformIngest } from "#src/Platforms/Reading/PlatformIngest.ts"
import { signTikTok, tiktokPush } from "#src/Platforms/TikTok/TikTokPush.ts"
import { House, tiktokAppSecret } from "#test/House.ts"
import { decided, detailOf, listening, scene } from "#test/Moderation/Scene.ts"
import { takenIn } from "#test/Platforms/TakenIn.ts"
import { at } from "#test/Sandbox/Driver.ts"

const bytes = (text: string) => new TextEncoder().encode(text)

/** A push as TikTok sends it: JSON within JSON, with ids as numbers. */
const pushed = (openId: string, commentId: string, action: string) => {
  const content = `{"comment_id":${commentId},"video_id":7400000000000000001,"comment_action":"${action}"}`
  return bytes(JSON.stringify({ client_key: "app", event: "comment.update", user_openid: openId, content }))
}

layer(House)("ids that no double holds", (it) => {
  it.effect("come from a push within a push to the delivery with every digit, and are of one comment alone", () =>
    Effect.gen(function* () {
      const { account, workspaceId } = yield* scene("tiktok")
      const [hidden, neighbour] = ["7400000777000000777", "7400000777000000778"]
      assert.strictEqual(Number(hidden), Number(neighbour))
      const one = yield* decided(account, "keep", { externalId: hidden })
      const other = yield* decided(account, "keep", { externalId: neighbour })
      const heard = yield* listening(workspaceId, ["comment.hidden"])
      const body = pushed(account.externalId, hidden, "set_to_hidden")
      const now = Math.floor((yield* DateTime.now).epochMillis / 1000)
      const headers = { "tiktok-signature": signTikTok(tiktokAppSecret, now, body) }
      assert.isTrue(yield* Effect.flatMap(PlatformIngest, ({ receive }) => receive("tiktok", body, headers)))
      yield* takenIn
      const { bodies } = yield* heard
      assert.deepStrictEqual(
        bodies.map((sent) => at(sent, "comment", "external_id")),
        [hidden]
      )
      assert.strictEqual((yield* detailOf(workspaceId, one.id)).status, "hidden")
      assert.strictEqual((yield* detailOf(workspaceId, other.id)).status, "visible")
    })
  )

  it.effect("are taken only while the signature is fresh, and of TikTok's own making", () =>
    Effect.gen(function* () {
      const { isSigned } = tiktokPush(tiktokAppSecret)
      const body = pushed("-000abc", "1", "insert")
      const now = DateTime.unsafeMake(1_790_931_305_000)
      const signed = (time: number) => ({ "tiktok-signature": signTikTok(tiktokAppSecret, time, body) })
      assert.isTrue(isSigned(body, signed(1_790_931_305), now))
      assert.isTrue(isSigned(body, signed(1_790_931_305 - 290), now))
      assert.isFalse(isSigned(body, signed(1_790_931_305 - 310), now))
      assert.isFalse(isSigned(bytes("{}"), signed(1_790_931_305), now))
      assert.isFalse(isSigned(body, {}, now))
    })
  )

  it.effect.prop("survive, whatever they are", [FastCheck.bigInt({ min: 1n, max: 2n ** 63n - 1n })], ([id]) =>
    Effect.sync(() => {
      const { addressees, read } = tiktokPush(tiktokAppSecret)
      const body = new TextDecoder().decode(pushed("-000abc", String(id), "delete"))
      assert.deepStrictEqual(read("-000abc", body, DateTime.unsafeMake(0)).observations, [
        { _tag: "Removed", externalId: String(id) }
      ])
      assert.strictEqual(addressees(body)._tag, "Right")
    })
  )
})
