import { DateTime } from "effect"
import { platformName } from "#schema/Platform.ts"
import type { Account } from "#schema/resources/Account.ts"
import { may } from "#schema/resources/Permission.ts"
import type { BackfillProgress } from "#src/Platforms/Connect/Backfills.ts"
import type { OfferedLogin } from "#src/Platforms/Connect/OfferedLogins.ts"
import { ConnectAgain, SettingNames } from "../../Parts/ConnectButtons.tsx"
import { Moment, sentence } from "../../Parts/Words.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"

const stateWords: Record<Account["health"]["state"], string> = {
  connected: "Connected",
  failing: "Failing",
  disconnected: "Disconnected"
}

const stateClass: Record<Account["health"]["state"], string> = {
  connected: "state visible",
  failing: "state review",
  disconnected: "state hidden"
}

const Health = ({ account: { health }, timeZone }: { readonly account: Account; readonly timeZone: string }) => {
  const news = [health.last_poll_at, health.last_push_at].reduce((one, other) =>
    (other ?? "") > (one ?? "") ? other : one
  )
  if (health.since === null) {
    return (
      <>
        {news === null ? (
          "Steward reaches it. Nothing has come in yet."
        ) : (
          <>
            Steward reaches it. Last news <Moment at={news} timeZone={timeZone} />.
          </>
        )}
      </>
    )
  }
  return (
    <>
      {health.state === "failing" ? "Its calls fail since " : "Nothing is read or done there since "}
      <Moment at={health.since} timeZone={timeZone} />.{" "}
      {health.reason !== null && <bdi class="clipped longer">{sentence(health.reason)}</bdi>}
      {health.state === "failing" && " They are tried again."}
    </>
  )
}

/** How far the reading of what was written before has come. */
const Before = ({ endedAt, failure, found, since, timeZone }: BackfillProgress & { readonly timeZone: string }) => {
  const comments = found === 1 ? "1 comment" : `${found} comments`
  const from = <Moment at={DateTime.formatIso(since)} timeZone={timeZone} />
  if (endedAt === null) {
    return (
      <p class="small soft">
        What was written since {from} is being read: {comments} so far.
        {failure !== null && <bdi> {sentence(failure)} It is tried again.</bdi>}
      </p>
    )
  }
  return (
    <p class="small soft">
      {failure === null ? (
        <>
          What was written since {from} was read: {comments}.
        </>
      ) : (
        <>
          What was written since {from} was read in part: {comments}. <bdi>{sentence(failure)}</bdi>
        </>
      )}
    </p>
  )
}

interface RowProps {
  readonly account: Account
  readonly backfill: BackfillProgress | undefined
  readonly offered: ReadonlyArray<OfferedLogin>
  readonly visit: SettingsVisit
}

/** An account, how it does, and what can be done with it. */
export const AccountRow = ({ account, backfill, offered, visit: { brand } }: RowProps) => {
  const { external_id, health, id, name, platform } = account
  const missing = offered.find((one) => one.platform === platform)?.missing ?? []
  const canLogIn = missing.length === 0
  return (
    <li>
      <div>
        <span class="heading">
          <strong>
            <bdi>{name}</bdi>
          </strong>
          <span class={stateClass[health.state]}>{stateWords[health.state]}</span>
        </span>
        <p class="small soft">
          {platformName(platform)} · <span class="mono">{external_id}</span>
        </p>
        <p class="small">
          <Health account={account} timeZone={brand.timeZone} />
        </p>
        {backfill !== undefined && health.state !== "disconnected" && (
          <Before {...backfill} timeZone={brand.timeZone} />
        )}
        {health.state === "disconnected" && may(brand, "manage_accounts") && !canLogIn && (
          <p class="small soft">
            It can be connected again once whoever runs Steward has set <SettingNames names={missing} />.
          </p>
        )}
      </div>
      <div class="does">
        <a class="button quiet" href={`${inBrand("/autopilot", brand.workspaceId, { account: id })}#protections`}>
          Protections<span class="unseen"> of {name}</span>
        </a>
        {health.state === "disconnected" && may(brand, "manage_accounts") && canLogIn && (
          <ConnectAgain workspaceId={brand.workspaceId} account={account} />
        )}
        {health.state !== "disconnected" && may(brand, "manage_accounts") && (
          <a class="button quiet bad" href={inBrand(`/settings/accounts/${id}/disconnect`, brand.workspaceId)}>
            Disconnect<span class="unseen"> {name}</span>
          </a>
        )}
      </div>
    </li>
  )
}
