import { type Platform, platformName } from "#schema/Platform.ts"
import type { ConnectionOutcome } from "#src/Platforms/Connect/AccountConnection.ts"
import type { AccountChoice, Wanted } from "#src/Platforms/Connect/Candidates.ts"
import type { AttemptStage } from "#src/Platforms/Connect/ConnectAttempts.ts"
import { Hidden, Choice as Tick } from "../../Parts/Form.tsx"
import { Note } from "../../Parts/Note.tsx"
import { sentence } from "../../Parts/Words.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { SettingsVisit, Shown } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"

/** On the way to a login page: a form may not lead to another site, a page may. */
export const leavingPage = ({ brand }: SettingsVisit, platform: Platform, address: string): Shown => ({
  title: `Going on to ${platformName(platform)}`,
  headers: { refresh: `0; url=${address}` },
  body: (
    <SettingsFrame brand={brand} here="accounts">
      <p>
        You go on to {platformName(platform)}. Log in there as somebody who manages what you want to connect, and give
        Steward what it asks for. Then you come back here.
      </p>
      <p>
        <a class="button" href={address} rel="noreferrer">
          Go on to {platformName(platform)}
        </a>
      </p>
    </SettingsFrame>
  )
})

/** What a printed link opens. */
export const printedPage = ({ brand }: SettingsVisit, platform: Platform, link: string): Shown => ({
  title: `Connect ${platformName(platform)}`,
  body: (
    <SettingsFrame brand={brand} here="accounts">
      <form method="post" action="/settings/accounts/connect" class="confirm">
        <Hidden name="workspace" value={brand.workspaceId} />
        <Hidden name="link" value={link} />
        <p>
          This link connects {platformName(platform)} to <bdi>{brand.name}</bdi>. It works once, for ten minutes.
        </p>
        <div class="actions">
          <a class="button plain" href={inBrand("/settings/accounts", brand.workspaceId)}>
            Cancel
          </a>
          <button type="submit">Go on to {platformName(platform)}</button>
        </div>
      </form>
    </SettingsFrame>
  )
})

const ChoiceRow = ({ choice, only }: { readonly choice: AccountChoice; readonly only: boolean }) => (
  <li>
    {choice.refusal === null ? (
      <Tick type="checkbox" name="account" value={choice.externalId} checked={choice.wanted || only}>
        <bdi>{choice.name}</bdi> <span class="soft mono small">{choice.externalId}</span>
        {choice.connected && <span class="small soft"> It is connected already; its token is replaced.</span>}
      </Tick>
    ) : (
      <p>
        <bdi>{choice.name}</bdi> <span class="soft mono small">{choice.externalId}</span>
        <br />
        <span class="small soft">{sentence(choice.refusal)}</span>
      </p>
    )}
  </li>
)

const Lost = ({ name }: Wanted) => (
  <Note kind="warn">
    <p>
      <bdi>{name}</bdi>, which you wanted to connect again, is not among what you manage with this login. What you
      choose here is connected beside it, and <bdi>{name}</bdi> stays disconnected.
    </p>
  </Note>
)

interface ChoosingProps {
  readonly visit: SettingsVisit
  readonly id: string
  readonly standing: Extract<AttemptStage, { readonly stage: "choosing" }>
  readonly problem?: string
}

const choosingPage = ({ id, problem, standing: { choices, platform, wanted }, visit }: ChoosingProps): Shown => {
  const { brand } = visit
  const only = choices.filter(({ refusal }) => refusal === null).length === 1 && wanted === null
  const path = `/settings/accounts/connect/${id}`
  return {
    title: `What to connect on ${platformName(platform)}`,
    body: (
      <SettingsFrame brand={brand} here="accounts" problem={problem}>
        {wanted !== null && !wanted.found && <Lost {...wanted} />}
        <form method="post" action={path}>
          <Hidden name="workspace" value={brand.workspaceId} />
          <p>Choose what Steward looks after for {brand.name}. It reads the comments there, and hides some.</p>
          <ul class="rows">
            {choices.map((choice) => (
              <ChoiceRow key={choice.externalId} choice={choice} only={only} />
            ))}
          </ul>
          <div class="actions">
            <button type="submit">Connect</button>
          </div>
        </form>
        <form method="post" action={`${path}/cancel`}>
          <Hidden name="workspace" value={brand.workspaceId} />
          <button type="submit" class="quiet">
            Connect nothing
          </button>
        </form>
      </SettingsFrame>
    )
  }
}

/** How far a login has come: what may be chosen, or why there is nothing. */
export const standingPage = (visit: SettingsVisit, id: string, standing: AttemptStage, problem?: string): Shown => {
  if (standing.stage === "choosing") {
    return choosingPage({ visit, id, standing, ...(problem === undefined ? {} : { problem }) })
  }
  const words = standing.stage === "failed" ? standing.failure : "This login did not come to its end. Begin again."
  return {
    title: `${platformName(standing.platform)} is not connected`,
    status: 422,
    body: (
      <SettingsFrame brand={visit.brand} here="accounts" problem={words}>
        <p>
          <a class="button" href={inBrand("/settings/accounts", visit.brand.workspaceId)}>
            Back to the accounts
          </a>
        </p>
      </SettingsFrame>
    )
  }
}

/** What came of what was chosen, where not all of it worked. */
export const outcomesPage = ({ brand }: SettingsVisit, outcomes: ReadonlyArray<ConnectionOutcome>): Shown => ({
  title: "Not all of it worked",
  body: (
    <SettingsFrame brand={brand} here="accounts">
      <ul class="rows">
        {outcomes.map(({ accountId, name, problem }) => (
          <li key={name}>
            <p>
              <bdi>{name}</bdi>: {accountId === null ? "not connected." : "connected."}
              {problem !== null && <> {sentence(problem)}</>}
            </p>
          </li>
        ))}
      </ul>
      <p>
        <a class="button" href={inBrand("/settings/accounts", brand.workspaceId)}>
          Back to the accounts
        </a>
      </p>
    </SettingsFrame>
  )
})
