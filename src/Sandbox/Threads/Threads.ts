import { Either, Option } from "effect"
import { problem } from "../Graph/GraphAnswer.ts"
import { authorise, tokenText } from "../Graph/GraphAuth.ts"
import { graphFault } from "../Graph/GraphFaults.ts"
import type { GraphHandler } from "../Graph/GraphHandler.ts"
import { inspectRoutes } from "../Graph/Inspecting.ts"
import type { Call, CallRoute } from "../World/Call.ts"
import type { Imitation } from "../World/Imitation.ts"
import type { Settings } from "../World/Settings.ts"
import { findToken, type World } from "../World/World.ts"
import { announce, replyId, threadsPushing } from "./ReplyEvents.ts"
import { draftReply, managePending, manageReply, publish } from "./ThreadsActions.ts"
import { threadsLoginRoutes } from "./ThreadsLogin.ts"
import { conversation, listReplies, me, myThreads, pendingReplies, publishingLimit, readMedia } from "./ThreadsReads.ts"
import { profileToken, threadsSeed } from "./ThreadsSeed.ts"

const routes = (settings: Settings): ReadonlyArray<CallRoute> => {
  const check = authorise(settings, "threads")
  const on = (method: CallRoute["method"], path: string, handle: GraphHandler): CallRoute => ({
    method,
    path: `/threads/v1.0${path}`,
    handle: (world, call, now) => Either.flatMap(check(world, call, now), (token) => handle(world, call, now, token))
  })
  return [
    ...threadsLoginRoutes(settings),
    on("GET", "/me", me),
    on("GET", "/me/threads_publishing_limit", publishingLimit),
    ...inspectRoutes("threads", "/threads/v1.0", settings, profileToken("", "").scopes),
    on("GET", "/me/threads", myThreads),
    on("POST", "/me/threads", draftReply),
    on("POST", "/me/threads_publish", publish),
    on("GET", "/:id", readMedia),
    on("GET", "/:id/replies", listReplies),
    on("GET", "/:id/conversation", conversation),
    on("GET", "/:id/pending_replies", pendingReplies),
    on("POST", "/:id/manage_reply", manageReply),
    on("POST", "/:id/manage_pending_reply", managePending)
  ]
}

const accountOf = (world: World, call: Call) =>
  Option.getOrNull(
    Option.fromNullable(tokenText(call)).pipe(
      Option.flatMap((text) => findToken(world, "threads", text)),
      Option.map(({ accountId }) => accountId)
    )
  )

export const threads = (settings: Settings): Imitation => ({
  platform: "threads",
  seed: threadsSeed,
  credential: profileToken,
  routes: routes(settings),
  batching: null,
  prefixes: ["/threads"],
  unknownPath: (call) => problem({ message: `Unknown path components: ${call.path}`, code: 2500 }),
  commentId: (_post, _parent, sequence) => replyId(sequence),
  announce,
  accountOf,
  faultAnswer: graphFault,
  message: null,
  push: threadsPushing,
  finish: (_world, _call, answer) => answer
})
