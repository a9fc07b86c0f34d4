import type { Observation } from "#src/Comments/Observation.ts"
import type { PlatformPush } from "../Port/PlatformPush.ts"

/** The posts that reports are about, each once, by the platform's ids. */
export const postsOf = (observations: ReadonlyArray<Observation>): ReadonlyArray<string> => [
  ...new Set(
    observations.flatMap((one) =>
      one._tag === "Commented" && one.comment.post !== null ? [one.comment.post.externalId] : []
    )
  )
]

/** Not every push tells where the post is, and with it the comment: then an earlier one or a reading did. */
export const withAddresses = (
  observations: ReadonlyArray<Observation>,
  known: ReadonlyMap<string, { readonly url: string | null }>,
  commentUrl: PlatformPush["commentUrl"]
): ReadonlyArray<Observation> =>
  observations.map((one) => {
    if (one._tag !== "Commented" || one.comment.url !== null) return one
    const { externalId, parentExternalId, post } = one.comment
    const url = commentUrl(known.get(post?.externalId ?? "")?.url ?? null, externalId, parentExternalId)
    return { ...one, comment: { ...one.comment, url } }
  })
