import { Context, Effect, Option } from "effect"
import { uuidv7 } from "#src/Ground/Ids.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"

/** The id that a request is known by in its answer and in every log line. */
export class RequestId extends Context.Reference<RequestId>()("steward/RequestId", { defaultValue: () => "" }) {}

/** The caller's own id when it is a sane token, or a new one. */
export const requestIdOf = (header: string | undefined): Option.Option<string> =>
  header !== undefined && /^[A-Za-z0-9._-]{1,128}$/.test(header) ? Option.some(header) : Option.none()

/** Makes new ids, at Unix milliseconds. */
export const newRequestId = Effect.map(
  RandomBytes,
  (random) => (now: number) => Effect.map(random.bytes(10), (bytes) => `req_${uuidv7(now, bytes)}`)
)
