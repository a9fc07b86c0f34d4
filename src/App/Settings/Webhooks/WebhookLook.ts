import { Effect, Option, Schema } from "effect"
import { DeliveryStatus } from "#schema/resources/Delivery.ts"
import { WebhookSecret } from "#schema/resources/Webhook.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { DeliveryLog } from "#src/Webhooks/Log/DeliveryLog.ts"
import { counted } from "../../Parts/Words.tsx"
import { doneWords, type SettingsVisit } from "../Frame/SettingsPages.ts"
import { readTestMade } from "./TestMade.ts"
import { webhookPage } from "./WebhookPage.tsx"
import type { MissedDeliveries, WebhookProps } from "./WebhookProps.ts"

const words = {
  added: "The webhook is added. Show its secret to verify what it gets.",
  changed: "The webhook is saved. What is queued goes to its address as it is now.",
  paused: "It is paused. What happens meanwhile is held.",
  resumed: "It is on again."
}

/** How many deliveries were sent again by the form before the page. */
const SentAgain = Schema.Struct({ queued: Schema.Int })
export type SentAgain = typeof SentAgain.Type
const readSentAgain = Schema.decodeUnknownOption(SentAgain)

/** The secret that the form before the page made. */
const Rotated = Schema.Struct({ secret: WebhookSecret })
export type Rotated = typeof Rotated.Type
const readRotated = Schema.decodeUnknownOption(Rotated)

const againWords = ({ queued }: SentAgain) => `${counted(queued, "delivery", "deliveries")} will be sent again.`

const decodeStatus = Schema.decodeUnknownOption(DeliveryStatus)
/** Of deliveries that failed, and of those that were cancelled. */
const countedAtMost = 100

/** How a webhook or a hook is looked at, by the kind that the address says. */
export const webhookLook = Effect.gen(function* () {
  const webhooks = yield* SettingsWebhooks
  const log = yield* DeliveryLog

  const find = tracedFn("WebhookPage.find")(function* ({ brand, id }: SettingsVisit) {
    return yield* webhooks.get(brand.workspaceId, id)
  })

  const missedOf = tracedFn("WebhookPage.missed")(function* ({ brand, id }: SettingsVisit) {
    const pages = yield* Effect.forEach(["failed", "cancelled"] as const, (status) =>
      log.list(brand.workspaceId, id, { status, limit: countedAtMost })
    )
    const all = pages.flatMap(({ data }) => data).filter(({ test }) => !test)
    const missed: MissedDeliveries = {
      sequences: all.flatMap(({ sequence }) => (sequence === null ? [] : [sequence])),
      since: all.reduce<string | null>(
        (one, { created_at }) => (one === null || created_at < one ? created_at : one),
        null
      ),
      isMore: pages.some(({ next_cursor }) => next_cursor !== null)
    }
    return missed
  })

  return {
    find,
    show: tracedFn("WebhookPage.show")(function* (
      visit: SettingsVisit,
      more: Partial<Pick<WebhookProps, "done" | "problem" | "secret">> = {}
    ) {
      const webhook = yield* find(visit)
      const status = Option.getOrNull(decodeStatus(visit.asked.get("status")))
      const cursor = visit.asked.get("cursor")
      const page = yield* log.list(visit.brand.workspaceId, visit.id, {
        limit: 25,
        ...(status === null ? {} : { status }),
        ...(cursor === null ? {} : { cursor })
      })
      const again = Option.map(Option.flatMap(visit.made, readSentAgain), againWords)
      const done = Option.getOrElse(again, () => doneWords(words, visit.asked))
      const rotated = Option.getOrElse(Option.flatMap(visit.made, readRotated), () => ({}))
      const tested = Option.getOrElse(Option.flatMap(visit.made, readTestMade), () => ({}))
      return webhookPage({
        visit,
        webhook,
        log: page,
        status,
        missed: yield* missedOf(visit),
        done,
        ...rotated,
        ...tested,
        ...more
      })
    })
  }
})
