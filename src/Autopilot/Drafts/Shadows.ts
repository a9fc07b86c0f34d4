import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Schema } from "effect"
import { actorOf, type Principal } from "#schema/api/Authentication.ts"
import { Forbidden, NotFound, PreconditionFailed } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { AuditChange } from "#schema/resources/AuditChange.ts"
import type { Guidance, Protections } from "#schema/resources/Autopilot.ts"
import { may, refusal } from "#schema/resources/Permission.ts"
import { PolicyDraft } from "#schema/resources/policy/PolicyDraft.ts"
import type { Shadow, StartedShadow } from "#schema/resources/policy/Shadow.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"
import { doneBy } from "../Guidance/Promises.ts"
import { GuidanceSettings } from "../GuidanceSettings/GuidanceSettings.ts"
import { differenceOf } from "../Replay/Difference.ts"
import { compiled } from "../Replay/Draft.ts"
import { ProtectionSettings } from "../Settings/ProtectionSettings.ts"
import { ShadowsRepo, type StoredShadow } from "./ShadowsRepo.ts"

const decodeDraft = Schema.decodeUnknown(PolicyDraft)
const encodeDraft = Schema.encode(PolicyDraft)

export interface Promoted {
  readonly guidance: Guidance
  readonly protections: Protections
}

/** Drafts that run in the shadow: one at a time in a workspace. */
export class Shadows extends Context.Tag("steward/Shadows")<
  Shadows,
  {
    readonly get: (workspaceId: WorkspaceId) => Effect.Effect<Shadow, NotFound>
    /** Replaces the one before, and shows it a last time. */
    readonly start: (principal: Principal, draft: PolicyDraft) => Effect.Effect<StartedShadow, Forbidden>
    /** Forgets it; answers what it had found. */
    readonly stop: (principal: Principal) => Effect.Effect<Shadow, Forbidden | NotFound>
    /** Puts the draft in force, and stops it as a shadow. */
    readonly promote: (principal: Principal) => Effect.Effect<Promoted, Forbidden | NotFound>
  }
>() {
  static readonly layer = Layer.effect(
    Shadows,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* ShadowsRepo
      const guidance = yield* GuidanceSettings
      const protections = yield* ProtectionSettings
      const ids = yield* Ids
      const audit = yield* AuditLog

      const allowed = (principal: Principal) =>
        may(principal, "change_autopilot")
          ? Effect.void
          : Effect.fail(new Forbidden({ message: refusal("change_autopilot") }))

      const found = Effect.mapError(
        () => new NotFound({ message: "No draft is running in the shadow in this workspace; start one first" })
      )

      const locked = (workspaceId: WorkspaceId) => Effect.flatMap(Effect.orDie(repo.lockRunning(workspaceId)), found)

      const foundBy = tracedFn("Shadows.foundBy")(function* (shadow: StoredShadow) {
        return {
          draft: yield* decodeDraft(shadow.draft),
          started_at: shown(shadow.started_at),
          started_by: shadow.actor,
          difference: differenceOf(yield* repo.tallies(shadow), yield* repo.examples(shadow))
        }
      }, Effect.orDie)

      const shownAs = tracedFn("Shadows.shownAs")(function* (shadow: StoredShadow) {
        const found = yield* foundBy(shadow)
        const policy = yield* compiled(found.draft)
        if (policy === null) return { ...found, does: [], unclear: [] }
        const read = yield* guidance.withNames(shadow.workspace_id, policy)
        return { ...found, does: doneBy(read), unclear: read.unclear }
      })

      const end = tracedFn("Shadows.end")(function* (principal: Principal, shadow: StoredShadow, what: AuditChange) {
        yield* Effect.orDie(repo.stop(shadow))
        yield* Effect.orDie(repo.remove(shadow))
        yield* audit.record({
          workspaceId: principal.workspaceId,
          actor: actorOf(principal),
          what,
          before: shadow.draft,
          after: null
        })
      })

      const replace = tracedFn("Shadows.replace")(function* (principal: Principal, draft: PolicyDraft) {
        const { workspaceId } = principal
        const before = yield* Effect.orDie(repo.lockRunning(workspaceId))
        const replaced = Option.isSome(before) ? { replaced: yield* foundBy(before.value) } : {}
        if (Option.isSome(before)) yield* end(principal, before.value, "shadow.stopped")
        const shadow = {
          workspace_id: workspaceId,
          id: yield* ids.make("shd", String),
          draft: yield* Effect.orDie(encodeDraft(draft)),
          actor: actorOf(principal),
          started_at: yield* now
        }
        yield* Effect.orDie(repo.start(shadow))
        yield* audit.record({ workspaceId, actor: shadow.actor, what: "shadow.started", before: null, after: draft })
        return { ...(yield* shownAs(shadow)), ...replaced }
      }, transaction(sql))

      return Shadows.of({
        get: tracedFn("Shadows.get")(function* (workspaceId) {
          return yield* shownAs(yield* Effect.flatMap(Effect.orDie(repo.running(workspaceId)), found))
        }, transaction(sql)),

        start: tracedFn("Shadows.start")(function* (principal, draft) {
          yield* allowed(principal)
          // guidance is read before anything is locked, and remembered: that takes long
          yield* compiled(draft)
          return yield* replace(principal, draft)
        }),

        stop: tracedFn("Shadows.stop")(function* (principal) {
          yield* allowed(principal)
          const shadow = yield* locked(principal.workspaceId)
          const last = yield* shownAs(shadow)
          yield* end(principal, shadow, "shadow.stopped")
          return last
        }, transaction(sql)),

        // each step alone: guidance may wait for a language model, and whoever is interrupted promotes again
        promote: tracedFn("Shadows.promote")(function* (principal) {
          yield* allowed(principal)
          const { workspaceId } = principal
          const shadow = yield* Effect.flatMap(Effect.orDie(repo.running(workspaceId)), found)
          const draft = yield* Effect.orDie(decodeDraft(shadow.draft))
          if (draft.guidance !== undefined) yield* unconditionally(guidance.replace(principal, draft.guidance))
          if (draft.protections !== undefined) {
            yield* unconditionally(protections.change(principal, draft.protections))
          }
          yield* end(principal, shadow, "shadow.promoted").pipe(transaction(sql))
          return {
            guidance: yield* guidance.get(workspaceId),
            protections: (yield* protections.get(workspaceId)).value
          }
        })
      })
    })
  )
}

/** No version was named that something could have changed from. */
const unconditionally = <A, E>(change: Effect.Effect<A, E | PreconditionFailed>) =>
  Effect.catchIf(change, (error) => error instanceof PreconditionFailed, Effect.die)
