import type { Principal } from "#schema/api/Authentication.ts"
import type { NeedsYouView } from "#schema/app/NeedsYouView.ts"
import { Conflict, type Forbidden, PreconditionFailed, Unprocessable } from "#schema/Errors.ts"
import { type AnswerToHold, heldMilliseconds } from "#schema/resources/HeldAnswer.ts"
import type { StoredComment } from "#src/Comments/StoredComment.ts"
import type { StoredAnswer } from "../AnswersRepo.ts"
import { answeredBy, isAtOnce, isSame, stands } from "../Earlier.ts"
import { aboutFor, alreadyHeld, apiAnswer, isHeldAbout, isSameAnswer } from "../Held.ts"
import type { StoredHeld } from "../HeldAnswersRepo.ts"
import type { CommentWithWork, OpenWork } from "../Pending.ts"
import { plan } from "../Plan.ts"
import { beyondReach, noModerator } from "../Reach.ts"
import type { Verb } from "../RequestedAction.ts"

/** A comment that is answered, and what there is about it already. */
export interface Situation {
  readonly comment: StoredComment
  readonly open: ReadonlyArray<OpenWork>
  /** What is held, by whomever, oldest first. */
  readonly held: ReadonlyArray<StoredHeld>
  readonly earlier: StoredAnswer | null
  /** Whether its author was quicker than an answer just before. */
  readonly isOvertaken: boolean
}

/**
 * What becomes of an answer: refused, held from now on, or nothing more, as the same was answered before. `at`: when the
 * comment is answered so, by this answer or by somebody else's same one.
 */
export type HoldResult =
  | { readonly _tag: "Refused"; readonly error: Forbidden | Conflict | PreconditionFailed | Unprocessable }
  | { readonly _tag: "Held"; readonly row: StoredHeld; readonly at: Date }
  | { readonly _tag: "Known"; readonly at: Date }

/** What a person does to a comment by an answer, in its order. */
const verbsOf = (answer: StoredHeld["answer"]): ReadonlyArray<Verb> =>
  answer === "block" ? ["hide", "block"] : [answer]

/** Why an answer could not take effect if it did so now; null when it could. */
const refusal = ({ comment, open }: Situation, principal: Principal, { answer, text }: AnswerToHold, at: Date) => {
  for (const verb of verbsOf(answer)) {
    const planned = plan({ comment, open }, { verb, text: text ?? null, personName: principal.personName, at })
    if (planned._tag === "Removed") {
      return new Conflict({ message: "The comment was removed, so nothing more can be done with it" })
    }
    if (planned._tag === "Refused") return new Unprocessable({ message: planned.reason })
  }
  return null
}

/** What somebody may answer to a comment, and the platform would do. */
export const answersOf = ({ comment, open }: CommentWithWork, principal: Principal): NeedsYouView["can"] => {
  const mayAct = noModerator(principal) === null && beyondReach(principal, comment) === null
  const can = (answer: StoredHeld["answer"]) =>
    mayAct &&
    verbsOf(answer).every((verb) => {
      const asked = { verb, text: "…", personName: principal.personName, at: comment.updated_at }
      return plan({ comment, open }, asked)._tag === "Planned"
    })
  return { hide: can("hide"), keep: can("keep"), reply: can("reply"), block: can("block"), archive: can("archive") }
}

/** Nobody gets ahead of it twice by edits: it takes effect at once then. */
const hides = (answer: StoredHeld["answer"]) => answer === "hide" || answer === "block"

const earliest = (all: readonly [StoredHeld, ...ReadonlyArray<StoredHeld>]): Date =>
  new Date(Math.min(...all.map(({ takes_effect_at }) => takes_effect_at.getTime())))

/**
 * The first who answers wins. Their own other answer takes the place of the one before; somebody else's is refused, unless
 * it is the same: that one is held as well, for the case that the other is taken back. What can be known to fail is refused at once, and not after everybody has gone on. `at`: the comment's
 * sort key; `now`: the time from which it is held.
 */
export const holding = (
  situation: Situation,
  principal: Principal,
  given: AnswerToHold,
  at: Date,
  now: Date
): HoldResult => {
  const { comment, earlier, held, isOvertaken } = situation
  const { answer, seen, text } = given
  const beyond = beyondReach(principal, comment)
  if (beyond !== null) return { _tag: "Refused", error: beyond }
  // what was answered to another text takes no effect any more
  const live = held.filter((one) => isHeldAbout(one, comment))
  const own = live.find(({ person_id }) => person_id === principal.personId)
  const others = live.filter((one) => one !== own)
  const other = others.find((one) => !isSameAnswer(one, answer, text))
  if (other !== undefined) return { _tag: "Refused", error: new Conflict({ message: alreadyHeld(other) }) }
  if (own !== undefined && isSameAnswer(own, answer, text)) {
    return { _tag: "Known", at: earliest([own, ...others]) }
  }
  if (live.length === 0 && earlier !== null && stands(earlier, comment)) {
    const api = apiAnswer({ answer, answer_text: text ?? null })
    if (api !== null && answer !== "block" && isSame(earlier, api.answer, text)) {
      return { _tag: "Known", at: earlier.at }
    }
    if (isAtOnce(earlier, principal, at)) {
      return { _tag: "Refused", error: new Conflict({ message: answeredBy(earlier) }) }
    }
  }
  if (seen !== undefined && !isHeldAbout({ about: aboutFor(answer, seen), answer }, comment)) {
    const message =
      "The comment was edited since you read it, so your answer was not taken; it is shown as it reads now"
    return { _tag: "Refused", error: new PreconditionFailed({ message }) }
  }
  const error = refusal(situation, principal, given, at)
  if (error !== null) return { _tag: "Refused", error }
  const row: StoredHeld = {
    workspace_id: comment.workspace_id,
    comment_id: comment.id,
    person_id: principal.personId,
    person_name: principal.personName,
    answer,
    answer_text: answer === "reply" ? (text ?? "") : null,
    about: aboutFor(answer, comment.text),
    held_at: now,
    takes_effect_at: new Date(now.getTime() + (isOvertaken && hides(answer) ? 0 : heldMilliseconds))
  }
  return { _tag: "Held", row, at: earliest([row, ...others]) }
}
