import { platformName, platforms } from "#schema/Platform.ts"
import type { Account } from "#schema/resources/Account.ts"

export type Choice = readonly [value: string, words: string]

export const platformChoices: ReadonlyArray<Choice> = platforms.map((one) => [one, platformName(one)])

/** Accounts to choose from, by name. */
export const accountChoices = (accounts: ReadonlyArray<Pick<Account, "id" | "name" | "platform">>) =>
  accounts.map(({ id, name, platform }): Choice => [id, `${name} (${platformName(platform)})`])
