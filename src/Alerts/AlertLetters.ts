import { Clock, Context, Duration, Effect, Layer } from "effect"
import type { AlertKind } from "#schema/settings/Alert.ts"
import { periodic, untilNone } from "#src/Database/Periodic.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { Mail } from "#src/Mail/Mail.ts"
import { AlertsRepo, type StoredAlert } from "./AlertsRepo.ts"
import { choiceOf } from "./Defaults.ts"
import { isDue, nextLook } from "./Due.ts"
import { alertLetter, type News } from "./Letters.ts"
import { newsFinder } from "./NewsFinder.ts"
import { unsubscribeTokens } from "./Unsubscribe.ts"

const batch = 20
/** Longer than gathering the news of one and handing over its letter take. */
const lease = Duration.toMillis("2 minutes")
/** After a mail server took no letter. */
const tryAgain = Duration.toMillis("10 minutes")
/** News older than this are not told, as when no mail server was set up for long. */
const oldest = Duration.toMillis("1 day")

/** Sends the letters that people want, each once: whatever process looks first, looks alone. */
export class AlertLetters extends Context.Tag("steward/AlertLetters")<
  AlertLetters,
  {
    /** Looks at some alerts that it is time for; answers at how many. */
    readonly look: Effect.Effect<number>
    /** Whether letters reach anybody. */
    readonly delivers: boolean
  }
>() {
  static readonly layer = Layer.effect(
    AlertLetters,
    Effect.gen(function* () {
      const repo = yield* AlertsRepo
      const mail = yield* Mail
      const { base } = yield* AppLinks
      const tokens = yield* unsubscribeTokens
      const newsOf = yield* newsFinder

      const letterOf = tracedFn("AlertLetters.letterOf")(function* (alert: StoredAlert, news: News) {
        const token = yield* tokens.make(alert)
        return alertLetter(news, {
          base,
          workspaceId: alert.workspace_id,
          workspaceName: alert.workspace_name,
          personName: alert.person_name,
          unsubscribe: `${base}/unsubscribe?token=${token}`
        })
      })

      const one = tracedFn("AlertLetters.one")(function* (alert: StoredAlert, claimed: Date) {
        const now = yield* Clock.currentTimeMillis
        const { address_proved_by, email, kind, limited_to, role, time_zone } = alert
        const choice = choiceOf({ role, limitedTo: limited_to }, kind, alert.choice)
        const sentAt = alert.sent_at?.getTime() ?? null
        const next = (sent: number | null) => new Date(nextLook(choice, sent, time_zone, now))
        const told = { toldUntil: alert.told_until.getTime(), sentAt }
        if (!isDue(choice, told, time_zone, now)) return yield* repo.putOff(alert, claimed, next(sentAt))
        const since = new Date(Math.max(told.toldUntil, now - oldest))
        const isReached = email !== null && address_proved_by !== null
        const news = isReached ? yield* newsOf(alert, choice, since, new Date(now)) : null
        if (email === null || news === null) {
          return yield* repo.looked(alert, claimed, new Date(now), null, next(sentAt))
        }
        const letter = yield* letterOf(alert, news)
        const held = new Date(now + lease)
        // whoever took it meanwhile tells it
        if (!(yield* repo.hold(alert, claimed, held))) return
        const sent = yield* mail.send({ to: email, ...letter }).pipe(
          Effect.as(true),
          Effect.catchAll((error) =>
            Effect.as(Effect.logWarning(`A letter about ${wordsFor[kind]} was not sent`, error), false)
          )
        )
        yield* sent
          ? repo.looked(alert, held, new Date(now), new Date(now), next(now))
          : repo.putOff(alert, held, new Date(now + tryAgain))
      }, Effect.orDie)

      return AlertLetters.of({
        delivers: mail.delivers,
        look: Effect.gen(function* () {
          const now = yield* Clock.currentTimeMillis
          const claimed = new Date(now + lease)
          const alerts = yield* Effect.orDie(repo.claim(new Date(now), claimed, batch))
          yield* Effect.forEach(alerts, (alert) =>
            one(alert, claimed).pipe(
              Effect.catchAllCause((cause) => Effect.logError("An alert failed; it is tried again", cause))
            )
          )
          return alerts.length
        }).pipe(span("AlertLetters.look"))
      })
    })
  )

  /** Every minute; nothing where no letter could go. */
  static readonly worker = Layer.unwrapEffect(
    Effect.map(AlertLetters, ({ delivers, look }) =>
      delivers
        ? periodic({
            name: "alerts",
            every: "1 minute",
            task: untilNone(look)
          })
        : Layer.empty
    )
  )
}

const wordsFor: Readonly<Record<AlertKind, string>> = {
  waiting: "waiting comments",
  deliveries: "failed deliveries",
  accounts: "disconnected accounts"
}
