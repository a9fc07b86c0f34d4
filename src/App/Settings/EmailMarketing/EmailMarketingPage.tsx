import { type MarketingKind, marketingKinds, marketingName } from "#schema/MarketingKind.ts"
import type { EmailMarketing } from "#schema/settings/EmailMarketing.ts"
import { Choice, Hidden } from "../../Parts/Form.tsx"
import { Note } from "../../Parts/Note.tsx"
import { counted, Moment } from "../../Parts/Words.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"
import { KindFields } from "./KindFields.tsx"

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
