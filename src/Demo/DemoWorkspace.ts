import { FileSystem, Path } from "@effect/platform"
import { Effect, Option, Redacted, Schema } from "effect"
import type { KeyPrincipal } from "#schema/api/Authentication.ts"
import type { HookEvent } from "#schema/Event.ts"
import { Keys } from "#src/Access/Keys.ts"
import { Members } from "#src/Access/Members.ts"
import { People } from "#src/Access/People.ts"
import { TimeZone } from "#src/Access/TimeZone.ts"
import { Workspaces } from "#src/Access/Workspaces.ts"
import { Accounts, type NewAccount } from "#src/Platforms/Accounts.ts"
import { Hooks } from "#src/Webhooks/Hooks.ts"
import { SigningSecret } from "#src/Webhooks/SigningSecret.ts"

const actor = "Demonstration"
const events: ReadonlyArray<HookEvent> = ["comment.received", "comment.hidden", "comment.review", "comment.needs_reply"]

/** The workspace of an earlier run, when its key is still good, or a new one with a key. */
export const demoWorkspace = Effect.fn("demoWorkspace")(function* (earlierKey: Option.Option<string>) {
  const keys = yield* Keys
  const earlier = yield* Effect.transposeMapOption(earlierKey, (key) =>
    Effect.option(keys.authenticate(Redacted.make(key)))
  )
  if (Option.isSome(earlierKey) && Option.isSome(earlier) && Option.isSome(earlier.value)) {
    return { principal: earlier.value.value, key: earlierKey.value }
  }
  const workspaces = yield* Workspaces
  const people = yield* People
  const members = yield* Members
  const workspace = yield* workspaces.create({ name: "Nordlys Outdoor", timeZone: TimeZone.make("Europe/Oslo") })
  const person = yield* people.create({ name: "Demo Owner" })
  yield* members.add({ workspaceId: workspace.id, person, role: "owner", limitedTo: null, actor })
  const created = yield* keys.create({ workspaceId: workspace.id, personId: person.id, name: "Demonstration" })
  const key: string = Redacted.value(created.key)
  return { principal: yield* keys.authenticate(Redacted.make(key)), key }
})

/** A workspace of an earlier run, whose key is lost, gives its account up to the new one. */
const connectAccount = Effect.fn("connectAccount")(function* (account: NewAccount) {
  const accounts = yield* Accounts
  const connect = accounts.connect({ ...account, actor })
  yield* Effect.catchTag(connect, "ConnectedElsewhere", () =>
    Effect.gen(function* () {
      const held = yield* accounts.findByExternalId(account.platform, account.externalId)
      if (Option.isSome(held)) yield* accounts.disconnect(held.value.workspace_id, held.value.id, actor)
      yield* connect
    })
  )
})

/** One account on each platform that the sandbox imitates. */
export const connectAccounts = Effect.fn("connectAccounts")(function* ({ workspaceId }: KeyPrincipal) {
  const page = { page_token: "PAGE_TOKEN_1", ads_token: "USER_TOKEN_1", ad_accounts: ["100200"] }
  yield* connectAccount({
    workspaceId,
    platform: "facebook",
    externalId: "123450001",
    name: "Nordlys Outdoor",
    token: Redacted.make(JSON.stringify(page))
  })
  const credential = { access_token: "expired", refresh_token: "YT_REFRESH_1", expires_at: "2020-01-01T00:00:00.000Z" }
  yield* connectAccount({
    workspaceId,
    platform: "youtube",
    externalId: "UCnordlysOutdoor00000001",
    name: "Nordlys Outdoor",
    token: Redacted.make(JSON.stringify(credential))
  })
})

const Secrets = Schema.parseJson(Schema.Record({ key: Schema.String, value: SigningSecret }))

/** Subscribes the receiver to the comment events and answers the secrets to verify with, those of earlier runs included. */
export const subscribeReceiver = Effect.fn("subscribeReceiver")(function* (
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
