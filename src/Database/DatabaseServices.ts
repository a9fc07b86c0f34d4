import * as BunContext from "@effect/platform-bun/BunContext"
import { Effect, Layer } from "effect"
import { Cursors } from "./Cursors.ts"
import { Readiness } from "./Health/Readiness.ts"
import { latestMigration } from "./Migrations.ts"
import { SecretBox } from "./Secrets/SecretBox.ts"
import type { KeyRing } from "./Secrets/SecretKey.ts"
import { Signals } from "./Signals.ts"
import { Turns } from "./Turns.ts"
import { WorkspaceClock } from "./WorkspaceClock.ts"

/** What this version needs is read from its own files. */
const readiness = Layer.unwrapEffect(Effect.map(latestMigration, Readiness.layer)).pipe(
  Layer.provide(BunContext.layer),
  Layer.orDie
)

/** What every room with tables stands on. */
export const databaseServices = (secretKeys: KeyRing) =>
  Layer.mergeAll(
    Cursors.layer,
    readiness.pipe(Layer.provideMerge(SecretBox.layer(...secretKeys))),
    WorkspaceClock.layer
  ).pipe(Layer.provideMerge(Layer.merge(Signals.layer, Turns.layer)))
