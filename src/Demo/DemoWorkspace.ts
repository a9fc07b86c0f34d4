import { FileSystem, Path } from "@effect/platform"
import { Effect, Option, Redacted, Schema } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import type { HookEvent } from "#schema/resources/Event.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { People } from "#src/Access/People/People.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Accounts, type NewAccount } from "#src/Platforms/Accounts/Accounts.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { Hooks } from "#src/Webhooks/Hooks/Hooks.ts"
import { SigningSecret } from "#src/Webhooks/Signing/SigningSecret.ts"
import { connectOnce } from "./ConnectOnce.ts"
import type { DemoFile } from "./Settings/DemoFile.ts"

const actor = "Demonstration"
const events: ReadonlyArray<HookEvent> = ["comment.received", "comment.hidden", "comment.review", "comment.needs_reply"]

/** Who owns the workspace of an earlier run, if both are still there. */
const ownerOf = tracedFn("ownerOf")(function* (workspaceId: string) {
  const [workspace] = yield* (yield* Workspaces).find(workspaceId)
  if (workspace === undefined) return Option.none()
  const owner = (yield* (yield* Members).list(workspace.id)).find(({ role }) => role === "owner")
  return Option.map(Option.fromNullable(owner), ({ personId }) => ({ workspaceId: workspace.id, personId }))
})

const newOwner = tracedFn("newOwner")(function* () {
  const workspaces = yield* Workspaces
  const people = yield* People
  const members = yield* Members
  const workspace = yield* workspaces.create({ name: "Nordlys Outdoor", timeZone: TimeZone.make("Europe/Oslo") })
  const person = yield* people.create({ name: "Demo Owner" })
  yield* members.add({ workspaceId: workspace.id, person, role: "owner", limitedTo: null, actor })
  return { workspaceId: workspace.id, personId: person.id }
})

/** The workspace of an earlier run, with a new key where its key was revoked or has ended; else a new one with a key. */
export const demoWorkspace = tracedFn("demoWorkspace")(function* (
  earlier: Option.Option<Pick<DemoFile, "api_key" | "workspace_id">>
) {
  const keys = yield* Keys
  const authenticated = (key: string) =>
    Effect.map(keys.authenticate(Redacted.make(key)), (principal) => ({ principal, key }))
  const still = yield* Effect.transposeMapOption(earlier, ({ api_key }) => Effect.option(authenticated(api_key)))
  const known = Option.flatten(still)
  if (Option.isSome(known)) return known.value
  const owner = yield* Effect.transposeMapOption(earlier, ({ workspace_id }) => ownerOf(workspace_id))
  const { personId, workspaceId } = yield* Option.match(Option.flatten(owner), {
    onNone: newOwner,
    onSome: Effect.succeed
  })
  const created = yield* keys.create({ workspaceId, personId, name: "Demonstration" })
  return yield* authenticated(Redacted.value(created.key))
})

/** A workspace of an earlier run, whose key is lost, gives its account up to the new one. */
const connectAccount = tracedFn("connectAccount")(function* (account: NewAccount) {
  const accounts = yield* Accounts
  const disconnections = yield* Disconnections
  const connect = connectOnce({ ...account, actor })
  yield* Effect.catchTag(connect, "ConnectedElsewhere", () =>
    Effect.gen(function* () {
      const held = yield* accounts.findByExternalId(account.platform, account.externalId)
      if (Option.isSome(held)) yield* disconnections.disconnect(held.value.workspace_id, held.value.id, actor)
      yield* connect
    })
  )
})

const inJson = (token: object) => JSON.stringify(token)

/** One account on each platform that the sandbox imitates, and the token that the sandbox gave it. */
const accounts: ReadonlyArray<Pick<NewAccount, "platform" | "externalId"> & { readonly token: string }> = [
  {
    platform: "facebook",
    externalId: "123450001",
    token: inJson({ page_token: "PAGE_TOKEN_1", ads_token: "USER_TOKEN_1", ad_accounts: ["100200"] })
  },
  {
    platform: "instagram",
    externalId: "17841400000000001",
    token: inJson({ page_token: "IG_PAGE_TOKEN_1", ad_accounts: ["100200"] })
  },
  { platform: "threads", externalId: "17841400000000009", token: "TH_TOKEN_1" },
  {
    platform: "tiktok",
    externalId: "-000nordlysOutdoor",
    token: inJson({
      access_token: "expired",
      refresh_token: "TT_REFRESH_1",
      expires_at: "2020-01-01T00:00:00.000Z",
      advertiser: { access_token: "TT_ADS_1", advertiser_id: "7100000000000000001", identity_id: "nordlys" }
    })
  },
  {
    platform: "youtube",
    externalId: "UCnordlysOutdoor00000001",
    token: inJson({ access_token: "expired", refresh_token: "YT_REFRESH_1", expires_at: "2020-01-01T00:00:00.000Z" })
  }
]

export const connectAccounts = tracedFn("connectAccounts")(function* ({ workspaceId }: KeyPrincipal) {
  for (const { token, ...account } of accounts) {
    yield* connectAccount({ ...account, workspaceId, name: "Nordlys Outdoor", token: Redacted.make(token) })
  }
})

const Secrets = Schema.parseJson(Schema.Record({ key: Schema.String, value: SigningSecret }))

/** Subscribes the receiver to the comment events and answers the secrets to verify with, those of earlier runs included. */
export const subscribeReceiver = tracedFn("subscribeReceiver")(function* (
  principal: KeyPrincipal,
  receiverUrl: string,
  dataDirectory: string
) {
  const hooks = yield* Hooks
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const file = path.join(dataDirectory, "receiver-secrets.json")
  const secrets: Record<string, SigningSecret> = {
    ...(yield* fs.readFileString(file).pipe(
      Effect.flatMap(Schema.decode(Secrets)),
      Effect.orElseSucceed(() => ({}))
    ))
  }
  for (const event of events) {
    const subscription = { target_url: receiverUrl, event }
    const known = yield* hooks.subscribe(principal, subscription)
    if (known.created) {
      secrets[known.hook.id] = yield* Schema.decode(SigningSecret)(known.hook.signing_secret)
    } else if (secrets[known.hook.id] === undefined) {
      yield* hooks.unsubscribe(principal, known.hook.id)
      const again = yield* hooks.subscribe(principal, subscription)
      if (again.created) secrets[again.hook.id] = yield* Schema.decode(SigningSecret)(again.hook.signing_secret)
    }
  }
  yield* fs.writeFileString(file, yield* Schema.encode(Secrets)(secrets), { mode: 0o600 })
  return Object.values(secrets)
})
