import { Schema } from "effect"
import type { Issue } from "#schema/Errors.ts"
import { AccountId } from "#schema/Ids.ts"
import { Platform, platformName } from "#schema/Platform.ts"

export const NamedAccount = Schema.Struct({
  id: AccountId,
  name: Schema.String,
  platform: Platform
})
export type NamedAccount = typeof NamedAccount.Type

/** With them, a message stays well within the length that errors may have. */
const shownAccounts = 5
const shownName = 60

/** What is wrong with a filter by an account that the workspace does not have. */
export const unknownAccount = (given: string, all: ReadonlyArray<NamedAccount>): Issue => ({
  path: "account_id",
  message: `${JSON.stringify(given.slice(0, 64))} is not an account of this workspace; ${thoseThere(all)}`
})

const thoseThere = (all: ReadonlyArray<NamedAccount>): string => {
  if (all.length === 0) return "none is connected yet"
  const shown = all
    .slice(0, shownAccounts)
    .map(({ id, name, platform }) => `${id} (${name.slice(0, shownName)} on ${platformName(platform)})`)
  const more = all.length - shown.length
  return `there ${all.length === 1 ? "is" : "are"} ${shown.join(", ")}${more === 0 ? "" : ` and ${more} more`}`
}
