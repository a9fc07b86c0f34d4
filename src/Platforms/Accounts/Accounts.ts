import { SqlClient } from "@effect/sql"
import { Clock, Context, DateTime, Effect, Layer, Option, type Redacted } from "effect"
import { NotFound } from "#schema/Errors.ts"
import { AccountId, type WorkspaceId } from "#schema/Ids.ts"
import { type Platform, platformName, platforms } from "#schema/Platform.ts"
import type { Account } from "#schema/resources/Account.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { authorizedBy } from "#src/Directory/AccountTokenSql.ts"
import { ConnectedAccounts, type StoredAccount } from "#src/Directory/ConnectedAccounts.ts"
import type { ConnectedElsewhere } from "#src/Directory/ConnectedElsewhere.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Outbox } from "#src/Webhooks/Queue/Outbox.ts"
import { connectingOf } from "../Adapters/Adapters.ts"
import type { AccountAccess } from "../Port/PlatformGateway.ts"
import { renewalTime } from "../Port/RenewalTime.ts"
import { toAccount } from "./Health.ts"
import { Revocations } from "./Revocations.ts"

/** What an account's token is sealed as. */
export const tokenPurpose = "platform token"

export interface NewAccount {
  readonly workspaceId: WorkspaceId
  readonly platform: Platform
  readonly externalId: string
  readonly name: string
  readonly token: Redacted.Redacted
  /** The person who let Steward in, as the platform calls them, where that is known and not the account itself. */
  readonly authorizedBy?: string | null
}

