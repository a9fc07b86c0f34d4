import { HttpClient } from "@effect/platform"
import { DateTime, Effect, Option, type Redacted, Stream } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { allOrNone, halves } from "../Port/AllOrNone.ts"
import { refusing } from "../Port/Capabilities.ts"
import type { Diagnoses } from "../Port/Diagnosis.ts"
import type { Identifies } from "../Port/Identity.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import type { AccountAccess, CommentReference, PlatformActions } from "../Port/PlatformGateway.ts"
import { platformHttp } from "../Port/PlatformHttp.ts"
import { makeAccessTokens } from "./AccessTokens.ts"
import { createReplyRequest, handleReplied, isSought } from "./CommentReply.ts"
import { youtubeDiagnosis } from "./Diagnose.ts"
import { createChannelRequest, handleChannel } from "./IdentifyChannel.ts"
import { createModerationRequest, mostModerated } from "./ModerationStatus.ts"
import { keptForReading, quotaCost } from "./Quota/Quota.ts"
import { QuotaMeter } from "./Quota/QuotaMeter.ts"
import { type YouTubeReader, youtubeReader } from "./ReadComments.ts"
import type { GoogleClient } from "./Token.ts"
import { threadIdOf } from "./YouTubeComment.ts"
import type { CreateYouTubeRequest } from "./YouTubeRequest.ts"
import { faultOf, type HandleYouTubeResponse, handleDone, handlePage } from "./YouTubeResponse.ts"

export interface YouTubeOptions {
  /** As in `https://www.googleapis.com/youtube/v3`. */
  readonly base: string
  readonly google: GoogleClient
}

/** Acts on and reads comments of YouTube channels. An account's token is a `YouTubeCredential`. */
export const makeYouTube = (
  options: YouTubeOptions
): Effect.Effect<PlatformActions & YouTubeReader & Identifies & Diagnoses, never, HttpClient.HttpClient | QuotaMeter> =>
  Effect.gen(function* () {
    const client = yield* HttpClient.HttpClient
    const quota = yield* QuotaMeter
    const send = platformHttp(client, "YouTube")
    const tokens = yield* makeAccessTokens(options.google, platformHttp(client, "Google"))

    const attempt = tracedFn("YouTube.attempt")(function* (
      { externalId }: AccountAccess,
      request: CreateYouTubeRequest,
      units: number,
      accessToken: Redacted.Redacted
    ) {
      yield* quota.spend(externalId === "" ? null : externalId, units, units === quotaCost.write ? keptForReading : 0)
      const answer = yield* send(request({ base: options.base, accessToken }))
      return { answer, reason: Option.getOrNull(faultOf(answer))?.reason ?? "" }
    })

    /** A refused token is renewed once. YouTube asks to try once more after a `processingFailure`. */
    const call = tracedFn("YouTube.call")(function* <A>(
      account: AccountAccess,
      request: CreateYouTubeRequest,
      units: number,
      handle: HandleYouTubeResponse<A>
    ): Effect.fn.Return<A, PlatformError> {
      const token = yield* tokens.current(account)
      const { answer, reason } = yield* attempt(account, request, units, token).pipe(
        Effect.flatMap((first) =>
          first.answer.status === 401
            ? Effect.flatMap(tokens.renewed(account, token), (renewed) => attempt(account, request, units, renewed))
            : Effect.succeed(first)
        ),
        Effect.repeat({ times: 1, while: (result) => result.reason === "processingFailure" })
      )
      if (reason === "quotaExceeded" || reason === "dailyLimitExceeded") yield* quota.exhausted
      return yield* handle(answer, yield* DateTime.now)
    })

    const reader = youtubeReader((account, request) => call(account, request, quotaCost.list, handlePage))

    const setHidden = (account: AccountAccess, comments: ReadonlyArray<CommentReference>, hidden: boolean) => {
      const ids = comments.map(({ externalId }) => externalId)
      const request = createModerationRequest(ids, hidden ? "heldForReview" : "published")
      return call(account, request, quotaCost.write, handleDone)
    }

    /** For one unit YouTube tells which public comments there are; halving alone costs fifty a call. */
    const goneApart = Effect.fnUntraced(function* (
      account: AccountAccess,
      comments: ReadonlyArray<CommentReference>,
      error: PlatformError
    ) {
      if (error._tag !== "CommentRemoved") return yield* halves(comments, error)
      const ids = comments.map(({ externalId }) => externalId)
      const found = yield* Effect.orElseSucceed(reader.commentsById(account, ids), () => [])
      const standing = new Set(found.map(({ id }) => id))
      const some = comments.filter(({ externalId }) => standing.has(externalId))
      const others = comments.filter(({ externalId }) => !standing.has(externalId))
      return some.length === 0 || others.length === 0 ? yield* halves(comments, error) : ([some, others] as const)
    })

    return {
      identify: tracedFn("YouTube.identify")((account) =>
        call(account, createChannelRequest, quotaCost.list, handleChannel)
      ),
      hide: tracedFn("YouTube.hide")((account, comment) => setHidden(account, [comment], true)),
      unhide: tracedFn("YouTube.unhide")((account, comment) => setHidden(account, [comment], false)),
      many: {
        most: mostModerated,
        takes: () => true,
        setHidden: tracedFn("YouTube.setHidden")((account, comments, hidden) =>
          allOrNone(
            comments,
            (some) => setHidden(account, some, hidden),
            (some, error) => goneApart(account, some, error)
          )
        )
      },
      reply: tracedFn("YouTube.reply")((account, comment, text) =>
        call(account, createReplyRequest(comment.externalId, text), quotaCost.write, handleReplied)
      ),
      findReply: tracedFn("YouTube.findReply")((account, comment, text, since, except) =>
        reader.listReplies(account, threadIdOf(comment.externalId)).pipe(
          Stream.filter(isSought({ channelId: account.externalId, text, since })),
          Stream.filter(({ id }) => !except.has(id)),
          Stream.map(({ id }) => ({ externalId: id })),
          Stream.runHead
        )
      ),
      ...youtubeDiagnosis({
        client: options.google,
        current: tokens.current,
        renewed: tokens.renewed,
        send: platformHttp(client, "Google"),
        used: quota.used
      }),
      privateReply: () => refusing("youtube", "private_reply"),
      block: () => refusing("youtube", "block"),
      unblock: () => refusing("youtube", "unblock"),
      ...reader
    }
  })
