import type { Either } from "effect"
import type { Call, CallAnswer, CallHandler } from "./Call.ts"
import type { World } from "./World.ts"

/** One of the calls that a batch holds, and who answers it. */
export interface BatchedCall {
  readonly call: Call
  readonly handle: CallHandler
}

/** A call that holds others. Each of them counts, and is disturbed, as if it had come by itself. */
export interface Batching {
  readonly path: `/${string}`
  /** What it holds, or the answer that refuses the whole of it. */
  readonly calls: (
    world: World,
    call: Call,
    now: number
  ) => Either.Either<readonly [BatchedCall, ...ReadonlyArray<BatchedCall>], CallAnswer>
  /** Made of the answers to each, null for one that nobody got to. */
  readonly answer: (parts: ReadonlyArray<CallAnswer | null>) => CallAnswer
}
