import { Reactivity } from "@effect/experimental"
import { SqlClient } from "@effect/sql"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, Option, Redacted } from "effect"
import { AccountId, type WorkspaceId } from "#schema/Ids.ts"
import { TimeZone } from "#schema/TimeZone.ts"
import { accessServices } from "#src/Access/AccessServices.ts"
import { Keys } from "#src/Access/Keys/Keys.ts"
import { Members } from "#src/Access/Members/Members.ts"
import { People } from "#src/Access/People/People.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { AuditLog } from "#src/Audit/AuditLog.ts"
import { migrate } from "#src/Database/Migrations.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { HookRemoval } from "#src/Webhooks/Hooks/HookRemoval.ts"
import { databaseUrl } from "#test/TestCluster.ts"
import { seedComments } from "./SeedComments.ts"
import { seedContacts } from "./SeedContacts.ts"

/** What a filled database holds for whoever asks it. */
export interface Seeded {
  readonly url: Redacted.Redacted
  /** One for each caller, as the load of a workspace comes from several integrations. */
  readonly keys: ReadonlyArray<string>
  readonly workspaceId: WorkspaceId
}

const actor = "Bench"
const callers = 32

/** Comments to each contact. */
const commentsEach = 20

const noHooks = Layer.succeed(HookRemoval, {
  removeForKey: () => Effect.succeed(0),
  passOn: () => Effect.succeed(0),
  leave: () => Effect.succeed({ passed: 0, removed: 0 })
})

const access = accessServices.pipe(
  Layer.provideMerge(Layer.merge(AuditLog.layer, noHooks)),
  Layer.provideMerge(Ids.layer),
  Layer.provideMerge(RandomBytes.layer)
)

const workspaceWithKeys = Effect.gen(function* () {
  const workspaces = yield* Workspaces
  const people = yield* People
  const members = yield* Members
  const keys = yield* Keys
  const { id: workspaceId } = yield* workspaces.create({ name: "Bench", timeZone: TimeZone.make("UTC") })
  const person = yield* people.create({ name: "Ada Operator" })
  yield* members.add({ workspaceId, person, role: "owner", limitedTo: null, actor })
  const made = yield* Effect.replicateEffect(keys.create({ workspaceId, personId: person.id, name: "Bench" }), callers)
  return { workspaceId, keys: made.map(({ key }) => Redacted.value(key)) }
})

const accounts = Effect.fn("accounts")(function* (workspaceId: WorkspaceId) {
  const sql = yield* SqlClient.SqlClient
  const ids = yield* Ids
  const made = yield* Effect.replicateEffect(ids.make("acc", AccountId.make), 4)
  yield* Effect.forEach(
    made,
    (id, index) => sql`
      INSERT INTO accounts (workspace_id, id, platform, external_id, name, created_at)
      VALUES (${workspaceId}, ${id}, ${index % 2 === 0 ? "facebook" : "youtube"}, ${id}, ${`Account ${index}`}, now())`
  )
  return made
})

const fill = Effect.fn("fill")(function* (rows: number) {
  const sql = yield* SqlClient.SqlClient
  yield* migrate
  const { keys, workspaceId } = yield* workspaceWithKeys
  const connected = yield* accounts(workspaceId)
  yield* seedComments({ workspaceId, accounts: connected, rows })
  // filling in bulk leaves out what counts each comment as it comes
  yield* sql`SELECT recount_report(${workspaceId})`
  yield* seedContacts({ workspaceId, accounts: connected, rows: Math.ceil(rows / commentsEach) })
  yield* sql`CREATE TABLE bench_seeded (keys text[], workspace_id text)`
  yield* sql`INSERT INTO bench_seeded VALUES (${keys}, ${workspaceId})`
}, Effect.provide(access))

const seeded = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const marks = yield* sql<{ readonly exists: boolean }>`SELECT to_regclass('bench_seeded') IS NOT NULL AS exists`
  if (marks[0]?.exists !== true) return Option.none()
  const rows = yield* sql<{ readonly keys: ReadonlyArray<string>; readonly workspace_id: WorkspaceId }>`
    SELECT * FROM bench_seeded`
  return Option.map(Option.fromNullable(rows[0]), ({ keys, workspace_id }) => ({ keys, workspaceId: workspace_id }))
})

const onDatabase = (url: Redacted.Redacted) => PgClient.layer({ url, maxConnections: 2 })

/** The database of that many comments under the schema `version`: an earlier run's, or filled now. */
export const seed = Effect.fn("seed")(
  function* (server: Redacted.Redacted, version: string, rows: number) {
    const name = `bench_${version}_${rows}`
    const url = databaseUrl(server, name)
    const sql = yield* PgClient.make({ url: server, maxConnections: 1 })
    const known = yield* sql<{ readonly datname: string }>`SELECT datname FROM pg_database WHERE datname LIKE 'bench%'`
    for (const { datname } of known) {
      if (!datname.startsWith(`bench_${version}_`)) yield* sql`DROP DATABASE ${sql(datname)} WITH (FORCE)`
    }
    if (known.some(({ datname }) => datname === name)) {
      const found = yield* Effect.provide(seeded, onDatabase(url))
      if (Option.isSome(found)) return { url, ...found.value }
      yield* sql`DROP DATABASE ${sql(name)} WITH (FORCE)`
    }
    yield* Effect.logInfo(`Making ${rows} comments; they are kept for the next time`)
    yield* sql`CREATE DATABASE ${sql(name)}`
    yield* Effect.provide(fill(rows), onDatabase(url))
    return { url, ...(yield* Effect.flatten(Effect.provide(seeded, onDatabase(url)))) }
  },
  Effect.scoped,
  Effect.provide(Reactivity.layer)
)
