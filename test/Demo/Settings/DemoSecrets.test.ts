import { FileSystem } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { assert, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { demoSecrets } from "#src/Demo/Settings/DemoSecrets.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"

it.scoped("secrets of a demonstration are its own, at random, kept, and shut to others", () =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const [mine, theirs] = [yield* fs.makeTempDirectoryScoped(), yield* fs.makeTempDirectoryScoped()]
    const made = yield* demoSecrets(mine)
    const all = [made, yield* demoSecrets(theirs)].flatMap((secrets) => Object.values(secrets))
    assert.strictEqual(new Set(all).size, 6)
    for (const secret of all) assert.match(secret, /^[\w-]{32}$/)
    assert.deepStrictEqual(yield* demoSecrets(mine), made)
    const { mode } = yield* fs.stat(`${mine}/demo-secrets.json`)
    assert.strictEqual(mode & 0o777, 0o600)
  }).pipe(Effect.provide(Layer.merge(BunContext.layer, RandomBytes.layer)))
)
