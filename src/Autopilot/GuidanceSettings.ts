import { SqlClient } from "@effect/sql"
import { Cache, Clock, Context, Duration, Effect, Layer, Schema } from "effect"
import type { Guidance } from "#schema/Autopilot.ts"
import { actorOf, type Principal } from "#schema/api/Authentication.ts"
import { Forbidden, type PreconditionFailed } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import { may, refusal } from "#schema/Permission.ts"
import type { CompiledPolicy } from "#schema/Policy.ts"
import { AuditLog } from "#src/Database/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { compile } from "./Guidance/Compile.ts"
import { emptyPolicy, Policy } from "./Guidance/Policy.ts"
import { understoodIn } from "./Guidance/Wording.ts"
import { GuidanceReader } from "./LanguageModel/GuidanceReader.ts"
import { SettingsRepo } from "./SettingsRepo.ts"
import { type From, startingFrom } from "./Versions.ts"

const decodePolicy = Schema.decode(Schema.parseJson(Policy))
/** Policies that are read once and not again for each comment. */
const remembered = 1000
const encodePolicy = Schema.encode(Policy)

/** What a brand wants in its own words, and the policy it was compiled to. */
export class GuidanceSettings extends Context.Tag("steward/GuidanceSettings")<
  GuidanceSettings,
  {
    readonly get: (workspaceId: WorkspaceId) => Effect.Effect<Guidance>
    /** Replaces the whole text, compiles it and keeps the policy as a new version, in force at once. */
    readonly replace: (
      principal: Principal,
      guidance: string,
      from?: From
    ) => Effect.Effect<Guidance, Forbidden | PreconditionFailed>
    /** What it was understood as, in words. */
    readonly understood: (workspaceId: WorkspaceId) => Effect.Effect<CompiledPolicy>
    /**
     * The policy of a version and when it was compiled, ISO 8601; an empty one before the first. One and the same object
     * for as long as it is remembered: what is made of its rules need not be made again.
     */
    readonly policy: (
      workspaceId: WorkspaceId,
      version: number | null
    ) => Effect.Effect<{ readonly policy: Policy; readonly at: string | null }>
  }
>() {
  static readonly layer = Layer.effect(
    GuidanceSettings,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* SettingsRepo
      const audit = yield* AuditLog
      const reader = yield* GuidanceReader

      // by what is stored, since a version may be taken back with its transaction
      const decoded = yield* Cache.make({
        capacity: remembered,
        timeToLive: Duration.infinity,
        lookup: (stored: string) => decodePolicy(stored)
      })

      const policy = Effect.fn("GuidanceSettings.policy")(function* (workspaceId: WorkspaceId, version: number | null) {
        if (version === null) return { policy: emptyPolicy, at: null }
        const stored = yield* Effect.flatten(repo.policy(workspaceId, version))
        return { policy: yield* decoded.get(stored.policy), at: stored.created_at.toISOString() }
      }, Effect.orDie)

      const put = Effect.fn("GuidanceSettings.put")(function* (
        principal: Principal,
        guidance: string,
        compiled: Policy,
        from: From
      ) {
        const { workspaceId } = principal
        const before = yield* Effect.orDie(Effect.flatten(repo.lock(workspaceId)))
        yield* startingFrom(from, guidanceVersion(before), "guidance")
        const version = guidanceVersion(before) + 1
        const at = new Date(yield* Clock.currentTimeMillis)
        const encoded = yield* Effect.orDie(encodePolicy(compiled))
        yield* Effect.orDie(repo.addPolicy(workspaceId, version, guidance, encoded, at))
        yield* Effect.orDie(repo.setGuidance(workspaceId, guidance, version))
        yield* audit.record({
          workspaceId,
          actor: actorOf(principal),
          what: "guidance.replaced",
          before: { guidance: before.guidance, policy_version: before.policy_version },
          after: { guidance, policy_version: version, unclear: compiled.unclear }
        })
        return shownAs(guidance, version, compiled)
      }, transaction(sql))

      return GuidanceSettings.of({
        policy,
        get: Effect.fn("GuidanceSettings.get")(function* (workspaceId) {
          const { guidance, policy_version } = yield* Effect.flatten(repo.get(workspaceId))
          const { policy: compiled } = yield* policy(workspaceId, policy_version)
          return shownAs(guidance, policy_version, compiled)
        }, Effect.orDie),
        understood: Effect.fn("GuidanceSettings.understood")(function* (workspaceId) {
          const { policy_version } = yield* Effect.flatten(repo.get(workspaceId))
          const { policy: compiled } = yield* policy(workspaceId, policy_version)
          const { competitors, facts, unclear } = compiled
          return { policy_version, understood: understoodIn(compiled), competitors, facts, unclear }
        }, Effect.orDie),
        replace: Effect.fn("GuidanceSettings.replace")(function* (principal, guidance, from = null) {
          if (!may(principal, "change_autopilot")) {
            return yield* Effect.fail(new Forbidden({ message: refusal("change_autopilot") }))
          }
          // before anything is locked: a language model takes its time
          return yield* put(principal, guidance, yield* reader.read(compile(guidance)), from)
        })
      })
    })
  )
}

/** How many times it has been compiled. */
export const guidanceVersion = ({ policy_version }: Pick<Guidance, "policy_version">): number => policy_version ?? 0

const shownAs = (guidance: string, version: number | null, { unclear }: Policy): Guidance => ({
  guidance,
  policy_version: version,
  ...(unclear.length === 0 ? {} : { unclear })
})
