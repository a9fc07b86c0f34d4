import { Data, Effect } from "effect"
import { explain, type FailureReason } from "./FailureWords.ts"

/** The embedded PostgreSQL cannot run. `message` says what was wrong and what would be right; no data is lost. */
export class EmbeddedPostgresError extends Data.TaggedError("EmbeddedPostgresError")<{
  readonly reason: FailureReason
  readonly message: string
  readonly cause?: unknown
}> {}

// a database client keeps what the server said in the cause of its error
const said = ({ message, cause }: { readonly message: string; readonly cause?: unknown }): string =>
  cause instanceof Error && !message.includes(cause.message) ? `${message}\n${cause.message}` : message

/** Puts any failure of a step into words: `doing` names the step, as in "create the folder /x". */
export const failing =
  (doing: string) =>
  <A, R>(
    step: Effect.Effect<A, { readonly message: string; readonly cause?: unknown }, R>
  ): Effect.Effect<A, EmbeddedPostgresError, R> =>
    Effect.mapError(step, (cause) => {
      if (cause instanceof EmbeddedPostgresError) return cause
      const { reason, words } = explain(said(cause))
      return new EmbeddedPostgresError({ reason, message: `Cannot ${doing}: ${words}`, cause })
    })
