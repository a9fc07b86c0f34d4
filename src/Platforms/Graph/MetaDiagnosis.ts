import { DateTime, Effect, Equal, Option, type Redacted, Stream } from "effect"
import type { Finding } from "#schema/resources/Diagnosis.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import {
  type Diagnoses,
  deadToken,
  endingToken,
  endOfSeconds,
  finding,
  fullQuota,
  lackingPermissions,
  type Need,
  sooner
} from "../Port/Diagnosis.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import type { AccountAccess } from "../Port/PlatformGateway.ts"
import type { GraphCall } from "./GraphCall.ts"
import { graphCredential } from "./GraphCredential.ts"
import { graphPages } from "./GraphPages.ts"
import { handlePage } from "./GraphResponse.ts"
import {
  createAppPermissionsRequest,
  createSubscriptionsRequest,
  handleAppPermissions,
  handleInspection,
  handleSubscriptions,
  type Inspected
} from "./InspectCalls.ts"
import { createInspectRequest, createPagesRequest, type MetaApp, managedPages } from "./LoginCalls.ts"

interface MetaDiagnosisOptions {
  /** As people write it. */
  readonly platform: string
  /** What an account is called. */
  readonly account: string
  readonly settings: {
    readonly graph: string
    readonly appId: Option.Option<string>
    readonly appSecret: Option.Option<Redacted.Redacted>
  }
  readonly settingNames: { readonly appId: string; readonly appSecret: string }
  readonly needs: ReadonlyArray<Need>
  /** What does not work as long as the app was not reviewed for a permission: to go on from "without it". */
  readonly reviewed: ReadonlyArray<Need>
  /** The fields that a page is to push, and what comes late where it does not. */
  readonly pushed: ReadonlyArray<{ readonly field: string; readonly what: string; readonly optional?: true }>
  /** The page of an account, where it is known without its token. */
  readonly pageOf: (account: AccountAccess) => string | null
  readonly call: GraphCall
}

const ads: Need = { permission: "ads_read", without: "it cannot be told which comments are under ads" }
const roleLost = 492
const again = (account: string) => `Connect the ${account} again, and leave every permission ticked.`
const slower =
  "Wait: Meta counts anew every hour. Where it stays so, read less often, or ask Meta for the Full access tier."

const dead = (account: string, { error }: Inspected) =>
  error?.subcode === roleLost
    ? deadToken(
        `Whoever connected the ${account} has no role on it any more, so Meta ended the token.`,
        `Ask its owner for a role with the task "Comments and messages", or let somebody who has one connect it.`,
        "role"
      )
    : deadToken(`Meta no longer accepts the token${error?.message == null ? "" : `: ${error.message}`}`, again(account))

/** What Meta tells of a page, or of the Instagram account that is linked to it. */
export const metaDiagnosis = (options: MetaDiagnosisOptions): Diagnoses => {
  const { account: kind, call, needs, pageOf, platform, pushed, reviewed, settingNames, settings } = options
  const { appId, appSecret, graph } = settings
  const app: Option.Option<MetaApp> = Option.map(Option.all({ id: appId, secret: appSecret }), (known) => ({
    base: graph,
    ...known
  }))

  const unset = finding(
    "settings",
    `Steward cannot see what the token of this ${kind} may do, nor when it ends.`,
    `Set ${settingNames.appId} and ${settingNames.appSecret} to the id and the secret of your app at ${platform}.`
  )

  /** What is not told says nothing: each thing that it may mean has a finding of its own. */
  const quietly = <A>(asked: Effect.Effect<A, PlatformError>) =>
    Effect.catchTags(Effect.asSome(asked), {
      NotAllowed: () => Effect.succeedNone,
      InvalidPlatformRequest: () => Effect.succeedNone,
      CommentRemoved: () => Effect.succeedNone
    })

  const accessLevel = Effect.fnUntraced(function* (known: MetaApp) {
    const live = yield* quietly(call(createAppPermissionsRequest(known), handleAppPermissions))
    if (Option.isNone(live)) return []
    return reviewed
      .filter(({ permission }) => !live.value.includes(permission))
      .map(({ optional, permission, without }) =>
        finding(
          "access_level",
          `The app has Standard Access to ${permission}: ${without}.`,
          `Ask Meta for Advanced Access to ${permission}, in the app's dashboard under App Review.`,
          optional
        )
      )
  })

  const role = Effect.fnUntraced(function* (account: AccountAccess) {
    const { adsToken, pageToken } = graphCredential(account.token)
    const page = pageOf(account)
    if (page === null || Equal.equals(adsToken, pageToken)) return []
    const access = { base: graph, token: adsToken, appSecret }
    const pages = graphPages(
      (after) => createPagesRequest(access, "id,tasks", after),
      (request) => call(request, handlePage)
    ).pipe(Stream.mapConcat(managedPages), Stream.runCollect)
    const found = yield* quietly(pages)
    if (Option.isNone(found)) return []
    const own = Array.from(found.value).find(({ id }) => id === page)
    return own !== undefined && (own.tasks === null || own.tasks.includes("MODERATE"))
      ? []
      : [
          finding(
            "role",
            `The role of whoever connected the ${kind} does not let them moderate comments.`,
            `Ask the page's owner for the task "Comments and messages", or let somebody who has it connect the ${kind}.`
          )
        ]
  })

  const pushes = (fields: Option.Option<ReadonlyArray<string>>): ReadonlyArray<Finding> =>
    pushed
      .filter(({ field }) => !Option.exists(fields, (all) => all.includes(field)))
      .map(({ field, optional, what }) =>
        finding(
          "subscription",
          `The page does not push ${field} to Steward: ${what}.`,
          `Connect the ${kind} again, which subscribes the page.`,
          optional
        )
      )

  return {
    diagnose: tracedFn("Graph.diagnose")(function* (account) {
      const { adAccounts, adsToken, endsAt, pageToken } = graphCredential(account.token)
      const now = yield* DateTime.now
      const inspected = Option.isNone(app)
        ? Option.none<Inspected>()
        : Option.some(yield* call(createInspectRequest(app.value, pageToken), handleInspection))
      if (Option.isSome(inspected) && inspected.value.is_valid === false) return dead(kind, inspected.value)
      const told = Option.getOrNull(inspected)
      const needed = adAccounts.length > 0 && Equal.equals(adsToken, pageToken) ? [...needs, ads] : needs
      const lacking = told?.scopes == null ? [] : lackingPermissions(platform, needed, told.scopes, again(kind))
      const subscribed = yield* quietly(
        call(
          createSubscriptionsRequest({ base: graph, token: pageToken, appSecret }, pageOf(account) ?? "me"),
          handleSubscriptions(appId)
        )
      )
      const usage = Option.getOrNull(Option.map(subscribed, ({ usage: percent }) => percent))
      const quota = usage === null ? null : { used: usage, limit: 100, of: "percent of the calls that Meta allows" }
      const ends = sooner(
        endsAt,
        sooner(endOfSeconds(told?.expires_at ?? null), endOfSeconds(told?.data_access_expires_at ?? null))
      )
      const findings = [
        ...(Option.isNone(app) ? [unset] : yield* accessLevel(app.value)),
        ...lacking,
        ...(yield* role(account)),
        ...Option.match(subscribed, { onNone: () => [], onSome: ({ fields }) => pushes(fields) }),
        ...endingToken(ends, now, again(kind)),
        ...fullQuota(quota, slower)
      ]
      return { findings, tokenEndsAt: ends, quota }
    })
  }
}
