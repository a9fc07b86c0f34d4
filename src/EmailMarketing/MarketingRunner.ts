import { SqlClient } from "@effect/sql"
import { Clock, Context, Duration, Effect, Layer, Option, Redacted } from "effect"
import { periodic, untilNone } from "#src/Database/Periodic.ts"
import { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { transaction } from "#src/Database/Transaction.ts"
import { worker } from "#src/Database/Worker.ts"
import { WebhookSender } from "#src/Webhooks/Send/WebhookSender.ts"
import { CallsRepo, type DueCall } from "./CallsRepo.ts"
import { requestOf } from "./MarketingCall.ts"
import { MarketingRepo } from "./MarketingRepo.ts"
import { secretPurpose } from "./SealedColumns.ts"
import { toldBy } from "./Told.ts"

/** Longer than a call may take. */
const lease = Duration.seconds(30)
const batch = 16
/** For as long what failed can be tried again. */
const kept = Duration.days(30)
const forgottenAtOnce = 500

/** Tells systems of new e-mail addresses and phone numbers. What a process was about when it died is told again. */
export class MarketingRunner extends Context.Tag("steward/MarketingRunner")<
  MarketingRunner,
  {
    /** Makes a batch of the calls that are due; answers how many. */
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

      const make = Effect.fn("MarketingRunner.make")(function* (call: DueCall) {
        const request = yield* requestFor(call, yield* Clock.currentTimeMillis)
        if (request === null) return yield* calls.done(call)
        const result = yield* Effect.either(sender.send(request))
        const now = yield* Clock.currentTimeMillis
        const told = toldBy(call.kind, result, call.attempts, [call.email, call.phone, call.name], now)
        const noted = (error: string | null) => integrations.noted(call.workspace_id, call.kind, new Date(now), error)
        switch (told._tag) {
          case "Told":
            return yield* Effect.zipRight(noted(null), calls.done(call)).pipe(transaction(sql))
          case "Again":
            return yield* Effect.zipRight(
              noted(told.reason),
              calls.again(call, new Date(now + Duration.toMillis(told.wait)))
            ).pipe(transaction(sql))
          case "Failed":
            return yield* Effect.zipRight(noted(told.reason), calls.again(call, null)).pipe(transaction(sql))
        }
      }, Effect.orDie)

      return MarketingRunner.of({
        drain: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const due = yield* Effect.orDie(calls.claim(new Date(now), new Date(now + Duration.toMillis(lease)), batch))
          yield* Effect.forEach(
            due,
            (call) => Effect.catchAllCause(make(call), (cause) => Effect.logError("Telling a system broke off", cause)),
            { concurrency: "unbounded", discard: true }
          )
          return due.length
        }).pipe(Effect.withSpan("MarketingRunner.drain")),
        forget: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          return yield* calls.forget(new Date(now - Duration.toMillis(kept)), forgottenAtOnce)
        }).pipe(Effect.orDie, Effect.withSpan("MarketingRunner.forget"))
      })
    })
  )

  static readonly worker = Layer.unwrapEffect(
    Effect.map(MarketingRunner, ({ drain, forget }) =>
      Layer.merge(
        worker({ name: "e-mail marketing", topic: "deliveries", every: "1 second", fibers: 2, drain }),
        periodic({
          name: "e-mail marketing retention",
          every: "1 hour",
          task: untilNone(forget)
        })
      )
    )
  )
}
