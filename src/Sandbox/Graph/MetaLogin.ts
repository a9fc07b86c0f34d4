import { Either, Option } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { knownClient, takeCode } from "../Login/Codes.ts"
import { loginRoutes } from "../Login/LoginPage.ts"
import { answered, type Call, type CallAnswer, type CallHandler, type CallRoute, json } from "../World/Call.ts"
import type { Settings } from "../World/Settings.ts"
import type { GrantedToken, World } from "../World/World.ts"
import { badParameter, problem, success } from "./GraphAnswer.ts"
import { authorise, requireScope } from "./GraphAuth.ts"
import { type Node, parse, project } from "./GraphFields.ts"
import type { GraphHandler } from "./GraphHandler.ts"
import { input, required } from "./GraphInput.ts"
import { codeRefused } from "./MetaCodes.ts"
import { metaPeople, metaRules } from "./MetaRules.ts"

const hour = 3_600_000
const day = 24 * hour

interface MetaLogin {
  readonly platform: Platform
  readonly name: string
  readonly prefix: "/graph" | "/instagram"
  readonly scopes: ReadonlyArray<string>
  readonly settings: Settings
  /** The pages of whoever logs in; `token` makes the token of one for an account. */
  readonly pages: (world: World, token: (accountId: string) => string) => ReadonlyArray<Node>
}

const addToken = (world: World, token: GrantedToken): World => ({
  ...world,
  tokens: [...world.tokens.filter((known) => known.platform !== token.platform || known.token !== token.token), token]
})

const userToken = (
  world: World,
  platform: Platform,
  subject: string,
  scopes: ReadonlyArray<string>,
  expiresAt: number
) => {
  const sequence = world.sequence + 1
  const token: GrantedToken = {
    platform,
    token: `EAAuser.sandbox-${sequence}`,
    kind: "user",
    accountId: subject,
    scopes,
    expiresAt,
    revoked: false,
    grantedBy: subject
  }
  return { token, world: addToken({ ...world, sequence }, token) }
}

/** `GET /oauth/access_token`: a code for a person's token of two hours, or that for one of 60 days. */
const accessToken =
  ({ platform, settings }: MetaLogin): CallHandler =>
  (world, call, now) =>
    Either.gen(function* () {
      const clientId = yield* required(call, "client_id")
      const secret = yield* required(call, "client_secret")
      const granted = (made: ReturnType<typeof userToken>, lasts: number) => ({
        world: made.world,
        answer: json(200, { access_token: made.token.token, token_type: "bearer", expires_in: lasts / 1000 })
      })
      if (Option.isSome(input(call, "grant_type"))) {
        if ((yield* required(call, "grant_type")) !== "fb_exchange_token")
          return yield* Either.left(badParameter("The parameter grant_type is not valid"))
        yield* Either.mapLeft(knownClient(settings, { platform, clientId, secret }), codeRefused)
        const text = yield* required(call, "fb_exchange_token")
        const { accountId, scopes } = yield* livingUser(settings, platform, world, call, text, now)
        return granted(userToken(world, platform, accountId, scopes, now + 60 * day), 60 * day)
      }
      const code = yield* required(call, "code")
      const redirectUri = yield* required(call, "redirect_uri")
      const taken = yield* Either.mapLeft(
        takeCode(settings, world, { platform, clientId, secret, code, redirectUri, verifier: "" }, now),
        codeRefused
      )
      const { scopes, subject } = taken.login
      return granted(userToken(taken.world, platform, subject, scopes, now + 2 * hour), 2 * hour)
    })

const livingUser = (
  settings: Settings,
  platform: Platform,
  world: World,
  call: Call,
  bearer: string,
  now: number
): Either.Either<GrantedToken, CallAnswer> =>
  Either.filterOrLeft(
    // the app proves who it is by its secret here
    authorise(settings, platform)(world, { ...call, bearer, query: {}, body: {} }, now),
    ({ kind }) => kind === "user",
    () => problem({ message: "Invalid OAuth access token - Cannot parse access token", code: 190 })
  )

/** `GET /me/accounts`: the pages of a person, each with a token that may do what the person allowed. */
const myPages =
  ({ pages, platform }: MetaLogin): GraphHandler =>
  (world, call, _now, token) =>
    Either.gen(function* () {
      yield* requireScope(token, "pages_show_list")
      const fields = yield* parse(Option.getOrElse(input(call, "fields"), () => "id,name,access_token,tasks"))
      if (token.kind !== "user") return answered(world, json(200, { data: [] }))
      let after = world
      const tokenOf = (accountId: string): string => {
        const page = (known: GrantedToken) =>
          known.platform === platform && known.kind === "page" && known.accountId === accountId && !known.revoked
        // whose token the sandbox begins with keeps the pages' own
        if (token.grantedBy === undefined) return world.tokens.find(page)?.token ?? ""
        const text = `EAApage.${accountId}.${token.token}`
        after = addToken(after, { ...token, token: text, kind: "page", accountId, expiresAt: null })
        return text
      }
      const data = yield* Either.all(pages(world, tokenOf).map((node) => project(node, fields)))
      return answered(after, json(200, { data }))
    })

/** `GET /me/adaccounts` */
const myAdAccounts =
  ({ platform }: MetaLogin): GraphHandler =>
  (world, _call, _now, token) =>
    Either.map(requireScope(token, "ads_read"), () => {
      const ids = new Set(
        world.posts.flatMap((post) => (post.platform === platform ? (post.ad?.adAccountId ?? []) : []))
      )
      return answered(world, json(200, { data: Array.from(ids, (id) => ({ id: `act_${id}`, account_id: id })) }))
    })

/** `DELETE /me/permissions`: ends every token that came of what the person allowed. */
const takeBack =
  ({ platform }: MetaLogin): GraphHandler =>
  (world, _call, _now, { grantedBy }) => {
    const theirs = (token: GrantedToken) =>
      token.platform === platform && token.grantedBy !== undefined && token.grantedBy === grantedBy
    const tokens = world.tokens.map((token) => (theirs(token) ? { ...token, revoked: true } : token))
    return Either.right(answered({ ...world, tokens }, success))
  }

/** The login of Facebook and of Instagram, and what a person's token is asked. */
export const metaLoginRoutes = (login: MetaLogin): ReadonlyArray<CallRoute> => {
  const { name, platform, prefix, scopes, settings } = login
  const check = authorise(settings, platform)
  const on = (method: CallRoute["method"], path: string, handle: GraphHandler): CallRoute => ({
    method,
    path: `${prefix}/:version${path}`,
    handle: (world, call, now) => Either.flatMap(check(world, call, now), (token) => handle(world, call, now, token))
  })
  const rules = metaRules({ platform, name, scopes, fragment: "#_=_", people: () => metaPeople })
  return [
    ...loginRoutes(rules, settings, `${prefix}/:version/dialog/oauth`),
    { method: "GET", path: `${prefix}/:version/oauth/access_token`, handle: accessToken(login) },
    on("GET", "/me/accounts", myPages(login)),
    on("GET", "/me/adaccounts", myAdAccounts(login)),
    on("DELETE", "/me/permissions", takeBack(login))
  ]
}
