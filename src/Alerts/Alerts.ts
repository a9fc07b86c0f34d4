import { SqlClient } from "@effect/sql"
import { Clock, Context, Effect, Layer, Option } from "effect"
import type { Principal } from "#schema/api/Authentication.ts"
import { Forbidden, NotFound } from "#schema/Errors.ts"
import { refusal } from "#schema/resources/Permission.ts"
import {
  type AlertChoice,
  type AlertKind,
  type AlertsChange,
  alertChoices,
  type PersonAlerts as Shown
} from "#schema/settings/Alert.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Mail } from "#src/Mail/Mail.ts"
import { AlertsRepo, type StoredAlert } from "./AlertsRepo.ts"
import { alertKinds, choiceOf, mayHave, permissionOf } from "./Defaults.ts"
import { nextLook } from "./Due.ts"
import { unsubscribeTokens } from "./Unsubscribe.ts"

/** Letters of which kind somebody no longer gets, and of which brand. */
export interface Unsubscribed {
  readonly kind: AlertKind
  readonly workspaceName: string
}

/** What people want to be told by letter. Each chooses for themselves, in each of their brands. */
export class Alerts extends Context.Tag("steward/Alerts")<
  Alerts,
  {
    readonly get: (principal: Principal) => Effect.Effect<Shown>
    /** Only what is given; all of it, or nothing. */
    readonly change: (principal: Principal, change: AlertsChange) => Effect.Effect<Shown, Forbidden>
    /** What the link of a letter stands for. */
    readonly meant: (token: string) => Effect.Effect<Unsubscribed, NotFound>
    /** Ends the letters of a kind, by the link of one of them. Twice is no error. */
    readonly unsubscribe: (token: string) => Effect.Effect<Unsubscribed, NotFound>
  }
>() {
  static readonly layer = Layer.effect(
    Alerts,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* AlertsRepo
      const audit = yield* AuditLog
      const mail = yield* Mail
      const tokens = yield* unsubscribeTokens

      const rowsFor = ({ personId, workspaceId }: Pick<Principal, "personId" | "workspaceId">) =>
        Effect.orDie(repo.ofPerson(workspaceId, personId))

      const get = tracedFn("Alerts.get")(function* (principal: Principal) {
        const rows = yield* rowsFor(principal)
        const shown: Shown = {
          mail: reachOf(mail.delivers, rows[0]),
          alerts: rows
            .filter(({ kind }) => mayHave(principal, kind))
            .toSorted((one, other) => alertKinds.indexOf(one.kind) - alertKinds.indexOf(other.kind))
            .map(({ choice, kind }) => ({
              kind,
              choice: choiceOf(principal, kind, choice),
              is_default: choice === null,
              choices: alertChoices[kind]
            }))
        }
        return shown
      })

      const choose = tracedFn("Alerts.choose")(function* (row: StoredAlert, choice: AlertChoice) {
        const before = choiceOf(standingOf(row), row.kind, row.choice)
        const now = yield* Clock.currentTimeMillis
        const due = new Date(nextLook(choice, row.sent_at?.getTime() ?? null, row.time_zone, now))
        yield* Effect.orDie(repo.choose(row, choice, due))
        if (before === choice) return
        yield* audit.record({
          workspaceId: row.workspace_id,
          actor: row.person_name,
          what: "alert.changed",
          before: { kind: row.kind, choice: before },
          after: { kind: row.kind, choice }
        })
      })

      const found = tracedFn("Alerts.found")(function* (token: string) {
        const name = yield* tokens.read(token)
        const rows = Option.isNone(name)
          ? []
          : yield* rowsFor({ workspaceId: name.value.workspace_id, personId: name.value.person_id })
        const row = rows.find(({ kind }) => Option.exists(name, (one) => one.kind === kind))
        if (row !== undefined) return row
        const message = "This link belongs to no letter that you still get: you may have left the brand"
        return yield* Effect.fail(new NotFound({ message }))
      })

      return Alerts.of({
        get,
        change: tracedFn("Alerts.change")(function* (principal, change) {
          const rows = yield* rowsFor(principal)
          for (const kind of alertKinds) {
            const choice = change[kind]
            if (choice === undefined) continue
            if (!mayHave(principal, kind)) {
              return yield* Effect.fail(new Forbidden({ message: refusal(permissionOf(kind)) }))
            }
            const row = rows.find((one) => one.kind === kind)
            if (row !== undefined) yield* choose(row, choice)
          }
          return yield* get(principal)
        }, transaction(sql)),
        meant: (token) => Effect.map(found(token), toUnsubscribed),
        unsubscribe: tracedFn("Alerts.unsubscribe")(function* (token) {
          const row = yield* found(token)
          yield* choose(row, "off")
          return toUnsubscribed(row)
        }, transaction(sql))
      })
    })
  )
}

const standingOf = ({ limited_to, role }: StoredAlert) => ({ role, limitedTo: limited_to })

const toUnsubscribed = ({ kind, workspace_name }: StoredAlert): Unsubscribed => ({
  kind,
  workspaceName: workspace_name
})

/** Whether letters reach somebody, and why not, in words. */
const reachOf = (delivers: boolean, row: StoredAlert | undefined): Shown["mail"] => {
  const email = row?.email ?? null
  const proved = email !== null && (row?.address_proved_by ?? null) !== null
  return { delivers, email, proved, message: obstacle(delivers, email, proved) }
}

const obstacle = (delivers: boolean, email: string | null, proved: boolean): string | null => {
  if (!delivers) {
    return "No mail server is set up, so nobody gets a letter. Whoever runs Steward sets STEWARD_SMTP_URL."
  }
  if (email === null) return "Steward knows no e-mail address of yours, so you get no letter."
  if (proved) return null
  return `Nobody has proved that ${email} is yours, so no letter goes there. Ask for a link to set a new password: to open it proves the address.`
}
