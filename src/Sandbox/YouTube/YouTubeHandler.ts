import { Either, Option } from "effect"
import { answered, type Call, type CallAnswer, type CallHandler, type HandledCall } from "../World/Call.ts"
import { findAccount, findToken, type SandboxAccount, type World } from "../World/World.ts"
import { authError, invalid, quotaExceeded } from "./YouTubeAnswer.ts"
import { charge } from "./YouTubeQuota.ts"

/** A handler behind the checks of token and quota. `channel` is the channel that the token speaks for. */
export type YouTubeHandler = (
  world: World,
  call: Call,
  now: number,
  channel: SandboxAccount
) => Either.Either<HandledCall, CallAnswer>

const channelOf = (world: World, call: Call, now: number): Option.Option<SandboxAccount> =>
  Option.fromNullable(call.bearer).pipe(
    Option.flatMap((text) => findToken(world, "youtube", text)),
    Option.filter(
      (token) => token.kind === "access" && !token.revoked && (token.expiresAt === null || token.expiresAt > now)
    ),
    Option.flatMap((token) => findAccount(world, "youtube", token.accountId))
  )

/** Lets a call through when its token lives and the quota suffices. Refused calls count against the quota as well. */
export const guarded =
  (cost: number, handle: YouTubeHandler): CallHandler =>
  (world, call, now) =>
    Either.gen(function* () {
      const channel = yield* Either.fromOption(channelOf(world, call, now), () => authError)
      const charged = charge(world, cost, now)
      if (charged === null) return yield* Either.left(quotaExceeded)
      return Either.match(handle(charged, call, now, channel), {
        onLeft: (answer) => answered(charged, answer),
        onRight: (outcome) => outcome
      })
    })

export const listed = (text: string | undefined): ReadonlyArray<string> =>
  (text ?? "").split(",").flatMap((item) => (item.trim() === "" ? [] : [item.trim()]))

/** The `part` parameter: required, and only what is known. */
export const parts = (call: Call, known: ReadonlyArray<string>): Either.Either<ReadonlySet<string>, CallAnswer> => {
  const asked = listed(call.query["part"])
  const unknown = asked.find((part) => !known.includes(part))
  if (asked.length === 0)
    return Either.left(
      invalid("missingRequiredParameter", "No filter selected: the part parameter is missing.", "part")
    )
  return unknown === undefined
    ? Either.right(new Set(asked))
    : Either.left(invalid("unknownPart", `The part '${unknown}' is not known.`, "part"))
}

/** `maxResults`: 20 unless told. */
export const maxResults = (call: Call): Either.Either<number, CallAnswer> => {
  const text = call.query["maxResults"] ?? "20"
  const count = Number(text)
  return /^\d+$/.test(text) && count >= 1 && count <= 100
    ? Either.right(count)
    : Either.left(
        invalid("invalidParameter", `Invalid value '${text}'. Values must be within the range: [1, 100]`, "maxResults")
      )
}
