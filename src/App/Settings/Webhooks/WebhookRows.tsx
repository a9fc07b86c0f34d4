import type { Webhook } from "#schema/resources/Webhook.ts"
import { counted, Moment, sentence } from "../../Parts/Words.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"
import { eventsWords, integrations, pathOf, states } from "./WebhookWords.ts"

interface RowsProps {
  readonly visit: SettingsVisit
  readonly webhooks: ReadonlyArray<Webhook>
}

const counts = ({ held, waiting }: Webhook) =>
  [
    ...(waiting === 0 ? [] : [`${counted(waiting, "delivery", "deliveries")} waiting`]),
    ...(held === 0 ? [] : [`${counted(held, "delivery", "deliveries")} held`])
  ].join(", ")

const Row = ({ visit: { brand }, webhook }: { readonly visit: SettingsVisit; readonly webhook: Webhook }) => {
  const [state, look] = states[webhook.state]
  const left = counts(webhook)
  return (
    <li>
      <div>
        <span class="heading">
          <a class="target" href={inBrand(pathOf(webhook), brand.workspaceId)}>
            {webhook.target_url}
          </a>
          <span class={look}>{state}</span>
        </span>
        <p class="small soft">
          {webhook.integration !== null && `${integrations[webhook.integration]} · `}
          <span class={webhook.events === "all" ? undefined : "mono"}>{eventsWords(webhook.events)}</span>
        </p>
        <p class="small">
          {webhook.last_delivered_at === null ? (
            "Nothing delivered yet"
          ) : (
            <>
              Last delivered <Moment at={webhook.last_delivered_at} timeZone={brand.timeZone} />
            </>
          )}
          {left !== "" && ` · ${left}`}
        </p>
        {webhook.failing_since !== null && (
          <p class="small bad">
            Every delivery has failed since <Moment at={webhook.failing_since} timeZone={brand.timeZone} />
            {webhook.last_error !== null && (
              <>
                : <bdi>{sentence(webhook.last_error)}</bdi>
              </>
            )}
          </p>
        )}
      </div>
    </li>
  )
}

/** Webhooks or hooks, and how they do. */
export const WebhookRows = ({ visit, webhooks }: RowsProps) => (
  <ul class="rows">
    {webhooks.map((webhook) => (
      <Row key={webhook.id} webhook={webhook} visit={visit} />
    ))}
  </ul>
)
