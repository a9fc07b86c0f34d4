import { DateTime, Duration, Either, Option, Schema } from "effect"
import { type PlatformError, Transient } from "../Port/PlatformError.ts"
import { type PlatformAnswer, retryAfterHeader } from "../Port/PlatformHttp.ts"
import { lenient, parseJson } from "../Port/PlatformJson.ts"
import { nextPacificMidnight } from "./Quota/Quota.ts"
import { classifyYouTubeError, type YouTubeFault } from "./YouTubeError.ts"

/** Takes an answer apart at the time `now`. */
export type HandleYouTubeResponse<A> = (answer: PlatformAnswer, now: DateTime.Utc) => Either.Either<A, PlatformError>

const Detail = Schema.Struct({ reason: lenient(Schema.String) })
const Fault = Schema.Struct({
  error: Schema.Struct({
    message: lenient(Schema.String),
    errors: lenient(Schema.Array(Detail))
  })
})
const decodeFault = Schema.decodeUnknownOption(Fault)

/** The error in an answer. None for a good one, and for one that does not come from the Data API itself. */
export const faultOf = (answer: PlatformAnswer): Option.Option<YouTubeFault> =>
  isGood(answer)
    ? Option.none()
    : Option.map(Option.flatMap(parseJson(answer.body), decodeFault), ({ error }) => ({
        status: answer.status,
        reason: error.errors?.[0]?.reason ?? "",
        message: error.message ?? "no reason given"
      }))

const isGood = ({ status }: PlatformAnswer) => status >= 200 && status <= 299

/** An error without the API's own body still counts by these statuses: they mean the same from any server. */
const plainStatuses: ReadonlyArray<number> = [401, 429]

const errorOf = (answer: PlatformAnswer, now: DateTime.Utc): PlatformError => {
  const waits = {
    retryAfter: Option.getOrElse(retryAfterHeader(answer, now), () => Duration.seconds(30)),
    untilReset: DateTime.distanceDuration(now, nextPacificMidnight(now))
  }
  const plain = plainStatuses.includes(answer.status)
    ? Option.some({ status: answer.status, reason: "", message: "" })
    : Option.none()
  return Option.match(
    Option.orElse(faultOf(answer), () => plain),
    {
      onNone: () => unreadable(answer),
      onSome: (fault) => classifyYouTubeError(fault, waits)
    }
  )
}

const unreadable = (answer: PlatformAnswer) =>
  new Transient({ reason: `YouTube's answer (HTTP ${answer.status}) could not be read.` })

/** For calls answered by 204 without a body. */
export const handleDone: HandleYouTubeResponse<void> = (answer, now) =>
  isGood(answer) ? Either.void : Either.left(errorOf(answer, now))

export const youtubeAnswer = <A, I>(schema: Schema.Schema<A, I>): HandleYouTubeResponse<A> => {
  const decode = Schema.decodeUnknownOption(schema)
  return (answer, now) =>
    isGood(answer)
      ? Either.fromOption(Option.flatMap(parseJson(answer.body), decode), () => unreadable(answer))
      : Either.left(errorOf(answer, now))
}

/** A page of a list; `next` is null on the last one. */
export interface YouTubePage {
  readonly items: ReadonlyArray<unknown>
  readonly next: string | null
}

const List = Schema.Struct({
  items: Schema.optionalWith(Schema.Array(Schema.Unknown), { default: () => [] }),
  nextPageToken: lenient(Schema.NonEmptyString)
})
const readList = youtubeAnswer(List)

export const handlePage: HandleYouTubeResponse<YouTubePage> = (answer, now) =>
  Either.map(readList(answer, now), ({ items, nextPageToken }) => ({ items, next: nextPageToken }))
