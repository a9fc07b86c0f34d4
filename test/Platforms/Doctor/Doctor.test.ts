import { FetchHttpClient } from "@effect/platform"
import { PgClient } from "@effect/sql-pg"
import { assert, layer } from "@effect/vitest"
import { DateTime, Effect, Layer, Option, Redacted, TestClock } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import type { FindingKind } from "#schema/resources/Diagnosis.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { Doctor } from "#src/Platforms/Doctor/Doctor.ts"
import { pacificDay } from "#src/Platforms/YouTube/Quota/Quota.ts"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { defaultSettings } from "#src/Sandbox/World/Settings.ts"
import { houseOn, testSettings } from "#test/House.ts"
import { subjects } from "#test/Platforms/Contract/Subject.ts"
import { control } from "#test/Sandbox/Driver.ts"
import { secret } from "#test/Sandbox/Receiver.ts"

const appId = Option.some(defaultSettings.appId)
const appSecret = Option.some(Redacted.make(secret))

const sandbox = SandboxServer.layer({
  settings: { appSecret: secret, googleClient: { id: "client", secret: "client secret" } },
  push: { base: "1 millis", cap: "2 millis" }
})

/** Every room, on the imitated platforms. */
const House = Layer.unwrapEffect(
  Effect.map(SandboxServer, ({ baseUrl }) => {
    const { facebook, instagram, threads, tiktok, youtube } = testSettings.platforms
    return houseOn(FetchHttpClient.layer, {
      platforms: {
        facebook: { ...facebook, appId, appSecret, graph: `${baseUrl}/graph/v26.0` },
        instagram: { ...instagram, appId, appSecret, graph: `${baseUrl}/instagram/v26.0` },
        threads: { ...threads, appId, appSecret, graph: `${baseUrl}/threads/v1.0` },
        tiktok: { ...tiktok, api: `${baseUrl}/tiktok/open_api/v1.3` },
        youtube: { ...youtube, api: `${baseUrl}/youtube/v3`, token: `${baseUrl}/google/token` }
      }
    })
  })
).pipe(Layer.provideMerge(sandbox), Layer.merge(FetchHttpClient.layer))

const idOf = (platform: Platform) => subjects.find((one) => one.platform === platform)?.account.externalId ?? ""

/** A brand with the accounts that the sandbox begins with. */
const connected = Effect.gen(function* () {
  const { id: workspaceId } = yield* Effect.flatMap(Workspaces, (workspaces) =>
    workspaces.create({ name: "Nordlys", timeZone: TimeZone.make("Europe/Oslo") })
  )
  const accounts = yield* Accounts
  for (const { account } of subjects) {
    // nothing is renewed, so that the sandbox can begin anew as often as it likes
    const text = Redacted.value(account.token).replace(
      "1969-01-01",
      account.platform === "tiktok" ? "2999-01-01" : "1969-01-01"
    )
    yield* accounts.connect({
      ...account,
      token: Redacted.make(text),
      workspaceId,
      name: account.platform,
      actor: "Ada"
    })
  }
  return workspaceId
})

/** The brand of this file, which is connected once. */
const theBrand = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const [row] = yield* sql<{ readonly workspace_id: WorkspaceId }>`SELECT workspace_id FROM accounts LIMIT 1`
  return row?.workspace_id ?? (yield* connected)
})

const tomorrow = Effect.map(DateTime.now, (now) => now.epochMillis + 86_400_000)
const token = (platform: Platform, text: string, more: object) =>
  control("POST", "/tokens", { platform, token: text, accountId: idOf(platform), ...more })
const standing = (platform: Platform, more: object) =>
  control("POST", "/standing", { platform, accountId: idOf(platform), ...more })

const pageScopes = [
  "pages_show_list",
  "pages_manage_metadata",
  "pages_read_engagement",
  "pages_read_user_content",
  "pages_messaging",
  "leads_retrieval",
  "ads_read"
]
const threadsScopes = ["threads_basic", "threads_read_replies", "threads_content_publish"]

interface Prepared {
  readonly name: string
  readonly platform: Platform
  readonly kind: FindingKind
  readonly what: RegExp
  readonly remedy: RegExp
  /** Comments are moderated all the same. */
  readonly optional?: true
  readonly prepare: Effect.Effect<unknown, unknown, SandboxServer | PgClient.PgClient | FetchClient>
}
type FetchClient = Effect.Effect.Context<ReturnType<typeof control>>

