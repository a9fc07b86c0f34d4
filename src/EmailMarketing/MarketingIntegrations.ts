import { SqlClient } from "@effect/sql"
import { Context, Effect, Layer, Option, Redacted } from "effect"
import { type InvalidRequest, NotFound, Unprocessable } from "#schema/Errors.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import { type MarketingKind, marketingName } from "#schema/MarketingKind.ts"
import type { ChangedEmailMarketing, EmailMarketing, EmailMarketingChange } from "#schema/settings/EmailMarketing.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { Signals } from "#src/Database/Signals.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { WorkspaceClock } from "#src/Database/WorkspaceClock.ts"
import { now } from "#src/Ground/Now.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown, shownOrNull } from "#src/Ground/Time.ts"
import type { Resolver } from "#src/Webhooks/Names/Resolver.ts"
import { generate } from "#src/Webhooks/Signing/SigningSecret.ts"
import { checkTarget } from "#src/Webhooks/Target/TargetCheck.ts"
import type { TargetPolicy } from "#src/Webhooks/Target/TargetPolicy.ts"
import { CallsRepo } from "./CallsRepo.ts"
import { keyProblem, settingsAfter } from "./GivenIntegration.ts"
import { type CountedIntegration, MarketingRepo } from "./MarketingRepo.ts"
import { secretPurpose } from "./SealedColumns.ts"

/** In which workspace, and who does it: a name, for the audit log. */
interface By {
  readonly workspaceId: WorkspaceId
  readonly actor: string
}

/** The systems that are told of each new e-mail address and phone number. Every change is in the audit log. */
export class MarketingIntegrations extends Context.Tag("steward/MarketingIntegrations")<
  MarketingIntegrations,
  {
    readonly list: (workspaceId: WorkspaceId) => Effect.Effect<ReadonlyArray<EmailMarketing>>
    /**
     * Sets a system up, or changes it: only what is given. A new key has what failed tried again. Who turns off what is
     * told cancels what waits.
     */
    readonly set: (
      by: By,
      kind: MarketingKind,
      change: EmailMarketingChange
    ) => Effect.Effect<ChangedEmailMarketing, InvalidRequest | Unprocessable>
    /** With what it was still to be told. */
    readonly remove: (by: By, kind: MarketingKind) => Effect.Effect<void, NotFound>
    /** Tells what failed once more; answers how much that is. */
    readonly retry: (by: By, kind: MarketingKind) => Effect.Effect<number, NotFound>
  }
>() {
  static readonly layer = Layer.effect(
    MarketingIntegrations,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const repo = yield* MarketingRepo
      const calls = yield* CallsRepo
      const box = yield* SecretBox
      const audit = yield* AuditLog
      const signals = yield* Signals
      const random = yield* RandomBytes
      const clock = yield* WorkspaceClock
      const targets = yield* Effect.context<TargetPolicy | Resolver>()

      /** Behind the workspace's clock, as who finds a new address holds it. */
      const lock = (workspaceId: WorkspaceId, kind: MarketingKind) =>
        Effect.zipRight(clock.next(workspaceId), Effect.orDie(repo.lock(workspaceId, kind)))

      /** The secret that a change leaves it with: null where that stays as it is. */
      const secretOf = Effect.fnUntraced(function* (kind: MarketingKind, isNew: boolean, given: string) {
        if (kind === "call") {
          if (given !== "") return yield* refused("Steward makes the secret of a signed call")
          return isNew ? yield* Effect.provideService(generate, RandomBytes, random) : null
        }
        if (given === "") return isNew ? yield* refused(`Enter the API key of ${marketingName(kind)}`) : null
        const problem = keyProblem(kind, given)
        return problem === null ? given : yield* refused(problem)
      })

      const again = Effect.fnUntraced(function* (workspaceId: WorkspaceId, kind: MarketingKind) {
        const queued = yield* Effect.orDie(calls.retry(workspaceId, kind, yield* now))
        if (queued > 0) yield* signals.notify("deliveries")
        return queued
      })

      return MarketingIntegrations.of({
        list: (workspaceId) => Effect.map(Effect.orDie(repo.list(workspaceId)), (rows) => rows.map(toShown)),

        set: tracedFn("MarketingIntegrations.set")(function* ({ actor, workspaceId }, kind, change) {
          const url = change.target_url?.trim() ?? ""
          const target_url = url === "" ? "" : (yield* Effect.provide(checkTarget(url, workspaceId), targets)).href
          return yield* Effect.gen(function* () {
            const before = Option.getOrNull(yield* lock(workspaceId, kind))
            const given = { ...change, audience_id: change.audience_id?.trim() ?? "", target_url }
            const settings = yield* settingsAfter(kind, before, given)
            const secret = yield* secretOf(kind, before === null, change.secret?.trim() ?? "")
            const sealed_secret =
              secret === null && before !== null
                ? before.sealed_secret
                : yield* box.seal(secretPurpose, Redacted.make(secret ?? ""))
            yield* Effect.orDie(
              repo.put({
                workspace_id: workspaceId,
                kind,
                ...settings,
                sealed_secret,
                created_at: before?.created_at ?? (yield* now),
                last_told_at: before?.last_told_at ?? null,
                last_error: secret === null ? (before?.last_error ?? null) : null
              })
            )
            if (!settings.tells_new) yield* Effect.orDie(calls.cancel(workspaceId, kind))
            else if (before !== null && (secret !== null || target_url !== "")) yield* again(workspaceId, kind)
            const { audience_id, consent, target_url: _, tells_new } = before ?? settings
            yield* audit.record({
              workspaceId,
              actor,
              what: "email_marketing.set",
              before: before === null ? null : { kind, tells_new, audience_id, consent, target_url: before.target_url },
              after: { kind, ...settings, new_secret: secret !== null }
            })
            const row = yield* Effect.flatten(Effect.orDie(repo.get(workspaceId, kind))).pipe(Effect.orDie)
            return { ...toShown(row), signing_secret: kind === "call" ? secret : null }
          }).pipe(transaction(sql))
        }),

        remove: tracedFn("MarketingIntegrations.remove")(function* ({ actor, workspaceId }, kind) {
          const found = yield* lock(workspaceId, kind)
          if (Option.isNone(found)) return yield* Effect.fail(unknown(kind))
          yield* Effect.orDie(calls.cancel(workspaceId, kind))
          yield* Effect.orDie(repo.remove(workspaceId, kind))
          yield* audit.record({ workspaceId, actor, what: "email_marketing.removed", before: { kind }, after: null })
        }, transaction(sql)),

        retry: tracedFn("MarketingIntegrations.retry")(function* ({ actor, workspaceId }, kind) {
          const found = yield* lock(workspaceId, kind)
          if (Option.isNone(found)) return yield* Effect.fail(unknown(kind))
          const queued = yield* again(workspaceId, kind)
          const after = { kind, queued }
          yield* audit.record({ workspaceId, actor, what: "email_marketing.retried", before: null, after })
          return queued
        }, transaction(sql))
      })
    })
  )
}

const refused = (message: string) => Effect.fail(new Unprocessable({ message }))

const unknown = (kind: MarketingKind) => new NotFound({ message: `${marketingName(kind)} is not set up` })

const toShown = (row: CountedIntegration): EmailMarketing => ({
  kind: row.kind,
  tells_new: row.tells_new,
  audience_id: row.audience_id,
  consent: row.consent,
  target_url: row.target_url,
  created_at: shown(row.created_at),
  last_told_at: shownOrNull(row.last_told_at),
  last_error: row.last_error,
  waiting: row.waiting,
  failed: row.failed
})
