import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer } from "effect"
import { actorOf, type Principal } from "#schema/api/Authentication.ts"
import { Forbidden, NotFound } from "#schema/Errors.ts"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import type { AccountProtections, AccountProtectionsChange } from "#schema/resources/AccountProtections.ts"
import { protectionKeys } from "#schema/resources/Autopilot.ts"
import { may, refusal } from "#schema/resources/Permission.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { labelled } from "./ProtectionLabels.ts"
import { SettingsRepo, type Switches } from "./SettingsRepo.ts"

/** The hide switches of single accounts. One with switches of its own is not changed by the workspace's. */
export class AccountProtectionSettings extends Context.Tag("steward/AccountProtectionSettings")<
  AccountProtectionSettings,
  {
    readonly get: (workspaceId: WorkspaceId, id: AccountId) => Effect.Effect<AccountProtections, NotFound>
    /** From then on the account has switches of its own: those that held for it, with the change. */
    readonly change: (
      principal: Principal,
      id: AccountId,
      change: AccountProtectionsChange
    ) => Effect.Effect<AccountProtections, Forbidden | NotFound>
    /** From then on the workspace's switches hold for the account. */
    readonly remove: (principal: Principal, id: AccountId) => Effect.Effect<AccountProtections, Forbidden | NotFound>
  }
>() {
  static readonly layer = Layer.effect(
    AccountProtectionSettings,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* SettingsRepo
      const audit = yield* AuditLog

      const found = tracedFn("AccountProtectionSettings.found")(function* (workspaceId: WorkspaceId, id: AccountId) {
        const account = yield* Effect.flatMap(
          Effect.orDie(repo.account(workspaceId, id)),
          Effect.mapError(() => new NotFound({ message: `There is no account ${id}` }))
        )
        return { id: account.id, name: account.name, own: account.own_protections && complete(account.own_protections) }
      })

      /** What holds for the account, once `next` has made other switches of it; null for those of the workspace. */
      const put = tracedFn("AccountProtectionSettings.put")(function* (
        principal: Principal,
        id: AccountId,
        next: (now: Switches) => Switches | null
      ) {
        if (!may(principal, "change_autopilot")) {
          return yield* Effect.fail(new Forbidden({ message: refusal("change_autopilot") }))
        }
        const { workspaceId } = principal
        const { protections } = yield* Effect.orDie(Effect.flatten(repo.lock(workspaceId)))
        const account = yield* found(workspaceId, id)
        const own = next(account.own ?? protections)
        if (!same(account.own, own)) {
          yield* Effect.orDie(repo.setOwnSwitches(workspaceId, id, own))
          yield* audit.record({
            workspaceId,
            actor: actorOf(principal),
            what: own === null ? "account_protections.removed" : "account_protections.changed",
            before: { account: id, own: account.own },
            after: { account: id, own }
          })
        }
        return shownAs({ ...account, own }, protections)
      }, transaction(sql))

      return AccountProtectionSettings.of({
        get: tracedFn("AccountProtectionSettings.get")(function* (workspaceId, id) {
          const account = yield* found(workspaceId, id)
          const { protections } = yield* Effect.orDie(Effect.flatten(repo.get(workspaceId)))
          return shownAs(account, protections)
        }),
        change: (principal, id, change) => put(principal, id, (now) => ({ ...now, ...change })),
        remove: (principal, id) => put(principal, id, () => null)
      })
    })
  )
}

const off: Switches = {
  scams: false,
  spam: false,
  hate: false,
  competitors: false,
  profanity: false,
  links: false,
  contact: false,
  media: false,
  negative: false
}

const complete = (own: Partial<Switches>): Switches => ({ ...off, ...own })

const same = (one: Switches | null, other: Switches | null) =>
  one === null || other === null ? one === other : protectionKeys.every((key) => one[key] === other[key])

const shownAs = (
  { id, name, own }: { readonly id: AccountId; readonly name: string; readonly own: Switches | null },
  workspace: Switches
): AccountProtections => ({ account: { id, name }, customized: own !== null, protections: labelled(own ?? workspace) })
