import { Data } from "effect"
import type { ApiError } from "#schema/Errors.ts"

/** A command that cannot do what it was asked; `message` says why, and what would do. `code`: as the API calls it. */
export class CommandFailed extends Data.TaggedError("CommandFailed")<{
  readonly message: string
  readonly code?: ApiError["code"]
}> {}
