import { HttpClient } from "@effect/platform"
import { Effect, Option, Stream } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { allOrNone } from "../Port/AllOrNone.ts"
import { refusing } from "../Port/Capabilities.ts"
import type { Diagnoses } from "../Port/Diagnosis.ts"
import type { Identifies } from "../Port/Identity.ts"
import { NotAllowed, type PlatformError } from "../Port/PlatformError.ts"
import type { AccountAccess, CommentReference, PlatformActions } from "../Port/PlatformGateway.ts"
import { platformHttp } from "../Port/PlatformHttp.ts"
import type { PlatformReader } from "../Port/PlatformReader.ts"
import { TokenStore } from "../Port/TokenStore.ts"
import { createAdHideRequest, createAdReplyRequest, mostAdsHidden } from "./AdComments.ts"
import { adReader } from "./AdReader.ts"
import { tiktokDiagnosis } from "./Diagnose.ts"
import {
  createHideRequest,
  createRepliesRequest,
  createReplyRequest,
  handleComments,
  handleReplied,
  isSought
} from "./OrganicComments.ts"
import { makePace } from "./Pace.ts"
import { tiktokPages } from "./Paging.ts"
import type { Advertiser } from "./TikTokCalls.ts"
import { readCredential } from "./TikTokCredential.ts"
import { isTokenRefused } from "./TikTokError.ts"
import { tiktokReader } from "./TikTokReader.ts"
import type { CreateTikTokRequest } from "./TikTokRequest.ts"
import { codeOf, type HandleTikTokResponse, handleDone } from "./TikTokResponse.ts"
import type { TikTokSettings } from "./TikTokSettings.ts"
import { makeTikTokTokens } from "./TikTokTokens.ts"
import { createProfileRequest, handleProfile } from "./Videos.ts"

const unplaced = new NotAllowed({ reason: "Steward does not know yet under which TikTok video this comment is." })
const noIdentity = new NotAllowed({
  reason:
    "Comments under TikTok ads are answered as an identity of the advertiser. Connect the account with advertiser.identity_id to name one."
})

/** Acts on and reads comments of TikTok accounts and of their ads. An account's token is a `TikTokCredential`. */
export const makeTikTok = (
  settings: Omit<TikTokSettings, "authorize">
): Effect.Effect<
  Identifies & Diagnoses & { readonly actions: PlatformActions; readonly reader: PlatformReader },
  never,
  HttpClient.HttpClient | TokenStore
