import { marketingName } from "#schema/MarketingKind.ts"
import { platformName } from "#schema/Platform.ts"
import { type AccountDiagnosis, quotaInWords } from "#schema/resources/Diagnosis.ts"
import { may } from "#schema/resources/Permission.ts"
import type { EmailMarketing } from "#schema/settings/EmailMarketing.ts"
import { number } from "../../Parts/Figures.ts"
import { Note } from "../../Parts/Note.tsx"
import { counted, Moment, sentence } from "../../Parts/Words.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"

const Time = ({ at, timeZone }: { readonly at: string | null; readonly timeZone: string }) =>
  at === null ? <>never</> : <Moment at={at} timeZone={timeZone} />

const Facts = ({ diagnosis, timeZone }: { readonly diagnosis: AccountDiagnosis; readonly timeZone: string }) => {
  const { account, quota, token_ends_at } = diagnosis
  return (
    <dl class="facts">
      <div>
        <dt>Last read</dt>
        <dd>
          <Time at={account.health.last_poll_at} timeZone={timeZone} />
        </dd>
      </div>
      <div>
        <dt>Last push</dt>
        <dd>
          <Time at={account.health.last_push_at} timeZone={timeZone} />
        </dd>
      </div>
      {token_ends_at !== null && (
        <div>
          <dt>Token until</dt>
          <dd>
            <Moment at={token_ends_at} timeZone={timeZone} />
          </dd>
        </div>
      )}
      {quota !== null && (
        <div>
          <dt>Used</dt>
          <dd>{quotaInWords(quota, number).replace(/,$/, "")}</dd>
        </div>
      )}
    </dl>
  )
}

const Diagnosed = ({
  diagnosis,
  visit: { brand }
}: {
  readonly diagnosis: AccountDiagnosis
  readonly visit: SettingsVisit
}) => {
  const { account, findings } = diagnosis
  return (
    <section>
      <h2>
        <bdi>{account.name}</bdi> <span class="soft small">{platformName(account.platform)}</span>
      </h2>
      {findings.length === 0 ? (
        <p>All is well.</p>
      ) : (
        <ul>
          {findings.map(({ optional, remedy, what }) => (
            <li key={what}>
              <p>
                <strong>
                  <bdi>{what}</bdi>
                </strong>
                {optional && <span class="soft small"> Optional</span>}
              </p>
              <p>{remedy}</p>
            </li>
          ))}
        </ul>
      )}
      <Facts diagnosis={diagnosis} timeZone={brand.timeZone} />
    </section>
  )
}

/** Systems of e-mail marketing that could not be told of somebody. */
const Untold = ({ told, visit }: { readonly told: ReadonlyArray<EmailMarketing>; readonly visit: SettingsVisit }) => (
  <section>
    <h2>E-mail marketing</h2>
    <ul>
      {told.map(({ failed, kind, last_error }) => (
        <li key={kind}>
          <p>
            <strong>
              {failed === 0
                ? `${marketingName(kind)} did not take what it was told last`
                : `${marketingName(kind)} could not be told of ${counted(failed, "person", "people")}`}
              {last_error === null ? "." : ":"} <bdi>{last_error === null ? "" : sentence(last_error)}</bdi>
            </strong>
          </p>
          <p>
            <a href={inBrand("/settings/email-marketing", visit.brand.workspaceId)}>Look at it, and tell them again</a>
          </p>
        </li>
      ))}
    </ul>
  </section>
)

/** What each account lacks, as its platform says just now. */
export const doctorPage = (
  visit: SettingsVisit,
  found: ReadonlyArray<AccountDiagnosis>,
  told: ReadonlyArray<EmailMarketing>
) => {
  const untold = told.filter(({ failed, last_error }) => failed > 0 || last_error !== null)
  return {
    title: "What your accounts lack",
    body: (
      <SettingsFrame brand={visit.brand} here="accounts">
        <p class="about-page">
          The platforms were asked just now. Load this page again once you have changed something.{" "}
          <a href={inBrand("/settings/accounts", visit.brand.workspaceId)}>Back to the accounts</a>
        </p>
        {found.length === 0 && (
          <Note>
            <p>No account is connected yet.</p>
          </Note>
        )}
        {found.map((diagnosis) => (
          <Diagnosed key={diagnosis.account.id} diagnosis={diagnosis} visit={visit} />
        ))}
        {untold.length > 0 && may(visit.brand, "manage_webhooks") && <Untold told={untold} visit={visit} />}
      </SettingsFrame>
    )
  }
}
