import { FetchHttpClient, Headers, HttpMiddleware, HttpServer } from "@effect/platform"
import * as BunHttpServer from "@effect/platform-bun/BunHttpServer"
import { Effect, Layer, type Redacted } from "effect"
import { housekeeping } from "#src/Access/Housekeeping.ts"
import { viewsDoor } from "#src/App/Door.ts"
import { streamRoutes } from "#src/App/Live/StreamRoutes.ts"
import { operationsDoor } from "#src/App/Operations/Door.ts"
import { meDoor } from "#src/App/Operations/Me/Door.ts"
import { boundedTimes } from "#src/Database/BoundedTimes.ts"
import { databaseClock } from "#src/Database/DatabaseClock.ts"
import { enoughConnections } from "#src/Database/Health/EnoughConnections.ts"
import { poolMetrics } from "#src/Database/Health/PoolMetrics.ts"
import { migrate } from "#src/Database/Migrations.ts"
import { patiently } from "#src/Database/Patience.ts"
import { postgres } from "#src/Database/Postgres.ts"
import { agreedKeys } from "#src/Database/Secrets/AgreedKeys.ts"
import type { DatabaseTimeouts } from "#src/Database/Timeouts.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { allRoutes, httpApp, httpDoor } from "#src/Http/Door.ts"
import { MetricsReadBy, type MetricsReaders } from "#src/Http/MetricsRoute.ts"
import { pastProxies, TrustedProxies } from "#src/Http/Request/ForwardedFor.ts"
import { InFlight } from "#src/Http/Request/InFlight.ts"
import { headersWithAddresses, isTraced, spanNames } from "#src/Http/Request/SpanNames.ts"
import { Router } from "#src/Http/Routing/Router.ts"
import { type ServerOptions, server } from "#src/Http/Server.ts"
import { mcpDoor } from "#src/Mcp/Door.ts"
import { oauthHousekeeping } from "#src/OAuth/Housekeeping.ts"
import { backlog } from "./Backlog.ts"
import { everyTime } from "./BoundedTimes.ts"
import { rooms, workers } from "./Rooms.ts"
import { sealedColumns } from "./SealedColumns.ts"
import type { SettingsOfRooms } from "./Settings.ts"

export interface ServiceSettings extends SettingsOfRooms {
  readonly port: number
  /** The address to listen on; every one of this machine by default. */
  readonly host?: string | undefined
  readonly databaseUrl: Redacted.Redacted
  readonly databaseConnections: number
  /** None for as long as it takes. */
  readonly databaseTimeouts?: DatabaseTimeouts
  /** Networks of proxies whose `X-Forwarded-For` is believed; none by default. */
  readonly trustedProxies?: ReadonlyArray<string>
  /** Who may read `/metrics`; nobody by default. */
  readonly metrics?: MetricsReaders
}

export const serverOptions = {
  /** Seconds; longer than any request takes. */
  idleTimeout: 60,
  /** The door itself stops reading at its own limit, and says so; the server would answer with nothing. */
  maxRequestBodySize: Number.MAX_SAFE_INTEGER
}

const logMigrations = (names: ReadonlyArray<string>) =>
  names.length === 0
    ? Effect.logInfo("The database has every migration")
    : Effect.annotateLogs(Effect.logInfo("Migrations were applied"), { count: names.length, names: names.join(" ") })

/** The database, migrated: by a connection that has the time for it. */
const database = ({ databaseConnections, databaseTimeouts, databaseUrl }: ServiceSettings) =>
  Layer.unwrapEffect(
    Effect.as(
      Effect.provide(
        patiently(Effect.zipRight(enoughConnections(databaseConnections), Effect.tap(migrate, logMigrations))),
        postgres({ url: databaseUrl, maxConnections: 1 })
      ),
      postgres({
        url: databaseUrl,
        maxConnections: databaseConnections,
        ...(databaseTimeouts === undefined ? {} : { timeouts: databaseTimeouts })
      })
    )
  )

/** The rooms on their database, without a door: for whoever composes the rest. */
export const roomsOnDatabase = (settings: ServiceSettings) =>
  Layer.unwrapEffect(
    Effect.map(patiently(agreedKeys(settings.keys, sealedColumns)), (secretKeys) => rooms({ ...settings, secretKeys }))
  ).pipe(
    Layer.provideMerge(databaseClock),
    Layer.provideMerge(database(settings)),
    Layer.provideMerge(Layer.mergeAll(FetchHttpClient.layer, RandomBytes.layer))
  )

/** Everything that is answered over HTTP: the API, the tool server, and the pages for people. */
export const door = Layer.provideMerge(
  Layer.mergeAll(mcpDoor, viewsDoor, operationsDoor, meDoor, streamRoutes),
  httpDoor
)

/** The doors on a server. */
export const served = Layer.scopedDiscard(
  Effect.gen(function* () {
    const { serve } = yield* HttpServer.HttpServer
    const app = yield* httpApp
    const routes = yield* allRoutes
    const spanName = spanNames(routes)
    const traced = isTraced(routes)
    yield* serve(pastProxies(yield* TrustedProxies)(app)).pipe(
      Effect.provideService(HttpMiddleware.SpanNameGenerator, spanName),
      Effect.locally(HttpMiddleware.currentTracerDisabledWhen, (request) => !traced(request)),
      Effect.locallyWith(Headers.currentRedactedNames, (names) => [...names, ...headersWithAddresses])
    )
  })
).pipe(Layer.provide(Router.Live))

/** Listens on a port. */
export const listening = (options: ServerOptions) => Layer.merge(server(options), BunHttpServer.layerContext)

/** Closes before the server does, and holds it up until the requests that are being answered are finished. */
const drained = Layer.scopedDiscard(
  Effect.flatMap(InFlight, (inFlight) =>
    Effect.addFinalizer(() => Effect.zipRight(Effect.logInfo("Steward is shutting down"), inFlight.drained))
  )
)

/** The doors and the workers, on the rooms. */
export const doors = ({
  host,
  metrics = "off",
  port,
  trustedProxies = []
}: Pick<ServiceSettings, "host" | "metrics" | "port" | "trustedProxies">) =>
  Layer.mergeAll(
    drained.pipe(
      Layer.provide(served),
      Layer.provide(door),
      Layer.provide(listening({ ...serverOptions, port, ...(host === undefined ? {} : { hostname: host }) })),
      Layer.provide(Layer.succeed(TrustedProxies, trustedProxies)),
      Layer.provide(Layer.succeed(MetricsReadBy, metrics))
    ),
    workers,
    housekeeping,
    oauthHousekeeping,
    backlog,
    poolMetrics,
    boundedTimes(everyTime)
  )
