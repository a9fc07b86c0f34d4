import { actorOf, type Principal } from "#schema/api/Authentication.ts"
import type { Decision } from "#schema/resources/Comment.ts"
import type { CommentFields, StoredComment } from "#src/Comments/StoredComment.ts"
import { shown } from "#src/Ground/Time.ts"

/** What a person asks for. `keep` is the answer that leaves a comment up. */
export type Verb = "hide" | "unhide" | "allow" | "keep" | "reply" | "archive" | "unarchive" | "block" | "unblock"

export interface RequestedAction {
  readonly verb: Verb
  readonly text: string | null
  readonly personName: string
  /** Who the history names, where that is more than the person: an assistant that acted for them. */
  readonly actor?: string
  /** The name of the campaign that acts by the person's key; then the deed is the campaign's. */
  readonly campaign?: string
  readonly at: Date
}

/** What somebody asks for at a time, by whichever door. */
export const requested = (principal: Principal, verb: Verb, text: string | undefined, at: Date): RequestedAction => ({
  verb,
  text: verb === "reply" ? (text ?? "") : null,
  personName: principal.personName,
  actor: actorOf(principal),
  ...(principal.campaign === undefined ? {} : { campaign: principal.campaign }),
  at
})

/** Whose deed it is, by name. */
export const doerOf = ({ campaign, personName }: Pick<RequestedAction, "campaign" | "personName">): string =>
  campaign ?? personName

/** The same within a sentence. */
export const doerIn = ({ campaign, personName }: RequestedAction): string =>
  campaign === undefined ? personName : `the campaign ${campaign}`

/** A person's decision takes the comment out of Needs you. */
export const decided = (
  comment: StoredComment,
  asked: RequestedAction,
  outcome: "hide" | "keep",
  reason: string
): CommentFields => {
  const decision: Decision = {
    outcome,
    by: asked.campaign === undefined ? "person" : "campaign",
    name: doerOf(asked),
    reason,
    category: comment.decision?.category ?? null,
    score: comment.decision?.score ?? null,
    policy_version: comment.decision?.policy_version ?? null,
    at: shown(asked.at)
  }
  return {
    decision,
    decided_at: asked.at,
    status: comment.hidden_on_platform ? "hidden" : "visible",
    waiting_since: null,
    asking: null,
    action_error: null
  }
}