const faults: ReadonlyArray<Prepared> = [
  {
    name: "Facebook was not given a permission",
    platform: "facebook",
    kind: "permission",
    what: /pages_manage_engagement.*hidden/,
    remedy: /Connect the page again/,
    prepare: token("facebook", "PAGE_TOKEN_1", { scopes: pageScopes })
  },
  {
    name: "the page pushes nothing",
    platform: "facebook",
    kind: "subscription",
    what: /does not push feed/,
    remedy: /Connect the page again, which subscribes/,
    prepare: standing("facebook", { subscribed: ["messages", "leadgen"] })
  },
  {
    name: "the role on the page lacks the task",
    platform: "facebook",
    kind: "role",
    what: /role .* does not let them moderate/,
    remedy: /Comments and messages/,
    prepare: standing("facebook", { standing: { tasks: ["ANALYZE"] } })
  },
  {
    name: "the role on the page is lost",
    platform: "facebook",
    kind: "role",
    what: /has no role on it any more/,
    remedy: /Ask its owner/,
    prepare: standing("facebook", { standing: { roleLost: true } })
  },
  {
    name: "the access to a page's data ends",
    platform: "facebook",
    kind: "token",
    what: /ends on/,
    remedy: /Connect the page again/,
    prepare: Effect.flatMap(tomorrow, (at) => standing("facebook", { standing: { dataAccessEndsAt: at } }))
  },
  {
    name: "the app calls Meta too often",
    platform: "facebook",
    kind: "quota",
    what: /^95 percent of the calls that Meta allows are used/,
    remedy: /Full access tier/,
    prepare: control("POST", "/usage", { callCount: 95 })
  },
  {
    name: "the page is linked to no Instagram account",
    platform: "instagram",
    kind: "link",
    what: /linked to no professional Instagram account/,
    remedy: /Meta Business Suite/,
    prepare: standing("instagram", { standing: { unlinked: true } })
  },
  {
    name: "Instagram was not given a permission",
    platform: "instagram",
    kind: "permission",
    what: /instagram_manage_comments/,
    remedy: /Connect the account again/,
    prepare: token("instagram", "IG_PAGE_TOKEN_1", {
      scopes: ["instagram_basic", "instagram_manage_messages", "pages_read_engagement", "ads_read"]
    })
  },
  {
    name: "the app has Standard Access alone",
    platform: "instagram",
    kind: "access_level",
    what: /Standard Access to instagram_manage_comments: Instagram pushes nothing/,
    remedy: /Advanced Access/,
    prepare: standing("instagram", { standing: { standardAccess: ["instagram_manage_comments"] } })
  },
  {
    name: "Facebook was not given messages",
    platform: "facebook",
    kind: "permission",
    what: /pages_messaging: without it messages do not come in, and comments are moderated all the same/,
    remedy: /Connect the page again/,
    optional: true,
    prepare: token("facebook", "PAGE_TOKEN_1", {
      scopes: [...pageScopes.filter((scope) => scope !== "pages_messaging"), "pages_manage_engagement"]
    })
  },
  {
    name: "Facebook was not given the forms of ads",
    platform: "facebook",
    kind: "permission",
    what: /leads_retrieval: without it what people answer/,
    remedy: /Connect the page again/,
    optional: true,
    prepare: token("facebook", "PAGE_TOKEN_1", {
      scopes: [...pageScopes.filter((scope) => scope !== "leads_retrieval"), "pages_manage_engagement"]
    })
  },
  {
    name: "the page does not push the forms of ads",
    platform: "facebook",
    kind: "subscription",
    what: /does not push leadgen/,
    remedy: /Connect the page again, which subscribes/,
    optional: true,
    prepare: standing("facebook", { subscribed: ["feed", "messages"] })
  },
  {
    name: "Instagram was not given messages",
    platform: "instagram",
    kind: "permission",
    what: /instagram_manage_messages: without it messages do not come in/,
    remedy: /Connect the account again/,
    optional: true,
    prepare: token("instagram", "IG_PAGE_TOKEN_1", {
      scopes: ["instagram_basic", "instagram_manage_comments", "pages_read_engagement", "ads_read"]
    })
  },
  {
    name: "TikTok was not given messages",
    platform: "tiktok",
    kind: "permission",
    what: /message.list.read: without it messages do not come in/,
    remedy: /Connect the account again/,
    optional: true,
    prepare: token("tiktok", "TT_ACCESS_1", {
      kind: "access",
      scopes: ["user.info.basic", "video.list", "comment.list", "comment.list.manage"]
    })
  },
  {
    name: "Threads was not given a permission",
    platform: "threads",
    kind: "permission",
    what: /threads_manage_replies.*hidden/,
    remedy: /Connect the profile again/,
    prepare: token("threads", "TH_TOKEN_1", { scopes: threadsScopes })
  },
  {
    name: "the token of Threads ends tomorrow",
    platform: "threads",
    kind: "token",
    what: /ends on .* and was not renewed/,
    remedy: /Connect the profile again/,
    prepare: Effect.flatMap(tomorrow, (expiresAt) => token("threads", "TH_TOKEN_1", { expiresAt }))
  },
  {
    name: "the answers of a day at Threads are used",
    platform: "threads",
    kind: "quota",
    what: /990 of 1000 answers/,
    remedy: /last 24 hours/,
    prepare: standing("threads", { standing: { repliesUsed: 990 } })
  },
  {
    name: "TikTok was not given a permission",
    platform: "tiktok",
    kind: "permission",
    what: /comment.list.manage/,
    remedy: /Connect the account again/,
    prepare: token("tiktok", "TT_ACCESS_1", {
      kind: "access",
      scopes: ["user.info.basic", "video.list", "comment.list", "message.list.read"]
    })
  },
  {
    name: "TikTok has nowhere to push to",
    platform: "tiktok",
    kind: "subscription",
    what: /pushes no comments/,
    remedy: /webhooks\/tiktok/,
    prepare: standing("tiktok", { standing: { noCallback: true } })
  },
  {
    name: "TikTok no longer accepts the token",
    platform: "tiktok",
    kind: "token",
    what: /TikTok/,
    remedy: /Connect it again/,
    prepare: token("tiktok", "TT_ACCESS_1", { kind: "access", revoked: true })
  },
  {
    name: "Google was not given the permission",
    platform: "youtube",
    kind: "permission",
    what: /youtube.force-ssl/,
    remedy: /tick everything/,
    prepare: token("youtube", "YT_REFRESH_1", { scopes: ["https://www.googleapis.com/auth/youtube.readonly"] })
  },
  {
    name: "Google ended the connection, as it does in Testing",
    platform: "youtube",
    kind: "token",
    what: /no longer accepts the connection/,
    remedy: /Testing: publish it/,
    prepare: token("youtube", "YT_REFRESH_1", { revoked: true })
  },
  {
    name: "YouTube's quota is nearly used",
    platform: "youtube",
    kind: "quota",
    what: /9500 of 10000 units/,
    remedy: /midnight in California/,
    prepare: Effect.gen(function* () {
      const sql = yield* PgClient.PgClient
      const day = pacificDay(yield* DateTime.now)
      yield* sql`INSERT INTO platform_quotas (scope, day, used) VALUES ('youtube', ${day}::date, 9500)`
    })
  }
]

