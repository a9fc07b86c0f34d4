import { type DateTime, Option, Redacted, Schema } from "effect"
import { parseJson } from "../Port/PlatformJson.ts"

const AdAccount = Schema.String.pipe(Schema.pattern(/^(act_)?\d{1,30}$/))

const Stored = Schema.Struct({
  page_token: Schema.NonEmptyTrimmedString,
  /** Of a person or system user who may read ads. */
  ads_token: Schema.optional(Schema.NonEmptyTrimmedString),
  ad_accounts: Schema.optionalWith(Schema.Array(AdAccount), { default: () => [] }),
  /** Of the token for ads, where it has one: ISO 8601 in UTC. */
  expires_at: Schema.optional(Schema.DateTimeUtc),
  /** Of the page that an Instagram account is linked to. */
  page_id: Schema.optional(Schema.NonEmptyTrimmedString)
})
const decode = Schema.decodeUnknownOption(Stored)
const encode = Schema.encodeSync(Schema.parseJson(Stored))

/** What a page is connected with: its token, and whose ads to look at and with what. */
export interface GraphCredential {
  readonly pageToken: Redacted.Redacted
  readonly adsToken: Redacted.Redacted
  /** Numbers, without `act_`. */
  readonly adAccounts: ReadonlyArray<string>
  /** When the token for ads ends; null where it does not, or nobody knows. */
  readonly endsAt: DateTime.Utc | null
  /** The page that an Instagram account is linked to; null where it is not known. */
  readonly pageId: string | null
}

/** A page token alone, or JSON with `page_token`, and for a page's ads `ad_accounts` and `ads_token`. */
export const graphCredential = (token: Redacted.Redacted): GraphCredential =>
  Option.match(Option.flatMap(parseJson(Redacted.value(token)), decode), {
    onNone: () => ({ pageToken: token, adsToken: token, adAccounts: [], endsAt: null, pageId: null }),
    onSome: ({ ad_accounts, ads_token, expires_at, page_id, page_token }) => ({
      pageToken: Redacted.make(page_token),
      adsToken: Redacted.make(ads_token ?? page_token),
      adAccounts: ad_accounts.map((id) => id.replace(/^act_/, "")),
      endsAt: expires_at ?? null,
      pageId: page_id ?? null
    })
  })

/** As it is stored with the account. */
export const storedCredential = (credential: GraphCredential): Redacted.Redacted =>
  Redacted.make(
    encode({
      page_token: Redacted.value(credential.pageToken),
      ads_token: Redacted.value(credential.adsToken),
      ad_accounts: credential.adAccounts,
      ...(credential.endsAt === null ? {} : { expires_at: credential.endsAt }),
      ...(credential.pageId === null ? {} : { page_id: credential.pageId })
    })
  )
