import type { CommentId } from "#schema/Ids.ts"
import type { Classifier } from "../Classify/Classification/Classifier.ts"
import { comparedLength, fingerprintOf } from "../Likeness/Fingerprint.ts"
import { Memory, type Remembered } from "../Likeness/Memory.ts"
import { normalise } from "../Text/Normalise.ts"
import { beliefsFrom, type EarnedBelief, type OpinionVerdict } from "./Belief.ts"
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
  /** Where answers moved how far second opinions are believed. */
  readonly beliefs: ReadonlyArray<EarnedBelief>
}

/** What was read of a workspace's answers so far, and what it teaches. */
export interface FeedbackState {
  readonly upTo: Date
  readonly lessons: ReadonlyMap<CommentId, LearntAnswer>
  readonly memory: Memory
  readonly trust: Trust
  readonly exercised: Exercised
  readonly weights: LearntWeights | null
  readonly beliefs: ReadonlyArray<EarnedBelief>
}

interface LearntAnswer {
  readonly seen: Remembered
  readonly verdict: Verdict | null
  readonly opinion: OpinionVerdict | null
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
  weights: null,
  beliefs: []
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

/** On what one author wrote opinions count once each way, as answers do. */
const believing = (lessons: Iterable<LearntAnswer>): ReadonlyArray<EarnedBelief> =>
  beliefsFrom(teaching([...lessons].filter(({ opinion }) => opinion !== null)).flatMap(({ opinion }) => opinion ?? []))

export const learnedFrom = ({ beliefs, exercised, memory, trust, weights }: FeedbackState): Learned => ({
  beliefs,
  exercised,
  memory,
  trust,
  weights
})

/** The newest answer is read again each time, since `since` is inclusive; one that is known already changes nothing. */
export const unreadIn = (
  { lessons }: Pick<FeedbackState, "lessons">,
  answers: ReadonlyArray<StoredLesson>
): ReadonlyArray<StoredLesson> =>
  answers.filter(({ comment_id, at }) => lessons.get(comment_id)?.seen.at !== at.toISOString())

/** What was learnt before and what new answers teach; those that are known already change nothing. */
export const add = (
  classifier: typeof Classifier.Service,
  before: FeedbackState,
  answers: ReadonlyArray<StoredLesson>
): FeedbackState => {
  const news = unreadIn(before, answers)
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
    weights: weightsFrom(exercises),
    beliefs: believing(kept.values())
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
    author: answer.author ?? null,
    at: answer.at.toISOString()
  },
  verdict: verdictOf(answer),
  opinion:
    answer.opinion === undefined
      ? null
      : { area: answer.opinion.area, agreed: answer.opinion.leaning === answer.verdict },
  exercise: trainingExampleOf(classifier, answer.text, answer.verdict),
  author: answer.author ?? null
})
