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

/** No connection came about: the name is unknown, or the host refused it, could not be reached, or took too long. */
export class HostUnreachable extends Data.TaggedError("HostUnreachable")<Failure> {}

/** There was a connection, and no complete answer: certificate or protocol. */
export class ConnectionFailed extends Data.TaggedError("ConnectionFailed")<Failure> {}

/** The answer was not complete when the time was over. */
export class DeadlineExceeded extends Data.TaggedError("DeadlineExceeded")<Failure> {}

export type SendError = TargetRefused | HostUnreachable | ConnectionFailed | DeadlineExceeded
