import {
  Etag,
  FetchHttpClient,
  FileSystem,
  HttpApiBuilder,
  HttpMiddleware,
  HttpPlatform,
  type HttpRouter,
  HttpServer,
  Path
} from "@effect/platform"
import { BunHttpServer } from "@effect/platform-bun"
import { Context, Effect, FiberRef, Layer, type Redacted, Scope } from "effect"
import { housekeeping } from "./Access/Housekeeping.ts"
import { backlog } from "./Backlog.ts"
import { migrate } from "./Database/Migrations.ts"
import { postgres } from "./Database/Postgres.ts"
import { httpDoor } from "./Http/Door.ts"
import { pastProxies, TrustedProxies } from "./Http/ForwardedFor.ts"
import { InFlight } from "./Http/InFlight.ts"
import { mcpDoor } from "./Mcp/Door.ts"
import { oauthHousekeeping } from "./OAuth/Housekeeping.ts"
import { pagesDoor } from "./Pages/Door.ts"
import { internalDoor } from "./Pages/Internal/Door.ts"
import { RandomBytes } from "./RandomBytes.ts"
import { type RoomSettings, rooms, workers } from "./Rooms.ts"

export interface ServiceSettings extends RoomSettings {
  readonly port: number
  readonly databaseUrl: Redacted.Redacted
  readonly databaseConnections: number
  /** Networks of proxies whose `X-Forwarded-For` is believed; none by default. */
  readonly trustedProxies?: ReadonlyArray<string>
}

export const serverOptions = {
  /** Seconds; longer than any request takes. */
  idleTimeout: 60,
  /** The door itself stops reading at its own limit, and says so; the server would answer with nothing. */
  maxRequestBodySize: Number.MAX_SAFE_INTEGER
}

/** The database, migrated. */
const database = ({ databaseUrl, databaseConnections }: ServiceSettings) =>
  Layer.effectDiscard(migrate).pipe(
    Layer.provideMerge(postgres({ url: databaseUrl, maxConnections: databaseConnections }))
  )

/** The rooms on their database, without a door: for whoever composes the rest. */
export const roomsOnDatabase = (settings: ServiceSettings) =>
  rooms(settings).pipe(
    Layer.provideMerge(database(settings)),
    Layer.provideMerge(Layer.mergeAll(FetchHttpClient.layer, RandomBytes.layer))
  )

/** What platforms send, and one-time links, may hold a secret in the query; being asked for one's health tells nothing. */
const untraced = /^\/(webhooks|healthz|readyz|set-password|invitation|(oauth\/)?authorize|sign-in)/

/** Everything that is answered over HTTP: the API, the tool server, and the pages for people. */
export const door = Layer.provideMerge(Layer.mergeAll(mcpDoor, pagesDoor, internalDoor), httpDoor)

/** Requests are counted until they are handed to the server. */
export const served = Layer.scopedDiscard(
  Effect.gen(function* () {
    const server = yield* HttpServer.HttpServer
    const app = yield* HttpApiBuilder.httpApp
    const { count } = yield* InFlight
    const traced = yield* FiberRef.get(FiberRef.currentTracerEnabled)
    yield* server.serve(pastProxies(app), count).pipe(
      // what it is served with goes with every request, and is copied each time that something is added to it
      Effect.mapInputContext((all: Context.Context<HttpRouter.HttpRouter.DefaultServices | Scope.Scope>) =>
        Context.pick(HttpPlatform.HttpPlatform, Etag.Generator, FileSystem.FileSystem, Path.Path, Scope.Scope)(all)
      ),
      Effect.locally(HttpMiddleware.currentTracerDisabledWhen, ({ url }) => !traced || untraced.test(url))
    )
  })
).pipe(Layer.provide([HttpApiBuilder.Router.Live, HttpApiBuilder.Middleware.layer]))

/** Closes before the server does, and holds it up until the requests that are being answered are finished. */
const drained = Layer.scopedDiscard(
  Effect.flatMap(InFlight, (inFlight) =>
    Effect.addFinalizer(() => Effect.zipRight(Effect.logInfo("Steward is shutting down"), inFlight.drained))
  )
)

/** The doors and the workers, on the rooms. */
export const doors = ({ port, trustedProxies = [] }: Pick<ServiceSettings, "port" | "trustedProxies">) =>
  Layer.mergeAll(
    drained.pipe(
      Layer.provide(served),
      Layer.provide(door),
      Layer.provide(BunHttpServer.layer({ ...serverOptions, port })),
      Layer.provide(Layer.succeed(TrustedProxies, trustedProxies))
    ),
    workers,
    housekeeping,
    oauthHousekeeping,
    backlog
  )
