import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option } from "effect"
import { NotFound } from "#schema/Errors.ts"
import { AccountId, type WorkspaceId } from "#schema/Ids.ts"
import { type Platform, platformName, platforms } from "#schema/Platform.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { ConnectedAccounts } from "#src/Directory/ConnectedAccounts.ts"
import { ConnectionEndings } from "#src/Directory/ConnectionEndings.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { now } from "#src/Ground/Now.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Outbox } from "#src/Webhooks/Queue/Outbox.ts"
import { Accounts } from "./Accounts.ts"
import { Revocations } from "./Revocations.ts"

/** How the connections to a brand's accounts end: a person ends them, or the platform does. */
export class Disconnections extends Context.Tag("steward/Disconnections")<
  Disconnections,
  {
    /**
     * A person ends the connection: its token is forgotten, nothing more is read or taken in, and its comments stay.
     * Connecting it again takes it up under the same id. `actor` is a name, for the audit log.
     */
    readonly disconnect: (workspaceId: WorkspaceId, id: string, actor: string) => Effect.Effect<void, NotFound>
    /**
     * A person took Steward's access away at the platform: what they connected ends, and its tokens are forgotten. Answers
     * how many accounts it was.
     */
    readonly deauthorized: (platform: Platform, userId: string) => Effect.Effect<number>
    /** Once, until it is connected again: people are told by `account.disconnected`. */
    readonly disconnected: (workspaceId: WorkspaceId, id: AccountId, at: Date, reason: string) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    Disconnections,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* ConnectedAccounts
      const endings = yield* ConnectionEndings
      const accounts = yield* Accounts
      const outbox = yield* Outbox
      const audit = yield* AuditLog
      const links = yield* AppLinks
      const revocations = yield* Revocations
      const clock = yield* WorkspaceClock

      const disconnected = tracedFn("Disconnections.disconnected")(
        function* (workspaceId: WorkspaceId, id: AccountId, at: Date, reason: string) {
          for (const { name } of yield* endings.disconnect(workspaceId, id, at, reason)) {
            yield* Effect.logWarning("A platform no longer accepts a token", { workspaceId, account: id, reason })
            const fields = { account: { id, name }, reason }
            yield* outbox.append({
              workspaceId,
              at,
              url: links.accounts,
              events: [{ event: "account.disconnected", fields }]
            })
          }
        },
        Effect.orDie,
        transaction(sql)
      )

      /** Forgets the token of an account, and answers it with who gave it; null where it was forgotten before. */
      const released = tracedFn("Disconnections.released")(function* (
        workspaceId: WorkspaceId,
        id: AccountId,
        actor: string
      ) {
        const at = yield* now
        const reason = `${actor} disconnected it.`
        const account = Option.getOrNull(yield* Effect.orDie(repo.get(workspaceId, id)))
        if (account === null) {
          const message = `There is no account ${JSON.stringify(id.slice(0, 64))}`
          return yield* Effect.fail(new NotFound({ message }))
        }
        if (account.sealed_token === null) return null
        // what cannot be opened any more can still be forgotten
        const access = yield* Effect.catchAllCause(accounts.open(account), () => Effect.succeed(null))
        const person = Option.flatMapNullable(
          yield* Effect.orDie(endings.authorizedBy(workspaceId, id)),
          (row) => row.authorized_by
        )
        // behind the clock, as who learns that a token is not accepted any more locks the account
        yield* clock.next(workspaceId)
        for (const before of yield* Effect.orDie(endings.release(workspaceId, id, at, reason))) {
          yield* audit.record({ workspaceId, actor, what: "account.disconnected", before, after: null })
        }
        return { access, person: Option.getOrNull(person) }
      }, transaction(sql))

      /** The accounts that the same person let Steward into, in whichever brand. */
      const othersOf = (person: string | null) =>
        person === null
          ? Effect.succeed([])
          : Effect.forEach(platforms, (platform) => Effect.orDie(endings.connectedBy(platform, person))).pipe(
              Effect.flatMap((found) => Effect.forEach(found.flat(), accounts.open))
            )

      return Disconnections.of({
        disconnected,

        disconnect: tracedFn("Disconnections.disconnect")(function* (workspaceId, id, actor) {
          const given = yield* released(workspaceId, AccountId.make(id), actor)
          // only once it is sure that the token is forgotten here
          if (given === null || given.access === null) return
          yield* revocations.begin(given.access, yield* othersOf(given.person))
        }),
        deauthorized: tracedFn("Disconnections.deauthorized")(function* (platform, userId) {
          const name = platformName(platform)
          const reason = `The person who connected it took Steward's access away on ${name}.`
          const connected = yield* Effect.orDie(endings.connectedBy(platform, userId))
          for (const { id, workspace_id } of connected) {
            yield* Effect.gen(function* () {
              const at = yield* clock.next(workspace_id)
              yield* disconnected(workspace_id, id, at, reason)
              for (const before of yield* endings.release(workspace_id, id, at, reason)) {
                yield* audit.record({
                  workspaceId: workspace_id,
                  actor: name,
                  what: "account.disconnected",
                  before,
                  after: null
                })
              }
            }).pipe(Effect.orDie, transaction(sql))
          }
          return connected.length
        })
      })
    })
  )
}
