import { Either, Option } from "effect"
import { gone } from "../Graph/GraphAnswer.ts"
import { requirePage, requireScope } from "../Graph/GraphAuth.ts"
import { type Node, parse, project } from "../Graph/GraphFields.ts"
import { type GraphHandler, idOf } from "../Graph/GraphHandler.ts"
import { graphTime, input, limitOf } from "../Graph/GraphInput.ts"
import { listAnswer } from "../Graph/GraphList.ts"
import { answered, json } from "../World/Call.ts"
import { onPost } from "../World/Comments.ts"
import { findAccount, type Post, type World } from "../World/World.ts"
import { linkedPageOf } from "./InstagramSeed.ts"

export const mediaNode = (world: World, post: Post): Node => ({
  kind: "IGMedia",
  fields: {
    id: post.id,
    caption: post.caption,
    media_type: "IMAGE",
    media_product_type: post.ad === null ? "FEED" : "AD",
    permalink: post.url,
    timestamp: graphTime(post.createdAt),
    comments_count: onPost(world, "instagram", post.id).filter(({ listed }) => listed).length
  }
})

/** `GET /me`: with a page's token, the page, and the account that is linked to it. */
export const me: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const account = yield* Either.fromOption(findAccount(world, "instagram", token.accountId), () =>
      gone("GET", token.accountId)
    )
    const node: Node = {
      kind: "Page",
      fields: {
        id: linkedPageOf(account.id),
        name: account.name,
        instagram_business_account:
          token.scopes.includes("instagram_basic") && account.standing?.unlinked !== true
            ? { id: account.id, username: account.handle, name: account.name }
            : null
      }
    }
    const fields = yield* parse(Option.getOrElse(input(call, "fields"), () => "name"))
    return answered(world, json(200, yield* project(node, fields)))
  })

/** `GET /{page}/subscribed_apps`: what the linked page pushes. */
export const subscribedApps =
  (appId: string): GraphHandler =>
  (world, call, _now, token) =>
    Either.gen(function* () {
      const account = yield* Either.fromOption(findAccount(world, "instagram", token.accountId), () =>
        gone("GET", idOf(call))
      )
      if (!["me", linkedPageOf(account.id)].includes(idOf(call))) return yield* Either.left(gone("GET", idOf(call)))
      const app = { id: appId, name: "Sandbox app", subscribed_fields: account.subscribed }
      return answered(world, json(200, { data: account.subscribed.length === 0 ? [] : [app] }))
    })

/** `GET /{account}/media`: newest first, without posts that are only ads. */
export const listMedia: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const account = yield* Either.fromOption(findAccount(world, "instagram", idOf(call)), () => gone("GET", idOf(call)))
    yield* requirePage(token, account.id)
    yield* requireScope(token, "instagram_basic")
    const answer = yield* listAnswer(call, {
      all: world.posts.filter(
        ({ accountId, ad, platform }) => platform === "instagram" && accountId === account.id && ad === null
      ),
      position: (post) => ({ at: post.createdAt, sequence: world.posts.indexOf(post) }),
      order: "newest",
      node: (post) => mediaNode(world, post),
      fields: yield* parse(Option.getOrElse(input(call, "fields"), () => "id")),
      limit: yield* limitOf(input(call, "limit")),
      after: input(call, "after")
    })
    return answered(world, json(200, answer))
  })

/** `GET /act_{id}/ads`: which posts are advertised. */
export const ads: GraphHandler = (world, call, _now, token) =>
  Either.gen(function* () {
    const adAccountId = idOf(call).replace(/^act_/, "")
    const all = world.posts.flatMap((post) =>
      post.platform === "instagram" && post.ad?.adAccountId === adAccountId ? [{ post, ad: post.ad }] : []
    )
    if (all.length === 0) return yield* Either.left(gone("GET", idOf(call)))
    yield* requireScope(token, "ads_read")
    const answer = yield* listAnswer(call, {
      all,
      position: ({ post }) => ({ at: post.createdAt, sequence: world.posts.indexOf(post) }),
      order: "newest",
      node: ({ ad, post }): Node => ({
        kind: "Ad",
        fields: {
          id: ad.id,
          name: ad.name,
          effective_status: "ACTIVE",
          creative: { id: `${ad.id.slice(0, -1)}9`, effective_instagram_media_id: post.id }
        }
      }),
      fields: yield* parse(Option.getOrElse(input(call, "fields"), () => "id")),
      limit: yield* limitOf(input(call, "limit")),
      after: input(call, "after")
    })
    return answered(world, json(200, answer))
  })
