import { Effect } from "effect"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Backfills } from "#src/Platforms/Connect/Backfills.ts"
import { OfferedLogins } from "#src/Platforms/Connect/OfferedLogins.ts"
import { doneWords, type SettingsVisit } from "../Frame/SettingsPages.ts"
import { accountsPage } from "./AccountsPage.tsx"

const words = {
  disconnected: "The account is disconnected. Its comments stay.",
  connected: "It is connected. What was written in the last week is read now; what comes in from now on comes first."
}

/** Shows the accounts of a brand. */
export const accountsList = Effect.gen(function* () {
  const accounts = yield* Accounts
  const backfills = yield* Backfills
  const { offered } = yield* OfferedLogins
  return (visit: SettingsVisit, problem?: string) =>
    Effect.gen(function* () {
      const { workspaceId } = visit.brand
      return accountsPage({
        visit,
        accounts: yield* accounts.list(workspaceId),
        backfills: yield* backfills.progress(workspaceId),
        offered,
        done: doneWords(words, visit.asked),
        ...(problem === undefined ? {} : { problem })
      })
    })
})
