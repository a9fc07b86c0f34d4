import type { HttpServerResponse } from "@effect/platform"
import { Context } from "effect"
import type { ApiError } from "#schema/Errors.ts"

/** How errors are shown to people who look with a browser; programs get them as JSON. */
export class ErrorPages extends Context.Tag("steward/ErrorPages")<
  ErrorPages,
  {
    readonly show: (
      error: ApiError,
      requestId: string,
      headers: Readonly<Record<string, string>>
    ) => HttpServerResponse.HttpServerResponse
  }
>() {}
