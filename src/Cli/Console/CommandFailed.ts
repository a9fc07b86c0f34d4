import { Data } from "effect"

/** A command that cannot do what it was asked; `message` says why, and what would do. */
export class CommandFailed extends Data.TaggedError("CommandFailed")<{ readonly message: string }> {}
