import { Either } from "effect"
import { Unprocessable } from "#schema/Errors.ts"
import type { MarketingKind } from "#schema/MarketingKind.ts"
import type { Consent, EmailMarketingChange } from "#schema/settings/EmailMarketing.ts"
import { dataCentreOf } from "./MarketingCall.ts"

/** What an integration is, but for its secret. */
export interface IntegrationSettings {
  readonly audience_id: string | null
  readonly consent: Consent | null
  readonly target_url: string | null
  readonly tells_new: boolean
}

const refuse = (message: string) => Either.left(new Unprocessable({ message }))

/** What is wrong with the API key of a system; null when nothing is, as far as can be told without it. */
export const keyProblem = (kind: MarketingKind, key: string): string | null => {
  if (!/^[\x21-\x7e]{8,200}$/.test(key)) return "An API key is one word of 8 to 200 letters and signs"
  if (kind === "mailchimp" && dataCentreOf(key) === null) {
    return "An API key of Mailchimp ends in its data centre, such as -us6"
  }
  return kind === "klaviyo" && !key.startsWith("pk_") ? "A private API key of Klaviyo begins with pk_" : null
}

/** An integration as a change leaves it. What is not given stays, and what another kind has is refused. */
export const settingsAfter = (
  kind: MarketingKind,
  before: IntegrationSettings | null,
  change: EmailMarketingChange
): Either.Either<IntegrationSettings, Unprocessable> => {
  const { audience_id = "", consent, target_url = "" } = change
  if (kind !== "mailchimp" && (audience_id !== "" || consent !== undefined)) {
    return refuse("Only Mailchimp has an audience and asks for consent")
  }
  if (kind !== "call" && target_url !== "") return refuse("Only a signed call has an address")
  if (audience_id !== "" && !/^[0-9a-zA-Z]{4,40}$/.test(audience_id)) {
    return refuse("The id of a Mailchimp audience is letters and digits, such as a1b2c3d4e5")
  }
  const audience = audience_id === "" ? (before?.audience_id ?? null) : audience_id
  const url = target_url === "" ? (before?.target_url ?? null) : target_url
  if (kind === "mailchimp" && audience === null) return refuse("Name the Mailchimp audience that people are added to")
  if (kind === "call" && url === null) return refuse("Name the address that is called")
  return Either.right({
    audience_id: kind === "mailchimp" ? audience : null,
    consent: kind === "mailchimp" ? (consent ?? before?.consent ?? "asked") : null,
    target_url: kind === "call" ? url : null,
    tells_new: change.tells_new ?? before?.tells_new ?? true
  })
}
