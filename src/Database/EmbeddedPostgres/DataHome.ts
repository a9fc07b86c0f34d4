import { FileSystem, Path } from "@effect/platform"
import { Effect, Option } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { EmbeddedPostgresError, failing } from "./EmbeddedPostgresError.ts"
import { run, type SystemUser } from "./Program.ts"
import { makeReachableRoot } from "./ReachableRoot.ts"

const canEnter = (account: SystemUser | undefined, folder: string) =>
  account === undefined
    ? Effect.succeed(true)
    : Effect.map(run("/bin/sh", ["-c", 'cd "$1"', "sh", folder], account), ({ exitCode }) => exitCode === 0)

const ownerFile = "data-directory.txt"

/** Folders below the root that an earlier link from this very path led to, and which nothing leads to any more. */
const leftBehind = Effect.fnUntraced(function* (reachableRoot: string, directory: string) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const names = yield* fs.readDirectory(reachableRoot)
  return yield* Effect.filter(
    names.map((name) => path.join(reachableRoot, name)),
    (folder) =>
      fs.readFileString(path.join(folder, ownerFile)).pipe(
        Effect.map((text) => text.trim() === directory),
        Effect.orElseSucceed(() => false)
      )
  )
})

const relocate = Effect.fnUntraced(function* (directory: string, reachableRoot: string) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  yield* makeReachableRoot(reachableRoot)
  for (const folder of yield* leftBehind(reachableRoot, directory)) {
    yield* Effect.logWarning(`${folder} holds an earlier database of ${directory}. Remove it if it is not needed.`)
  }
  const home = yield* fs.makeTempDirectory({ directory: reachableRoot, prefix: "postgres-" })
  yield* fs.chmod(home, 0o711)
  yield* fs.writeFileString(path.join(home, ownerFile), `${directory}\n`)
  const told = Effect.logWarning(
    `PostgreSQL does not run as root, and its user cannot enter ${path.dirname(directory)}: the database is kept in ${home}, ` +
      `and ${directory} is a link to it. Copy and remove both together.`
  )
  yield* fs.symlink(home, directory).pipe(
    Effect.zipRight(told),
    // another Steward made the link in this moment: its folder is the one
    Effect.catchIf(
      (error) => error._tag === "SystemError" && error.reason === "AlreadyExists",
      () => fs.remove(home, { recursive: true })
    )
  )
})

/**
 * The real path of the folder that holds a cluster (`data`, `postgres.log`, `lock`), made where it is missing.
 *
 * Where the server's account cannot enter it (a clone in /root), the folder is made below `reachableRoot` and
 * `directory` becomes a symbolic link to it. The link alone decides: who deletes it starts afresh, as who deletes a
 * plain folder does. Then the former folder is left as it is and named in a warning, never reused nor removed: its
 * file `data-directory.txt` says whose it was.
 */
export const openHome = tracedFn("EmbeddedPostgres.openHome")(function* (options: {
  readonly directory: string
  readonly account: SystemUser | undefined
  readonly reachableRoot: string
}) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const { account, directory, reachableRoot } = options
  const parent = path.dirname(directory)

  yield* Effect.gen(function* () {
    yield* fs.makeDirectory(parent, { recursive: true })
    const link = yield* fs.readLink(directory).pipe(Effect.option)
    const exists = yield* fs.exists(directory)
    if (Option.isSome(link) && !exists) {
      yield* Effect.logWarning(`${link.value}, to which ${directory} led, is gone. The database starts empty.`)
      yield* fs.remove(directory)
    }
    if (
      exists &&
      !(yield* canEnter(account, directory)) &&
      !(yield* canEnter(account, yield* fs.realPath(directory)))
    ) {
      const entries = yield* fs.readDirectory(directory)
      if (entries.length > 0) {
        return yield* new EmbeddedPostgresError({
          reason: "Permission",
          message:
            `PostgreSQL does not run as root, and the user ${account?.name}, as whom it runs instead, cannot enter ` +
            `${directory}. Let that user enter it and the folders above it (chmod o+x), or start Steward as the user ` +
            "who owns its data."
        })
      }
      yield* fs.remove(directory, { recursive: true })
    }
    if (!(yield* fs.exists(directory))) {
      if (yield* canEnter(account, parent)) {
        yield* fs.makeDirectory(directory, { recursive: true })
        yield* fs.chmod(directory, account === undefined ? 0o700 : 0o711)
      } else yield* relocate(directory, reachableRoot)
    }
    yield* fs.access(directory, { readable: true, writable: true })
  }).pipe(failing(`open the data directory ${directory}`))

  const home = yield* fs.realPath(directory).pipe(failing(`find the data directory ${directory}`))
  const owner = path.join(home, ownerFile)
  // a clone that was moved takes its folder along, and a new one at the old path must not call it its own
  if (yield* Effect.orElseSucceed(fs.exists(owner), () => false)) {
    yield* fs.writeFileString(owner, `${directory}\n`).pipe(failing(`write to ${owner}`))
  }
  return home
})
