import { Option, Redacted, Schema } from "effect"
import { parseJson } from "../Port/PlatformJson.ts"

const AdAccount = Schema.String.pipe(Schema.pattern(/^(act_)?\d{1,30}$/))

const Stored = Schema.Struct({
  page_token: Schema.NonEmptyTrimmedString,
  /** Of a person or system user who may read ads. */
  ads_token: Schema.optional(Schema.NonEmptyTrimmedString),
  ad_accounts: Schema.optionalWith(Schema.Array(AdAccount), { default: () => [] })
})
const decode = Schema.decodeUnknownOption(Stored)

/** What a page is connected with: its token, and whose ads to look at and with what. */
export interface GraphCredential {
  readonly pageToken: Redacted.Redacted
  readonly adsToken: Redacted.Redacted
  /** Numbers, without `act_`. */
  readonly adAccounts: ReadonlyArray<string>
}

/** A page token alone, or JSON with `page_token`, and for a page's ads `ad_accounts` and `ads_token`. */
export const graphCredential = (token: Redacted.Redacted): GraphCredential =>
  Option.match(Option.flatMap(parseJson(Redacted.value(token)), decode), {
    onNone: () => ({ pageToken: token, adsToken: token, adAccounts: [] }),
    onSome: ({ ad_accounts, ads_token, page_token }) => ({
      pageToken: Redacted.make(page_token),
      adsToken: Redacted.make(ads_token ?? page_token),
      adAccounts: ad_accounts.map((id) => id.replace(/^act_/, ""))
    })
  })
