import type { WebhookSecret } from "#schema/resources/Webhook.ts"
import { Note } from "../../Parts/Note.tsx"
import { Moment } from "../../Parts/Words.tsx"

/** The secret, where it was asked for. */
export const SecretNote = ({ secret, timeZone }: { readonly secret: WebhookSecret; readonly timeZone: string }) => (
  <Note kind="good" isStatus>
    <p>The signing secret. Verify every delivery with it, and show it to nobody:</p>
    <p class="secret">{secret.signing_secret}</p>
    {secret.previous_secret !== null && secret.previous_secret_until !== null && (
      <>
        <p>
          Until <Moment at={secret.previous_secret_until} timeZone={timeZone} />, deliveries are signed with the one
          before it, too:
        </p>
        <p class="secret">{secret.previous_secret}</p>
      </>
    )}
  </Note>
)
