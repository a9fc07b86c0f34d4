import type { DeliveryStatus } from "#schema/resources/Delivery.ts"
import type { Webhook, WebhookEvents } from "#schema/resources/Webhook.ts"

/** What a state is called, and how it looks. */
export const states: Readonly<Record<Webhook["state"], readonly [words: string, look: string]>> = {
  on: ["On", "state visible"],
  paused: ["Paused", "state review"],
  disabled: ["Disabled", "state hidden"]
}

export const statuses: Readonly<Record<DeliveryStatus, readonly [words: string, look: string]>> = {
  delivered: ["Delivered", "state visible"],
  queued: ["Waiting", "state"],
  held: ["Held", "state review"],
  failed: ["Failed", "state hidden"],
  cancelled: ["Cancelled", "state"]
}

export const integrations = { zapier: "Zapier", make: "Make", api: "API" } as const

export const eventsWords = (events: WebhookEvents): string => (events === "all" ? "Every event" : events.join(", "))

/** Numbers as runs: 1–3, 7, 9–12. */
export const runs = (numbers: ReadonlyArray<number>): string => {
  const sorted = [...new Set(numbers)].sort((one, other) => one - other)
  const found: Array<[first: number, last: number]> = []
  for (const number of sorted) {
    const run = found.at(-1)
    if (run !== undefined && run[1] === number - 1) run[1] = number
    else found.push([number, number])
  }
  return found.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(", ")
}

/** Where a webhook or a hook is shown. */
export const pathOf = ({ id, kind }: Pick<Webhook, "id" | "kind">): string =>
  `/settings/${kind === "rest" ? "hooks" : "webhooks"}/${id}`
