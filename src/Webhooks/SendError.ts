import { Data } from "effect"

/** What is known of an exchange that came to nothing. */
interface Failure {
  /** What went wrong, in words. */
  readonly reason: string
  /** The address that was connected to, if it came to that. */
  readonly address?: string
}

/** The target may not be called at all; nothing was sent, and trying again does not help. */
export class TargetRefused extends Data.TaggedError("TargetRefused")<Failure> {}

/** No complete answer came: name, connection, certificate or protocol. */
export class ConnectionFailed extends Data.TaggedError("ConnectionFailed")<Failure> {}

/** The answer was not complete when the time was over. */
export class DeadlineExceeded extends Data.TaggedError("DeadlineExceeded")<Failure> {}

export type SendError = TargetRefused | ConnectionFailed | DeadlineExceeded
