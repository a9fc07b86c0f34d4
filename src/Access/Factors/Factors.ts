import { Context, Effect, Layer } from "effect"
import type { PersonId, WorkspaceId } from "#schema/Ids.ts"
import type { MemberFactor } from "#schema/resources/Security.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { FactorsRepo } from "./FactorsRepo.ts"
import { Passkeys } from "./Passkeys.ts"
import { RecoveryCodes } from "./RecoveryCodes.ts"
import { Totp } from "./Totp.ts"

/** What somebody can show beside their password. */
export interface FactorKinds {
  readonly totp: boolean
  readonly passkey: boolean
}

export const hasFactor = ({ passkey, totp }: FactorKinds): boolean => totp || passkey

/** What people sign in with beside a password, all kinds together. */
export class Factors extends Context.Tag("steward/Factors")<
  Factors,
  {
    readonly kinds: (personId: PersonId) => Effect.Effect<FactorKinds>
    readonly members: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<MemberFactor>>
    /** Recovery codes for who has a factor and none yet; null for everybody else. */
    readonly codesIfNone: (personId: PersonId) => Effect.Effect<ReadonlyArray<string> | null>
    /** Recovery codes stand in for a factor: without one they are good for nothing. */
    readonly tidy: (personId: PersonId) => Effect.Effect<void>
    readonly removeAll: (personId: PersonId) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    Factors,
    Effect.gen(function* () {
      const repo = yield* FactorsRepo
      const totp = yield* Totp
      const passkeys = yield* Passkeys
      const codes = yield* RecoveryCodes
      const kinds = tracedFn("Factors.kinds")((personId: PersonId) => Effect.orDie(repo.kinds(personId)))
      return Factors.of({
        kinds,
        members: tracedFn("Factors.members")((workspaceId) => Effect.orDie(repo.members(workspaceId))),
        codesIfNone: tracedFn("Factors.codesIfNone")(function* (personId) {
          if ((yield* codes.left(personId)) > 0 || !hasFactor(yield* kinds(personId))) return null
          return yield* codes.make(personId)
        }),
        tidy: tracedFn("Factors.tidy")(function* (personId) {
          if (!hasFactor(yield* kinds(personId))) yield* codes.removeOf(personId)
        }),
        removeAll: tracedFn("Factors.removeAll")(function* (personId) {
          yield* totp.remove(personId)
          yield* passkeys.removeOf(personId)
          yield* codes.removeOf(personId)
        })
      })
    })
  )
}
