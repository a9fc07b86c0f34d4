import { type DateTime, Either, Option, Schema } from "effect"
import { NotAllowed, type PlatformError, RateLimited, Transient } from "../Port/PlatformError.ts"
import type { PlatformAnswer } from "../Port/PlatformHttp.ts"
import { ExternalId, parseJson } from "../Port/PlatformJson.ts"
import { classifyGraphError, facebookWords, type GraphWords } from "./GraphError.ts"
import { throttleWait } from "./GraphUsage.ts"

/** Takes an answer apart at the time `now`; `words` are Facebook's where there are none. */
export type HandleGraphResponse<A> = (
  answer: PlatformAnswer,
  now: DateTime.Utc,
  words?: GraphWords
) => Either.Either<A, PlatformError>

const Fault = Schema.Struct({
  error: Schema.Struct({
    message: Schema.optionalWith(Schema.String, { default: () => "no reason given" }),
    code: Schema.optionalWith(Schema.Number, { default: () => 0 }),
    error_subcode: Schema.optionalWith(Schema.NullOr(Schema.Number), { default: () => null }),
    is_transient: Schema.optionalWith(Schema.Boolean, { default: () => false })
  })
})
const decodeFault = Schema.decodeUnknownOption(Fault)

const unreadable = (answer: PlatformAnswer, { platform }: GraphWords) =>
  new Transient({ reason: `${platform}'s answer (HTTP ${answer.status}) could not be read.` })

/** Reads the value of a good answer, or says what went wrong. An error in the body counts, whatever the status. */
export const graphAnswer = <A, I>(schema: Schema.Schema<A, I>): HandleGraphResponse<A> => {
  const decode = Schema.decodeUnknownOption(schema)
  return (answer, now, words = facebookWords) => {
    const value = parseJson(answer.body)
    const fault = Option.flatMap(value, decodeFault)
    if (Option.isSome(fault)) {
      const { code, error_subcode, is_transient, message } = fault.value.error
      return Either.left(
        classifyGraphError(
          { status: answer.status, code, subcode: error_subcode, message, transient: is_transient },
          throttleWait(answer, now),
          words
        )
      )
    }
    if (answer.status === 429)
      return Either.left(
        new RateLimited({
          reason: `${words.platform} accepts no more requests for now.`,
          retryAfter: throttleWait(answer, now),
          scope: "app"
        })
      )
    if (answer.status < 200 || answer.status > 299) return Either.left(unreadable(answer, words))
    return Either.fromOption(Option.flatMap(value, decode), () => unreadable(answer, words))
  }
}

/** Meta prints the flag as a boolean in some answers and as text in others. */
const Success = Schema.Struct({ success: Schema.Union(Schema.Boolean, Schema.BooleanFromString) })

const readSuccess = graphAnswer(Success)

/** For calls answered by `{"success": true}`. */
export const handleSuccess: HandleGraphResponse<void> = (answer, now, words = facebookWords) =>
  Either.flatMap(readSuccess(answer, now, words), ({ success }) =>
    success
      ? Either.void
      : Either.left(new NotAllowed({ reason: `${words.platform} refused without giving a reason.` }))
  )

export const handleCreated: HandleGraphResponse<{ readonly externalId: string }> = (answer, now, words) =>
  Either.map(readCreated(answer, now, words), ({ id }) => ({ externalId: id }))

const readCreated = graphAnswer(Schema.Struct({ id: ExternalId }))

/** A page of a Graph list. `after` is null on the last page, which is the one without `paging.next`. */
export interface GraphPage {
  readonly items: ReadonlyArray<unknown>
  readonly after: string | null
}

const List = Schema.Struct({
  data: Schema.Array(Schema.Unknown),
  paging: Schema.optional(
    Schema.Struct({
      cursors: Schema.optional(Schema.Struct({ after: Schema.optional(Schema.String) })),
      next: Schema.optional(Schema.String)
    })
  )
})
const readList = graphAnswer(List)

/** Never gives out `paging.next` itself: it holds the token. */
export const handlePage: HandleGraphResponse<GraphPage> = (answer, now, words) =>
  Either.map(readList(answer, now, words), ({ data, paging }) => ({
    items: data,
    after: paging?.next === undefined ? null : (paging.cursors?.after ?? null)
  }))
