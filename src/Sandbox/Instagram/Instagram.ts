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
import { instagramMessages, privateReply } from "../Graph/PrivateReply.ts"
import { metaPushing } from "../Webhooks/Push.ts"
import type { Call, CallRoute } from "../World/Call.ts"
import type { Imitation } from "../World/Imitation.ts"
import type { Settings } from "../World/Settings.ts"
import { findToken, type World } from "../World/World.ts"
import { deleteComment, reply, setHidden } from "./CommentActions.ts"
import { announce, commentId } from "./CommentEvents.ts"
import { listComments, listReplies, readNode } from "./CommentReads.ts"
import { instagramSeed, linkedPageToken } from "./InstagramSeed.ts"
import { instagramScopes, managedPages, subscriptions } from "./LinkedPages.ts"
import { ads, listMedia, me, subscribedApps } from "./MediaNode.ts"

const routes = (settings: Settings): ReadonlyArray<CallRoute> => {
  const check = authorise(settings, "instagram")
  const on = (method: CallRoute["method"], path: string, handle: GraphHandler): CallRoute => ({
    method,
    path: `/instagram/:version${path}`,
    handle: (world, call, now) => Either.flatMap(check(world, call, now), (token) => handle(world, call, now, token))
  })
  return [
    ...metaLoginRoutes({
      platform: "instagram",
      name: "Facebook for Instagram",
      prefix: "/instagram",
      scopes: instagramScopes,
      settings,
      pages: managedPages
    }),
    on("POST", "/:id/subscribed_apps", subscriptions),
    on("DELETE", "/:id/subscribed_apps", subscriptions),
    on("GET", "/me", me),
    ...inspectRoutes("instagram", "/instagram/:version", settings, instagramScopes),
    on("GET", "/:id/subscribed_apps", subscribedApps(settings.appId)),
    on("GET", "/:id", readNode),
    on("POST", "/:id", setHidden),
    on("DELETE", "/:id", deleteComment),
    on("GET", "/:id/media", listMedia),
    on("GET", "/:id/comments", listComments),
    on("GET", "/:id/replies", listReplies),
    on("POST", "/:id/replies", reply),
    on("POST", "/:id/messages", privateReply(instagramMessages)),
    on("GET", "/:id/ads", ads)
  ]
}

const accountOf = (world: World, call: Call) =>
  Option.getOrNull(
    Option.fromNullable(tokenText(call)).pipe(
      Option.flatMap((text) => findToken(world, "instagram", text)),
      Option.map(({ accountId }) => accountId)
    )
  )

/** Instagram by Facebook Login. It stands apart from the imitated Facebook, so that an id is one thing alone. */
export const instagram = (settings: Settings): Imitation => ({
  platform: "instagram",
  seed: instagramSeed,
  credential: linkedPageToken,
  routes: routes(settings),
  batching: graphBatch("instagram", "/instagram", routes(settings), settings),
  prefixes: ["/instagram"],
  unknownPath: (call) => problem({ message: `Unknown path components: ${call.path}`, code: 2500 }),
  commentId,
  announce,
  accountOf,
  faultAnswer: graphFault,
  message: announceMessage("instagram", "instagram_manage_messages"),
  push: metaPushing("instagram"),
  finish: (world, call, answer) => withUsage(world, call, accountOf(world, call), answer)
})
