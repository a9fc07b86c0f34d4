import { BunContext, BunRuntime } from "@effect/platform-bun"
import { Effect, Redacted } from "effect"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
const dir = process.argv[2]!
Effect.gen(function*(){ const {url}= yield* EmbeddedPostgres.start({dataDirectory: dir}); console.log(Redacted.value(url)); yield* Effect.never }).pipe(Effect.scoped, Effect.provide(BunContext.layer), BunRuntime.runMain)
