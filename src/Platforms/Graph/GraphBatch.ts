import { DateTime, Either, Redacted, Schema } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { Transient } from "../Port/PlatformError.ts"
import type { AccountAccess, Fared, HidesMany } from "../Port/PlatformGateway.ts"
import type { PlatformAnswer } from "../Port/PlatformHttp.ts"
import { lenient } from "../Port/PlatformJson.ts"
import type { GraphCall } from "./GraphCall.ts"
import type { GraphWords } from "./GraphError.ts"
import { type GraphAccess, graphForm } from "./GraphRequest.ts"
import { graphAnswer, type HandleGraphResponse, handleSuccess } from "./GraphResponse.ts"
import { highestUsage, warnOfUsage } from "./GraphUsage.ts"

/** Requests that Meta takes in one batch. Each still counts as a call. */
const mostInBatch = 50

/** A POST of a form to something by its id. */
export interface BatchedPost {
  readonly id: string
  readonly form: Readonly<Record<string, string>>
}

/** The token is in the form: Meta documents no header for batches. */
export const createBatchRequest = (access: GraphAccess, posts: ReadonlyArray<BatchedPost>) =>
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

const Header = Schema.Struct({ name: Schema.String, value: Schema.String })
const Part = Schema.Struct({
  code: Schema.Number,
  headers: lenient(Schema.Array(Header)),
  body: lenient(Schema.String)
})
const decodePart = Schema.decodeUnknownEither(Part)
const readParts = graphAnswer(Schema.Array(Schema.Unknown))

const asAnswer = ({ body, code, headers }: typeof Part.Type): PlatformAnswer => ({
  status: code,
  headers: Object.fromEntries((headers ?? []).map(({ name, value }) => [name.toLowerCase(), value])),
  body: body ?? ""
})

/** What each of so many requests was answered; null for one that Meta did not get to in time. */
const handleBatch = (count: number): HandleGraphResponse<ReadonlyArray<PlatformAnswer | null>> => {
  const nth = (parts: ReadonlyArray<unknown>) => (_: unknown, index: number) =>
    Either.match(decodePart(parts[index]), { onLeft: () => null, onRight: asAnswer })
  return (answer, now, words) =>
    Either.map(readParts(answer, now, words), (parts) => Array.from({ length: count }, nth(parts)))
}

/** Hides comments in batches; `formOf` is what is sent to one of them. */
export const graphHidesMany = (
  words: GraphWords,
  call: GraphCall,
  access: (account: AccountAccess) => GraphAccess,
  formOf: (hidden: boolean) => Readonly<Record<string, string>>
): HidesMany => {
  const unanswered = Either.left(
    new Transient({ reason: `${words.platform} did not get to this in time.`, unanswered: true })
  )
  return {
    most: mostInBatch,
    takes: () => true,
    setHidden: tracedFn("Graph.setHidden")(function* (account, comments, hidden) {
      const posts = comments.map(({ externalId }) => ({ id: externalId, form: formOf(hidden) }))
      const answers = yield* call(createBatchRequest(access(account), posts), handleBatch(posts.length))
      const now = yield* DateTime.now
      const fared: Fared = answers.map((answer) => (answer === null ? unanswered : handleSuccess(answer, now, words)))
      const usages = answers.flatMap((answer) => answer ?? []).toSorted((a, b) => highestUsage(b) - highestUsage(a))
      if (usages[0] !== undefined) yield* warnOfUsage(usages[0], words.platform)
      return fared
    })
  }
}
