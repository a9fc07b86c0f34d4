import { platformName } from "#schema/Platform.ts"
import type { AccountDiagnosis } from "#schema/resources/Diagnosis.ts"
import { Note } from "../../Parts/Note.tsx"
import { Moment } from "../../Parts/Words.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { Visit } from "../Frame/SettingsPages.ts"
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
          <dd>
            {quota.used} of {quota.limit} {quota.of.replace(/,$/, "")}
          </dd>
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
  readonly visit: Visit
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

/** What each account lacks, as its platform says just now. */
export const doctorPage = (visit: Visit, found: ReadonlyArray<AccountDiagnosis>) => ({
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
    </SettingsFrame>
  )
})
