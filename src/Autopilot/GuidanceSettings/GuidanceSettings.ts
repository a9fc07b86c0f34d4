import { SqlClient } from "@effect/sql"
import { Clock, Context, Effect, Layer, Schema } from "effect"
import { actorOf, type Principal } from "#schema/api/Authentication.ts"
import { Forbidden, type PreconditionFailed } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Guidance } from "#schema/resources/Autopilot.ts"
import { may, refusal } from "#schema/resources/Permission.ts"
import type { CompiledPolicy } from "#schema/resources/policy/CompiledPolicy.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { everydayNames } from "../Guidance/EverydayNames.ts"
import { knowingAccounts, withoutOwn } from "../Guidance/KnownAccounts.ts"
import { notDone } from "../Guidance/NotDone.ts"
import { Policy } from "../Guidance/Policy.ts"
import { doneBy } from "../Guidance/Promises.ts"
import { compileInSteps } from "../Guidance/Reading/Steps/InSteps.ts"
import { guidanceReading } from "../Guidance/Reading/Steps/Loaded.ts"
import { understoodIn } from "../Guidance/Wording.ts"
import { GuidanceReader } from "../LanguageModel/GuidanceReader.ts"
import { Policies } from "../Settings/Policies.ts"
import { SettingsRepo } from "../Settings/SettingsRepo.ts"
import { type From, startingFrom } from "../Settings/Versions.ts"
import { Foresight } from "./Foresight.ts"

const encodePolicy = Schema.encode(Policy)

/** What a brand wants in its own words, and the policy it was compiled to. */
export class GuidanceSettings extends Context.Tag("steward/GuidanceSettings")<
  GuidanceSettings,
  {
    readonly get: (workspaceId: WorkspaceId) => Effect.Effect<Guidance>
    /**
     * Replaces the whole text, compiles it and keeps the policy as a new version, in force at once. Warns of what it
     * would show that is hidden now, of names that are everyday words, and of parts of sentences that no rule does.
     */
    readonly replace: (
      principal: Principal,
      guidance: string,
      from?: From
    ) => Effect.Effect<Guidance, Forbidden | PreconditionFailed>
    /** Names of the accounts that guidance may speak of. */
    readonly accounts: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<string>>
    /** A policy that knows the brand's accounts by their names, and takes none of what the brand is called for a competitor. */
    readonly withNames: (workspaceId: WorkspaceId, policy: Policy) => Effect.Effect<Policy>
    /** What it was understood as, in words. */
    readonly understood: (workspaceId: WorkspaceId) => Effect.Effect<CompiledPolicy>
  }
>() {
  static readonly layer = Layer.effect(
    GuidanceSettings,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* SettingsRepo
      const audit = yield* AuditLog
      const reader = yield* GuidanceReader
      const policies = yield* Policies
      const foresight = yield* Foresight

      const put = tracedFn("GuidanceSettings.put")(function* (
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
        const actor = actorOf(principal)
        yield* Effect.orDie(repo.addPolicy({ workspaceId, version, guidance, policy: encoded, at, actor }))
        yield* Effect.orDie(repo.setGuidance(workspaceId, guidance, version))
        yield* audit.record({
          workspaceId,
          actor,
          what: "guidance.replaced",
          before: { guidance: before.guidance, policy_version: before.policy_version },
          after: { guidance, policy_version: version, unclear: compiled.unclear }
        })
        return shownAs(guidance, version, compiled)
      }, transaction(sql))

      const accounts = tracedFn("GuidanceSettings.accounts")(function* (workspaceId: WorkspaceId) {
        return (yield* repo.accountNames(workspaceId)).map(({ name }) => name)
      }, Effect.orDie)

      const ownNames = tracedFn("GuidanceSettings.ownNames")(function* (workspaceId: WorkspaceId) {
        return (yield* repo.ownNames(workspaceId)).map(({ name }) => name)
      }, Effect.orDie)

      const withNames = tracedFn("GuidanceSettings.withNames")(function* (workspaceId: WorkspaceId, policy: Policy) {
        const known = knowingAccounts(policy, yield* accounts(workspaceId))
        return withoutOwn(known, yield* ownNames(workspaceId))
      })

      return GuidanceSettings.of({
        accounts,
        withNames,
        get: tracedFn("GuidanceSettings.get")(function* (workspaceId) {
          const { guidance, policy_version } = yield* Effect.flatten(repo.get(workspaceId))
          const { policy: compiled } = yield* policies.get(workspaceId, policy_version)
          return shownAs(guidance, policy_version, compiled)
        }, Effect.orDie),
        understood: tracedFn("GuidanceSettings.understood")(function* (workspaceId) {
          const { policy_version } = yield* Effect.flatten(repo.get(workspaceId))
          const { policy: compiled } = yield* policies.get(workspaceId, policy_version)
          const { competitors, facts, unclear } = compiled
          return {
            policy_version,
            understood: understoodIn(compiled),
            does: doneBy(compiled),
            competitors,
            facts,
            unclear
          }
        }, Effect.orDie),
        replace: tracedFn("GuidanceSettings.replace")(function* (principal, guidance, from = null) {
          if (!may(principal, "change_autopilot")) {
            return yield* Effect.fail(new Forbidden({ message: refusal("change_autopilot") }))
          }
          // before anything is locked: a language model takes its time, and so does looking at past comments
          const { inOrder } = yield* guidanceReading
          const read = inOrder(yield* reader.read(yield* compileInSteps(guidance)), guidance)
          const compiled = yield* withNames(principal.workspaceId, read)
          const foreseen = yield* foresight.warnings(principal.workspaceId, compiled)
          const warnings = [...notDone(compiled.rules), ...everydayNames(compiled.competitors), ...foreseen]
          const saved = yield* put(principal, guidance, compiled, from)
          return { ...saved, warnings }
        })
      })
    })
  )
}

/** How many times it has been compiled. */
export const guidanceVersion = ({ policy_version }: Pick<Guidance, "policy_version">): number => policy_version ?? 0

const shownAs = (guidance: string, version: number | null, policy: Policy): Guidance => ({
  guidance,
  policy_version: version,
  does: doneBy(policy),
  ...(policy.unclear.length === 0 ? {} : { unclear: policy.unclear })
})