> =>
  Effect.gen(function* () {
    const send = platformHttp(yield* HttpClient.HttpClient, "TikTok")
    const tokens = makeTikTokTokens(settings, yield* TokenStore, send)
    const base = settings.api
    const pace = makePace()

    /** A refused token is renewed once. */
    const call = tracedFn("TikTok.call")(function* <A>(
      account: AccountAccess,
      request: CreateTikTokRequest,
      handle: HandleTikTokResponse<A>
    ): Effect.fn.Return<A, PlatformError> {
      const credential = yield* tokens.current(account)
      const built = request({ base, token: credential.access_token })
      if (built.method === "GET") yield* pace(`${account.externalId} ${built.url}`)
      const first = yield* send(built)
      if (!isTokenRefused(codeOf(first) ?? 0) || credential.refresh_token === undefined) return yield* handle(first)
      const { access_token } = yield* tokens.instead(account, credential)
      return yield* handle(yield* send(request({ base, token: access_token })))
    })

    const adCall = tracedFn("TikTok.adCall")(function* <A>(
      { access_token, advertiser_id }: Advertiser,
      request: CreateTikTokRequest,
      handle: HandleTikTokResponse<A>
    ): Effect.fn.Return<A, PlatformError> {
      const built = request({ base, token: access_token })
      if (built.method === "GET") yield* pace(`${advertiser_id} ${built.url}`)
      return yield* handle(yield* send(built))
    })

    /** Who moderates the ads of an account; none where nobody does. */
    const advertiserOf = (account: AccountAccess) =>
      Effect.map(tokens.current(account), ({ advertiser }) => Option.fromNullable(advertiser))

    /** A comment is under an ad, or under a video of the account. */
    const under = Effect.fnUntraced(function* (account: AccountAccess, { adId, postExternalId }: CommentReference) {
      const advertiser = adId === null ? Option.none() : yield* advertiserOf(account)
      if (postExternalId === null) return yield* unplaced
      return Option.isSome(advertiser) && adId !== null
        ? ({ _tag: "Ad", advertiser: advertiser.value, adId, videoId: postExternalId } as const)
        : ({ _tag: "Video", videoId: postExternalId } as const)
    })

    const setHidden = tracedFn("TikTok.setHidden")(function* (
      account: AccountAccess,
      comment: CommentReference,
      hide: boolean
    ) {
      const place = yield* under(account, comment)
      return place._tag === "Ad"
        ? yield* adCall(
            place.advertiser,
            createAdHideRequest(place.advertiser.advertiser_id, [comment.externalId], hide),
            handleDone
          )
        : yield* call(
            account,
            createHideRequest(account.externalId, place.videoId, comment.externalId, hide),
            handleDone
          )
    })

    /** Without an advertiser, the comments under ads are hidden like those under videos. */
    const setManyHidden = tracedFn("TikTok.setManyHidden")(function* (
      account: AccountAccess,
      comments: ReadonlyArray<CommentReference>,
      hide: boolean
    ) {
      const advertiser = Option.getOrNull(yield* advertiserOf(account))
      return advertiser === null
        ? yield* Effect.forEach(comments, (comment) => Effect.either(setHidden(account, comment, hide)), {
            concurrency: "unbounded"
          })
        : yield* allOrNone(comments, (some) => {
            const ids = some.map(({ externalId }) => externalId)
            return adCall(advertiser, createAdHideRequest(advertiser.advertiser_id, ids, hide), handleDone)
          })
    })

    const calls = { call, adCall, advertiserOf }
    const ads = adReader(calls)

    const actions: PlatformActions = {
      privateReply: () => refusing("tiktok", "private_reply"),
      block: () => refusing("tiktok", "block"),
      unblock: () => refusing("tiktok", "unblock"),
      hide: (account, comment) => setHidden(account, comment, true),
      unhide: (account, comment) => setHidden(account, comment, false),
      many: {
        most: mostAdsHidden,
        takes: ({ adId, postExternalId }) => adId !== null && postExternalId !== null,
        setHidden: setManyHidden
      },
      reply: tracedFn("TikTok.reply")(function* (account, comment, text) {
        const place = yield* under(account, comment)
        if (place._tag === "Video") {
          const request = createReplyRequest(account.externalId, place.videoId, comment.externalId, text)
          return yield* call(account, request, handleReplied)
        }
        const { adId, advertiser, videoId } = place
        if (advertiser.identity_id === undefined) return yield* noIdentity
        const to = {
          advertiserId: advertiser.advertiser_id,
          adId,
          videoId,
          commentId: comment.externalId,
          identityId: advertiser.identity_id,
          identityType: advertiser.identity_type
        }
        return yield* adCall(advertiser, createAdReplyRequest(to, text), handleReplied)
      }),
      findReply: tracedFn("TikTok.findReply")(function* (account, comment, text, since, except) {
        const place = yield* under(account, comment)
        if (place._tag === "Ad") return yield* ads.findAdReply(account, comment, text, since, except)
        const thread = comment.parentExternalId ?? comment.externalId
        return yield* tiktokPages((cursor) =>
          call(account, createRepliesRequest(account.externalId, place.videoId, thread, cursor), handleComments)
        ).pipe(
          Stream.filter(isSought(text, since)),
          Stream.filter(({ comment_id }) => !except.has(comment_id)),
          Stream.map(({ comment_id }) => ({ externalId: comment_id })),
          Stream.runHead
        )
      })
    }

    return {
      actions,
      ...tiktokDiagnosis(settings, tokens.current, send),
      reader: tiktokReader(calls, ads, settings.pollEvery),
      // with this very token: a renewed one would say nothing of it
      identify: tracedFn("TikTok.identify")(function* ({ externalId, token }) {
        const { access_token } = yield* readCredential(token)
        const answer = yield* send(createProfileRequest(externalId)({ base, token: access_token }))
        return yield* handleProfile(externalId)(answer)
      })
    }
  })
