import { FetchHttpClient, type HttpClient } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { DateTime, Duration, Effect, Layer, Option, Redacted } from "effect"
import type { AccountId, WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import type { Role } from "#schema/resources/Workspace.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { People } from "#src/Access/People/People.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import type { ObservedAccount, ObservedComment } from "#src/Comments/Observation.ts"
import { type RoomSettings, rooms } from "#src/Composition/Rooms.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { sharedByFiles } from "#test/SharedByFiles.ts"
import { TestDatabase } from "#test/TestDatabase.ts"

export const facebookAppSecret = Redacted.make("the app secret of a test")
export const tiktokAppSecret = Redacted.make("the TikTok app secret of a test")
export const facebookVerifyToken = Redacted.make("the verify token of a test")

/** Nothing answers at the platforms' addresses, and hooks may only point to public ones. */
export const testSettings: RoomSettings = {
  baseUrl: "https://steward.test",
  secretKeys: [Redacted.make(new Uint8Array(32).fill(7))],
  allowPrivateTargets: false,
  trustedOrigins: [],
  rateLimit: { perMinute: 6_000_000, burst: 1_000_000 },
  allowedOrigins: ["https://assistant.test"],
  mail: Option.none(),
  languageModel: Option.none(),
  platforms: {
    facebook: {
      graph: "http://graph.test",
      appSecret: Option.some(facebookAppSecret),
      verifyToken: Option.some(facebookVerifyToken),
      appId: Option.some("100000000000001"),
      configId: Option.none(),
      dialog: "http://facebook.test/dialog/oauth"
    },
    instagram: {
      graph: "http://instagram.test",
      appSecret: Option.some(facebookAppSecret),
      verifyToken: Option.some(facebookVerifyToken),
      pollEvery: Duration.minutes(1),
      appId: Option.some("100000000000001"),
      configId: Option.none(),
      dialog: "http://facebook.test/dialog/oauth"
    },
    threads: {
      graph: "http://threads.test",
      appSecret: Option.some(facebookAppSecret),
      verifyToken: Option.some(facebookVerifyToken),
      pollEvery: Duration.minutes(2),
      appId: Option.some("100000000000002"),
      authorize: "http://threads.test/oauth/authorize"
    },
    tiktok: {
      api: "http://tiktok.test",
      appId: "app",
      appSecret: tiktokAppSecret,
      pollEvery: Duration.minutes(2),
      messages: true,
      authorize: "http://tiktok.test/v2/auth/authorize"
    },
    youtube: {
      api: "http://youtube.test",
      token: "http://google.test/token",
      authorize: "http://google.test/o/oauth2/v2/auth",
      clientId: "client",
      clientSecret: Redacted.make("client secret"),
      pollEvery: Duration.minutes(1),
      dailyQuota: 10_000
    }
  }
}

/** Every room on a database of its own, over an HTTP client of the test's choice. */
export const houseOn = <E, R>(http: Layer.Layer<HttpClient.HttpClient, E, R>, settings: Partial<RoomSettings> = {}) =>
  rooms({ ...testSettings, ...settings }).pipe(
    Layer.provideMerge(Layer.mergeAll(TestDatabase, RandomBytes.layer, http)),
    Layer.provide(BunContext.layer),
    Layer.orDie
  )

/** A house on a database that no other file has, with nothing in it that others did. */
export const ownHouse = houseOn(FetchHttpClient.layer)

/** Shares what stands on `ownHouse`. */
export const sharedHouse = sharedByFiles()

/** The house that the files of a process share, with nothing in it at the start of each. */
export const House = sharedHouse(ownHouse)

export interface BrandOptions {
  readonly name?: string
  readonly role?: Role
}

/** A workspace nobody else knows, a person with a role in it, a key of theirs, and an account on two platforms. */
export const brand = Effect.fn("brand")(function* ({ name = "Fjord Coffee", role = "owner" }: BrandOptions = {}) {
  const workspaces = yield* Workspaces
  const { id: workspaceId } = yield* workspaces.create({ name, timeZone: TimeZone.make("Europe/Oslo") })
  const accounts = {
    facebook: yield* connect(workspaceId, "facebook"),
    youtube: yield* connect(workspaceId, "youtube")
  }
  return { workspaceId, accounts, ...(yield* member(workspaceId, role)) }
})

/** One more person of a workspace, with a key. */
export const member = Effect.fn("member")(function* (
  workspaceId: WorkspaceId,
  role: Role,
  limitedTo: ReadonlyArray<AccountId> | null = null
) {
  const person = yield* Effect.flatMap(People, (people) => people.create({ name: "Ada Operator" }))
  const members = yield* Members
  yield* Effect.orDie(members.add({ workspaceId, person, role, limitedTo, actor: "Grace" }))
  const keys = yield* Keys
  const created = yield* Effect.orDie(keys.create({ workspaceId, personId: person.id, name: "Zapier" }))
  const principal = yield* Effect.orDie(keys.authenticate(created.key))
  return { personId: person.id, keyId: created.id, key: created.key, principal }
})

/** An account under an id that no other account of its platform has. */
export const connect = Effect.fn("connect")(function* (workspaceId: WorkspaceId, platform: Platform) {
  const { make } = yield* Ids
  const externalId = yield* make("acc", (id) => id.replace("acc_", ""))
  const accounts = yield* Accounts
  const account = {
    workspaceId,
    platform,
    externalId,
    name: "Fjord Coffee",
    token: Redacted.make("token"),
    actor: "Ada"
  }
  const accountId = yield* Effect.orDie(accounts.connect(account))
  return { workspaceId, accountId, platform, externalId } satisfies ObservedAccount & { readonly externalId: string }
})

/** A comment as a platform reports it. Give it an `externalId`: one account knows each only once. */
export const observed = (overrides: Partial<ObservedComment> = {}): ObservedComment => ({
  externalId: "1",
  parentExternalId: null,
  post: { externalId: "post-1", caption: "Autumn menu", url: "https://example.com/post-1" },
  ad: null,
  surface: "organic",
  text: "What a lovely cup of coffee",
  hasMedia: false,
  author: { externalId: "author-1", name: "Kari", handle: "kari" },
  hidden: false,
  url: "https://example.com/comment",
  createdAt: DateTime.unsafeMake(0),
  ...overrides
})
