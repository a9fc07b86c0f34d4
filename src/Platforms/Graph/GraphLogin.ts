import type { HttpClientRequest } from "@effect/platform"
import { Array, DateTime, Duration, Effect, Option, type Redacted, Stream } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { NotAllowed } from "../Port/PlatformError.ts"
import type { AccountAccess } from "../Port/PlatformGateway.ts"
import type { Connectable, LoginCode, PlatformLogin } from "../Port/PlatformLogin.ts"
import type { GraphCall } from "./GraphCall.ts"
import { type GraphCredential, graphCredential, storedCredential } from "./GraphCredential.ts"
import { graphPages } from "./GraphPages.ts"
import type { GraphAccess } from "./GraphRequest.ts"
import { handlePage, handleSuccess } from "./GraphResponse.ts"
import {
  adAccountsOf,
  createAdAccountsRequest,
  createCodeRequest,
  createExchangeRequest,
  createInspectRequest,
  createPagesRequest,
  createRevokeRequest,
  createSubscribeRequest,
  createUnsubscribeRequest,
  dialogAddress,
  handleGrant,
  handleInspected,
  type ManagedPage,
  type MetaApp,
  managedPages,
  subscribedFields
} from "./LoginCalls.ts"

export interface MetaLoginSettings {
  readonly graph: string
  readonly appSecret: Option.Option<Redacted.Redacted>
  readonly appId: Option.Option<string>
  /** A configuration of Facebook Login for Business, in place of single permissions. */
  readonly configId: Option.Option<string>
  /** The address of the login page. */
  readonly dialog: string
}

interface MetaLoginOptions {
  /** As people write it. */
  readonly platform: string
  readonly settings: MetaLoginSettings
  readonly settingNames: { readonly appId: string; readonly appSecret: string }
  readonly scopes: ReadonlyArray<string>
  /** Without these of them nothing can be done. */
  readonly needed: ReadonlyArray<string>
  readonly pageFields: string
  /** What of a page is connected; null for a page that has no such thing. */
  readonly connectable: (page: ManagedPage) => Pick<Connectable, "externalId" | "name"> | null
  readonly call: GraphCall
}

const refusalOf = ({ name, tasks, token }: ManagedPage): string | null => {
  if (token === null) return `Meta gives no token for the page ${name}.`
  return tasks === null || tasks.includes("MODERATE")
    ? null
    : `Your role on the page ${name} does not let you moderate comments. Ask its owner for the task "Comments and messages".`
}

