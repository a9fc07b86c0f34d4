import type { Account } from "#schema/resources/Account.ts"
import { lengths, quote } from "./Quote.ts"
import { counted, joined, present, type Reading } from "./Reading.ts"

const health = ({ reason, since, state }: Account["health"]) =>
  joined([
    since === null ? state : `${state} since ${since}`,
    reason === null ? undefined : `because ${quote(reason, lengths.sentence)}`
  ])

/** The accounts, with the ids that other tools take, and how the calls about each go. */
export const accountList = ({ data }: { readonly data: ReadonlyArray<Account> }): Reading => ({
  heading: data.length === 0 ? "No account is connected." : `${counted(data.length, "account")}.`,
  lines: data.map(
    ({ health: how, id, name, platform }) => `${id} ${platform} ${quote(name, lengths.name)}, ${health(how)}`
  ),
  next: present([
    data.some(({ health: { state } }) => state === "disconnected")
      ? "A disconnected account is not read until a person connects it again in Steward."
      : undefined
  ])
})
