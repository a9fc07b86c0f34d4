import type { Either } from "effect"
import type { Call, CallAnswer, HandledCall } from "../World/Call.ts"
import type { GrantedToken, World } from "../World/World.ts"

/** A handler behind the token check. */
export type GraphHandler = (
  world: World,
  call: Call,
  now: number,
  token: GrantedToken
) => Either.Either<HandledCall, CallAnswer>

export const idOf = (call: Call) => call.route["id"] ?? ""
