import type { Statement } from "@effect/sql"
import { Context } from "effect"

/**
 * Comments whose answer has not taken effect yet: nobody is asked about them meanwhile. Moderation, which stands above
 * this room, holds the answers.
 */
export class HeldComments extends Context.Tag("steward/HeldComments")<
  HeldComments,
  {
    /** Whether the answer to a comment `c` is held, as a condition. */
    readonly isHeld: Statement.Fragment
  }
>() {}
