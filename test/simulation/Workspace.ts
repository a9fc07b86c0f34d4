import { CommentId } from "#schema/Ids.ts"
import type { Classifier } from "#src/Autopilot/Classify/Classification/Classifier.ts"
import type { AutopilotDecision } from "#src/Autopilot/Decide/Decision.ts"
import { add, blank, type FeedbackState, learnedFrom } from "#src/Autopilot/Learning/FeedbackState.ts"
import type { StoredLesson } from "#src/Autopilot/Learning/LessonsRepo.ts"
import { Sequence } from "#src/Training/Examples/Random.ts"
import { decidedAfter } from "#test/Autopilot/Deciding.ts"
import type { Comment } from "./Stream.ts"

/** What became of a comment. */
export interface Handled {
  readonly comment: Comment
  readonly decision: AutopilotDecision
  /** Whether a person said something about it: when asked, or on their own where they noticed a mistake. */
  readonly answered: boolean
}

/** Of a hundred answers that are wrong, and of a hundred mistakes made alone that people notice. */
const wrong = 2
const noticed = 35

const month = 30 * 86_400_000
const start = Date.UTC(2026, 4, 1)

/** What the autopilot does with a comment after what it was taught. */
export const decisionOn = (
  classifier: typeof Classifier.Service,
  notebook: FeedbackState,
  comment: Comment,
  id: CommentId
): AutopilotDecision => decidedAfter(learnedFrom(notebook), comment.text, { classifier, id })

/** What was learnt when so many answers had been given, and how many comments had come by then. */
export interface Lesson {
  readonly answers: number
  readonly comments: number
  readonly notebook: FeedbackState
}

/** Moments at which it is looked at what was learnt, in answers given. */
export const moments: ReadonlyArray<number> = [0, 50, 200, 1000]

/**
 * A month of a new brand: the autopilot decides with what it was taught, people answer, and it is taught at once, or
 * never where it is not `taught`. `reached` is told what was learnt at each of the moments. It ends with the answer
 * `most`, since each one costs learning all of them anew.
 */
export const handle = (
  classifier: typeof Classifier.Service,
  stream: ReadonlyArray<Comment>,
  seed: number,
  taught = true,
  reached: (lesson: Lesson) => void = () => {},
  most = Number.POSITIVE_INFINITY
): ReadonlyArray<Handled> => {
  const random = new Sequence(seed)
  const handled: Array<Handled> = []
  let notebook = blank
  let answers = 0
  reached({ answers, comments: 0, notebook })
  for (const [index, comment] of stream.entries()) {
    if (answers >= most) break
    const now = start + Math.floor((index * month) / stream.length)
    const id = CommentId.make(`com_${index}`)
    const decision = decisionOn(classifier, notebook, comment, id)
    const { category, leaning, outcome } = decision
    const mistaken = outcome !== "ask" && outcome !== comment.wanted
    const answered = outcome === "ask" || (mistaken && random.below(100) < noticed)
    handled.push({ comment, decision, answered })
    if (!answered || !taught) continue
    const slips = outcome === "ask" && random.below(100) < wrong
    const verdict = (comment.wanted === "hide") !== slips ? "hide" : "keep"
    const lesson: StoredLesson = {
      comment_id: id,
      text: comment.text,
      verdict,
      category,
      agreed: leaning === null ? null : leaning === verdict,
      asked: outcome === "ask",
      at: new Date(now)
    }
    notebook = add(classifier, notebook, [lesson])
    answers++
    if (moments.includes(answers)) reached({ answers, comments: index + 1, notebook })
  }
  return handled
}
