import { FetchHttpClient, HttpApiBuilder, HttpMiddleware } from "@effect/platform"
import { BunHttpServer } from "@effect/platform-bun"
import { PgClient } from "@effect/sql-pg"
import { Effect, Layer, type Redacted } from "effect"
import { housekeeping } from "./Access/Housekeeping.ts"
import { backlog } from "./Backlog.ts"
import { migrate } from "./Database/Migrations.ts"
import { httpDoor } from "./Http/Door.ts"
import { InFlight } from "./Http/InFlight.ts"
import { RandomBytes } from "./RandomBytes.ts"
import { type RoomSettings, rooms, workers } from "./Rooms.ts"

export interface ServiceSettings extends RoomSettings {
  readonly port: number
  readonly databaseUrl: Redacted.Redacted
  readonly databaseConnections: number
}

/** Seconds; longer than any request takes. */
const idleTimeout = 60

/** The door itself stops reading at its own limit, and says so; the server would answer with nothing. */
const maxRequestBodySize = Number.MAX_SAFE_INTEGER

/** The database, migrated. */
const database = ({ databaseUrl, databaseConnections }: ServiceSettings) =>
  Layer.effectDiscard(migrate).pipe(
    Layer.provideMerge(
      PgClient.layer({ url: databaseUrl, maxConnections: databaseConnections, applicationName: "steward" })
    )
  )

/** The rooms on their database, without a door: for whoever composes the rest. */
export const roomsOnDatabase = (settings: ServiceSettings) =>
  rooms(settings).pipe(
    Layer.provideMerge(database(settings)),
    Layer.provideMerge(Layer.mergeAll(FetchHttpClient.layer, RandomBytes.layer))
  )

/** What the platforms send may hold a token in its query, and being asked for one's health tells nothing. */
const untraced = /^\/(webhooks|healthz|readyz)/

/** Requests are counted until they are handed to the server. */
const served = Layer.unwrapEffect(Effect.map(InFlight, ({ count }) => HttpApiBuilder.serve(count))).pipe(
  HttpMiddleware.withTracerDisabledWhen(({ url }) => untraced.test(url))
)

/** Closes before the server does, and holds it up until the requests that are being answered are finished. */
const drained = Layer.scopedDiscard(
  Effect.flatMap(InFlight, (inFlight) =>
    Effect.addFinalizer(() => Effect.zipRight(Effect.logInfo("Steward is shutting down"), inFlight.drained))
  )
)

/** The doors and the workers, on the rooms. */
export const doors = ({ port }: Pick<ServiceSettings, "port">) =>
  Layer.mergeAll(
    drained.pipe(
      Layer.provide(served),
      Layer.provide(httpDoor),
      Layer.provide(BunHttpServer.layer({ port, idleTimeout, maxRequestBodySize }))
    ),
    workers,
    housekeeping,
    backlog
  )
