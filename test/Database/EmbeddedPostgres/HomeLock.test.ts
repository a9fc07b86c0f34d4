import { FileSystem } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { holdHome } from "#src/Database/EmbeddedPostgres/HomeLock.ts"

it.scoped("nobody else can open the files by which a data folder is held, also those of an earlier start", () =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const home = yield* fs.makeTempDirectoryScoped()
    for (const file of ["lock", "steward.pid"]) {
      yield* fs.writeFileString(`${home}/${file}`, "")
      yield* fs.chmod(`${home}/${file}`, 0o644)
    }
    yield* holdHome(home)
    for (const file of yield* fs.readDirectory(home)) {
      assert.strictEqual((yield* fs.stat(`${home}/${file}`)).mode & 0o777, 0o600, file)
    }
  }).pipe(Effect.provide(BunContext.layer))
)