const look = (workspaceId: WorkspaceId) => Effect.flatMap(Doctor, (doctor) => doctor.look(workspaceId))

/** Nothing at healthy accounts, and each of the prepared faults with its remedy. */
const finding = (prepared: ReadonlyArray<Prepared>) =>
  Effect.gen(function* () {
    const workspaceId = yield* theBrand
    const sql = yield* PgClient.PgClient
    const healthy = yield* look(workspaceId)
    assert.lengthOf(healthy, 5)
    assert.deepStrictEqual(
      healthy.map(({ account, findings }) => [account.platform, findings]),
      healthy.map(({ account }) => [account.platform, []])
    )
    for (const { kind, name, optional = false, platform, prepare, remedy, what } of prepared) {
      yield* prepare
      const found = yield* look(workspaceId)
      const shown = found.flatMap(({ account, findings }) => findings.map((one) => ({ on: account.platform, ...one })))
      const [first] = shown.filter(({ on }) => on === platform)
      assert.strictEqual(first?.kind, kind, `${name}: ${JSON.stringify(shown)}`)
      assert.match(first?.what ?? "", what, name)
      assert.match(first?.remedy ?? "", remedy, name)
      assert.strictEqual(first?.optional, optional, name)
      // what Meta counts is counted for all of its platforms
      const others = shown.filter(({ kind: other, on }) => on !== platform && other !== "quota")
      assert.deepStrictEqual(others, [], name)
      yield* control("POST", "/reset", {})
      yield* sql`DELETE FROM platform_quotas`
    }
    assert.isTrue((yield* look(workspaceId)).every(({ findings }) => findings.length === 0))
  })

layer(House)("the doctor", (it) => {
  it.effect("finds nothing at healthy accounts, each of the prepared faults, and its remedy", () =>
    finding(faults.filter(({ optional }) => optional !== true))
  )

  it.effect("finds what messages and leads lack, and says that comments go without it", () =>
    finding(faults.filter(({ optional }) => optional === true))
  )

  it.effect("says that nothing was read, that the platform is away, and what a disconnected channel loses", () =>
    Effect.gen(function* () {
      const workspaceId = yield* theBrand
      yield* TestClock.adjust("2 hours")
      const idle = yield* look(workspaceId)
      assert.isTrue(idle.every(({ findings }) => findings.some(({ what }) => what === "It was never read.")))
      yield* control("POST", "/faults", { platform: "threads", kind: "server_error", times: 100 })
      const away = (yield* look(workspaceId)).find(({ account }) => account.platform === "threads")
      assert.match(away?.findings[0]?.what ?? "", /could not be asked/)
      yield* control("POST", "/reset", {})
      const accounts = yield* Accounts
      const disconnections = yield* Disconnections
      const list = yield* accounts.list(workspaceId)
      const channel = list.find(({ platform }) => platform === "youtube")
      yield* disconnections.disconnect(workspaceId, channel?.id ?? "", "Ada")
      const ended = (yield* look(workspaceId)).find(({ account }) => account.platform === "youtube")
      assert.match(ended?.findings[0]?.what ?? "", /Ada disconnected it.*deleted 7 days after/)
    })
  )
})
