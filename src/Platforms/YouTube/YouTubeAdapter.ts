import { HttpClient } from "@effect/platform"
import { DateTime, Effect, Option, type Redacted, Stream } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { refusing } from "../Port/Capabilities.ts"
import type { Diagnoses } from "../Port/Diagnosis.ts"
import type { Identifies } from "../Port/Identity.ts"
import type { PlatformError } from "../Port/PlatformError.ts"
import type { AccountAccess, PlatformActions } from "../Port/PlatformGateway.ts"
import { platformHttp } from "../Port/PlatformHttp.ts"
import { makeAccessTokens } from "./AccessTokens.ts"
import { createReplyRequest, handleReplied, isSought } from "./CommentReply.ts"
import { youtubeDiagnosis } from "./Diagnose.ts"
import { createChannelRequest, handleChannel } from "./IdentifyChannel.ts"
import { createModerationRequest } from "./ModerationStatus.ts"
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

    return {
      identify: tracedFn("YouTube.identify")((account) =>
        call(account, createChannelRequest, quotaCost.list, handleChannel)
      ),
      hide: tracedFn("YouTube.hide")((account, comment) =>
        call(account, createModerationRequest(comment.externalId, "heldForReview"), quotaCost.write, handleDone)
      ),
      unhide: tracedFn("YouTube.unhide")((account, comment) =>
        call(account, createModerationRequest(comment.externalId, "published"), quotaCost.write, handleDone)
      ),
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
