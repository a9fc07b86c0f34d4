import type { Account, AccountHealth } from "#schema/resources/Account.ts"
import type { ListedAccount } from "#src/Directory/ConnectedAccounts.ts"
import { shown, shownOrNull } from "#src/Ground/Time.ts"

type Calls = Pick<
  ListedAccount,
  "disconnected_at" | "disconnected_reason" | "failing_reason" | "failing_since" | "polled_at" | "pushed_at"
>

/** Whether Steward reaches the account on its platform. What is disconnected is not called, and so does not fail. */
export const healthOf = (calls: Calls): AccountHealth => ({
  ...state(calls),
  last_poll_at: shownOrNull(calls.polled_at),
  last_push_at: shownOrNull(calls.pushed_at)
})

const state = ({
  disconnected_at,
  disconnected_reason,
  failing_reason,
  failing_since
}: Calls): Pick<AccountHealth, "reason" | "since" | "state"> => {
  if (disconnected_at !== null) {
    return { state: "disconnected", since: shown(disconnected_at), reason: disconnected_reason }
  }
  if (failing_since !== null) return { state: "failing", since: shown(failing_since), reason: failing_reason }
  return { state: "connected", since: null, reason: null }
}

export const toAccount = (row: ListedAccount): Account => ({
  id: row.id,
  name: row.name,
  platform: row.platform,
  external_id: row.external_id,
  connected_at: shown(row.created_at),
  health: healthOf(row)
})
