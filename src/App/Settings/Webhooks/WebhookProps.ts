import type { DeliveryPage, DeliveryStatus } from "#schema/resources/Delivery.ts"
import type { TestSent, Webhook, WebhookSecret } from "#schema/resources/Webhook.ts"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"

/** Deliveries that did not arrive, the newest of them. */
export interface MissedDeliveries {
  readonly sequences: ReadonlyArray<number>
  /** When the oldest of them happened; null where there is none. */
  readonly since: string | null
  /** Whether there are more than are counted. */
  readonly isMore: boolean
}

/** What the page of a webhook, or of a hook of an integration, is made of. */
export interface WebhookProps {
  readonly visit: SettingsVisit
  readonly webhook: Webhook
  readonly log: DeliveryPage
  readonly status: DeliveryStatus | null
  readonly missed: MissedDeliveries
  readonly problem?: string
  readonly done: string | null
  readonly secret?: WebhookSecret
  readonly test?: TestSent
}

/** What each part of it is about. */
export interface WebhookHere {
  readonly visit: SettingsVisit
  readonly webhook: Webhook
}
