import { Duration, Either, Option, Schema } from "effect"
import { type PlatformError, RateLimited, Transient } from "../Port/PlatformError.ts"
import type { PlatformAnswer } from "../Port/PlatformHttp.ts"
import { parseJson } from "../Port/PlatformJson.ts"
import { classifyTikTokError } from "./TikTokError.ts"

export type HandleTikTokResponse<A> = (answer: PlatformAnswer) => Either.Either<A, PlatformError>

const Envelope = Schema.Struct({
  code: Schema.Number,
  message: Schema.optionalWith(Schema.String, { default: () => "no reason given" }),
  data: Schema.optionalWith(Schema.Unknown, { default: () => ({}) })
})
const decodeEnvelope = Schema.decodeUnknownOption(Envelope)

const unreadable = ({ status }: PlatformAnswer) =>
  new Transient({ reason: `TikTok's answer (HTTP ${status}) could not be read.` })

const errorWithout = (answer: PlatformAnswer): PlatformError =>
  answer.status === 429
    ? new RateLimited({
        reason: "TikTok accepts no more requests for now.",
        retryAfter: Duration.minutes(5),
        scope: "app"
      })
    : unreadable(answer)

/** The code of an answer; null for one that is not TikTok's own. */
export const codeOf = (answer: PlatformAnswer): number | null =>
  Option.getOrNull(Option.map(Option.flatMap(parseJson(answer.body), decodeEnvelope), ({ code }) => code))

/** Reads `data` of a good answer, or says what went wrong. The `code` decides, whatever the status. */
export const tiktokAnswer = <A, I>(schema: Schema.Schema<A, I>): HandleTikTokResponse<A> => {
  const decode = Schema.decodeUnknownOption(schema)
  return (answer) => {
    const envelope = Option.flatMap(parseJson(answer.body), decodeEnvelope)
    if (Option.isNone(envelope)) return Either.left(errorWithout(answer))
    const { code, data, message } = envelope.value
    if (code !== 0) return Either.left(classifyTikTokError({ code, message }))
    return Either.fromOption(decode(data), () => unreadable(answer))
  }
}

/** For calls that answer nothing. */
export const handleDone: HandleTikTokResponse<void> = (answer) => Either.map(readAnything(answer), () => undefined)

const readAnything = tiktokAnswer(Schema.Unknown)
