import { Duration } from "effect"
import type { AccountId, ConnectAttemptId, PersonId, SessionId, WorkspaceId } from "#schema/Ids.ts"
import type { Platform } from "#schema/Platform.ts"
import type { StoredAttempt } from "./ConnectAttemptsRepo.ts"

/** How long a printed link, a login and a choice last, each. */
export const attemptLasts = Duration.minutes(10)

/** Who connects something, for which brand, in which session. Whether they may is for the caller to know. */
export interface Connector {
  readonly workspaceId: WorkspaceId
  readonly personId: PersonId
  readonly sessionId: SessionId
  /** For the audit log. */
  readonly actor: string
}

export interface ConnectRequest {
  readonly platform: Platform
  /** The account to connect again, if it is one. */
  readonly accountId: AccountId | null
}

export const attemptEnd = (at: Date): Date => new Date(at.getTime() + Duration.toMillis(attemptLasts))

/** An attempt that nobody has begun. */
export const newAttempt = (
  workspaceId: WorkspaceId,
  id: ConnectAttemptId,
  { accountId, platform }: ConnectRequest,
  at: Date
): StoredAttempt => ({
  workspace_id: workspaceId,
  id,
  platform,
  stage: "printed",
  state_hash: null,
  person_id: null,
  session_id: null,
  account_id: accountId,
  sealed_verifier: null,
  sealed_candidates: null,
  failure: null,
  expires_at: attemptEnd(at)
})
