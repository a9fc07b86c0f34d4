import { CommentId } from "#schema/Ids.ts"
import type { Classifier } from "#src/Autopilot/Classify/Classification/Classifier.ts"
import type { Pool } from "./Pool.ts"
import { type Comment, streamOf } from "./Stream.ts"
import { decisionOn, type Lesson } from "./Workspace.ts"

const comments = 2000
/** So that an exam has other comments than the stream of its seed. */
const ofExams = 10_000

/** Comments that nobody answers, as the brand gets them. */
export const examOf = (pool: Pool, seed: number): ReadonlyArray<Comment> => streamOf(pool, seed + ofExams, comments)

/** Shares, 0 to 1. */
export interface Examined {
  readonly answers: number
  /** That came before the last of these answers. */
  readonly comments: number
  readonly unwantedHidden: number
  /** Hidden or asked about. */
  readonly unwantedCaught: number
  readonly othersHidden: number
  readonly othersAsked: number
}

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole)

/** What becomes of an exam's comments after a lesson; nothing is learnt from them. */
export const examined = (
  classifier: typeof Classifier.Service,
  { answers, comments: came, notebook }: Lesson,
  exam: ReadonlyArray<Comment>
): Examined => {
  const decided = exam.map((comment, index) => ({
    wanted: comment.wanted,
    outcome: decisionOn(classifier, notebook, comment, CommentId.make(`com_exam_${index}`)).outcome
  }))
  const unwanted = decided.filter(({ wanted }) => wanted === "hide")
  const others = decided.filter(({ wanted }) => wanted === "keep")
  const count = (of: typeof decided, outcome: string) => of.filter((item) => item.outcome === outcome).length
  return {
    answers,
    comments: came,
    unwantedHidden: share(count(unwanted, "hide"), unwanted.length),
    unwantedCaught: share(unwanted.length - count(unwanted, "keep"), unwanted.length),
    othersHidden: share(count(others, "hide"), others.length),
    othersAsked: share(count(others, "ask"), others.length)
  }
}

/** Shares of comments that are unwanted, under posts as most brands have them. */
export const prevalences: ReadonlyArray<number> = [0.05, 0.01]

/** Of what is hidden the share that should be, where so large a share of all comments is unwanted; null where nothing is. */
export const rightOfHidden = (
  { othersHidden, unwantedHidden }: Pick<Examined, "othersHidden" | "unwantedHidden">,
  prevalence: number
): number | null => {
  const right = prevalence * unwantedHidden
  const hidden = right + (1 - prevalence) * othersHidden
  return hidden === 0 ? null : right / hidden
}
