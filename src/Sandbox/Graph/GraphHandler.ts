import type { Either } from "effect"
import type { Answer, Call, Outcome } from "../World/Call.ts"
import type { Token, World } from "../World/World.ts"

/** A handler behind the token check. */
export type GraphHandler = (world: World, call: Call, now: number, token: Token) => Either.Either<Outcome, Answer>

export const idOf = (call: Call) => call.route["id"] ?? ""
