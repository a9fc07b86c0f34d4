import { FileSystem } from "@effect/platform"
import { Effect, Option } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { EmbeddedPostgresError } from "./EmbeddedPostgresError.ts"
import { run, type SystemUser } from "./Program.ts"

const lookUp = tracedFn("ServerAccount.lookUp")(function* (name: string) {
  const ids = yield* Effect.all([run("id", ["-u", name], undefined), run("id", ["-g", name], undefined)])
  const [uid, gid] = ids
  if (uid.exitCode !== 0 || gid.exitCode !== 0) return Option.none<SystemUser>()
  return Option.some({ name, uid: Number(uid.output), gid: Number(gid.output) })
})

const firstOf = (names: ReadonlyArray<string>) =>
  Effect.reduce(names, Option.none<SystemUser>(), (found, name) =>
    Option.isSome(found) ? Effect.succeed(found) : lookUp(name)
  )

// whether it worked shows in the look-up after it
const createPostgres = run(
  "useradd",
  ["--system", "--user-group", "--no-create-home", "--home-dir", "/nonexistent", "--shell", "/bin/false", "postgres"],
  undefined
).pipe(Effect.ignore)

/**
 * The account PostgreSQL runs under: our own (`undefined`), except for root, as whom it refuses to run. Root uses the
 * owner of the data where there is data, so that root and that user can take turns on one folder; else `postgres`
 * (made with `useradd` if missing, `_postgres` on macOS), else `nobody`.
 */
export const serverAccount = tracedFn("EmbeddedPostgres.serverAccount")(function* (dataDirectory: string) {
  if (process.getuid?.() !== 0) return undefined
  const fs = yield* FileSystem.FileSystem
  const data = yield* fs.stat(`${dataDirectory}/data`).pipe(Effect.option)
  const uid = Option.getOrElse(
    Option.flatMap(data, (info) => info.uid),
    () => 0
  )
  const gid = Option.getOrElse(
    Option.flatMap(data, (info) => info.gid),
    () => 0
  )
  if (uid !== 0) return { name: `with id ${uid}`, uid, gid } satisfies SystemUser

  const existing = yield* firstOf(["postgres", "_postgres"])
  if (Option.isSome(existing)) return existing.value
  yield* createPostgres
  const other = yield* firstOf(["postgres", "nobody"])
  if (Option.isSome(other)) return other.value
  return yield* new EmbeddedPostgresError({
    reason: "Account",
    message:
      "PostgreSQL does not run as root, and there is neither a user postgres nor a user nobody to run it as. " +
      "Start Steward as another user, or add one: useradd --system postgres"
  })
})
