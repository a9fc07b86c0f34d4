import { FileSystem } from "@effect/platform"
import { BunContext } from "@effect/platform-bun"
import { assert, layer } from "@effect/vitest"
import { ConfigProvider, Effect, Layer } from "effect"
import { readConfig } from "#src/Config/Config.ts"
import { writeDemoFile } from "#src/Demo/Settings/DemoFile.ts"
import { settingsBesideService } from "#src/Demo/Settings/DemoSettings.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"

const told = (settings: Record<string, string>) =>
  Effect.flatMap(readConfig, settingsBesideService).pipe(
    Effect.withConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(settings))))
  )

const folder = Effect.flatMap(FileSystem.FileSystem, (fs) => fs.makeTempDirectoryScoped())

const demonstration = Effect.tap(folder, (dataDirectory) =>
  writeDemoFile(dataDirectory, {
    base_url: "http://localhost:54321",
    api_key: "stw_live_x",
    workspace_id: "ws_1",
    sandbox_url: "http://127.0.0.1:40001",
    receiver_url: "http://127.0.0.1:40002/webhooks",
    receiver_log: "receiver.jsonl"
  })
)

layer(Layer.merge(BunContext.layer, RandomBytes.layer))("what works beside a demonstration", (it) => {
  it.scoped("reaches its sandbox and its receiver, and links to the port to which it moved", () =>
    Effect.gen(function* () {
      const { baseUrl, platforms, trustedOrigins } = yield* told({ STEWARD_DATA_DIR: yield* demonstration })
      assert.strictEqual(baseUrl, "http://localhost:54321")
      assert.strictEqual(platforms.facebook.graph, "http://127.0.0.1:40001/graph/v26.0")
      assert.strictEqual(platforms.youtube.api, "http://127.0.0.1:40001/youtube/v3")
      assert.strictEqual(platforms.youtube.token, "http://127.0.0.1:40001/google/token")
      assert.deepStrictEqual(trustedOrigins, ["http://127.0.0.1:40002"])
    })
  )

  it.scoped("links to the address or the port that is set", () =>
    Effect.gen(function* () {
      const STEWARD_DATA_DIR = yield* demonstration
      const addressed = yield* told({ STEWARD_DATA_DIR, STEWARD_BASE_URL: "https://steward.example.com" })
      assert.strictEqual(addressed.baseUrl, "https://steward.example.com")
      assert.strictEqual((yield* told({ STEWARD_DATA_DIR, STEWARD_PORT: "9000" })).baseUrl, "http://localhost:9000")
    })
  )

  it.scoped("is told of the real platforms where there is no demonstration", () =>
    Effect.gen(function* () {
      const graph = "https://graph.facebook.com/v26.0"
      const nothing = yield* told({ STEWARD_DATA_DIR: yield* folder })
      assert.deepStrictEqual([nothing.platforms.facebook.graph, nothing.trustedOrigins], [graph, []])
      const DATABASE_URL = "postgres://somewhere/else"
      const served = yield* told({ STEWARD_DATA_DIR: yield* demonstration, DATABASE_URL })
      assert.deepStrictEqual([served.platforms.facebook.graph, served.baseUrl], [graph, "http://localhost:8080"])
    })
  )
})
