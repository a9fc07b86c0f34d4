import type { StoredComment } from "#src/Comments/StoredComment.ts"
import { shown } from "#src/Ground/Time.ts"
import { decideOnRecord } from "../Decide/Decide.ts"
import type { DecideInput, DecisionRecord, FollowedAnswers } from "../Decide/Decision.ts"
import { followsAnswers } from "../Decide/Followed.ts"

/** The latest decision about a comment, and when it was made. */
export interface DecidedBefore {
  readonly record: DecisionRecord
  readonly at: Date
}

/** What becomes of a comment whose decision followed answers that are gone. */
export type Revisit =
  /** It stays as it is, because of what is decided today or since it is nobody's to look at again. */
  | { readonly _tag: "Left" }
  /** A person is asked; the comment stays as it is until somebody answers. */
  | { readonly _tag: "Asks"; readonly record: DecisionRecord }
  /** It was asked about, and the answers that it had followed are there again: nobody need answer it. */
  | { readonly _tag: "Settles"; readonly record: DecisionRecord }

/** What people answer about a comment today; undefined where nothing is remembered of it. */
export type VerdictOn = (commentId: string) => "hide" | "keep" | undefined

type Followed = Pick<FollowedAnswers, "outcome" | "recall">

/** Whether a comment is as the autopilot's decision left it: nobody decided anything since, nor put it aside. */
const isAsDecided = (comment: StoredComment, { at }: DecidedBefore): boolean =>
  comment.decision?.by === "autopilot" &&
  comment.decision.at === shown(at) &&
  comment.status !== "deleted" &&
  comment.erased_at === null &&
  !comment.archived

const isHidden = ({ hidden_on_platform, pending_action }: StoredComment) =>
  hidden_on_platform || pending_action === "hide"

/** What was done because of answers, and stands. */
const stands = (comment: StoredComment, { record }: DecidedBefore): Followed | null => {
  const { decision, input } = record
  if (comment.status === "review" || comment.status === "pending") return null
  if (decision.outcome === "ask" || input.recall === null || !followsAnswers(record)) return null
  return isHidden(comment) === (decision.outcome === "hide")
    ? { outcome: decision.outcome, recall: input.recall }
    : null
}

/** What was done because of answers, and is asked about because of that alone. */
const isAskedAbout = ({ asking, status }: StoredComment, { record }: DecidedBefore): Followed | null =>
  status === "review" && asking?.revisited === true && asking.unposted === undefined
    ? (record.input.followed ?? null)
    : null

/** Whether the decision is one to look at again: it followed answers, and no one has answered the comment since. */
export const isOpen = (comment: StoredComment, before: DecidedBefore): boolean =>
  isAsDecided(comment, before) && (stands(comment, before) ?? isAskedAbout(comment, before)) !== null

const isTakenBack = ({ recall }: Followed, verdictOn: VerdictOn): boolean =>
  [recall.example.commentId, ...recall.followed].some((id) => {
    const verdict = verdictOn(id)
    return verdict !== undefined && verdict !== recall.verdict
  })

/** `today`: all that would go into the decision if the comment came in now. */
export const revisit = (
  comment: StoredComment,
  before: DecidedBefore,
  today: DecideInput,
  verdictOn: VerdictOn
): Revisit => {
  if (!isAsDecided(comment, before)) return { _tag: "Left" }
  const standing = stands(comment, before)
  const followed = standing ?? isAskedAbout(comment, before)
  if (followed === null) return { _tag: "Left" }
  const { outcome, recall } = followed
  const record = decideOnRecord({
    ...today,
    drawn: false,
    followed: { outcome, recall, isTakenBack: isTakenBack(followed, verdictOn) }
  })
  const isSame = record.decision.outcome === outcome
  if (standing === null) return isSame ? { _tag: "Settles", record } : { _tag: "Left" }
  return isSame ? { _tag: "Left" } : { _tag: "Asks", record }
}
