import { HttpClient, type HttpClientRequest } from "@effect/platform"
import { DateTime, type Duration, Effect, Stream } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { graphHidesMany } from "../Graph/GraphBatch.ts"
import { graphCredential } from "../Graph/GraphCredential.ts"
import { graphPages } from "../Graph/GraphPages.ts"
import type { GraphAccess } from "../Graph/GraphRequest.ts"
import { type HandleGraphResponse, handleCreated, handlePage, handleSuccess } from "../Graph/GraphResponse.ts"
import { warnOfUsage } from "../Graph/GraphUsage.ts"
import { createPrivateReplyRequest, handlePrivateReply } from "../Graph/PrivateReply.ts"
import { refusing } from "../Port/Capabilities.ts"
import type { Identifies } from "../Port/Identity.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import type { AccountAccess, PlatformActions } from "../Port/PlatformGateway.ts"
import { manyTimeout, platformHttp } from "../Port/PlatformHttp.ts"
import type { PlatformReader } from "../Port/PlatformReader.ts"
import { createHideRequest, createRepliesRequest, createReplyRequest, hideForm, isSought } from "./CommentActions.ts"
import { createIdentityRequest, handleIdentity } from "./IdentifyAccount.ts"
import { commentsOf } from "./InstagramComment.ts"
import { instagramReader } from "./InstagramReader.ts"
import type { InstagramSettings } from "./InstagramSettings.ts"

/** How Instagram's errors are told of. */
export const instagramWords = { platform: "Instagram", account: "account" }

/** Acts on and reads comments of Instagram accounts. An account's token is a `GraphCredential`. */
export const makeInstagram = (
  settings: Pick<InstagramSettings, "appSecret" | "graph" | "pollEvery">
): Effect.Effect<
  Identifies & { readonly actions: PlatformActions; readonly reader: PlatformReader },
  never,
  HttpClient.HttpClient
> =>
  Effect.gen(function* () {
    const client = yield* HttpClient.HttpClient

    const callWithin = (timeout?: Duration.Duration) => {
      const send = platformHttp(client, "Instagram", timeout)
      return tracedFn("Instagram.call")(function* <A>(
        request: HttpClientRequest.HttpClientRequest,
        handle: HandleGraphResponse<A>
      ): Effect.fn.Return<A, PlatformError> {
        const answer = yield* send(request)
        yield* warnOfUsage(answer, "Instagram")
        return yield* handle(answer, yield* DateTime.now, instagramWords)
      })
    }
    const call = callWithin()

    const at = { base: settings.graph, appSecret: settings.appSecret }
    const access = ({ token }: AccountAccess): GraphAccess => ({ ...at, token: graphCredential(token).pageToken })
    const adsAccess = ({ token }: AccountAccess) => {
      const { adAccounts, adsToken } = graphCredential(token)
      return { access: { ...at, token: adsToken }, adAccounts }
    }

    const actions: PlatformActions = {
      block: () => refusing("instagram", "block"),
      unblock: () => refusing("instagram", "unblock"),
      hide: tracedFn("Instagram.hide")((account, { externalId }) =>
        call(createHideRequest(access(account), externalId, true), handleSuccess)
      ),
      unhide: tracedFn("Instagram.unhide")((account, { externalId }) =>
        call(createHideRequest(access(account), externalId, false), handleSuccess)
      ),
      many: graphHidesMany(instagramWords, callWithin(manyTimeout), access, hideForm),
      reply: tracedFn("Instagram.reply")((account, { externalId }, text) =>
        call(createReplyRequest(access(account), externalId, text), handleCreated)
      ),
      privateReply: tracedFn("Instagram.privateReply")((account, { externalId }, text) =>
        call(createPrivateReplyRequest(access(account), account.externalId, externalId, text), handlePrivateReply)
      ),
      // a reply to a reply is attached to the comment above both
      findReply: tracedFn("Instagram.findReply")((account, { externalId, parentExternalId }, text, since, except) =>
        graphPages(
          (after) => createRepliesRequest(access(account), parentExternalId ?? externalId, after),
          (request) => call(request, handlePage)
        ).pipe(
          Stream.map(({ items }) => commentsOf(items)),
          Stream.flattenIterables,
          Stream.filter(isSought(account.externalId, text, since)),
          Stream.filter(({ id }) => !except.has(id)),
          Stream.map(({ id }) => ({ externalId: id })),
          Stream.runHead
        )
      )
    }
    return {
      actions,
      identify: tracedFn("Instagram.identify")((account) =>
        call(createIdentityRequest(access(account)), handleIdentity)
      ),
      reader: instagramReader({ access, adsAccess, call, every: settings.pollEvery })
    }
  })
