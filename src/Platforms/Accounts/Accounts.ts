import { SqlClient } from "@effect/sql"
import { Context, DateTime, Effect, Layer, Option, type Redacted } from "effect"
import { AccountId, type WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import type { Account } from "#schema/resources/Account.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { ConnectedAccounts, type StoredAccount } from "#src/Directory/ConnectedAccounts.ts"
import type { ConnectedElsewhere } from "#src/Directory/ConnectedElsewhere.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { connectingOf } from "../Adapters/Adapters.ts"
import type { AccountAccess } from "../Port/PlatformGateway.ts"
import { renewalTime } from "../Port/RenewalTime.ts"
import { toAccount } from "./Health.ts"

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
  }
>() {
  static readonly layer = Layer.effect(
    Accounts,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* ConnectedAccounts
      const box = yield* SecretBox
      const audit = yield* AuditLog
      const ids = yield* Ids
      const clock = yield* WorkspaceClock

      const open = tracedFn("Accounts.open")(function* (account: StoredAccount) {
        if (account.sealed_token === null) return yield* Effect.dieMessage(`${account.id} was disconnected`)
        const token = yield* Effect.orDie(box.open(tokenPurpose, account.sealed_token))
        return { platform: account.platform, externalId: account.external_id, token }
      })

      return Accounts.of({
        open,
        connect: tracedFn("Accounts.connect")(
          function* ({ workspaceId, platform, externalId, name, token, actor, authorizedBy = null }) {
            const at = yield* DateTime.now
            const createdAt = DateTime.toDateUtc(at)
            const end = connectingOf(platform)?.endOf(token) ?? null
            // behind the clock, as who learns that a token is not accepted any more locks the account
            yield* clock.next(workspaceId)
            const [row] = yield* repo.connect({
              workspace_id: workspaceId,
              id: yield* ids.make("acc", AccountId.make),
              platform,
              external_id: externalId,
              name,
              sealed_token: yield* box.seal(tokenPurpose, token),
              poll_due_at: createdAt,
              created_at: createdAt,
              authorized_by: authorizedBy,
              token_renew_at: end === null ? null : DateTime.toDateUtc(renewalTime(end, at))
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
          yield* repo.pushed(workspaceId, id, yield* now)
        }, Effect.orDie)
      })
    })
  )
}