/** The brand's accounts on the platforms. Their tokens are sealed at rest and opened only to be used. */
export class Accounts extends Context.Tag("steward/Accounts")<
  Accounts,
  {
    /**
     * Connects an account, or connects it again under the same id. A page or a channel is connected in one workspace at
     * a time.
     */
    readonly connect: (account: NewAccount & { readonly actor: string }) => Effect.Effect<AccountId, ConnectedElsewhere>
    /** Oldest first, with those that have to be connected again. */
    readonly list: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<Account>>
    /** None when the account is gone or has to be connected again. */
    readonly access: (workspaceId: WorkspaceId, id: AccountId) => Effect.Effect<Option.Option<AccountAccess>>
    readonly open: (account: StoredAccount) => Effect.Effect<AccountAccess>
    /** The account of the workspace that has it connected, if there is one. */
    readonly findByExternalId: (platform: Platform, externalId: string) => Effect.Effect<Option.Option<StoredAccount>>
    /** The platform told of something that happened there. */
    readonly pushed: (workspaceId: WorkspaceId, id: AccountId) => Effect.Effect<void>
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
    Accounts,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* ConnectedAccounts
      const box = yield* SecretBox
      const outbox = yield* Outbox
      const audit = yield* AuditLog
      const links = yield* AppLinks
      const revocations = yield* Revocations
      const ids = yield* Ids
      const clock = yield* WorkspaceClock

      const open = tracedFn("Accounts.open")(function* (account: StoredAccount) {
        if (account.sealed_token === null) return yield* Effect.dieMessage(`${account.id} was disconnected`)
        const token = yield* Effect.orDie(box.open(tokenPurpose, account.sealed_token))
        return { platform: account.platform, externalId: account.external_id, token }
      })

      const disconnected = tracedFn("Accounts.disconnected")(
        function* (workspaceId: WorkspaceId, id: AccountId, at: Date, reason: string) {
          for (const { name } of yield* repo.disconnect(workspaceId, id, at, reason)) {
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
      const released = tracedFn("Accounts.released")(function* (
        workspaceId: WorkspaceId,
        id: AccountId,
        actor: string
      ) {
        const at = new Date(yield* Clock.currentTimeMillis)
        const reason = `${actor} disconnected it.`
        const account = Option.getOrNull(yield* Effect.orDie(repo.get(workspaceId, id)))
        if (account === null) {
          const message = `There is no account ${JSON.stringify(id.slice(0, 64))}`
          return yield* Effect.fail(new NotFound({ message }))
        }
        if (account.sealed_token === null) return null
        // what cannot be opened any more can still be forgotten
        const access = yield* Effect.catchAllCause(open(account), () => Effect.succeed(null))
        const person = Option.flatMapNullable(
          yield* Effect.orDie(authorizedBy(sql, workspaceId, id)),
          (row) => row.authorized_by
        )
        for (const before of yield* Effect.orDie(repo.release(workspaceId, id, at, reason))) {
          yield* audit.record({ workspaceId, actor, what: "account.disconnected", before, after: null })
        }
        return { access, person: Option.getOrNull(person) }
      }, transaction(sql))

      /** The accounts that the same person let Steward into, in whichever brand. */
      const othersOf = (person: string | null) =>
        person === null
          ? Effect.succeed([])
          : Effect.forEach(platforms, (platform) => Effect.orDie(repo.connectedBy(platform, person))).pipe(
              Effect.flatMap((found) => Effect.forEach(found.flat(), open))
            )

      return Accounts.of({
        open,
        connect: tracedFn("Accounts.connect")(
          function* ({ workspaceId, platform, externalId, name, token, actor, authorizedBy = null }) {
            const now = yield* DateTime.now
            const at = DateTime.toDateUtc(now)
            const end = connectingOf(platform)?.endOf(token) ?? null
            const [row] = yield* repo.connect({
              workspace_id: workspaceId,
              id: yield* ids.make("acc", AccountId.make),
              platform,
              external_id: externalId,
              name,
              sealed_token: yield* box.seal(tokenPurpose, token),
              poll_due_at: at,
              created_at: at,
              authorized_by: authorizedBy,
              token_renew_at: end === null ? null : DateTime.toDateUtc(renewalTime(end, now))
            })
            if (row === undefined) return yield* Effect.dieMessage("Connecting an account answered no row")
            const after = { id: row.id, platform, name }
            yield* audit.record({ workspaceId, actor, what: "account.connected", before: null, after })
            return row.id
          },
          Effect.catchTag("SqlError", Effect.die),
          transaction(sql)
        ),
        list: (workspaceId) => Effect.map(Effect.orDie(repo.list(workspaceId)), (rows) => rows.map(toAccount)),
        access: tracedFn("Accounts.access")(function* (workspaceId, id) {
          const account = Option.filter(
            yield* repo.get(workspaceId, id),
            ({ disconnected_at }) => disconnected_at === null
          )
          return yield* Option.match(account, {
            onNone: () => Effect.succeedNone,
            onSome: (row) => Effect.asSome(open(row))
          })
        }, Effect.orDie),
        findByExternalId: (platform, externalId) => Effect.orDie(repo.findByExternalId(platform, externalId)),
        pushed: tracedFn("Accounts.pushed")(function* (workspaceId, id) {
          yield* repo.pushed(workspaceId, id, new Date(yield* Clock.currentTimeMillis))
        }, Effect.orDie),
        disconnect: tracedFn("Accounts.disconnect")(function* (workspaceId, id, actor) {
          const given = yield* released(workspaceId, AccountId.make(id), actor)
          // only once it is sure that the token is forgotten here
          if (given === null || given.access === null) return
          yield* revocations.begin(given.access, yield* othersOf(given.person))
        }),
        deauthorized: tracedFn("Accounts.deauthorized")(function* (platform, userId) {
          const name = platformName(platform)
          const reason = `The person who connected it took Steward's access away on ${name}.`
          const connected = yield* Effect.orDie(repo.connectedBy(platform, userId))
          for (const { id, workspace_id } of connected) {
            yield* Effect.gen(function* () {
              const at = yield* clock.next(workspace_id)
              yield* disconnected(workspace_id, id, at, reason)
              for (const before of yield* repo.release(workspace_id, id, at, reason)) {
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
        }),
        disconnected
      })
    })
  )
}
