import { type Kind, kinds } from "./Stream.ts"
import type { Handled } from "./Workspace.ts"

/** Decisions made alone that agreement is counted over, and the share of them that is called for. */
const lastAlone = 100
const enough = 0.95

/** What is called for: agreement within so many answers, and at most so large a share asked about from then on. */
export const goal = { answers: 250, seeds: 4, asked: 0.2, after: 300 } as const

const isAlone = ({ decision }: Handled) => decision.outcome !== "ask"
const isRight = ({ comment, decision }: Handled) => decision.outcome === comment.wanted

const share = (part: ReadonlyArray<unknown>, whole: ReadonlyArray<unknown>) =>
  whole.length === 0 ? null : part.length / whole.length

/** Answers given when, for the first time, 95 of the last 100 decisions made alone were right; null for never. */
export const answersUntilAgreed = (handled: ReadonlyArray<Handled>): number | null => {
  const last: Array<boolean> = []
  let right = 0
  let answers = 0
  for (const item of handled) {
    if (item.answered) answers++
    if (!isAlone(item)) continue
    last.push(isRight(item))
    if (isRight(item)) right++
    if (last.length > lastAlone && last.shift() === true) right--
    if (last.length === lastAlone && right >= enough * lastAlone) return answers
  }
  return null
}

/** Share of the moments from then on at which 95 of the last 100 decisions made alone were right; null for none. */
export const staysAgreed = (handled: ReadonlyArray<Handled>): number | null => {
  const alone = handled.filter(isAlone).map(isRight)
  let moments = 0
  let good = 0
  let right = 0
  alone.forEach((was, index) => {
    if (was) right++
    if (alone[index - lastAlone] === true) right--
    if (index + 1 < lastAlone) return
    const agreed = right >= enough * lastAlone
    if (agreed) good++
    if (agreed || moments > 0) moments++
  })
  return moments === 0 ? null : good / moments
}

/** The comments that came when `answers` had been given. */
const after = (handled: ReadonlyArray<Handled>, answers: number): ReadonlyArray<Handled> => {
  let given = 0
  const from = handled.findIndex((item) => {
    if (item.answered) given++
    return given >= answers
  })
  return from === -1 ? [] : handled.slice(from + 1)
}

export interface Figures {
  readonly comments: number
  readonly answers: number
  /** Share asked about. */
  readonly asked: number | null
  /** Share of the decisions made alone that were right. */
  readonly agreement: number | null
  /** Share of the hides made alone that were right. */
  readonly hides: number | null
  /** Share of what the brand wants gone that was hidden or asked about. */
  readonly caught: number | null
}

export const figuresOf = (handled: ReadonlyArray<Handled>): Figures => {
  const alone = handled.filter(isAlone)
  const hides = alone.filter(({ decision }) => decision.outcome === "hide")
  const unwanted = handled.filter(({ comment }) => comment.wanted === "hide")
  return {
    comments: handled.length,
    answers: handled.filter(({ answered }) => answered).length,
    asked: share(
      handled.filter((item) => !isAlone(item)),
      handled
    ),
    agreement: share(alone.filter(isRight), alone),
    hides: share(hides.filter(isRight), hides),
    caught: share(
      unwanted.filter(({ decision }) => decision.outcome !== "keep"),
      unwanted
    )
  }
}

/** Figures of a stream, and of its last third: what has been learnt by then. */
export interface Stretch {
  readonly whole: Figures
  readonly last: Figures
}

const stretchOf = (handled: ReadonlyArray<Handled>, wanted: (item: Handled) => boolean): Stretch => ({
  whole: figuresOf(handled.filter(wanted)),
  last: figuresOf(handled.slice(-Math.ceil(handled.length / 3)).filter(wanted))
})

export interface Measured extends Stretch {
  readonly seed: number
  readonly untilAgreed: number | null
  readonly staysAgreed: number | null
  /** Share asked about once so many answers had been given that few questions are called for; null if never so many. */
  readonly askedLater: number | null
  readonly kinds: ReadonlyArray<Stretch & { readonly kind: Kind }>
}

export const measured = (seed: number, handled: ReadonlyArray<Handled>): Measured => ({
  ...stretchOf(handled, () => true),
  seed,
  untilAgreed: answersUntilAgreed(handled),
  staysAgreed: staysAgreed(handled),
  askedLater: figuresOf(after(handled, goal.after)).asked,
  kinds: kinds.map((kind) => ({ kind, ...stretchOf(handled, ({ comment }) => comment.kind === kind) }))
})

/** Seeds that reach what is called for: agreement in time, and few questions. */
export const reached = (seeds: ReadonlyArray<Measured>): { readonly agreed: number; readonly asked: number } => ({
  agreed: seeds.filter(({ untilAgreed }) => untilAgreed !== null && untilAgreed <= goal.answers).length,
  // where so many answers were never needed, what was asked all along counts
  asked: seeds.filter(({ askedLater, whole }) => (askedLater ?? whole.asked ?? 1) <= goal.asked).length
})
