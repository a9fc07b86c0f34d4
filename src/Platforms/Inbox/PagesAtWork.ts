import { Context, type Effect, Layer } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { countedByPage } from "./CountedByPage.ts"

/**
 * Pages of which this process takes something in. Whoever does looks for more of them when it is done, and need not be
 * told of what came meanwhile: each webhook of a viral post would have others look in vain, and rest when another page's
 * comes.
 */
export class PagesAtWork extends Context.Tag("steward/InboxPagesAtWork")<
  PagesAtWork,
  {
    /** Takes something in of a page. There must be something: who finds nothing does not look again. */
    readonly during: (
      platform: Platform,
      externalId: string
    ) => <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
    readonly has: (platform: Platform, externalId: string) => boolean
  }
>() {
  static readonly layer = Layer.sync(PagesAtWork, () => {
    const { counted, of } = countedByPage()
    const keyOf = (platform: Platform, externalId: string) => `${platform} ${externalId}`
    return PagesAtWork.of({
      during: (platform, externalId) => counted(keyOf(platform, externalId)),
      has: (platform, externalId) => of(keyOf(platform, externalId)) > 0
    })
  })
}
