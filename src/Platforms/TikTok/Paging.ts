import { Effect, Option, Stream } from "effect"
import type { PlatformError } from "../Port/PlatformError.ts"
import type { NumberedPage } from "./AdComments.ts"
import { commentsOf, type TikTokPage } from "./OrganicComments.ts"

/** How often one page may come empty and lead to itself before the list is taken for ended. */
const mostRepeats = 3

/** Walks a list to its end. A page may be short or empty and still not the last. */
export const tiktokPages = (read: (cursor: string | null) => Effect.Effect<TikTokPage, PlatformError>) =>
  tiktokPageStream(read).pipe(Stream.flattenIterables)

export const tiktokPageStream = (read: (cursor: string | null) => Effect.Effect<TikTokPage, PlatformError>) =>
  Stream.paginateEffect({ cursor: null as string | null, repeats: 0 }, ({ cursor, repeats }) =>
    Effect.map(read(cursor), ({ items, next }) => {
      const again = next === (cursor ?? "0")
      const ended = next === null || (again && (items.length > 0 || repeats >= mostRepeats))
      const from = ended ? Option.none() : Option.some({ cursor: next, repeats: again ? repeats + 1 : 0 })
      return [commentsOf(items), from] as const
    })
  )

/** Walks a list whose pages have numbers. */
export const numberedPages = (read: (page: number) => Effect.Effect<NumberedPage, PlatformError>) =>
  Stream.paginateEffect(1, (page) =>
    Effect.map(
      read(page),
      ({ isLast, items }) => [items, isLast || items.length === 0 ? Option.none() : Option.some(page + 1)] as const
    )
  )
