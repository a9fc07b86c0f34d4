import { tmpdir } from "node:os"
import { FileSystem } from "@effect/platform"
import { BunContext, BunRuntime } from "@effect/platform-bun"
import { Console, Effect, Exit } from "effect"
import { openApiDocument } from "../../../src/Http/OpenApi/OpenApiDocument.ts"
import { drift } from "./Drift.ts"
import { linted } from "./Lint.ts"
import { recordedTests } from "./Recorded.ts"

/** Answers the exit code: 0 when the contract is what the server does, 1 when it is not. */
const contract = Effect.fn("contract")(function* (filters: ReadonlyArray<string>) {
  const fs = yield* FileSystem.FileSystem
  const directory = yield* fs.makeTempDirectory({ directory: tmpdir(), prefix: "steward-contract-" })
  const api = `${directory}/openapi.json`
  yield* fs.writeFileString(api, JSON.stringify(openApiDocument("https://steward.example"), null, 2))
  const har = `${directory}/all.har`
  const clean = yield* linted(api)
  const passed = yield* recordedTests(filters.length === 0 ? ["test/Http", "test/Telemetry"] : filters, har)
  const kept = yield* drift(api, har, directory)
  const holds = clean && passed && kept
  if (holds) yield* fs.remove(directory, { recursive: true })
  else yield* Console.log(`The recording and the document are in ${directory}`)
  return holds ? 0 : 1
})

contract(process.argv.slice(2)).pipe(
  Effect.provide(BunContext.layer),
  BunRuntime.runMain({
    teardown: (exit, onExit) => onExit(Exit.isSuccess(exit) && typeof exit.value === "number" ? exit.value : 2)
  })
)
