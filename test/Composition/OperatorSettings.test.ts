import { FileSystem } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { assert, it } from "@effect/vitest"
import { ConfigProvider, Effect } from "effect"
import { operatorSettings } from "#src/Composition/OperatorSettings.ts"
import { StewardConfig } from "#src/Config/Config.ts"

const settingsOf = (environment: Record<string, string>) =>
  Effect.withConfigProvider(StewardConfig, ConfigProvider.fromMap(new Map(Object.entries(environment)))).pipe(
    Effect.flatMap(({ operator }) => operatorSettings(operator)),
    Effect.provide(BunContext.layer)
  )

it.scopedLive("a public page is a text or an address, and else its setting is refused by name", () =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const file = yield* fs.makeTempFileScoped()
    yield* fs.writeFileString(file, "# Ours")
    const { privacy, terms } = yield* settingsOf({ STEWARD_PRIVACY: file, STEWARD_TERMS: "https://example.com/terms" })
    assert.deepStrictEqual(privacy, { _tag: "Written", text: "# Ours" })
    assert.deepStrictEqual(terms, { _tag: "Elsewhere", url: "https://example.com/terms" })
    for (const name of ["STEWARD_PRIVACY", "STEWARD_TERMS", "STEWARD_DATA_DELETION"]) {
      const { message } = yield* Effect.flip(settingsOf({ [name]: `${file}.gone` }))
      assert.match(message, new RegExp(`^${name} must be an http or https address, or a text file .*gone" is neither`))
    }
  }).pipe(Effect.provide(BunContext.layer))
)
