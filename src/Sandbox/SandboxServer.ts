import { FetchHttpClient, HttpRouter, HttpServer } from "@effect/platform"
import { BunContext, BunHttpServer } from "@effect/platform-bun"
import { Context, Effect, Layer, Random, Ref } from "effect"
import { controlRoutes } from "./Control/ControlRoutes.ts"
import { facebook } from "./Facebook/Facebook.ts"
import { instagram } from "./Instagram/Instagram.ts"
import { routerOf } from "./Serve.ts"
import { threads } from "./Threads/Threads.ts"
import { tiktok } from "./TikTok/TikTok.ts"
import { defaultPushPolicy, type PushPolicy, pusher } from "./Webhooks/Pusher.ts"
import type { Imitation } from "./World/Imitation.ts"
import { defaultSettings, type Settings } from "./World/Settings.ts"
import { Store } from "./World/Store.ts"
import { youtube } from "./YouTube/YouTube.ts"

export interface SandboxOptions {
  /** 0 takes a free one. */
  readonly port?: number
  readonly hostname?: string
  /** Where the state is kept over restarts; nowhere by default. */
  readonly snapshotPath?: string | null
  readonly settings?: Partial<Settings>
  readonly push?: Partial<PushPolicy>
  /** Makes repeatable which requests the faults with a rate happen to. */
  readonly seed?: number
}

/** Seconds; the longest that Bun waits, so that a slow answer is slow and not dropped. */
const longestSilence = 255

const imitate = (settings: Settings): ReadonlyArray<Imitation> => [
  facebook(settings),
  instagram(settings),
  threads(settings),
  tiktok(settings),
  youtube(settings)
]

/** The running sandbox: `baseUrl` without a slash at the end, as in `http://127.0.0.1:9911`. */
export class SandboxServer extends Context.Tag("steward/SandboxServer")<SandboxServer, { readonly baseUrl: string }>() {
  /** Serves all imitated platforms and the control API, and pushes webhooks, until the scope ends. */
  static readonly layer = ({
    port = 0,
    hostname = "127.0.0.1",
    snapshotPath = null,
    settings: given = {},
    push = {},
    seed
  }: SandboxOptions = {}): Layer.Layer<SandboxServer> => {
    const settings = { ...defaultSettings, ...given }
    const imitations = imitate(settings)
    const start = Effect.gen(function* () {
      const random = yield* Ref.make(seed === undefined ? yield* Effect.random : Random.make(seed))
      const scope = yield* Effect.scope
      const router = HttpRouter.concatAll(
        ...imitations.map((imitation) =>
          routerOf(imitation, { callLimits: settings.callLimits, random, server: scope })
        ),
        controlRoutes(imitations, settings, random)
      )
      yield* HttpServer.serveEffect(router)
      return SandboxServer.of({ baseUrl: yield* HttpServer.addressFormattedWith(Effect.succeed) })
    })
    return Layer.scoped(SandboxServer, start).pipe(
      Layer.merge(pusher(imitations, { ...defaultPushPolicy, ...push })),
      Layer.provide(BunHttpServer.layerServer({ port, hostname, idleTimeout: longestSilence })),
      Layer.provide(Store.layer(imitations, settings, snapshotPath)),
      Layer.provide([FetchHttpClient.layer, BunContext.layer])
    )
  }
}