/** Facebook Login for Business: for pages, and for the Instagram accounts that are linked to them. */
export const metaLogin = ({
  call,
  connectable,
  needed,
  pageFields,
  platform,
  scopes,
  settingNames,
  settings
}: MetaLoginOptions): PlatformLogin => {
  const { appId, appSecret, configId, dialog, graph } = settings
  const unset = new NotAllowed({
    reason: `Steward does not know its app at ${platform}. Set ${settingNames.appId} and ${settingNames.appSecret}.`
  })
  const app: Effect.Effect<MetaApp, NotAllowed> = Effect.mapError(
    Effect.all({ base: Effect.succeed(graph), id: appId, secret: appSecret }),
    () => unset
  )
  const access = (token: Redacted.Redacted): GraphAccess => ({ base: graph, token, appSecret })
  const read = (request: HttpClientRequest.HttpClientRequest) => call(request, handlePage)

  /** A token that lasts, and when it ends. */
  const lasting = Effect.fnUntraced(function* (token: Redacted.Redacted) {
    const { access_token, expires_in } = yield* call(createExchangeRequest(yield* app, token), handleGrant)
    const endsAt = expires_in === null ? null : DateTime.addDuration(yield* DateTime.now, Duration.seconds(expires_in))
    return { token: access_token, endsAt }
  })

  const personOf = Effect.fnUntraced(function* (token: Redacted.Redacted) {
    const { scopes: given, userId } = yield* call(createInspectRequest(yield* app, token), handleInspected)
    const lacking = given === null ? [] : needed.filter((scope) => !given.includes(scope))
    if (lacking.length === 0) return { given: given ?? scopes, userId }
    return yield* new NotAllowed({
      reason: `You did not give Steward ${lacking.join(", ")}. Without ${lacking.length === 1 ? "it" : "them"} comments can be neither read nor hidden.`
    })
  })

  /** Those whose ads may be read; none without the permission. */
  const adAccounts = (token: Redacted.Redacted) =>
    graphPages((after) => createAdAccountsRequest(access(token), after), read).pipe(
      Stream.mapConcat(adAccountsOf),
      Stream.runCollect,
      Effect.map((found): ReadonlyArray<string> => Array.fromIterable(found)),
      Effect.catchTag("NotAllowed", () => Effect.succeed([]))
    )

  const toConnectable = (
    page: ManagedPage,
    shared: Pick<GraphCredential, "adAccounts" | "adsToken" | "endsAt">,
    userId: string | null
  ): ReadonlyArray<Connectable> => {
    const found = connectable(page)
    if (found === null) return []
    const token = storedCredential({ ...shared, pageToken: page.token ?? shared.adsToken, pageId: page.id })
    return [{ ...found, token, authorizedBy: userId, refusal: refusalOf(page) }]
  }

  const redeem = tracedFn("Graph.redeem")(function* (code: LoginCode) {
    const first = yield* call(createCodeRequest(yield* app, code), handleGrant)
    // a system user's token does not end, and is not exchanged
    const lasts =
      first.expires_in === null ? { token: first.access_token, endsAt: null } : yield* lasting(first.access_token)
    const { given, userId } = yield* personOf(lasts.token)
    const ads = given.includes("ads_read") ? yield* adAccounts(lasts.token) : []
    const shared = { adsToken: lasts.token, adAccounts: ads, endsAt: lasts.endsAt }
    return yield* graphPages((after) => createPagesRequest(access(lasts.token), pageFields, after), read).pipe(
      Stream.mapConcat(managedPages),
      Stream.mapConcat((page) => toConnectable(page, shared, userId)),
      Stream.runCollect,
      Effect.map((found) => Array.fromIterable(found))
    )
  })

  const pageAccess = (account: AccountAccess) => access(graphCredential(account.token).pageToken)
  /** A page's own token speaks for the page. */
  const pageOf = ({ token }: AccountAccess) => graphCredential(token).pageId ?? "me"

  return {
    missing: [
      ...(Option.isSome(appId) ? [] : [settingNames.appId]),
      ...(Option.isSome(appSecret) ? [] : [settingNames.appSecret])
    ],
    address: (request) => dialogAddress(dialog, { id: Option.getOrElse(appId, () => ""), configId, scopes }, request),
    redeem,
    subscribe: tracedFn("Graph.subscribe")((account) => {
      const [most, ...fewer] = Array.map(subscribedFields, (fields) =>
        call(createSubscribeRequest(pageAccess(account), pageOf(account), fields), handleSuccess)
      )
      // messages and forms of ads are pushed to those alone who may read them
      return fewer.reduce(
        (tried, next) => Effect.catchTags(tried, { NotAllowed: () => next, InvalidPlatformRequest: () => next }),
        most
      )
    }),
    renew: tracedFn("Graph.renew")(function* (account) {
      const credential = graphCredential(account.token)
      const { endsAt, token } = yield* lasting(credential.adsToken)
      return storedCredential({ ...credential, adsToken: token, endsAt })
    }),
    revoke: tracedFn("Graph.revoke")(function* (account, others) {
      // a token from a file is its maker's, who may use it for more
      const page = graphCredential(account.token).pageId
      if (page === null) return
      if (!others.some((other) => pageOf(other) === page)) {
        yield* call(createUnsubscribeRequest(pageAccess(account), page), handleSuccess)
      }
      if (others.length === 0)
        yield* call(createRevokeRequest(access(graphCredential(account.token).adsToken)), handleSuccess)
    })
  }
}
