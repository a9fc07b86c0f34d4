import { Context, type Duration, Effect, Layer } from "effect"
import { type Platform, platformName } from "#schema/Platform.ts"
import type { Identifies } from "./Accounts/Identity.ts"
import { facebookAccountReader } from "./Facebook/AccountReader.ts"
import { type FacebookOptions, makeFacebook } from "./Facebook/FacebookAdapter.ts"
import type { FacebookReader } from "./Facebook/ReadComments.ts"
import { NotAllowed } from "./PlatformError.ts"
import { type PlatformActions, PlatformGateway } from "./PlatformGateway.ts"
import { PlatformReaders } from "./PlatformReader.ts"
import { youtubeAccountReader } from "./YouTube/AccountReader.ts"
import type { YouTubeReader } from "./YouTube/ReadComments.ts"
import { makeYouTube, type YouTubeOptions } from "./YouTube/YouTubeAdapter.ts"

export class Facebook extends Context.Tag("steward/Facebook")<
  Facebook,
  PlatformActions & FacebookReader & Identifies
>() {
  static readonly layer = (options: FacebookOptions) => Layer.effect(Facebook, makeFacebook(options))
}

export class YouTube extends Context.Tag("steward/YouTube")<YouTube, PlatformActions & YouTubeReader & Identifies>() {
  static readonly layer = (options: YouTubeOptions) => Layer.effect(YouTube, makeYouTube(options))
}

/** Chooses the adapter by the account's platform. */
export const gatewayLayer = Layer.effect(
  PlatformGateway,
  Effect.gen(function* () {
    const adapters: Partial<Record<Platform, PlatformActions>> = {
      facebook: yield* Facebook,
      youtube: yield* YouTube
    }
    const adapterOf = (platform: Platform) => {
      const adapter = adapters[platform]
      return adapter === undefined
        ? Effect.fail(new NotAllowed({ reason: `Steward cannot act on ${platformName(platform)} yet.` }))
        : Effect.succeed(adapter)
    }
    return PlatformGateway.of({
      hide: (account, comment) => Effect.flatMap(adapterOf(account.platform), (to) => to.hide(account, comment)),
      unhide: (account, comment) => Effect.flatMap(adapterOf(account.platform), (to) => to.unhide(account, comment)),
      reply: (account, comment, text) =>
        Effect.flatMap(adapterOf(account.platform), (to) => to.reply(account, comment, text)),
      findReply: (account, comment, text, since, except) =>
        Effect.flatMap(adapterOf(account.platform), (to) => to.findReply(account, comment, text, since, except)),
      block: (account, comment) => Effect.flatMap(adapterOf(account.platform), (to) => to.block(account, comment)),
      unblock: (account, comment) => Effect.flatMap(adapterOf(account.platform), (to) => to.unblock(account, comment))
    })
  })
)

/** The readers of all platforms that can be read. */
export const readersLayer = (options: { readonly youtubeEvery: Duration.Duration }) =>
  Layer.effect(
    PlatformReaders,
    Effect.gen(function* () {
      return PlatformReaders.of({
        facebook: facebookAccountReader(yield* Facebook),
        youtube: youtubeAccountReader(yield* YouTube, options.youtubeEvery)
      })
    })
  )
