import { STATUS_CODES } from "node:http"
import { Duration, Either, Option, Schema } from "effect"
import { type MarketingKind, marketingName } from "#schema/MarketingKind.ts"
import type { ReceiverAnswer } from "#src/Webhooks/Attempt/ReceiverAnswer.ts"
import { parse as parseRetryAfter } from "#src/Webhooks/Attempt/RetryAfter.ts"
import type { SendError } from "#src/Webhooks/Target/SendError.ts"

/** What becomes of telling a system: it knows, it is tried again, or a person has to look. */
export type Told =
  | { readonly _tag: "Told" }
  | { readonly _tag: "Again"; readonly wait: Duration.Duration; readonly reason: string }
  | { readonly _tag: "Failed"; readonly reason: string }

/** After each attempt, as deliveries are; then longer, since nobody asks for these again. About a day in all. */
const waits = [1, 3, 9, 60, 300, 1_800, 3_600, 7_200, 14_400, 28_800, 28_800].map(Duration.seconds)

const Problem = Schema.parseJson(
  Schema.Union(
    Schema.Struct({ detail: Schema.String }),
    Schema.Struct({ errors: Schema.NonEmptyArray(Schema.Struct({ detail: Schema.String })) })
  )
)
const decodeProblem = Schema.decodeUnknownOption(Problem)

/** What a system says went wrong, without the person that it is about. */
const detailOf = (excerpt: string, personal: ReadonlyArray<string | null>): string => {
  const problem = Option.getOrNull(decodeProblem(excerpt))
  const detail = problem === null ? "" : "detail" in problem ? problem.detail : problem.errors[0].detail
  const hidden = personal.reduce<string>(
    (words, part) => (part === null || part === "" ? words : words.replaceAll(part, "…")),
    detail.replaceAll(/\s+/g, " ").trim()
  )
  return hidden.slice(0, 200)
}

/** `attempts`: with the one that gave this result. `personal`: what words for people must not hold. */
export const toldBy = (
  kind: MarketingKind,
  result: Either.Either<Pick<ReceiverAnswer, "status" | "retryAfter" | "excerpt">, SendError>,
  attempts: number,
  personal: ReadonlyArray<string | null>,
  now: number
): Told => {
  const again = (reason: string, least: Duration.Duration = Duration.zero): Told => {
    const wait = waits[attempts - 1]
    return wait === undefined ? { _tag: "Failed", reason } : { _tag: "Again", wait: Duration.max(wait, least), reason }
  }
  const name = kind === "call" ? "The receiver" : marketingName(kind)
  if (Either.isLeft(result)) {
    const reason = `${name} could not be told: ${result.left.reason}`.slice(0, 300)
    return result.left._tag === "TargetRefused" ? { _tag: "Failed", reason } : again(reason)
  }
  const { excerpt, retryAfter, status } = result.right
  if (status >= 200 && status <= 299) return { _tag: "Told" }
  if (status === 408 || status === 429 || status >= 500) {
    const asked = Option.flatMap(Option.fromNullable(retryAfter), (header) => parseRetryAfter(header, now))
    return again(
      words(name, status, ""),
      Option.getOrElse(asked, () => Duration.zero)
    )
  }
  if (kind !== "call" && (status === 401 || status === 403)) {
    return { _tag: "Failed", reason: `${name} does not accept the API key any more; enter a new one` }
  }
  return { _tag: "Failed", reason: words(name, status, detailOf(excerpt, personal)) }
}

const words = (name: string, status: number, detail: string) =>
  `${name} answered ${status} ${STATUS_CODES[status] ?? ""}`.trimEnd() + (detail === "" ? "" : `: ${detail}`)
