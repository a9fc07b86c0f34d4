import { FileSystem, Path } from "@effect/platform"
import { Effect, Option, Schema } from "effect"

/** What a demonstration tells those who want to try it; `receiver_log` is a file with one JSON object a line. */
export const DemoFile = Schema.Struct({
  base_url: Schema.String,
  api_key: Schema.String,
  workspace_id: Schema.String,
  sandbox_url: Schema.String,
  receiver_url: Schema.String,
  receiver_log: Schema.String
})
export type DemoFile = typeof DemoFile.Type

const Text = Schema.parseJson(DemoFile, { space: 2 })
const decode = Schema.decode(Text)
const encode = Schema.encode(Text)

const fileIn = (dataDirectory: string) => Effect.map(Path.Path, (path) => path.join(dataDirectory, "demo.json"))

/** What the last run wrote; none when there was none, or when it cannot be read. */
export const readDemoFile = (dataDirectory: string) =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    return yield* decode(yield* fs.readFileString(yield* fileIn(dataDirectory)))
  }).pipe(Effect.option)

export const writeDemoFile = (dataDirectory: string, demo: DemoFile) =>
  Effect.gen(function* () {
    const fs = yield* FileSystem.FileSystem
    const file = yield* fileIn(dataDirectory)
    yield* fs.writeFileString(`${file}.new`, `${yield* encode(demo)}\n`, { mode: 0o600 })
    yield* fs.rename(`${file}.new`, file)
    return file
  })

/** The port of an address of an earlier run, to be taken again. */
export const portOf = (address: Option.Option<string>): number =>
  Option.match(address, {
    onNone: () => 0,
    onSome: (url) => (URL.canParse(url) ? Number(new URL(url).port) : 0)
  })
