import { DateTime, Either, Option, Redacted, Schema } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { type PlatformError, Transient } from "../Port/PlatformError.ts"
import type { AccountAccess, HidesMany } from "../Port/PlatformGateway.ts"
import type { PlatformAnswer } from "../Port/PlatformHttp.ts"
import type { GraphCall } from "./GraphCall.ts"
import type { GraphWords } from "./GraphError.ts"
import { type GraphAccess, graphForm } from "./GraphRequest.ts"
import { graphAnswer, type HandleGraphResponse, handleSuccess } from "./GraphResponse.ts"
import { warnOfUsage } from "./GraphUsage.ts"

/** Requests that Meta takes in one batch. Each still counts as a call. */
const mostInBatch = 50

/** A POST of a form to something by its id. */
export interface BatchedPost {
  readonly id: string
  readonly form: Readonly<Record<string, string>>
}

/** The token is in the form: Meta documents no header for batches. */
const createBatchRequest = (access: GraphAccess, posts: ReadonlyArray<BatchedPost>) =>
  graphForm(access, [""], {
    access_token: Redacted.value(access.token),
    batch: JSON.stringify(
      posts.map(({ form, id }) => ({
        method: "POST",
        relative_url: encodeURIComponent(id),
        body: new URLSearchParams(form).toString()
      }))
    )
  })

const Part = Schema.Struct({
  code: Schema.Number,
  headers: Schema.optional(Schema.Unknown),
  body: Schema.optional(Schema.NullOr(Schema.String))
})
const decodePart = Schema.decodeUnknownOption(Part)
const decodeHeaders = Schema.decodeUnknownOption(
  Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String }))
)

/** One of the answers, as if it had come by itself. */
const answerOf = ({ body, code, headers }: typeof Part.Type): PlatformAnswer => {
  const named = Option.getOrElse(decodeHeaders(headers), () => [])
  return {
    status: code,
    headers: Object.fromEntries(named.map(({ name, value }) => [name.toLowerCase(), value])),
    body: body ?? ""
  }
}

/** What each of so many requests was answered; null for one that Meta did not get to in time. */
const handleBatch =
  (count: number): HandleGraphResponse<ReadonlyArray<typeof Part.Type | null>> =>
  (answer, now, words) =>
    Either.map(readParts(answer, now, words), (parts) =>
      Array.from({ length: count }, (_, index) => Option.getOrNull(decodePart(parts[index])))
    )

const readParts = graphAnswer(Schema.Array(Schema.Unknown))

/** Reads the answers of a batch. Nearly all are the same few words, which are read once. */
const successes = (now: DateTime.Utc, words: GraphWords) => {
  const well = new Set<string>()
  const unanswered = Either.left(
    new Transient({ reason: `${words.platform} did not get to this in time.`, unanswered: true })
  )
  return (part: typeof Part.Type | null): Either.Either<void, PlatformError> => {
    if (part === null) return unanswered
    const spoken = `${part.code} ${part.body}`
    if (well.has(spoken)) return Either.void
    const fared = handleSuccess(answerOf(part), now, words)
    if (Either.isRight(fared)) well.add(spoken)
    return fared
  }
}

/** Hides comments in batches; `formOf` is what is sent to one of them. */
export const graphHidesMany = (
  words: GraphWords,
  call: GraphCall,
  access: (account: AccountAccess) => GraphAccess,
  formOf: (hidden: boolean) => Readonly<Record<string, string>>
): HidesMany => ({
  most: mostInBatch,
  takes: () => true,
  setHidden: tracedFn("Graph.setHidden")(function* (account, comments, hidden) {
    const posts = comments.map(({ externalId }) => ({ id: externalId, form: formOf(hidden) }))
    const parts = yield* call(createBatchRequest(access(account), posts), handleBatch(posts.length))
    const last = parts.findLast((part) => part !== null) ?? null
    if (last !== null) yield* warnOfUsage(answerOf(last), words.platform)
    return parts.map(successes(yield* DateTime.now, words))
  })
})
