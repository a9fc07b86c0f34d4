import { Either, Option, Schema } from "effect"
import { type GraphAccess, graphDelete, graphJson } from "../Graph/GraphRequest.ts"
import { graphAnswer, type HandleGraphResponse } from "../Graph/GraphResponse.ts"
import { NotAllowed, Transient } from "../Port/PlatformError.ts"
import { quoted } from "../Port/PlatformHttp.ts"

export const createBlockRequest = (access: GraphAccess, pageId: string, authorId: string) =>
  graphJson(access, [pageId, "blocked"], { psid: [authorId] })

export const createUnblockRequest = (access: GraphAccess, pageId: string, authorId: string) =>
  graphDelete(access, [pageId, "blocked"], { psid: authorId })

const Refusal = Schema.Struct({
  success: Schema.Literal(false),
  error: Schema.optional(Schema.Struct({ message: Schema.optional(Schema.String) }))
})
const isRefusal = Schema.decodeUnknownOption(Refusal)

const readResults = graphAnswer(Schema.Record({ key: Schema.String, value: Schema.Unknown }))

/** Facebook answers with a map from each person's id to what became of them. */
export const handleBlocked =
  (authorId: string): HandleGraphResponse<void> =>
  (answer, now) =>
    Either.flatMap(readResults(answer, now), (results) => {
      const result = results[authorId] ?? results.success
      if (result === true || result === "true") return Either.void
      return Either.left(
        Option.match(isRefusal(result), {
          onNone: () => new Transient({ reason: "Facebook did not say whether the person is blocked." }),
          onSome: ({ error }) =>
            new NotAllowed({
              reason: `Facebook did not block this person: ${quoted(error?.message ?? "no reason given")}.`
            })
        })
      )
    })
