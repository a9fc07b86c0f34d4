import type { Webhook } from "#schema/resources/Webhook.ts"
import { Choice } from "../../Parts/Form.tsx"
import { counted } from "../../Parts/Words.tsx"
import { Confirm } from "../Frame/Confirm.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"
import { pathOf } from "./WebhookWords.ts"

interface QuestionProps {
  readonly visit: SettingsVisit
  readonly webhook: Webhook
  readonly what: "remove" | "resume" | "rotate"
}

const buttons = { remove: "Remove it", resume: "Resume it", rotate: "Rotate the secret" }

const Words = ({ webhook, what }: Omit<QuestionProps, "visit">) => {
  if (what === "remove") {
    return (
      <p>
        Nothing more is sent to this address. What still waits for it is cancelled. It cannot be undone
        {webhook.kind === "rest" && ": the integration has to subscribe again"}.
      </p>
    )
  }
  if (what === "rotate") {
    return (
      <>
        <p>
          A new secret signs from now on. The one before it signs as well for 24 hours, so that no delivery is refused
          while you exchange it.
        </p>
        <Choice type="checkbox" name="is_known" value="yes">
          <strong>Somebody else may know the secret</strong>
          <span class="soft small">Then the one before it ends at once.</span>
        </Choice>
      </>
    )
  }
  return (
    <fieldset>
      <legend>{`What becomes of ${counted(webhook.held, "delivery", "deliveries")} that it was not sent meanwhile?`}</legend>
      <Choice type="radio" name="discard" value="no" required checked>
        <strong>Send them now</strong>
        <span class="soft small">In their order, before anything new.</span>
      </Choice>
      <Choice type="radio" name="discard" value="yes" required>
        <strong>Discard them</strong>
        <span class="soft small">They stay in the log, and can be sent again.</span>
      </Choice>
    </fieldset>
  )
}

/** Asks before something is done with a webhook that cannot be taken back. */
export const questionPage = ({ visit, webhook, what }: QuestionProps) => ({
  title: `${buttons[what]}?`,
  body: (
    <SettingsFrame brand={visit.brand} here={webhook.kind === "rest" ? "hooks" : "webhooks"}>
      <Confirm
        action={`${pathOf(webhook)}/${what}`}
        fields={{ workspace: visit.brand.workspaceId }}
        button={buttons[what]}
        cancel={inBrand(pathOf(webhook), visit.brand.workspaceId)}
      >
        <p class="target">{webhook.target_url}</p>
        <Words webhook={webhook} what={what} />
      </Confirm>
    </SettingsFrame>
  )
})
