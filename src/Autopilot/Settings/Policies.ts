import { Cache, Context, Data, Duration, Effect, Layer, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { stillReported } from "../Guidance/KnownAccounts.ts"
import { compilerVersion, emptyPolicy, Policy } from "../Guidance/Policy.ts"
import { compileInSteps } from "../Guidance/Reading/Steps/InSteps.ts"
import { guidanceReading } from "../Guidance/Reading/Steps/Loaded.ts"
import { accepted } from "../LanguageModel/Accepted.ts"
import { SettingsRepo } from "./SettingsRepo.ts"

const decodePolicy = Schema.decode(Schema.parseJson(Policy))
/** Policies that are read once and not again for each comment. */
const remembered = 1000

/**
 * A stored policy as the compiler of today reads its guidance. Sentences that it still cannot read keep the rules that
 * a language model read into them.
 */
const upToDate = (policy: Policy, guidance: string): Effect.Effect<Policy> =>
  policy.compiler === compilerVersion
    ? Effect.succeed(policy)
    : Effect.zipWith(guidanceReading, compileInSteps(guidance), ({ inOrder }, read) =>
        stillReported(inOrder(accepted(read, policy.rules), guidance), policy)
      )

/** Guidance as it was compiled, by its version. */
export class Policies extends Context.Tag("steward/Policies")<
  Policies,
  {
    /**
     * The policy of a version and when it was compiled, ISO 8601; an empty one before the first. One and the same object
     * for as long as it is remembered: what is made of its rules need not be made again.
     */
    readonly get: (
      workspaceId: WorkspaceId,
      version: number | null
    ) => Effect.Effect<{ readonly policy: Policy; readonly at: string | null }>
  }
>() {
  static readonly layer = Layer.effect(
    Policies,
    Effect.gen(function* () {
      const repo = yield* SettingsRepo

      // by what is stored, since a version may be taken back with its transaction
      const policies = yield* Cache.make({
        capacity: remembered,
        timeToLive: Duration.infinity,
        lookup: (stored: { readonly policy: string; readonly guidance: string }) =>
          Effect.flatMap(decodePolicy(stored.policy), (policy) => upToDate(policy, stored.guidance))
      })

      return Policies.of({
        get: tracedFn("Policies.get")(function* (workspaceId, version) {
          if (version === null) return { policy: emptyPolicy, at: null }
          const { created_at, guidance, policy } = yield* Effect.flatten(repo.policy(workspaceId, version))
          // others may wait for the same
          return {
            policy: yield* Effect.uninterruptible(policies.get(Data.struct({ policy, guidance }))),
            at: created_at.toISOString()
          }
        }, Effect.orDie)
      })
    })
  )
}
