import { HttpClientRequest } from "@effect/platform"
import { Either, Option, Redacted, Schema } from "effect"
import { storable } from "#src/Ground/StorableText.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import type { LoginCode, LoginRequest } from "../Port/PlatformLogin.ts"
import { type GraphAccess, graphDelete, graphForm, graphGet } from "./GraphRequest.ts"
import { type GraphPage, graphAnswer, type HandleGraphResponse } from "./GraphResponse.ts"

/** Steward as Meta knows it. */
export interface MetaApp {
  /** With the version, as in `https://graph.facebook.com/v26.0`. */
  readonly base: string
  readonly id: string
  readonly secret: Redacted.Redacted
}

/** The login page: what is asked for stands in a configuration of Facebook Login for Business, or is asked for one by one. */
export const dialogAddress = (
  dialog: string,
  {
    configId,
    id,
    scopes
  }: { readonly id: string; readonly configId: Option.Option<string>; readonly scopes: ReadonlyArray<string> },
  { redirectUri, state }: LoginRequest
): string => {
  const asked = Option.match(configId, {
    onNone: (): Record<string, string> => ({ scope: scopes.join(",") }),
    onSome: (config_id) => ({ config_id })
  })
  const params = {
    client_id: id,
    redirect_uri: redirectUri,
    state: Redacted.value(state),
    response_type: "code",
    ...asked
  }
  return `${dialog}?${new URLSearchParams(params)}`
}

const tokenRequest = ({ base, id, secret }: MetaApp, params: Readonly<Record<string, string>>) =>
  HttpClientRequest.acceptJson(
    HttpClientRequest.get(`${base.replace(/\/+$/, "")}/oauth/access_token`, {
      urlParams: { client_id: id, client_secret: Redacted.value(secret), ...params }
    })
  )

export const createCodeRequest = (app: MetaApp, { code, redirectUri }: LoginCode) =>
  tokenRequest(app, { redirect_uri: redirectUri, code: Redacted.value(code) })

/** A token of about 60 days for a person's token that is still good. */
export const createExchangeRequest = (app: MetaApp, token: Redacted.Redacted) =>
  tokenRequest(app, { grant_type: "fb_exchange_token", fb_exchange_token: Redacted.value(token) })

const Grant = Schema.Struct({
  access_token: Schema.Redacted(Schema.NonEmptyString),
  /** Seconds; left out for a token that does not end. */
  expires_in: lenient(Schema.Number)
})
export const handleGrant = graphAnswer(Grant)

/** Asked by the app itself. */
export const createInspectRequest = ({ base, id, secret }: MetaApp, token: Redacted.Redacted) =>
  graphGet(
    { base, token: Redacted.make(`${id}|${Redacted.value(secret)}`), appSecret: Option.none() },
    ["debug_token"],
    { input_token: Redacted.value(token) }
  )

const readInspected = graphAnswer(
  Schema.Struct({
    data: Schema.Struct({ scopes: lenient(Schema.Array(Schema.String)), user_id: lenient(ExternalId) })
  })
)

/** Who gave a token, and what it may do; null where Meta does not tell. */
export const handleInspected: HandleGraphResponse<{
  readonly scopes: ReadonlyArray<string> | null
  readonly userId: string | null
}> = (answer, now, words) =>
  Either.map(readInspected(answer, now, words), ({ data }) => ({ scopes: data.scopes, userId: data.user_id }))

export const createPagesRequest = (access: GraphAccess, fields: string, after: string | null) =>
  graphGet(access, ["me", "accounts"], { fields, limit: "100", ...(after === null ? {} : { after }) })

const Page = Schema.Struct({
  id: ExternalId,
  name: lenient(Schema.String),
  access_token: lenient(Schema.Redacted(Schema.NonEmptyString)),
  tasks: lenient(Schema.Array(Schema.String)),
  instagram_business_account: lenient(Schema.Struct({ id: ExternalId, username: lenient(Schema.String) }))
})
const decodePage = Schema.decodeUnknownOption(Page)

/** A page that a person has a role on. */
export interface ManagedPage {
  readonly id: string
  readonly name: string
  readonly token: Redacted.Redacted | null
  readonly tasks: ReadonlyArray<string> | null
  readonly instagram: { readonly id: string; readonly name: string } | null
}

export const managedPages = ({ items }: GraphPage): ReadonlyArray<ManagedPage> =>
  items.flatMap((item) =>
    Option.toArray(decodePage(item)).map(({ access_token, id, instagram_business_account: account, name, tasks }) => ({
      id,
      name: storable(name ?? id),
      token: access_token,
      tasks,
      instagram: account === null ? null : { id: account.id, name: storable(account.username ?? account.id) }
    }))
  )

export const createAdAccountsRequest = (access: GraphAccess, after: string | null) =>
  graphGet(access, ["me", "adaccounts"], { fields: "account_id", limit: "100", ...(after === null ? {} : { after }) })

const decodeAdAccount = Schema.decodeUnknownOption(Schema.Struct({ account_id: ExternalId }))

export const adAccountsOf = ({ items }: GraphPage): ReadonlyArray<string> =>
  items.flatMap((item) => Option.toArray(decodeAdAccount(item)).map(({ account_id }) => account_id))

/**
 * What a page is asked to push, also for the Instagram account that is linked to it: as much as the permissions allow.
 * Meta refuses the whole where one field is not allowed.
 */
export const subscribedFields = [
  "feed,messages,messaging_postbacks,leadgen",
  "feed,messages,messaging_postbacks",
  "feed,leadgen",
  "feed"
] as const

export const createSubscribeRequest = (
  access: GraphAccess,
  pageId: string,
  fields: (typeof subscribedFields)[number]
) => graphForm(access, [pageId, "subscribed_apps"], { subscribed_fields: fields })

export const createUnsubscribeRequest = (access: GraphAccess, pageId: string) =>
  graphDelete(access, [pageId, "subscribed_apps"], {})

/** Takes back all that the person of the token gave the app. */
export const createRevokeRequest = (access: GraphAccess) => graphDelete(access, ["me", "permissions"], {})
