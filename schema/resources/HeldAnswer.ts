import { Schema } from "effect"
import { CommentId } from "../Ids.ts"
import { Timestamp } from "../Time.ts"
import { CommentAction } from "./Comment.ts"
import { deedNote, ReplyText, textGoesWithReply } from "./NeedsYou.ts"

/** How long an answer is held before it takes effect, in milliseconds. */
export const heldMilliseconds = 10_000

/** How many comments may be answered or acted on at once. */
export const mostAtOnce = 100

/** What a person may answer in the app. `block` hides the comment and blocks its author. */
export const HeldKind = Schema.Literal("hide", "keep", "reply", "block", "archive").annotations({
  identifier: "HeldKind",
  description:
    "hide it; keep it up; reply to it, which keeps it up; block its author and hide it; archive it, which leaves it as it is"
})
export type HeldKind = typeof HeldKind.Type

/**
 * All of it: whoever edits only its end has it say something else, too. Longer than a comment is kept by now, since older
 * ones are longer, and signs outside of the basic plane count twice.
 */
const Seen = Schema.String.pipe(
  Schema.maxLength(60_000),
  Schema.annotations({
    description: "What the comment said to whoever answers it; where it says something else by now, nothing is done"
  })
)

const SeenOfEach = Schema.Record({ key: CommentId, value: Seen }).annotations({
  description: "What each of them said to whoever answers; those that say something else by now are left alone"
})

const given = { answer: HeldKind, text: Schema.optionalWith(ReplyText, { exact: true }) }

export const AnswerToHold = Schema.Struct({ ...given, seen: Schema.optionalWith(Seen, { exact: true }) })
  .pipe(Schema.filter(({ answer, text }) => textGoesWithReply(answer, text)))
  .annotations({ identifier: "AnswerToHold", description: "What to do with a comment that waits", jsonSchema: {} })
export type AnswerToHold = typeof AnswerToHold.Type

const CommentIds = Schema.Array(CommentId).pipe(
  Schema.filter(
    (ids) =>
      (ids.length > 0 && ids.length <= mostAtOnce && new Set(ids).size === ids.length) ||
      `must be 1 to ${mostAtOnce} ids of comments, each once`
  ),
  Schema.annotations({
    description: `The comments, 1 to ${mostAtOnce}, each once`,
    jsonSchema: { minItems: 1, maxItems: mostAtOnce, uniqueItems: true }
  })
)

export const AnswersToHold = Schema.Struct({
  comment_ids: CommentIds,
  ...given,
  seen: Schema.optionalWith(SeenOfEach, { exact: true })
})
  .pipe(Schema.filter(({ answer, text }) => textGoesWithReply(answer, text)))
  .annotations({ identifier: "AnswersToHold", description: "One answer to several comments", jsonSchema: {} })
export type AnswersToHold = typeof AnswersToHold.Type

export const HeldAnswer = Schema.Struct({
  comment_id: CommentId,
  answer: HeldKind,
  takes_effect_at: Timestamp.annotations({ description: "Until then it can be taken back, and nothing has happened" })
}).annotations({ identifier: "HeldAnswer", description: "An answer that takes effect unless it is taken back" })
export type HeldAnswer = typeof HeldAnswer.Type

/** Why one of several comments was left as it was. */
export const LeftAlone = Schema.Struct({
  comment_id: CommentId,
  error: Schema.Struct({
    code: Schema.Literal("forbidden", "not_found", "conflict", "precondition_failed", "unprocessable").annotations({
      description: "Stable; names the kind of error"
    }),
    message: Schema.String.annotations({ description: "One sentence a person can act on" })
  }).annotations({ description: "Why nothing was done" })
}).annotations({ identifier: "LeftAlone", description: "A comment that was left as it was, and why" })
export type LeftAlone = typeof LeftAlone.Type

/** In the order in which the comments were given. */
export const HeldAnswerList = Schema.Array(Schema.Union(HeldAnswer, LeftAlone)).annotations({
  identifier: "HeldAnswers",
  description: "What became of each comment",
  jsonSchema: { maxItems: mostAtOnce }
})
export type HeldAnswerList = typeof HeldAnswerList.Type

export const AnswerTakenBack = Schema.Struct({
  comment_id: CommentId,
  taken_back: Schema.Literal(true)
}).annotations({ identifier: "AnswerTakenBack", description: "The comment waits again, as if nobody had answered" })
export type AnswerTakenBack = typeof AnswerTakenBack.Type

export const ActionOnSeveral = Schema.Struct({
  comment_ids: CommentIds,
  action: CommentAction,
  text: Schema.optionalWith(ReplyText, { exact: true }),
  seen: Schema.optionalWith(SeenOfEach, { exact: true })
})
  .pipe(Schema.filter(({ action, text }) => textGoesWithReply(action, text)))
  .annotations({ identifier: "ActionOnSeveral", description: "One action on several comments", jsonSchema: {} })
export type ActionOnSeveral = typeof ActionOnSeveral.Type

export const ActedOn = Schema.Struct({
  comment_id: CommentId,
  action: CommentAction,
  queued: Schema.Boolean.annotations({ description: "Whether platform work was queued" }),
  note: deedNote
}).annotations({ identifier: "ActedOn", description: "A comment that was acted on" })

/** In the order in which the comments were given. */
export const ActedOnSeveral = Schema.Array(Schema.Union(ActedOn, LeftAlone)).annotations({
  identifier: "ActedOnSeveral",
  description: "What became of each comment",
  jsonSchema: { maxItems: mostAtOnce }
})
export type ActedOnSeveral = typeof ActedOnSeveral.Type
