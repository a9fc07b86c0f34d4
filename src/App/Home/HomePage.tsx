import { platformName } from "#schema/Platform.ts"
import type { Account } from "#schema/resources/Account.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { may, mayManage } from "#schema/resources/Permission.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { Person } from "#src/Access/People/Person.ts"
import type { Page } from "#src/Database/Page.ts"
import type { RefusedWork } from "#src/Moderation/Refused/Refusals.ts"
import type { FailedHook } from "#src/Webhooks/Log/Failures.ts"
import { number } from "../Parts/Figures.ts"
import { Note } from "../Parts/Note.tsx"
import { counted, saidIn, sentence } from "../Parts/Words.tsx"

export interface BrandAtHome {
  readonly brand: Brand
  /** The newest comments that wait for an answer. */
  readonly waiting: Page<NeedsYouItem>
  /** How many wait in all. */
  readonly count: number
  /** How the autopilot is doing, in a sentence or two. */
  readonly summary: string
  /** Whether it does anything yet. */
  readonly isSetUp: boolean
  /** What it has become careful about, a sentence each. */
  readonly careful: ReadonlyArray<string>
  /** What came in today, in the brand's time zone. */
  readonly today: { readonly received: number; readonly hidden: number; readonly asked: number }
  /** Accounts that are not reached. */
  readonly unreached: ReadonlyArray<Account>
  /** Webhooks with deliveries that failed for good in the last week. */
  readonly failing: ReadonlyArray<FailedHook>
  /** What platforms refused to do in the last week, by account. */
  readonly refused: ReadonlyArray<RefusedWork & { readonly account: Account }>
}

const Failing = ({ failing, query }: Pick<BrandAtHome, "failing"> & { readonly query: string }) => (
  <Note kind="warn">
    {failing.map(({ failed, id, target_url }) => (
      <p key={id}>
        {counted(failed, "delivery", "deliveries")} to <bdi>{target_url}</bdi> failed in the last week.{" "}
        <a href={`/settings/hooks/${id}?${query}`}>Look at them</a>
      </p>
    ))}
  </Note>
)

const Refused = ({ brand, query, refused }: Pick<BrandAtHome, "brand" | "refused"> & { readonly query: string }) => (
  <Note kind="warn">
    {refused.map(({ account: { name, platform }, account_id, reason, refused: count }) => (
      <p key={account_id}>
        {platformName(platform)} refused {counted(count, "action")} on <bdi>{name}</bdi> in the last week.{" "}
        {reason !== "" && (
          <>
            The last time: <bdi class="clipped">{sentence(reason)}</bdi>{" "}
          </>
        )}
        {may(brand, "manage_accounts") && <a href={`/settings/accounts/doctor?${query}`}>See what it lacks</a>}
      </p>
    ))}
  </Note>
)

const waitingWords = ({ brand, count }: BrandAtHome) => {
  if (count === 0) return "Nothing waits for an answer."
  // of some of them others alone may be asked
  const whose = may(brand, "moderate") && brand.limitedTo === null ? "your" : "an"
  return `${counted(count, "comment")} ${count === 1 ? "waits" : "wait"} for ${whose} answer.`
}

const Shortly = ({ waiting: { data } }: BrandAtHome) => (
  <ul class="brief">
    {data.slice(0, 3).map((item) => (
      <li key={item.id}>
        <a class="comment" href={`/needs-you/${item.id}`} dir="auto">
          {saidIn(item)}
        </a>
      </li>
    ))}
  </ul>
)

const Unreached = ({
  account: { health, name, platform },
  query
}: {
  readonly account: Account
  readonly query: string
}) => (
  <Note kind="warn">
    <p>
      <bdi>{name}</bdi> ({platformName(platform)}){" "}
      {health.state === "disconnected"
        ? "is no longer connected, so Steward neither reads nor acts there."
        : "cannot be reached just now; Steward tries again by itself."}{" "}
      <a href={`/settings/accounts?${query}`}>Look at the accounts</a>
    </p>
  </Note>
)

const Today = ({ today: { asked, hidden, received } }: BrandAtHome) => (
  <dl class="figures">
    {(
      [
        ["Came in today", received],
        ["Hidden of these", hidden],
        ["Asked about", asked]
      ] as const
    ).map(([name, count]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd class="number">{number(count)}</dd>
      </div>
    ))}
  </dl>
)

/** Whether the autopilot can be trusted, in a few lines. */
const Trust = ({ careful, isSetUp, query, summary }: BrandAtHome & { readonly query: string }) => (
  <>
    <h3>Autopilot</h3>
    <p>{isSetUp ? summary : "It does nothing yet: it needs a connected account, and at least one protection."}</p>
    {careful.map((words) => (
      <p key={words}>{words}</p>
    ))}
    <p>
      <a href={isSetUp ? `/autopilot?${query}` : `/welcome?${query}`}>{isSetUp ? "How it is doing" : "Set it up"}</a>
    </p>
  </>
)

const AtHome = (at: BrandAtHome) => {
  const { brand, failing, refused, unreached, waiting } = at
  const query = new URLSearchParams({ workspace: brand.workspaceId }).toString()
  return (
    <section>
      <h2>{brand.name}</h2>
      {unreached.map((account) => (
        <Unreached key={account.id} account={account} query={query} />
      ))}
      {failing.length > 0 && <Failing failing={failing} query={query} />}
      {refused.length > 0 && <Refused brand={brand} refused={refused} query={query} />}
      <p class="lead">{waitingWords(at)}</p>
      {waiting.data.length > 0 && <Shortly {...at} />}
      <p class="ways">
        {waiting.data.length > 0 && (
          <a class="button" href={`/needs-you?${query}`}>
            {may(brand, "moderate") ? "Answer" : "See what is waiting"}
          </a>
        )}
        <a href={`/inbox?${query}`}>All comments</a>
        <a href={`/settings/people?${query}`}>
          {mayManage(brand.role, "viewer") ? "Members and invitations" : "Members"}
        </a>
        <a href={`/settings?${query}`}>Settings</a>
      </p>
      <Today {...at} />
      <Trust {...at} query={query} />
    </section>
  )
}

const Closed = ({ brand: { name } }: { readonly brand: Brand }) => (
  <Note kind="warn">
    <p>
      <bdi>{name}</bdi> asks everybody for a second factor. <a href="/settings/security">Set one up</a> to go on.
    </p>
  </Note>
)

/** `closed`: brands that they cannot look at before they have a second factor. */
export const homePage = (person: Person, brands: ReadonlyArray<BrandAtHome>, closed: ReadonlyArray<Brand>) => ({
  title: `Hello ${person.name}`,
  here: "home" as const,
  body:
    brands.length + closed.length === 0 ? (
      <p>You are not a member of any brand yet. Ask an owner to invite you.</p>
    ) : (
      <>
        {closed.map((brand) => (
          <Closed key={brand.workspaceId} brand={brand} />
        ))}
        {brands.map((at) => (
          <AtHome key={at.brand.workspaceId} {...at} />
        ))}
      </>
    )
})
