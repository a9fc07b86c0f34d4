import { FileSystem, Path } from "@effect/platform"
import { SystemError } from "@effect/platform/Error"
import { BunContext } from "@effect/platform-bun"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { openDataDirectory } from "#src/Start/DataDirectory.ts"

const modeOf = (file: string) =>
  Effect.flatMap(FileSystem.FileSystem, (fs) => Effect.map(fs.stat(file), ({ mode }) => mode & 0o777))

describe("the data folder", () => {
  it.scoped("is made shut to others, and what it holds of secrets is this user's alone", () =>
    Effect.gen(function* () {
      const fs = yield* FileSystem.FileSystem
      const folder = `${yield* fs.makeTempDirectoryScoped()}/a/data`
      assert.strictEqual(yield* openDataDirectory(folder), folder)
      assert.strictEqual((yield* modeOf(folder)) & 0o066, 0)
      yield* fs.writeFileString(`${folder}/demo.json`, "{}", { mode: 0o644 })
      yield* fs.writeFileString(`${folder}/notes.txt`, "", { mode: 0o644 })
      yield* openDataDirectory(folder)
      assert.strictEqual(yield* modeOf(`${folder}/demo.json`), 0o600)
      assert.strictEqual(yield* modeOf(`${folder}/notes.txt`), 0o644)
      assert.deepStrictEqual((yield* fs.readDirectory(folder)).sort(), ["demo.json", "notes.txt"])
    }).pipe(Effect.provide(BunContext.layer))
  )

  it.scoped("that cannot be written to names the setting", () =>
    Effect.gen(function* () {
      const fs = yield* FileSystem.FileSystem
      const file = yield* fs.makeTempFileScoped()
      const wrong = [
        [file, "it, or a folder above it, is a file."],
        [`${file}/data`, "it, or a folder above it, is a file."],
        ["/proc/steward", "it does not exist, and cannot be made."]
      ] as const
      for (const [folder, why] of wrong) {
        const { message } = yield* Effect.flip(openDataDirectory(folder))
        assert.strictEqual(
          message,
          `Steward cannot write to its data folder ${folder}: ${why}\nSet STEWARD_DATA_DIR to a folder that this user may write to.`
        )
      }
    }).pipe(Effect.provide(BunContext.layer))
  )

  it.effect.each([
    ["EACCES: permission denied, mkdtemp '/data/.writable-x'", "this user may not write there."],
    ["EROFS: read-only file system, mkdtemp '/data/.writable-x'", "the file system is read-only."]
  ] as const)("tells of %s in words alone", ([description, why]) =>
    Effect.gen(function* () {
      const refused = new SystemError({ reason: "Unknown", module: "FileSystem", method: "makeTempFile", description })
      const fs = FileSystem.layerNoop({
        exists: () => Effect.succeed(true),
        makeTempFile: () => Effect.fail(refused)
      })
      const { message } = yield* openDataDirectory("/data").pipe(
        Effect.flip,
        Effect.provide(Layer.merge(fs, Path.layer))
      )
      assert.strictEqual(
        message,
        `Steward cannot write to its data folder /data: ${why}\nSet STEWARD_DATA_DIR to a folder that this user may write to.`
      )
    })
  )
})
