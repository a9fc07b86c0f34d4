import { BunContext, BunRuntime } from "@effect/platform-bun"
import { Effect, Redacted } from "effect"
import { EmbeddedPostgres } from "#src/Database/EmbeddedPostgres.ts"
import { freshDatabase } from "./deliveries/FreshDatabase.ts"

Effect.gen(function* () {
  const { url } = yield* EmbeddedPostgres.start({ dataDirectory: process.argv[2]! })
  const u = yield* freshDatabase(url, "zz_deliveries", true)
  console.log(Redacted.value(u))
  yield* Effect.never
}).pipe(Effect.scoped, Effect.provide(BunContext.layer), BunRuntime.runMain)
