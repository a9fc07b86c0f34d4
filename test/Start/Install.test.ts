import { spawnSync } from "node:child_process"
import { FileSystem } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { assert, it } from "@effect/vitest"
import { Effect } from "effect"

const script = new URL("../../install.sh", import.meta.url).pathname

it.scoped("an install that fails shows why, and one that works is quiet", () =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const folder = yield* fs.makeTempDirectoryScoped()
    const install = () => spawnSync("sh", [script], { cwd: folder, encoding: "utf8" })
    yield* fs.writeFileString(`${folder}/package.json`, '{ "name": ')
    const failed = install()
    assert.strictEqual(failed.status, 1)
    assert.match(failed.stderr, /package\.json/)
    assert.match(failed.stderr, /What Steward needs could not be installed: the reason stands above\./)
    yield* fs.writeFileString(`${folder}/package.json`, '{ "name": "nothing" }')
    const { status, stderr, stdout } = install()
    assert.deepStrictEqual([status, stdout, stderr], [0, "", ""])
  }).pipe(Effect.provide(BunContext.layer))
)
