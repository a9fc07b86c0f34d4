import type { Deed, Facts, KeptComment, KeptWork, TakenDelivery, WrittenComment } from "../Facts.ts"

const keyOf = (platform: string, externalId: string) => `${platform} ${externalId}`

/** The comments that strangers wrote and that are still on the platform. */
export const strangers = ({ written }: Facts): ReadonlyArray<WrittenComment> =>
  written.filter(({ own, removed }) => !own && !removed)

/** Each comment here with the same on the platform; undefined when the platform has none. */
export const pairs = (facts: Facts): ReadonlyArray<readonly [KeptComment, WrittenComment | undefined]> => {
  const written = new Map(strangers(facts).map((comment) => [keyOf(comment.platform, comment.id), comment]))
  return facts.comments.map((kept) => [kept, written.get(keyOf(kept.platform, kept.external_id))])
}

/** How often each comment of a platform is kept here. */
export const keptTimes = ({ comments }: Facts): ReadonlyMap<string, number> => {
  const times = new Map<string, number>()
  for (const { external_id, platform } of comments) {
    const key = keyOf(platform, external_id)
    times.set(key, (times.get(key) ?? 0) + 1)
  }
  return times
}

export const timesKept = (times: ReadonlyMap<string, number>, { platform, id }: WrittenComment) =>
  times.get(keyOf(platform, id)) ?? 0

/** What people did to each comment, but for what they were refused. */
export const deedsOf = ({ deeds }: Facts): ReadonlyMap<string, ReadonlyArray<Deed>> =>
  Map.groupBy(
    deeds.filter(({ outcome }) => outcome !== "refused"),
    ({ commentId }) => commentId
  )

/** The deliveries that the receiver took, each once however often it came. */
export const distinct = ({ taken }: Facts): ReadonlyArray<TakenDelivery> =>
  Array.from(new Map(taken.map((delivery) => [delivery.id, delivery])).values())

/** How many deliveries of an event the receiver has about each comment, by the service's id. */
export const countByComment = (facts: Facts, event: string): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const delivery of distinct(facts)) {
    if (delivery.event === event) counts.set(delivery.commentId, (counts.get(delivery.commentId) ?? 0) + 1)
  }
  return counts
}

/** The values that come more than once. */
export const repeated = (values: ReadonlyArray<string>): ReadonlyArray<string> => {
  const groups = Map.groupBy(values, (value) => value)
  return Array.from(groups).flatMap(([value, all]) => (all.length > 1 ? [value] : []))
}

/** The work that a platform refused for good, and said why, by the service's id of the comment. */
export const refusals = ({ work }: Facts): ReadonlyMap<string, ReadonlyArray<KeptWork>> =>
  Map.groupBy(
    work.filter(
      ({ last_error, state }) => state === "refused" && last_error !== null && !last_error.includes("gave up")
    ),
    ({ comment_id }) => comment_id
  )
