import { SqlClient } from "@effect/sql"
import { Clock, Context, Effect, Layer, Option } from "effect"
import { GrantId, type PersonId, type WorkspaceId } from "#schema/Ids.ts"
import type { Scope } from "#schema/resources/Scope.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { type GrantRow, GrantsRepo } from "./GrantsRepo.ts"

/** An assistant that a person is connected with, in one workspace. */
export interface ConnectedAssistant {
  readonly grantId: GrantId
  readonly workspaceId: WorkspaceId
  readonly workspaceName: string
  /** What the assistant calls itself. */
  readonly name: string
  readonly scopes: ReadonlyArray<Scope>
  readonly personId: PersonId
  readonly personName: string
  readonly connectedAt: Date
  /** When it last fetched a token: within the hour before it last did something. */
  readonly usedAt: Date
}

/** Why assistants end with a password that their person set. */
export const newPassword = "ended with a new password"

/** What people let assistants do. Making and ending a grant is in the audit log. */
export class Grants extends Context.Tag("steward/Grants")<
  Grants,
  {
    /** Newest first, in every workspace. */
    readonly list: (personId: PersonId) => Effect.Effect<ReadonlyArray<ConnectedAssistant>>
    /** Everybody's in a workspace, newest first. */
    readonly listIn: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<ConnectedAssistant>>
    /** Whether a person lets this client act for them somewhere. */
    readonly isConnected: (personId: PersonId, clientId: string) => Effect.Effect<boolean>
    /** Ends all grants of a person at once, and codes that are on their way; `why` stands in the audit log. Answers how many. */
    readonly endAll: (personId: PersonId, why: string) => Effect.Effect<number>
    /** Ends one grant of this person at once; one that is gone, or another's, is no error. */
    readonly revoke: (personId: PersonId, workspaceId: WorkspaceId, grantId: string) => Effect.Effect<void>
    /** Ends a grant, whoever's it is; `actor` is a name. */
    readonly end: (workspaceId: WorkspaceId, grantId: GrantId, actor: string, why: string) => Effect.Effect<void>
    /** Drops grants, codes and tokens that have expired; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Grants,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* GrantsRepo
      const audit = yield* AuditLog

      const end = tracedFn("Grants.end")(function* (
        workspaceId: WorkspaceId,
        grantId: GrantId,
        actor: string,
        why: string
      ) {
        const grant = yield* Effect.orDie(repo.get(workspaceId, grantId))
        if (Option.isNone(grant) || !(yield* Effect.orDie(repo.remove(workspaceId, grantId)))) return
        const entry = { actor, what: "assistant.disconnected" as const, before: recorded(grant.value), after: { why } }
        yield* audit.record({ workspaceId, ...entry })
      }, transaction(sql))

      return Grants.of({
        end,

        list: tracedFn("Grants.list")(function* (personId) {
          return (yield* Effect.orDie(repo.ofPerson(personId))).map(toConnected)
        }),

        isConnected: tracedFn("Grants.isConnected")(function* (personId, clientId) {
          return (yield* Effect.orDie(repo.ofPerson(personId))).some(({ client_id }) => client_id === clientId)
        }),

        endAll: tracedFn("Grants.endAll")(function* (personId, why) {
          const all = yield* Effect.orDie(repo.everyOf(personId))
          yield* Effect.forEach(all, ({ id, person_name, workspace_id }) => end(workspace_id, id, person_name, why), {
            discard: true
          })
          return all.length
        }, transaction(sql)),

        listIn: tracedFn("Grants.listIn")(function* (workspaceId) {
          return (yield* Effect.orDie(repo.ofWorkspace(workspaceId))).map(toConnected)
        }),

        revoke: tracedFn("Grants.revoke")(function* (personId, workspaceId, grantId) {
          const grant = yield* Effect.orDie(repo.get(workspaceId, GrantId.make(grantId)))
          if (Option.isNone(grant) || grant.value.person_id !== personId) return
          yield* end(workspaceId, grant.value.id, grant.value.person_name, "revoked by the person")
        }),

        forget: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const counts = [
            yield* repo.prune(new Date(now)),
            yield* repo.pruneTokens(new Date(now)),
            yield* repo.pruneCodes(new Date(now - codesKept))
          ]
          return counts.reduce((sum, count) => sum + count, 0)
        }).pipe(Effect.orDie, span("Grants.forget"))
      })
    })
  )
}

/** Milliseconds for which a code is known after its end. */
export const codesKept = 3_600_000

export const recorded = (grant: Pick<GrantRow, "id" | "client_id" | "client_name" | "scopes" | "person_name">) => ({
  grant_id: grant.id,
  person: grant.person_name,
  assistant: grant.client_name,
  client_id: grant.client_id,
  scopes: grant.scopes
})

const toConnected = (row: GrantRow): ConnectedAssistant => ({
  grantId: row.id,
  workspaceId: row.workspace_id,
  workspaceName: row.workspace_name,
  name: row.client_name,
  scopes: row.scopes,
  personId: row.person_id,
  personName: row.person_name,
  connectedAt: row.created_at,
  usedAt: row.used_at
})
