import { Clock, Context, Effect, Option } from "effect"
import { uuidv7 } from "#src/Ids.ts"
import { RandomBytes } from "#src/RandomBytes.ts"

/** The id that a request is known by in its answer and in every log line. */
export class RequestId extends Context.Reference<RequestId>()("steward/RequestId", { defaultValue: () => "" }) {}

/** The caller's own id when it is a sane token, or a new one. */
export const requestIdOf = (header: string | undefined): Option.Option<string> =>
  header !== undefined && /^[A-Za-z0-9._-]{1,128}$/.test(header) ? Option.some(header) : Option.none()

export const newRequestId = Effect.gen(function* () {
  const random = yield* RandomBytes
  return `req_${uuidv7(yield* Clock.currentTimeMillis, yield* random.bytes(10))}`
})
