import type { Webhook } from "#schema/resources/Webhook.ts"
import { Hidden } from "../../Parts/Form.tsx"
import { Note } from "../../Parts/Note.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"
import { WebhookFields } from "./WebhookFields.tsx"
import { WebhookRows } from "./WebhookRows.tsx"

interface WebhooksProps {
  readonly visit: SettingsVisit
  readonly webhooks: ReadonlyArray<Webhook>
  readonly problem?: string
  readonly done: string | null
}

const AddForm = ({ visit: { brand } }: { readonly visit: SettingsVisit }) => (
  <form method="post" action="/settings/webhooks/add" class="panel">
    <Hidden name="workspace" value={brand.workspaceId} />
    <WebhookFields target="" events="all" retryHours={null} />
    <button type="submit">Add the webhook</button>
  </form>
)

/** The webhooks that people of the brand added. */
export const webhooksPage = ({ done, problem, visit, webhooks }: WebhooksProps) => ({
  title: "Webhooks",
  body: (
    <SettingsFrame brand={visit.brand} here="webhooks" done={done} problem={problem}>
      <p class="about-page">
        Addresses of yours that Steward tells at once of what happens, signed, and numbered so that nothing is missed.
        What does not arrive is tried again, kept, and can be sent again. What programs subscribed by the REST API
        stands under <a href={inBrand("/settings/hooks", visit.brand.workspaceId)}>Integrations</a>.
      </p>
      {webhooks.length === 0 ? (
        <Note>
          <p>There is no webhook yet.</p>
        </Note>
      ) : (
        <WebhookRows webhooks={webhooks} visit={visit} />
      )}
      <details class="add" open={webhooks.length === 0 || problem !== undefined}>
        <summary>Add a webhook</summary>
        <AddForm visit={visit} />
      </details>
    </SettingsFrame>
  )
})

/** The hooks that integrations subscribed. */
export const hooksPage = ({ done, problem, visit, webhooks }: WebhooksProps) => ({
  title: "Integrations",
  body: (
    <SettingsFrame brand={visit.brand} here="hooks" done={done} problem={problem}>
      <p class="about-page">
        Hooks that Zapier, Make and programs of yours subscribed by the <a href="/docs">REST API</a>. They choose the
        event and the address; you can pause and remove them.
      </p>
      {webhooks.length === 0 ? (
        <Note>
          <p>No integration has subscribed a hook.</p>
        </Note>
      ) : (
        <WebhookRows webhooks={webhooks} visit={visit} />
      )}
    </SettingsFrame>
  )
})
