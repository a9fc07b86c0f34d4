import type { MarketingKind } from "#schema/MarketingKind.ts"
import type { Consent, EmailMarketing } from "#schema/settings/EmailMarketing.ts"
import { Choice, Field } from "../../Parts/Form.tsx"

const consentWords: Readonly<Record<Consent, string>> = {
  asked: "Ask them: Mailchimp sends a letter in which they confirm",
  given: "They agreed: subscribe them at once",
  none: "They are only known: no campaigns"
}

/** What a system needs to be told. */
export const KindFields = ({
  found,
  kind
}: {
  readonly found: EmailMarketing | undefined
  readonly kind: MarketingKind
}) => (
  <>
    {kind !== "call" && (
      <Field
        id={`${kind}-secret`}
        label="API key"
        type="password"
        required={found === undefined}
        maxLength={200}
        autocomplete="off"
        hint={
          found === undefined ? "It is sealed, and never shown again" : "Leave it empty to keep the one that is set"
        }
      />
    )}
    {kind === "mailchimp" && (
      <>
        <Field
          id={`${kind}-audience`}
          label="Audience id"
          type="text"
          required
          maxLength={40}
          autocomplete="off"
          value={found?.audience_id ?? ""}
          hint="In Mailchimp: Audience, then Settings"
        />
        <fieldset class="ticks">
          <legend>Somebody who is new there</legend>
          {(["asked", "given", "none"] as const).map((consent) => (
            <Choice
              key={consent}
              type="radio"
              name={`${kind}-consent`}
              value={consent}
              checked={consent === (found?.consent ?? "asked")}
            >
              {consentWords[consent]}
            </Choice>
          ))}
        </fieldset>
      </>
    )}
    {kind === "call" && (
      <Field
        id={`${kind}-url`}
        label="Address"
        type="text"
        required
        maxLength={2000}
        autocomplete="off"
        value={found?.target_url ?? ""}
        hint="A public https address"
      />
    )}
  </>
)
