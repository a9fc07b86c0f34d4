import { FileSystem, Path } from "@effect/platform"
import { Effect, Redacted, Schedule } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { type Binaries, majorVersion, program } from "./Binaries.ts"
import { EmbeddedPostgresError, failing } from "./EmbeddedPostgresError.ts"
import { run, type SystemUser } from "./Program.ts"

/** An initialised cluster: `data` is PostgreSQL's data directory, `password` that of its superuser `steward`. */
export interface Cluster {
  readonly data: string
  readonly password: Redacted.Redacted
}

export interface ClusterOptions {
  readonly home: string
  readonly binaries: Binaries
  readonly account: SystemUser | undefined
  /** Skips flushing the new files to the disk, for clusters that need not survive. */
  readonly volatile: boolean
}

const stagingPrefix = "initialising-"
const untilInitdbEnds = Schedule.intersect(Schedule.spaced("100 millis"), Schedule.recurs(30))
const passwordFile = "steward.password"

const makePassword = Effect.sync(() => Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString("base64url"))

/** Both compare by code points and know the letters of all scripts; servers before 17 have that of the system alone. */
const locale = (binaries: Binaries): ReadonlyArray<string> =>
  Number(majorVersion(binaries)) < 17
    ? ["--locale=C.UTF-8"]
    : ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]

const initdbArguments = (
  data: string,
  password: string,
  { binaries, volatile }: ClusterOptions
): ReadonlyArray<string> => [
  `--pgdata=${data}`,
  "--username=steward",
  `--pwfile=${password}`,
  "--auth=scram-sha-256",
  "--encoding=UTF8",
  ...locale(binaries),
  "--no-instructions",
  ...(volatile ? ["--no-sync"] : [])
]

// made beside its place and then renamed, with its password in it: there is a whole cluster or none
const initialise = tracedFn("Cluster.initialise")(function* (options: ClusterOptions, data: string) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const { account } = options
  const staging = yield* fs.makeTempDirectoryScoped({ directory: options.home, prefix: stagingPrefix })
  const staged = path.join(staging, "data")
  const password = path.join(staging, "password")
  yield* fs.writeFileString(password, `${yield* makePassword}\n`, { mode: 0o600 })
  if (account !== undefined) {
    yield* fs.chown(password, account.uid, account.gid)
    yield* fs.chown(staging, account.uid, account.gid)
  }
  const args = initdbArguments(staged, password, options)
  const { exitCode, output } = yield* run(program(options.binaries, "initdb"), args, account)
  if (exitCode !== 0) return yield* Effect.fail({ message: output })
  yield* fs.rename(password, path.join(staged, passwordFile))
  yield* fs.rename(staged, data)
}, Effect.scoped)

/** Opens the cluster of a home, initialising it on first use. What an interrupted initialisation left is removed. */
export const openCluster = tracedFn("EmbeddedPostgres.openCluster")(function* (options: ClusterOptions) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const data = path.join(options.home, "data")
  const versionFile = path.join(data, "PG_VERSION")

  yield* Effect.gen(function* () {
    const leftovers = (yield* fs.readDirectory(options.home)).filter((name) => name.startsWith(stagingPrefix))
    for (const name of leftovers) {
      // an initdb that outlived its Steward may still be adding files, until it misses the first
      yield* Effect.retry(fs.remove(path.join(options.home, name), { recursive: true }), untilInitdbEnds)
    }
    if (yield* fs.exists(versionFile)) return
    if ((yield* fs.exists(data)) && (yield* fs.readDirectory(data)).length > 0) {
      return yield* new EmbeddedPostgresError({
        reason: "Other",
        message: `${data} holds files, but no PostgreSQL cluster. Move it away to start with an empty database.`
      })
    }
    yield* initialise(options, data)
  }).pipe(failing(`initialise PostgreSQL in ${data}`))

  const version = (yield* fs.readFileString(versionFile).pipe(failing(`read ${versionFile}`))).trim()
  const wanted = majorVersion(options.binaries)
  if (version !== wanted) {
    return yield* new EmbeddedPostgresError({
      reason: "Version",
      message:
        `${data} was made by PostgreSQL ${version}; Steward runs PostgreSQL ${wanted}. Copy the data over with ` +
        `pg_dump of version ${version}, or move the folder away to start with an empty database.`
    })
  }
  const secret = yield* fs
    .readFileString(path.join(data, passwordFile))
    .pipe(failing(`read the password of the database, ${path.join(data, passwordFile)}`))
  return { data, password: Redacted.make(secret.trim()) } satisfies Cluster
})
