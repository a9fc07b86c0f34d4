import type { Webhook } from "#schema/resources/Webhook.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import { Fact, Facts } from "../Parts/Facts.tsx"
import { Moment, sentence } from "../Parts/Words.tsx"

const stateWords: Record<Webhook["state"], string> = {
  on: "On",
  paused: "Paused: events are held until it is resumed",
  disabled: "Off: its receiver is gone, or has failed for days"
}

export const hookPage = (brand: Brand, hook: Webhook) => ({
  title: hook.kind === "rest" ? "A hook of an integration" : "A webhook",
  here: "settings" as const,
  brand,
  body: (
    <>
      <p class="small">
        <a href={`/settings?${new URLSearchParams({ workspace: brand.workspaceId })}`}>All settings</a>
      </p>
      <Facts>
        <Fact name="Tells">
          <span class="where">{hook.target_url}</span>
        </Fact>
        <Fact name="Of">{hook.events === "all" ? "Everything" : hook.events.join(", ")}</Fact>
        <Fact name="State">{stateWords[hook.state]}</Fact>
        <Fact name="Last delivered">
          {hook.last_delivered_at === null ? (
            "Never yet"
          ) : (
            <Moment at={hook.last_delivered_at} timeZone={brand.timeZone} />
          )}
        </Fact>
        <Fact name="Last error">{hook.last_error !== null && <bdi>{sentence(hook.last_error)}</bdi>}</Fact>
        <Fact name="Held until it is resumed">{hook.held !== 0 && hook.held}</Fact>
      </Facts>
      <p class="soft small">
        To see what it was told, or to pause, resume or test it: <code>bun run steward webhooks --help</code>
      </p>
    </>
  )
})
