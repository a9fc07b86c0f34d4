import { Context, Effect, Layer } from "effect"
import type { PersonId } from "#schema/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { codeBytes, codeOf, codesInAll, hashCode, looksLikeRecoveryCode } from "./RecoveryCode.ts"
import { RecoveryCodesRepo } from "./RecoveryCodesRepo.ts"

/** Codes for who has lost what they sign in with. Each works once, and is kept as its hash alone. */
export class RecoveryCodes extends Context.Tag("steward/RecoveryCodes")<
  RecoveryCodes,
  {
    /** Makes ten; those that there were work no longer. This is the only time that they are seen. */
    readonly make: (personId: PersonId) => Effect.Effect<ReadonlyArray<string>>
    /** Uses one up; whether it was one. */
    readonly take: (personId: PersonId, typed: string) => Effect.Effect<boolean>
    readonly left: (personId: PersonId) => Effect.Effect<number>
    readonly removeOf: (personId: PersonId) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    RecoveryCodes,
    Effect.gen(function* () {
      const repo = yield* RecoveryCodesRepo
      const random = yield* RandomBytes
      return RecoveryCodes.of({
        make: tracedFn("RecoveryCodes.make")(function* (personId) {
          const codes = yield* Effect.replicateEffect(Effect.map(random.bytes(codeBytes), codeOf), codesInAll)
          yield* repo.removeOf(personId)
          yield* repo.insert(personId, codes.map(hashCode), yield* now)
          return codes
        }, Effect.orDie),
        take: tracedFn("RecoveryCodes.take")(
          (personId, typed) =>
            looksLikeRecoveryCode(typed) ? repo.take(personId, hashCode(typed)) : Effect.succeed(false),
          Effect.orDie
        ),
        left: tracedFn("RecoveryCodes.left")((personId) => repo.count(personId), Effect.orDie),
        removeOf: tracedFn("RecoveryCodes.removeOf")((personId) => Effect.asVoid(repo.removeOf(personId)), Effect.orDie)
      })
    })
  )
}
