import { FetchHttpClient } from "@effect/platform"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Option, Redacted } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import { defaultSettings } from "#src/Sandbox/World/Settings.ts"
import { houseOn, testSettings } from "#test/House.ts"
import { subjects } from "#test/Platforms/Contract/Subject.ts"
import { secret } from "#test/Sandbox/Receiver.ts"

const appId = Option.some(defaultSettings.appId)
const appSecret = Option.some(Redacted.make(secret))

const sandbox = SandboxServer.layer({
  settings: { appSecret: secret, googleClient: { id: "client", secret: "client secret" } },
  push: { base: "1 millis", cap: "2 millis" }
})

/** Every room, on the imitated platforms. */
export const House = Layer.unwrapEffect(
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
export const theBrand = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const [row] = yield* sql<{ readonly workspace_id: WorkspaceId }>`SELECT workspace_id FROM accounts LIMIT 1`
  return row?.workspace_id ?? (yield* connected)
})
