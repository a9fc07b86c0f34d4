import { FileSystem } from "@effect/platform"
import { Effect, Option, Schema } from "effect"

const Line = Schema.parseJson(
  Schema.Struct({
    logLevel: Schema.Literal("ERROR", "FATAL"),
    message: Schema.Unknown,
    cause: Schema.optional(Schema.String)
  })
)
const decode = Schema.decodeUnknownOption(Line)

const firstLine = (text: string) => (text.split("\n", 1)[0] ?? "").slice(0, 160)

const inWords = ({ cause, message }: typeof Line.Type) => {
  const what = typeof message === "string" ? message : JSON.stringify(message)
  return cause === undefined || cause === "" ? firstLine(what) : `${firstLine(what)}: ${firstLine(cause)}`
}

/** What the services logged as errors, with how often they did, most often first. */
export const loggedErrors = Effect.fn("loggedErrors")(function* (files: ReadonlyArray<string>) {
  const fs = yield* FileSystem.FileSystem
  const texts = yield* Effect.forEach(files, (file) => Effect.orElseSucceed(fs.readFileString(file), () => ""))
  const lines = texts.flatMap((text) => text.split("\n").flatMap((line) => Option.toArray(decode(line))))
  const counts = Map.groupBy(lines.map(inWords), (words) => words)
  return Array.from(counts, ([words, all]) => ({ words, count: all.length })).sort((a, b) => b.count - a.count)
})
