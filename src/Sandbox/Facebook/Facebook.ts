import { Either, Option } from "effect"
import { problem } from "../Graph/GraphAnswer.ts"
import { authorise, tokenText } from "../Graph/GraphAuth.ts"
import { graphBatch } from "../Graph/GraphBatch.ts"
import { graphFault } from "../Graph/GraphFaults.ts"
import type { GraphHandler } from "../Graph/GraphHandler.ts"
import { withUsage } from "../Graph/GraphUsage.ts"
import { inspectRoutes } from "../Graph/Inspecting.ts"
import { announceMessage } from "../Graph/Messaging.ts"
import { metaLoginRoutes } from "../Graph/MetaLogin.ts"
import { facebookMessages, privateReply } from "../Graph/PrivateReply.ts"
import { metaPushing } from "../Webhooks/Push.ts"
import type { Call, CallRoute } from "../World/Call.ts"
import type { Imitation } from "../World/Imitation.ts"
import type { Settings } from "../World/Settings.ts"
import { findAccount, findToken, type World } from "../World/World.ts"
import { block, listBlocked, unblock } from "./BlockedPeople.ts"
import { deleteComment, reply, setHidden } from "./CommentActions.ts"
import { listComments } from "./CommentReads.ts"
import { facebookSeed, pageScopes, pageToken } from "./FacebookSeed.ts"
import { announce, commentId } from "./FeedEvents.ts"
import { managedPages, me, readNode, subscriptions } from "./Pages.ts"
import { ads, adsPosts, publishedPosts } from "./PostLists.ts"

const routes = (settings: Settings): ReadonlyArray<CallRoute> => {
  const check = authorise(settings, "facebook")
  const on = (method: CallRoute["method"], path: string, handle: GraphHandler): CallRoute => ({
    method,
    path: `/graph/:version${path}`,
    handle: (world, call, now) => Either.flatMap(check(world, call, now), (token) => handle(world, call, now, token))
  })
  const subscribed = subscriptions(settings.appId)
  return [
    ...metaLoginRoutes({
      platform: "facebook",
      name: "Facebook",
      prefix: "/graph",
      scopes: pageScopes,
      settings,
      pages: managedPages
    }),
    on("GET", "/me", me),
    ...inspectRoutes("facebook", "/graph/:version", settings, pageScopes),
    on("GET", "/:id", readNode),
    on("POST", "/:id", setHidden),
    on("DELETE", "/:id", deleteComment),
    on("GET", "/:id/comments", listComments),
    on("POST", "/:id/comments", reply),
    on("GET", "/:id/published_posts", publishedPosts),
    on("GET", "/:id/feed", publishedPosts),
    on("GET", "/:id/ads_posts", adsPosts),
    on("GET", "/:id/ads", ads),
    on("POST", "/:id/messages", privateReply(facebookMessages)),
    on("GET", "/:id/blocked", listBlocked),
    on("POST", "/:id/blocked", block),
    on("DELETE", "/:id/blocked", unblock),
    on("GET", "/:id/subscribed_apps", subscribed),
    on("POST", "/:id/subscribed_apps", subscribed),
    on("DELETE", "/:id/subscribed_apps", subscribed)
  ]
}

/** The page that the call names, else the one whose token it carries. */
const accountOf = (world: World, call: Call) => {
  const named = findAccount(world, "facebook", call.path.split("/")[3] ?? "")
  const token = Option.flatMap(Option.fromNullable(tokenText(call)), (text) => findToken(world, "facebook", text))
  return Option.getOrNull(
    Option.orElse(
      Option.map(named, ({ id }) => id),
      () => Option.map(token, ({ accountId }) => accountId)
    )
  )
}

export const facebook = (settings: Settings): Imitation => ({
  platform: "facebook",
  seed: facebookSeed,
  credential: pageToken,
  routes: routes(settings),
  batching: graphBatch("facebook", "/graph", routes(settings), settings),
  prefixes: ["/graph"],
  unknownPath: (call) => problem({ message: `Unknown path components: ${call.path}`, code: 2500 }),
  commentId,
  announce,
  accountOf,
  faultAnswer: graphFault,
  message: announceMessage("facebook", "pages_messaging"),
  push: metaPushing("page"),
  finish: (world, call, answer) => withUsage(world, call, accountOf(world, call), answer)
})
