import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import { actorOf, type Principal } from "#schema/api/Authentication.ts"
import { Forbidden, type PreconditionFailed } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import { type Protections, type ProtectionsChange, protectionKeys } from "#schema/resources/Autopilot.ts"
import { may, refusal } from "#schema/resources/Permission.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { labelled } from "./ProtectionLabels.ts"
import { SettingsRepo, type StoredSettings } from "./SettingsRepo.ts"
import { type From, startingFrom, type Versioned } from "./Versions.ts"

/** The hide switches of a workspace, and whether questions are answered. */
export class ProtectionSettings extends Context.Tag("steward/ProtectionSettings")<
  ProtectionSettings,
  {
    readonly get: (workspaceId: WorkspaceId) => Effect.Effect<Versioned<Protections>>
    /** Applies to new comments right away. What changes nothing makes no new version. */
    readonly change: (
      principal: Principal,
      change: ProtectionsChange,
      from?: From
    ) => Effect.Effect<Versioned<Protections>, Forbidden | PreconditionFailed>
  }
>() {
  static readonly layer = Layer.effect(
    ProtectionSettings,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* SettingsRepo
      const audit = yield* AuditLog

      const shownAs = tracedFn("ProtectionSettings.shownAs")(function* (
        workspaceId: WorkspaceId,
        { answer_questions, protections, protections_version }: Settings
      ) {
        const customized = yield* Effect.orDie(repo.ownSwitches(workspaceId))
        return {
          version: protections_version,
          value: {
            protections: labelled(protections),
            answer_questions,
            customized_accounts: customized.map(({ id, name }) => ({ id, name }))
          }
        }
      })

      return ProtectionSettings.of({
        get: tracedFn("ProtectionSettings.get")(function* (workspaceId) {
          return yield* shownAs(workspaceId, yield* Effect.orDie(Effect.flatten(repo.get(workspaceId))))
        }),
        change: tracedFn("ProtectionSettings.change")(function* (
          principal,
          { answer_questions, ...switches },
          from = null
        ) {
          if (!may(principal, "change_autopilot")) {
            return yield* Effect.fail(new Forbidden({ message: refusal("change_autopilot") }))
          }
          const { workspaceId } = principal
          const before = yield* Effect.orDie(Effect.flatten(repo.lock(workspaceId)))
          yield* startingFrom(from, before.protections_version, "protections")
          const after = {
            protections: { ...before.protections, ...switches },
            answer_questions: answer_questions ?? before.answer_questions
          }
          const changes = !same(before, after)
          if (changes) {
            yield* Effect.orDie(repo.setProtections(workspaceId, after.protections, after.answer_questions))
            yield* audit.record({
              workspaceId,
              actor: actorOf(principal),
              what: "protections.changed",
              before: { ...before.protections, answer_questions: before.answer_questions },
              after: { ...after.protections, answer_questions: after.answer_questions }
            })
          }
          const protections_version = before.protections_version + (changes ? 1 : 0)
          return yield* shownAs(workspaceId, { ...after, protections_version })
        }, transaction(sql))
      })
    })
  )
}

type Settings = Pick<StoredSettings, "protections" | "protections_version" | "answer_questions">

const same = (before: Omit<Settings, "protections_version">, after: Omit<Settings, "protections_version">) =>
  before.answer_questions === after.answer_questions &&
  protectionKeys.every((key) => before.protections[key] === after.protections[key])
