import type { HttpClientRequest } from "@effect/platform"
import { Effect, Option, Schema, Stream } from "effect"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { storable } from "#src/Ground/StorableText.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import { graphPages } from "./GraphPages.ts"
import { type GraphAccess, graphGet } from "./GraphRequest.ts"
import type { GraphPage } from "./GraphResponse.ts"

/** An ad and the post that it shows. */
export interface AdvertisedPost {
  readonly postId: string
  readonly ad: NonNullable<ObservedComment["ad"]>
  readonly active: boolean
}

/** What of an ad's creative names the post that it shows, on Facebook and on Instagram. */
export type ShownPost = "effective_object_story_id" | "effective_instagram_media_id"

const createAdsRequest = (access: GraphAccess, adAccount: string, shown: ShownPost, after: string | null) =>
  graphGet(access, [`act_${adAccount}`, "ads"], {
    fields: `id,name,effective_status,creative{${shown}}`,
    limit: "100",
    ...(after === null ? {} : { after })
  })

const Ad = Schema.Struct({
  id: ExternalId,
  name: lenient(Schema.String),
  effective_status: lenient(Schema.String),
  creative: lenient(
    Schema.Struct({
      effective_object_story_id: lenient(ExternalId),
      effective_instagram_media_id: lenient(ExternalId)
    })
  )
})
const decode = Schema.decodeUnknownOption(Ad)

/** The ads of a page of the list that show a post. */
const advertisedPosts = (page: GraphPage, shown: ShownPost): ReadonlyArray<AdvertisedPost> =>
  page.items.flatMap((item) =>
    Option.toArray(decode(item)).flatMap(({ creative, effective_status, id, name }) => {
      const postId = creative?.[shown] ?? null
      return postId === null
        ? []
        : [{ postId, ad: { id, name: name === null ? null : storable(name) }, active: effective_status === "ACTIVE" }]
    })
  )

/** By post. Where several ads show one post, an active one names it before others, and the first before later ones. */
const adsByPost = (ads: Iterable<AdvertisedPost>): ReadonlyMap<string, AdvertisedPost> => {
  const found = new Map<string, AdvertisedPost>()
  for (const ad of ads) {
    const before = found.get(ad.postId)
    if (before === undefined || (ad.active && !before.active)) found.set(ad.postId, ad)
  }
  return found
}

/** Ads that one listing of an ad account takes in. */
const mostListed = 2_000

/** The ads of ad accounts, by name and by the post that each shows. */
export const adsOf = (
  access: GraphAccess,
  adAccounts: ReadonlyArray<string>,
  shown: ShownPost,
  read: (request: HttpClientRequest.HttpClientRequest) => Effect.Effect<GraphPage, PlatformError>
): Stream.Stream<AdvertisedPost, PlatformError> =>
  Stream.fromIterable(adAccounts).pipe(
    Stream.flatMap((adAccount) =>
      graphPages((after) => createAdsRequest(access, adAccount, shown, after), read).pipe(
        Stream.map((page) => advertisedPosts(page, shown)),
        Stream.flattenIterables,
        Stream.take(mostListed)
      )
    )
  )

/** By post. Where the ads cannot be read, comments are still taken in: they only do not name their ad. */
export const advertised = (ads: Stream.Stream<AdvertisedPost, PlatformError>, account: string) =>
  Stream.runCollect(ads).pipe(
    Effect.map(adsByPost),
    Effect.catchAll((error) =>
      error._tag === "RateLimited" || error._tag === "Transient"
        ? Effect.fail(error)
        : Effect.as(
            Effect.logWarning("The ads of an account cannot be read", { account, reason: error.reason }),
            adsByPost([])
          )
    )
  )
