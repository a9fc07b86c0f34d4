import {
  type Consent,
  type EmailMarketing,
  type MarketingKind,
  marketingKinds,
  marketingName
} from "#schema/settings/EmailMarketing.ts"
import { Choice, Field, Hidden } from "../../Parts/Form.tsx"
import { Note } from "../../Parts/Note.tsx"
import { counted, Moment } from "../../Parts/Words.tsx"
import { Confirm } from "../Frame/Confirm.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"

interface PageProps {
  readonly visit: SettingsVisit
  readonly integrations: ReadonlyArray<EmailMarketing>
  /** Shown once. */
  readonly signingSecret?: string | null
  readonly problem?: string
  readonly done: string | null
}

const aboutKind: Readonly<Record<MarketingKind, string>> = {
  mailchimp: "Adds people with an e-mail address to an audience.",
  klaviyo: "Makes or updates a profile.",
  call: "Calls an address of yours, signed as webhooks are."
}

const consentWords: Readonly<Record<Consent, string>> = {
  asked: "Ask them: Mailchimp sends a letter in which they confirm",
  given: "They agreed: subscribe them at once",
  none: "They are only known: no campaigns"
}

const KindFields = ({ found, kind }: { readonly found: EmailMarketing | undefined; readonly kind: MarketingKind }) => (
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

const State = ({ found, visit: { brand } }: { readonly found: EmailMarketing; readonly visit: SettingsVisit }) => (
  <>
    <p class="small soft">
      {found.last_told_at === null ? (
        "Nothing was told yet"
      ) : (
        <>
          Last told <Moment at={found.last_told_at} timeZone={brand.timeZone} />
        </>
      )}
      {found.waiting > 0 && ` · ${counted(found.waiting, "person", "people")} to be told`}
    </p>
    {found.last_error !== null && (
      <Note kind="warn">
        <p>
          <bdi>{found.last_error}</bdi>.
        </p>
      </Note>
    )}
    {found.failed > 0 && (
      <form method="post" action={`/settings/email-marketing/${found.kind}/retry`}>
        <Hidden name="workspace" value={brand.workspaceId} />
        <p>{counted(found.failed, "person", "people")} could not be told. They are kept for 30 days.</p>
        <button type="submit">Tell them again</button>
      </form>
    )}
  </>
)

const KindPanel = ({
  found,
  kind,
  visit
}: {
  readonly found: EmailMarketing | undefined
  readonly kind: MarketingKind
  readonly visit: SettingsVisit
}) => (
  <section>
    <h2>
      {marketingName(kind)}
      {found !== undefined && (
        <span class={found.tells_new ? "state visible" : "state"}>{found.tells_new ? "On" : "Off"}</span>
      )}
    </h2>
    <p class="soft small">{aboutKind[kind]}</p>
    {found !== undefined && <State found={found} visit={visit} />}
    <details class="drawer" open={found === undefined ? undefined : false}>
      <summary class="button quiet">
        {found === undefined ? "Set up" : "Change"}
        <span class="unseen"> {marketingName(kind)}</span>
      </summary>
      <form method="post" action={`/settings/email-marketing/${kind}/set`} class="panel">
        <Hidden name="workspace" value={visit.brand.workspaceId} />
        <KindFields kind={kind} found={found} />
        <Choice type="checkbox" name={`${kind}-tells`} value="yes" checked={found?.tells_new ?? true}>
          Send each new e-mail address or phone number
        </Choice>
        <button type="submit">Save</button>
      </form>
    </details>
    {found !== undefined && (
      <a class="button quiet bad" href={inBrand(`/settings/email-marketing/${kind}/remove`, visit.brand.workspaceId)}>
        Remove<span class="unseen"> {marketingName(kind)}</span>
      </a>
    )}
  </section>
)

export const emailMarketingPage = ({ done, integrations, problem, signingSecret = null, visit }: PageProps) => ({
  title: "E-mail marketing",
  body: (
    <SettingsFrame brand={visit.brand} here="email-marketing" done={done} problem={problem}>
      {signingSecret !== null && (
        <Note kind="good" isStatus>
          <p>Verify calls with this secret. It is shown only now:</p>
          <p>
            <code>{signingSecret}</code>
          </p>
        </Note>
      )}
      <p class="about-page">
        Systems that are told of people who give their e-mail address or phone number in a message, a form or a
        campaign, or for whom a colleague enters one.
      </p>
      {marketingKinds.map((kind) => (
        <KindPanel key={kind} kind={kind} visit={visit} found={integrations.find((one) => one.kind === kind)} />
      ))}
    </SettingsFrame>
  )
})

export const removalPage = (visit: SettingsVisit, kind: MarketingKind) => ({
  title: `Remove ${marketingName(kind)}?`,
  body: (
    <SettingsFrame brand={visit.brand} here="email-marketing">
      <Confirm
        action={`/settings/email-marketing/${kind}/remove`}
        fields={{ workspace: visit.brand.workspaceId }}
        button={`Remove ${marketingName(kind)}`}
        cancel={inBrand("/settings/email-marketing", visit.brand.workspaceId)}
      >
        <p>It is told nothing more, and its key is forgotten. What it knows already stays there.</p>
      </Confirm>
    </SettingsFrame>
  )
})
