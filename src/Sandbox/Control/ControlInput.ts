import { Either, ParseResult, Schema } from "effect"
import type { Platform } from "#schema/Platform.ts"
import { type Call, type CallAnswer, json } from "../World/Call.ts"
import type { Imitation } from "../World/Imitation.ts"

/** The control API's own refusal, in a sentence. */
export const refusal = (status: number, error: string): CallAnswer => json(status, { error })

export const unknownThing = (what: string, id: string) => refusal(404, `There is no ${what} "${id}".`)

/** The body as the schema has it; every problem named. */
export const body = <A, I>(schema: Schema.Schema<A, I>, call: Call): Either.Either<A, CallAnswer> =>
  Schema.decodeUnknownEither(schema, { errors: "all", onExcessProperty: "error" })(call.body).pipe(
    Either.mapLeft((error) => {
      // A field with alternatives reports each; the first is the one meant.
      const issues = new Map<string, string>()
      for (const { path, message } of ParseResult.ArrayFormatter.formatErrorSync(error)) {
        const place = path.join(".") || "body"
        if (!issues.has(place)) issues.set(place, message)
      }
      return refusal(400, Array.from(issues, ([place, message]) => `${place}: ${message}`).join("; "))
    })
  )

export type FindImitation = (platform: Platform) => Either.Either<Imitation, CallAnswer>

export const findImitation =
  (imitations: ReadonlyArray<Imitation>): FindImitation =>
  (platform) =>
    Either.fromNullable(
      imitations.find((imitation) => imitation.platform === platform),
      () => refusal(400, `The sandbox does not imitate ${platform}.`)
    )
