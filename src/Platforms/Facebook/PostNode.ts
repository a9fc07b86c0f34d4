import { Schema } from "effect"
import type { PostFacts } from "#src/Comments/Posts/PostFacts.ts"
import { storable } from "#src/Ground/StorableText.ts"
import { type GraphAccess, graphGet } from "../Graph/GraphRequest.ts"
import { graphAnswer } from "../Graph/GraphResponse.ts"
import { ExternalId, lenient } from "../Port/PlatformJson.ts"
import { commentUrl } from "./CommentUrl.ts"

export const PostNode = Schema.Struct({
  id: ExternalId,
  message: lenient(Schema.String),
  permalink_url: lenient(Schema.String),
  is_published: lenient(Schema.Boolean),
  promotion_status: lenient(Schema.String)
})
export type PostNode = typeof PostNode.Type

export const createPostRequest = (access: GraphAccess, postId: string) =>
  graphGet(access, [postId], { fields: "id,message,permalink_url,is_published,promotion_status" })

export const handlePost = graphAnswer(PostNode)

/** A post that stands in no feed runs as an ad only; one that is promoted is an ad as well. */
export const mayBeAdvertised = ({ is_published, promotion_status }: PostNode): boolean =>
  is_published === false || (promotion_status !== null && !["inactive", "ineligible"].includes(promotion_status))

export const factsOf = ({ id, message, permalink_url }: PostNode, ad: PostFacts["ad"]): PostFacts => {
  const url = permalink_url === null ? null : storable(permalink_url)
  return {
    externalId: id,
    caption: message === null ? null : storable(message),
    url,
    ad,
    commentUrl: (externalId, parentExternalId) => commentUrl(url, externalId, parentExternalId)
  }
}
