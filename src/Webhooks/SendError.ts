import { Data } from "effect"

/** The target may not be called at all; nothing was sent, and trying again does not help. */
export class TargetRefused extends Data.TaggedError("TargetRefused")<{ readonly reason: string }> {}

/** No complete answer came: name, connection, certificate or protocol. `reason` says which, in words. */
export class ConnectionFailed extends Data.TaggedError("ConnectionFailed")<{ readonly reason: string }> {}

/** The answer was not complete when the time was over. */
export class DeadlineExceeded extends Data.TaggedError("DeadlineExceeded")<{ readonly reason: string }> {}

export type SendError = TargetRefused | ConnectionFailed | DeadlineExceeded
