import { FileSystem } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"
import { holdHome } from "#src/Database/EmbeddedPostgres/HomeLock.ts"
import { notRunningOn } from "#src/Start/AlreadyRunning.ts"

it.scoped("a data folder that Steward holds is told with its process, and one that it held before is free", () =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const folder = yield* fs.makeTempDirectoryScoped()
    yield* notRunningOn(folder)
    yield* fs.makeDirectory(`${folder}/postgres`)
    yield* notRunningOn(folder)
    const error = yield* Effect.scoped(
      Effect.zipRight(holdHome(`${folder}/postgres`), Effect.flip(notRunningOn(folder)))
    )
    assert.include(
      error.message,
      `Steward itself is already running on the data folder ${folder}, as process ${process.pid}.`
    )
    assert.include(error.message, `(kill ${process.pid})`)
    yield* notRunningOn(folder)
    const command = yield* Effect.scoped(
      Effect.zipRight(holdHome(`${folder}/postgres`, "command"), Effect.flip(notRunningOn(folder)))
    )
    assert.include(
      command.message,
      `A command of Steward works on the data folder ${folder}, as process ${process.pid}.`
    )
    assert.notInclude(command.message, "kill")
  }).pipe(Effect.provide(BunContext.layer))
)
