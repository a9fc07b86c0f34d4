import { FetchHttpClient } from "@effect/platform"
import { assert, layer } from "@effect/vitest"
import { Effect, Either, FastCheck, Layer } from "effect"
import type { Platform } from "#schema/Platform.ts"
import type { PlatformError } from "#src/Platforms/Port/PlatformError.ts"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { at } from "#test/Sandbox/Driver.ts"
import { Receiver, secret } from "#test/Sandbox/Receiver.ts"
import { stage } from "./Stage.ts"
import { subjects } from "./Subject.ts"

const sandbox = Layer.mergeAll(
  SandboxServer.layer({ settings: { appSecret: secret, quotaLimit: 1_000_000 } }),
  Receiver.layer,
  FetchHttpClient.layer,
  Layer.setTracerEnabled(false)
)

/** What may become of a comment at the platform while others go with it. */
const ofOne = ["stays", "gone", "permission"] as const
/** The same where each is answered by itself. */
const ofEach = [...ofOne, "rate_limit", "server_error", "drop", "after_drop"] as const

/** Platforms that take many, and whether they answer each by itself. */
const taking: Readonly<Partial<Record<Platform, boolean>>> = {
  facebook: true,
  instagram: true,
  tiktok: false,
  youtube: false
}

/** Of the posts that are not asked for by their ads: TikTok takes many comments under ads alone. */
const advertised = { postId: "7400000000000000009", adId: "1780000000000000001" }

const told = (fared: Either.Either<void, PlatformError> | undefined) =>
  fared === undefined || Either.isRight(fared)
    ? ["done"]
    : [fared.left._tag, fared.left._tag === "Transient" && fared.left.unanswered === true]

layer(sandbox)("many comments in one call", (it) => {
  it.effect("are taken by the platforms that have a call for it", () =>
    Effect.forEach(subjects, (subject) =>
      Effect.gen(function* () {
        const { adapter } = yield* stage(subject)
        assert.strictEqual(adapter.actions.many !== null, subject.platform in taking)
      })
    )
  )

  for (const subject of subjects.filter(({ platform }) => platform in taking)) {
    const { account, platform, posts } = subject
    const { adId, postId } = platform === "tiktok" ? advertised : { postId: posts[0], adId: null }
    const kinds = taking[platform] === true ? ofEach : ofOne
    it.effect(`fare as each would alone, whatever befalls some of them: ${platform}`, () =>
      Effect.gen(function* () {
        const { adapter, calm, comment, fault, referenceTo, removed, stateOf } = yield* stage(subject)
        const { hide, many } = adapter.actions
        assert(many !== null)
        const mixes = FastCheck.array(FastCheck.constantFrom(...kinds), { minLength: 2, maxLength: 9 })
        for (const mix of FastCheck.sample(mixes, { numRuns: 6, seed: 1 })) {
          const references = yield* Effect.forEach(mix, (kind) =>
            Effect.gen(function* () {
              const id = yield* comment(postId, "Free crypto!", { deliver: "poll" })
              if (kind === "gone") yield* removed(id)
              else if (kind !== "stays") yield* fault(kind, { match: { commentId: id }, times: null })
              return { ...referenceTo(id), adId }
            })
          )
          assert.isTrue(references.every(many.takes))
          const alone = yield* Effect.forEach(references, (one) => Effect.either(hide(account, one)))
          const hidden = Effect.forEach(references, ({ externalId }) =>
            Effect.map(stateOf(externalId), (state) => at(state, "hidden"))
          )
          const before = yield* hidden
          for (const one of references) yield* Effect.ignore(adapter.actions.unhide(account, one))
          const together = yield* many.setHidden(account, references, true)
          assert.deepStrictEqual(together.map(told), alone.map(told), mix.join(" "))
          for (const [nth, kind] of mix.entries()) assert.strictEqual(told(alone[nth])[0] === "done", kind === "stays")
          assert.deepStrictEqual(yield* hidden, before, mix.join(" "))
          yield* calm
        }
      })
    )

    it.effect(`are shown again as they were hidden, as often as it is asked: ${platform}`, () =>
      Effect.gen(function* () {
        const { adapter, comment, fault, referenceTo, stateOf } = yield* stage(subject)
        const { many } = adapter.actions
        assert(many !== null)
        const ids = yield* Effect.replicateEffect(comment(postId, "Free crypto!", { deliver: "poll" }), many.most)
        const all = ids.map((id) => ({ ...referenceTo(id), adId }))
        const hidden = Effect.forEach(ids, (id) => Effect.map(stateOf(id), (state) => at(state, "hidden") === true))
        // done, and nobody learns of it
        yield* fault("after_drop", { match: { path: "(v26.0/|setModerationStatus|status/update/)$" } })
        const lost = yield* Effect.either(
          Effect.map(many.setHidden(account, all, true), (fared) => fared.map((one) => told(one)))
        )
        assert.include(JSON.stringify(lost), "Transient")
        assert.deepStrictEqual(new Set(yield* hidden), new Set([true]))
        assert.deepStrictEqual(
          new Set((yield* many.setHidden(account, all, true)).map(Either.isRight)),
          new Set([true])
        )
        yield* many.setHidden(account, all, false)
        assert.deepStrictEqual(new Set(yield* hidden), new Set([false]))
      })
    )
  }
})
