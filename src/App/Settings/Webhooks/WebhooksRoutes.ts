import { DateTime, Effect, Option, Schema } from "effect"
import { type ApiError, Unprocessable } from "#schema/Errors.ts"
import { DeliveryId } from "#schema/Ids.ts"
import type { Redelivery } from "#schema/resources/Delivery.ts"
import { WebhookEvent } from "#schema/resources/Event.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { TestSends } from "#src/Samples/TestSends.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { WebhookSecrets } from "#src/Webhooks/Hooks/WebhookSecrets.ts"
import { Redeliveries } from "#src/Webhooks/Log/Redeliveries.ts"
import type { Form } from "../../Visitor/Form.ts"
import { doneWords, type Gone, type SettingsVisit, type Shown, settingsPages } from "../Frame/SettingsPages.ts"
import { givenWebhook } from "./GivenWebhook.ts"
import { testMade } from "./TestMade.ts"
import { type Rotated, type SentAgain, webhookLook } from "./WebhookLook.ts"
import { questionPage } from "./WebhookQuestions.tsx"
import { hooksPage, webhooksPage } from "./WebhooksPage.tsx"
import { pathOf } from "./WebhookWords.ts"

const permission = "manage_webhooks"
const removed = { removed: "It is removed. Nothing more is sent to its address." }
const decodeEvent = Schema.decodeUnknownOption(WebhookEvent)

/** One delivery, or all that did not arrive since a time. */
const redelivery = (form: Form): Effect.Effect<Redelivery, Unprocessable> => {
  const since = DateTime.make(form.get("since"))
  if (form.get("delivery") !== "") return Effect.succeed({ delivery_id: DeliveryId.make(form.get("delivery")) })
  return Option.isSome(since)
    ? Effect.succeed({ since: DateTime.toUtc(since.value) })
    : Effect.fail(new Unprocessable({ message: "Say what is sent again" }))
}

/** The webhooks of a brand and the hooks of integrations: lists, and each with its log. */
export const webhooksRoutes = Router.use((router) =>
  Effect.gen(function* () {
    const webhooks = yield* SettingsWebhooks
    const secrets = yield* WebhookSecrets
    const tests = yield* TestSends
    const redeliveries = yield* Redeliveries
    const { find, show } = yield* webhookLook
    const { shows, takes } = yield* settingsPages

    const list = (kind: "rest" | "settings") => (visit: SettingsVisit, problem?: string) =>
      Effect.map(webhooks.list(visit.brand.workspaceId), (all) => {
        const page = kind === "rest" ? hooksPage : webhooksPage
        const done = doneWords(removed, visit.asked)
        const own = all.filter((one) => one.kind === kind)
        return page({ visit, webhooks: own, done, ...(problem === undefined ? {} : { problem }) })
      })

    const withProblem = (visit: SettingsVisit, problem: string) => show(visit, { problem })

    yield* router.post(
      "/settings/webhooks/add",
      takes({
        permission,
        take: ({ by }, form) =>
          Effect.flatMap(givenWebhook(form), (given) => webhooks.create(by, given)).pipe(
            Effect.map((added) => ({ to: pathOf(added), done: "added" }))
          ),
        otherwise: list("settings")
      })
    )

    /** By the last part of the address that a form is sent to. */
    const deeds: Readonly<Record<string, (visit: SettingsVisit, form: Form) => Effect.Effect<Shown | Gone, ApiError>>> =
      {
        change: ({ by, id }, form) =>
          Effect.flatMap(givenWebhook(form), (given) => webhooks.update(by, id, given)).pipe(
            Effect.map((webhook) => ({ to: pathOf(webhook), done: "changed" }))
          ),
        pause: ({ by, id }) =>
          Effect.map(webhooks.pause(by, id), (webhook) => ({ to: pathOf(webhook), done: "paused" })),
        resume: ({ by, id }, form) =>
          Effect.map(webhooks.resume(by, id, { discard: form.get("discard") === "yes" }), (webhook) => ({
            to: pathOf(webhook),
            done: "resumed"
          })),
        remove: ({ by, id }) =>
          Effect.gen(function* () {
            const { kind } = yield* webhooks.get(by.workspaceId, id)
            yield* webhooks.remove(by, id)
            return { to: kind === "rest" ? "/settings/hooks" : "/settings/webhooks", done: "removed" }
          }),
        secret: (visit) =>
          Effect.flatMap(secrets.show(visit.brand.workspaceId, visit.id), (secret) => show(visit, { secret })),
        rotate: (visit, form) =>
          Effect.gen(function* () {
            const secret = yield* secrets.rotate(visit.by, visit.id, { isKnown: form.get("is_known") === "yes" })
            return { to: pathOf(yield* find(visit)), made: { secret } satisfies Rotated }
          }),
        test: (visit, form) =>
          Effect.gen(function* () {
            const event = Option.getOrNull(decodeEvent(form.get("event")))
            const test = yield* tests.send(visit.brand.workspaceId, visit.id, event)
            return { to: pathOf(yield* find(visit)), made: testMade(test) }
          }),
        resend: (visit, form) =>
          Effect.gen(function* () {
            const { queued } = yield* redeliveries.request(visit.by, visit.id, yield* redelivery(form))
            const webhook = yield* find(visit)
            return { to: pathOf(webhook), made: { queued } satisfies SentAgain }
          })
      }

    const places = [
      ["/settings/webhooks", "settings"],
      ["/settings/hooks", "rest"]
    ] as const
    for (const [here, kind] of places) {
      yield* router.get(
        here,
        shows(permission, (visit) => list(kind)(visit))
      )
      yield* router.get(
        `${here}/:id`,
        shows(permission, (visit) => show(visit))
      )
      for (const what of ["remove", "resume", "rotate"] as const) {
        yield* router.get(
          `${here}/:id/${what}`,
          shows(permission, (visit) => Effect.map(find(visit), (webhook) => questionPage({ visit, webhook, what })))
        )
      }
      for (const [what, take] of Object.entries(deeds)) {
        yield* router.post(`${here}/:id/${what}`, takes({ permission, take, otherwise: withProblem }))
      }
    }
  })
)
