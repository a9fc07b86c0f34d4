import type { CommentId } from "#schema/Ids.ts"
import type { Classifier } from "../Classify/Classifier.ts"
import { comparedLength, fingerprintOf } from "../Likeness/Fingerprint.ts"
import { Memory, type Remembered } from "../Likeness/Memory.ts"
import { normalise } from "../Text/Normalise.ts"
import type { LearntWeights } from "./LearntWeights.ts"
import type { StoredLesson } from "./LessonsRepo.ts"
import { weightsFrom } from "./Residual.ts"
import { type TrainingExample, trainingExampleOf } from "./TrainingExample.ts"
import { type Trust, trustFrom, type Verdict } from "./Trust.ts"

/** Answers of one workspace that are remembered; older ones have had their effect. */
export const remembered = 5000
/** Of those, as many as are learnt from: what came before has had its effect on the people, too. */
const mostExercises = 2000

/** How many answers the words of a brand were learnt from. */
export interface Exercised {
  readonly hidden: number
  readonly kept: number
}

export interface Learned {
  readonly memory: Memory
  readonly trust: Trust
  readonly exercised: Exercised
  /** Null before the first answer. */
  readonly weights: LearntWeights | null
}

/** What was read of a workspace's answers so far, and what it teaches. */
export interface FeedbackState {
  readonly upTo: Date
  readonly lessons: ReadonlyMap<CommentId, LearntAnswer>
  readonly memory: Memory
  readonly trust: Trust
  readonly exercised: Exercised
  readonly weights: LearntWeights | null
}

interface LearntAnswer {
  readonly seen: Remembered
  readonly verdict: Verdict | null
  readonly exercise: TrainingExample
  readonly author: string | null
}

/** Before the first answer. */
export const blank: FeedbackState = {
  upTo: new Date(0),
  lessons: new Map(),
  memory: Memory.of([]),
  trust: trustFrom([]),
  exercised: { hidden: 0, kept: 0 },
  weights: null
}

/** What one author wrote teaches once each way, the last of it: who is answered often is not right more often. */
const teaching = (lessons: Iterable<LearntAnswer>): ReadonlyArray<LearntAnswer> => {
  const all = [...lessons]
  const last = new Map<string, LearntAnswer>()
  const keyOf = ({ author, seen }: LearntAnswer) => `${seen.verdict} ${author ?? ""}`
  for (const lesson of all) if (lesson.author !== null) last.set(keyOf(lesson), lesson)
  return all.filter((lesson) => lesson.author === null || last.get(keyOf(lesson)) === lesson)
}

/** Agreement is over answers, whoever wrote what was answered; corrections count once an author. */
const trusting = (lessons: Iterable<LearntAnswer>): Trust => {
  const all = [...lessons]
  const teachers = new Set(teaching(all.filter(({ verdict }) => verdict?.agreed === false)))
  return trustFrom(
    all.flatMap((lesson) => {
      const { verdict } = lesson
      return verdict === null || (!verdict.agreed && !teachers.has(lesson)) ? [] : [verdict]
    })
  )
}

export const learnedFrom = ({ exercised, memory, trust, weights }: FeedbackState): Learned => ({
  exercised,
  memory,
  trust,
  weights
})

/** The newest answer is read again each time, since `since` is inclusive; one that is known already changes nothing. */
export const add = (
  classifier: typeof Classifier.Service,
  before: FeedbackState,
  answers: ReadonlyArray<StoredLesson>
): FeedbackState => {
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
  const exercises = teaching(kept.values())
    .map(({ exercise }) => exercise)
    .slice(-mostExercises)
  const hidden = exercises.filter((exercise) => exercise.hidden).length
  return {
    ...before,
    upTo: last.at,
    lessons: kept,
    memory: Memory.of(Array.from(kept.values(), ({ seen }) => seen)),
    trust: trusting(kept.values()),
    exercised: { hidden, kept: exercises.length - hidden },
    weights: weightsFrom(exercises)
  }
}

/**
 * What moves thresholds: answers about what was asked, and corrections. That somebody looked at what was decided alone
 * and agreed says nothing, since what they agree with is what they happen to see.
 */
const verdictOf = ({ agreed, asked, at, category }: StoredLesson): Verdict | null =>
  agreed === null || category === null || (agreed && !asked) ? null : { area: category, agreed, at: at.toISOString() }

const toLesson = (classifier: typeof Classifier.Service, answer: StoredLesson): LearntAnswer => ({
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
  exercise: trainingExampleOf(classifier, answer.text, answer.verdict),
  author: answer.author ?? null
})
