import type { Credentials } from "../People/CredentialsRepo.ts"

/**
 * How whoever opens an invitation becomes a member. `choose`: they choose a password, as they have none. `confirm`: they
 * only say yes. `renew`: they choose a new password, as nobody proved that the old one is theirs, and the letter proves
 * who they are. `unproved`: not before the address is proved.
 */
export type Joining = "choose" | "confirm" | "renew" | "unproved"

/** `mailed`: the invitation's link is in a letter, and shown to nobody. */
export const joiningOf = (
  person: Pick<Credentials, "hash" | "proved"> | null,
  { mailed }: { readonly mailed: boolean }
): Joining => {
  if (person === null || person.hash === null) return "choose"
  if (person.proved !== null) return "confirm"
  return mailed ? "renew" : "unproved"
}
