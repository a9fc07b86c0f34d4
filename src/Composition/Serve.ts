import { Effect, Layer, Option, type Redacted, Schedule } from "effect"
import { FirstOwner } from "#src/Access/Members/FirstOwner.ts"
import type { StewardConfig } from "#src/Config/Config.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { listeningPort } from "#src/Start/Port.ts"
import { doors, roomsOnDatabase } from "./Service.ts"
import { roomSettings } from "./Settings.ts"

const firstOwner = Effect.gen(function* () {
  const awaited = yield* Effect.flatMap(FirstOwner, (owners) => owners.awaited)
  if (Option.isSome(awaited)) {
    // the link itself lets in whoever reads it, and logs are kept and passed on
    const { personId, workspaceId } = awaited.value
    yield* Effect.logWarning(
      `Nobody can sign in yet. This prints a link by which the owner chooses a password: bun run steward members password-link ${personId} --workspace ${workspaceId}`
    )
  }
})

// What serves already does not end because its database does just now.
const firstOwnerInTheEnd = Effect.sandbox(firstOwner).pipe(
  Effect.tapError((cause) => Effect.logWarning("The first owner could not be looked for yet", cause)),
  Effect.retry(Schedule.spaced("1 second")),
  Effect.orDie
)

/** The service alone, on a database that others may share. Runs until it is interrupted. */
export const serve = tracedFn("serve")(function* (config: StewardConfig, databaseUrl: Redacted.Redacted) {
  yield* Effect.logInfo("Steward is starting")
  yield* Effect.addFinalizer(() => Effect.logInfo("Steward has shut down"))
  const host = Option.getOrUndefined(config.host)
  const { port } = yield* listeningPort({ port: config.port, host, mayMove: false })
  const settings = {
    ...(yield* roomSettings(config, { port })),
    port,
    host,
    databaseUrl,
    databaseConnections: config.databaseConnections,
    databaseTimeouts: config.databaseTimeouts,
    trustedProxies: config.trustedProxies,
    metrics: config.metrics
  }
  const announced = Layer.effectDiscard(
    Effect.zipRight(Effect.logInfo(`Steward listens on port ${port}, as ${settings.baseUrl}`), firstOwnerInTheEnd)
  )
  return yield* Layer.launch(announced.pipe(Layer.provide(doors(settings)), Layer.provide(roomsOnDatabase(settings))))
}, Effect.scoped)
