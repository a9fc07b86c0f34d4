import type { HttpServerRequest } from "@effect/platform"
import { Effect, Schema } from "effect"
import { IfMatchHeaders } from "#schema/api/RequestHeaders.ts"
import type { InvalidRequest } from "#schema/Errors.ts"
import { invalidHeaders } from "./RequestIssues.ts"

const decode = Schema.decodeUnknown(IfMatchHeaders)

/** The versions that `If-Match` allows a change to start from; null where it allows any, or there is none. */
export const ifMatch = ({
  headers
}: Pick<HttpServerRequest.HttpServerRequest, "headers">): Effect.Effect<ReadonlyArray<number> | null, InvalidRequest> =>
  decode(headers).pipe(
    Effect.map((read) => read["if-match"] ?? null),
    Effect.mapError(invalidHeaders)
  )
