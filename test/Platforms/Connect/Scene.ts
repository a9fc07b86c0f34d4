import { FetchHttpClient } from "@effect/platform"
import { PgClient } from "@effect/sql-pg"
import { Duration, Effect, Layer } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { Sessions } from "#src/Access/SignIn/Sessions.ts"
import { Decider } from "#src/Autopilot/Worker/Decider.ts"
import { sandboxPlatforms } from "#src/Demo/Settings/DemoSettings.ts"
import type { Connector } from "#src/Platforms/Connect/ConnectAttempt.ts"
import { ConnectAttempts } from "#src/Platforms/Connect/ConnectAttempts.ts"
import { SandboxServer } from "#src/Sandbox/SandboxServer.ts"
import type { LoginClient } from "#src/Sandbox/World/Settings.ts"
import { byLink } from "#test/Access/TestSignIn.ts"
import { brand, houseOn, testSettings } from "#test/House.ts"
import { control } from "#test/Sandbox/Driver.ts"
import { clientId, clientSecret, clientsFor, loggedIn, subjects } from "#test/Sandbox/Login/LoggingIn.ts"

const secrets = {
  facebook_app_secret: clientSecret,
  facebook_verify_token: "verify",
  google_client_secret: clientSecret
}

/** Google knows the demonstration by an id of its own. */
const clients: ReadonlyArray<LoginClient> = clientsFor(testSettings.baseUrl).map((client) => ({
  ...client,
  id: client.platform === "youtube" ? "steward-demo" : clientId
}))

const sandbox = SandboxServer.layer({ settings: { clients, appSecret: clientSecret } })

/** Every room, with the imitated platforms around it. */
export const HouseAndPlatforms = Layer.unwrapEffect(
  Effect.map(SandboxServer, ({ baseUrl }) =>
    houseOn(FetchHttpClient.layer, { platforms: sandboxPlatforms(baseUrl, secrets, Duration.minutes(1)) })
  )
).pipe(Layer.provideMerge(sandbox))

/** Nothing is left of an earlier test: nothing is connected, and nothing waits. */
export const afresh = Effect.gen(function* () {
  const sql = yield* PgClient.PgClient
  const { drain } = yield* Decider
  yield* sql`DELETE FROM connect_attempts`
  yield* sql`UPDATE accounts SET sealed_token = NULL, disconnected_at = coalesce(disconnected_at, created_at)`
  yield* control("POST", "/reset", {})
  while ((yield* drain) > 0) yield* Effect.void
})

/** Somebody of a brand of their own, in a session. */
export const connector = Effect.fn("connector")(function* () {
  const { accounts: _, personId, principal, workspaceId } = yield* brand()
  const sessions = yield* Sessions
  const session = yield* sessions.start(personId, byLink)
  const current = yield* Effect.flatten(sessions.current(session))
  const by: Connector = { workspaceId, personId, sessionId: current.id, actor: "Ada Operator" }
  return { by, principal, workspaceId }
})

/** Logs in at the platform as whoever has a role there; what it brings back. */
export const through = Effect.fn("through")(function* (
  platform: Platform,
  address: string,
  pressed: Parameters<typeof loggedIn>[1] = subjects[platform]
) {
  const { location } = yield* Effect.promise(() => loggedIn(address, pressed))
  const brought = (name: string) => location?.searchParams.get(name) ?? ""
  return { platform, state: brought("state"), code: brought("code"), error: brought("error") }
})

/** A login up to where it is chosen what to connect. */
export const upToChoice = Effect.fn("upToChoice")(function* (by: Connector, platform: Platform) {
  const attempts = yield* ConnectAttempts
  const brought = yield* through(platform, yield* attempts.begin(by, { platform, accountId: null }))
  const { id } = yield* attempts.callback(by.sessionId, brought)
  return { id, brought }
})

/** Connects an account by a click. */
export const connected = Effect.fn("connected")(function* (by: Connector, platform: Platform) {
  const attempts = yield* ConnectAttempts
  const { id } = yield* upToChoice(by, platform)
  const [outcome] = yield* attempts.choose(by, id, [subjects[platform].account])
  return outcome
})

/** The tables in which one of the texts stands anywhere, as it is or in hexadecimal digits. */
export const tablesWith = Effect.fn("tablesWith")(function* (texts: ReadonlyArray<string>) {
  const sql = yield* PgClient.PgClient
  const tables = yield* sql<{ name: string }>`
    SELECT c.relname AS name FROM pg_class c
    WHERE c.relkind IN ('r', 'p') AND c.relnamespace = current_schema()::regnamespace ORDER BY 1`
  const sought = texts.flatMap((text) => [text, Buffer.from(text).toString("hex")])
  const rows = sql.csv(
    tables.map(
      ({ name }) => sql`
        (SELECT ${name}::text WHERE EXISTS (
          SELECT FROM ${sql(name)} t, unnest(${sought}::text[]) s (text) WHERE strpos(t::text, s.text) > 0))`
    )
  )
  const [found] = yield* sql<{ found: ReadonlyArray<string | null> }>`SELECT ARRAY[${rows}] AS found`
  return (found?.found ?? []).filter((name) => name !== null)
})
