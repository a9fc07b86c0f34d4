import { CommentId } from "#schema/Ids.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { add, blank, type Learned, learnedFrom } from "#src/Autopilot/Learning/FeedbackState.ts"

export interface Answer {
  readonly text: string
  readonly verdict: "hide" | "keep"
  /** Without one, everybody writes once. */
  readonly author?: string
}

/** What people's answers taught, one after the other. */
export const afterAnswers = (...answers: ReadonlyArray<Answer>): Learned =>
  learnedFrom(
    add(
      trainedClassifier,
      blank,
      answers.map(({ author, text, verdict }, at) => ({
        comment_id: CommentId.make(`com_${at}`),
        text,
        verdict,
        category: null,
        agreed: null,
        asked: true,
        author: author ?? `instagram ${at}`,
        at: new Date(at)
      }))
    )
  )
