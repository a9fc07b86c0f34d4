import { Option, Schema } from "effect"
import type { ObservedComment } from "#src/Comments/Observation.ts"
import { storable } from "#src/Ground/StorableText.ts"
import { type GraphAccess, graphGet } from "../Graph/GraphRequest.ts"
import type { GraphPage } from "../Graph/GraphResponse.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"

/** An ad and the post that it shows. */
export interface AdvertisedPost {
  readonly postId: string
  readonly ad: NonNullable<ObservedComment["ad"]>
  readonly active: boolean
}

export const createAdsRequest = (access: GraphAccess, adAccount: string, after: string | null) =>
  graphGet(access, [`act_${adAccount}`, "ads"], {
    fields: "id,name,effective_status,creative{effective_object_story_id}",
    limit: "100",
    ...(after === null ? {} : { after })
  })

const Ad = Schema.Struct({
  id: ExternalId,
  name: lenient(Schema.String),
  effective_status: lenient(Schema.String),
  creative: lenient(Schema.Struct({ effective_object_story_id: lenient(ExternalId) }))
})
const decode = Schema.decodeUnknownOption(Ad)

/** The ads of a page of the list that show a post. */
export const advertisedPosts = (page: GraphPage): ReadonlyArray<AdvertisedPost> =>
  page.items.flatMap((item) =>
    Option.toArray(decode(item)).flatMap(({ creative, effective_status, id, name }) => {
      const postId = creative?.effective_object_story_id ?? null
      return postId === null
        ? []
        : [{ postId, ad: { id, name: name === null ? null : storable(name) }, active: effective_status === "ACTIVE" }]
    })
  )

/** By post. Where several ads show one post, an active one names it before others, and the first before later ones. */
export const adsByPost = (ads: Iterable<AdvertisedPost>): ReadonlyMap<string, AdvertisedPost> => {
  const found = new Map<string, AdvertisedPost>()
  for (const ad of ads) {
    const before = found.get(ad.postId)
    if (before === undefined || (ad.active && !before.active)) found.set(ad.postId, ad)
  }
  return found
}
