import type { CommentId } from "#schema/Ids.ts"
import type { Classifier } from "./Classifier.ts"
import { comparedLength, fingerprintOf } from "./Fingerprint.ts"
import { type Exercise, exerciseOf } from "./Learning/Exercise.ts"
import type { LearntWeights } from "./Learning/LearntWeights.ts"
import { weightsFrom } from "./Learning/Residual.ts"
import type { StoredLesson } from "./LessonsRepo.ts"
import { Memory, type Remembered } from "./Memory.ts"
import { normalise } from "./Normalise.ts"
import { type Trust, trustFrom, type Verdict } from "./Trust.ts"

/** Answers of one workspace that are remembered; older ones have had their effect. */
export const remembered = 5000
/** Of those, as many as are learnt from: what came before has had its effect on the people, too. */
const exercised = 2000

export interface Learned {
  readonly memory: Memory
  readonly trust: Trust
  /** Null before the first answer. */
  readonly weights: LearntWeights | null
}

/** What was read of a workspace's answers so far, and what it teaches. */
export interface Notebook {
  readonly upTo: Date
  readonly lessons: ReadonlyMap<CommentId, Lesson>
  readonly memory: Memory
  readonly trust: Trust
  readonly weights: LearntWeights | null
}

interface Lesson {
  readonly seen: Remembered
  readonly verdict: Verdict | null
  readonly exercise: Exercise
}

/** Before the first answer. */
export const blank: Notebook = {
  upTo: new Date(0),
  lessons: new Map(),
  memory: Memory.of([]),
  trust: trustFrom([]),
  weights: null
}

const trusting = (lessons: ReadonlyMap<CommentId, Lesson>): Trust =>
  trustFrom([...lessons.values()].flatMap(({ verdict }) => (verdict === null ? [] : [verdict])))

export const learnedFrom = ({ memory, trust, weights }: Notebook): Learned => ({ memory, trust, weights })

/** The newest answer is read again each time, since `since` is inclusive; one that is known already changes nothing. */
export const add = (
  classifier: typeof Classifier.Service,
  before: Notebook,
  answers: ReadonlyArray<StoredLesson>
): Notebook => {
  const news = answers.filter(({ comment_id, at }) => before.lessons.get(comment_id)?.seen.at !== at.toISOString())
  const last = news.at(-1)
  if (last === undefined) return before
  const lessons = new Map(before.lessons)
  for (const answer of news) {
    // a comment answered again moves to the end, where the newest stand
    lessons.delete(answer.comment_id)
    lessons.set(answer.comment_id, toLesson(classifier, answer))
  }
  const kept = new Map([...lessons].slice(-remembered))
  const exercises = Array.from(kept.values(), ({ exercise }) => exercise).slice(-exercised)
  return {
    ...before,
    upTo: last.at,
    lessons: kept,
    memory: Memory.of(Array.from(kept.values(), ({ seen }) => seen)),
    trust: trusting(kept),
    weights: weightsFrom(exercises)
  }
}

/**
 * What moves thresholds: answers about what was asked, and corrections. That somebody looked at what was decided alone
 * and agreed says nothing, since what they agree with is what they happen to see.
 */
const verdictOf = ({ agreed, asked, at, category }: StoredLesson): Verdict | null =>
  agreed === null || category === null || (agreed && !asked) ? null : { area: category, agreed, at: at.toISOString() }

const toLesson = (classifier: typeof Classifier.Service, answer: StoredLesson): Lesson => ({
  seen: {
    commentId: answer.comment_id,
    text: answer.text,
    fingerprint: fingerprintOf(answer.text),
    length: comparedLength(normalise(answer.text)),
    verdict: answer.verdict,
    category: answer.category,
    at: answer.at.toISOString()
  },
  verdict: verdictOf(answer),
  exercise: exerciseOf(classifier, answer.text, answer.verdict)
})
