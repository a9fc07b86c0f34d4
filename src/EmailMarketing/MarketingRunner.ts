import { SqlClient } from "@effect/sql"
import { type Cause, Clock, Context, Duration, Effect, Exit, Layer, Option, Redacted } from "effect"
import { periodic, untilNone } from "#src/Database/Periodic.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { worker } from "#src/Database/Worker.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { WebhookSender } from "#src/Webhooks/Send/WebhookSender.ts"
import { CallsRepo, type DueCall } from "./CallsRepo.ts"
import { requestOf } from "./MarketingCall.ts"
import { MarketingRepo } from "./MarketingRepo.ts"
import { secretPurpose } from "./SealedColumns.ts"
import { atOnce, targetTurns } from "./TargetTurns.ts"
import { toldBy } from "./Told.ts"
import { ToldRepo } from "./ToldRepo.ts"

/** Longer than a call may take. */
const lease = Duration.seconds(30)
/** Calls that one system gets at once; Mailchimp takes ten. */
const batch = 8
/** For as long what failed can be tried again. */
const kept = Duration.days(30)
const forgottenAtOnce = 500

/** Tells systems of new e-mail addresses and phone numbers. What a process was about when it died is told again. */
export class MarketingRunner extends Context.Tag("steward/MarketingRunner")<
  MarketingRunner,
  {
    /** Makes a batch of the calls that are due to one system, which nobody else tells meanwhile; answers how many. */
    readonly drain: Effect.Effect<number>
    /** Forgets a small batch of what failed long ago; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    MarketingRunner,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const calls = yield* CallsRepo
      const integrations = yield* MarketingRepo
      const toldSystems = yield* ToldRepo
      const box = yield* SecretBox
      const sender = yield* WebhookSender

      const requestFor = Effect.fnUntraced(function* (call: DueCall, now: number) {
        const found = Option.getOrNull(yield* integrations.get(call.workspace_id, call.kind))
        if (found === null) return null
        const secret = Redacted.value(yield* box.open(secretPurpose, found.sealed_secret))
        const { audience_id, consent, kind, target_url } = found
        return requestOf(
          { kind, secret, audienceId: audience_id, consent, targetUrl: target_url },
          {
            id: call.id,
            workspaceId: call.workspace_id,
            contactId: call.contact_id,
            platform: call.platform,
            name: call.name,
            handle: call.handle,
            email: call.email,
            phone: call.phone,
            createdAt: call.created_at
          },
          now
        )
      })

      /** Answers whether the system could not be told for now. */
      const make = tracedFn("MarketingRunner.make")(function* (call: DueCall) {
        const request = yield* requestFor(call, yield* Clock.currentTimeMillis)
        if (request === null) {
          yield* calls.done(call)
          return false
        }
        const result = yield* Effect.either(sender.send(request))
        const now = yield* Clock.currentTimeMillis
        const told = toldBy(call.kind, result, call.attempts, [call.email, call.phone, call.name], now)
        const error = told._tag === "Told" ? null : told.reason
        const ended =
          told._tag === "Told"
            ? toldSystems.put(call, new Date(now))
            : calls.again(call, told._tag === "Again" ? new Date(now + Duration.toMillis(told.wait)) : null)
        yield* integrations
          .noted(call.workspace_id, call.kind, new Date(now), error)
          .pipe(Effect.zipRight(ended), transaction(sql))
        return told._tag === "Again"
      }, Effect.orDie)

      const { begun, ended, turns } = targetTurns()
      const oneByOne = yield* Effect.makeSemaphore(1)
      const claim = Effect.gen(function* () {
        const now = yield* Clock.currentTimeMillis
        const until = new Date(now + Duration.toMillis(lease))
        const due = yield* Effect.orDie(calls.claim(new Date(now), until, batch, turns()))
        if (due[0] !== undefined) begun(due[0])
        return due
      }).pipe(oneByOne.withPermits(1))

      const brokeOff = (cause: Cause.Cause<never>) =>
        Effect.as(Effect.logError("Telling a system broke off", cause), true)
      const makeAll = (due: ReadonlyArray<DueCall>) =>
        Effect.forEach(due, (call) => Effect.catchAllCause(make(call), brokeOff), { concurrency: "unbounded" })

      return MarketingRunner.of({
        drain: Effect.acquireUseRelease(claim, makeAll, ([first], exit) =>
          Effect.sync(() => {
            if (first !== undefined) ended(first, !Exit.isSuccess(exit) || exit.value.includes(true))
          })
        ).pipe(
          Effect.map(({ length }) => length),
          span("MarketingRunner.drain")
        ),
        forget: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          return yield* calls.forget(new Date(now - Duration.toMillis(kept)), forgottenAtOnce)
        }).pipe(Effect.orDie, span("MarketingRunner.forget"))
      })
    })
  )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(MarketingRunner, ({ drain, forget }) =>
      Layer.merge(
        worker({ name: "e-mail marketing", topic: "deliveries", every: "1 second", fibers: atOnce, drain }),
        periodic({
          name: "e-mail marketing retention",
          every: "1 hour",
          task: untilNone(forget)
        })
      )
    )
  )
}
