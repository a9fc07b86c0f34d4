import { Redacted, Schema } from "effect"
import type { AccountId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import type { Account } from "#schema/resources/Account.ts"
import type { Connectable } from "../Port/PlatformLogin.ts"

const Stored = Schema.parseJson(
  Schema.Array(
    Schema.Struct({
      externalId: Schema.String,
      name: Schema.String,
      token: Schema.Redacted(Schema.String),
      authorizedBy: Schema.NullOr(Schema.String),
      refusal: Schema.NullOr(Schema.String)
    })
  )
)

const encode = Schema.encodeSync(Stored)

/** Everything that may be chosen, to be sealed. */
export const candidatesText = (candidates: ReadonlyArray<Connectable>): Redacted.Redacted =>
  Redacted.make(encode(candidates))

export const readCandidates = (text: Redacted.Redacted) => Schema.decode(Stored)(Redacted.value(text))

/** Something that may be chosen, as people are shown it. */
export interface AccountChoice {
  readonly externalId: string
  readonly name: string
  /** Why it cannot be chosen, a sentence; null when it can. */
  readonly refusal: string | null
  /** Whether the brand has it connected already. */
  readonly connected: boolean
  /** Whether it is the one that is to be connected again. */
  readonly wanted: boolean
}

/** The account that is to be connected again. */
export interface Wanted {
  readonly id: AccountId
  readonly name: string
  /** Whether the person who logged in manages it. */
  readonly found: boolean
}

const knownAs = (accounts: ReadonlyArray<Account>, platform: Platform, externalId: string) =>
  accounts.find((account) => account.platform === platform && account.external_id === externalId)

/** What may be chosen: what is to be connected again first. */
export const choicesOf = (
  platform: Platform,
  candidates: ReadonlyArray<Connectable>,
  accounts: ReadonlyArray<Account>,
  accountId: AccountId | null
): { readonly choices: ReadonlyArray<AccountChoice>; readonly wanted: Wanted | null } => {
  const again = accounts.find(({ id }) => id === accountId)
  const choices = candidates.map(({ externalId, name, refusal }) => ({
    externalId,
    name,
    refusal,
    connected: knownAs(accounts, platform, externalId)?.health.state === "connected",
    wanted: externalId === again?.external_id
  }))
  return {
    choices: choices.toSorted((one, other) => Number(other.wanted) - Number(one.wanted)),
    wanted: again === undefined ? null : { id: again.id, name: again.name, found: choices.some(({ wanted }) => wanted) }
  }
}
