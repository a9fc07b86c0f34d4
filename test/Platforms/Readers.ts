import { Context, Duration, Effect, Layer } from "effect"
import { facebookAccountReader } from "#src/Platforms/Facebook/AccountReader.ts"
import type { FacebookReader } from "#src/Platforms/Facebook/ReadComments.ts"
import { PlatformReaders } from "#src/Platforms/Port/PlatformReader.ts"
import { youtubeAccountReader } from "#src/Platforms/YouTube/AccountReader.ts"
import type { YouTubeReader } from "#src/Platforms/YouTube/ReadComments.ts"

class Facebook extends Context.Tag("test/Facebook")<Facebook, FacebookReader>() {}
class YouTube extends Context.Tag("test/YouTube")<YouTube, YouTubeReader>() {}

/** The accounts' readers on platforms that answer what a test says; what it does not say breaks. */
export const readersOf = (facebook: Partial<FacebookReader>, youtube: Partial<YouTubeReader>) =>
  Layer.effect(
    PlatformReaders,
    Effect.gen(function* () {
      return PlatformReaders.of({
        facebook: facebookAccountReader(yield* Facebook),
        youtube: youtubeAccountReader(yield* YouTube, Duration.minutes(1))
      })
    })
  ).pipe(Layer.provide([Layer.mock(Facebook, facebook), Layer.mock(YouTube, youtube)]))
