import { type Kind, kinds } from "./Stream.ts"
import type { Handled } from "./Workspace.ts"

/** What is called for: at most so large a share asked about once so many answers were given. */
export const goal = { asked: 0.2, after: 300 } as const

const isAlone = ({ decision }: Handled) => decision.outcome !== "ask"
const isRight = ({ comment, decision }: Handled) => decision.outcome === comment.wanted

const share = (part: ReadonlyArray<unknown>, whole: ReadonlyArray<unknown>) =>
  whole.length === 0 ? null : part.length / whole.length

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
  /** Share asked about once so many answers had been given that few questions are called for; null if never so many. */
  readonly askedLater: number | null
  readonly kinds: ReadonlyArray<Stretch & { readonly kind: Kind }>
}

export const measured = (seed: number, handled: ReadonlyArray<Handled>): Measured => ({
  ...stretchOf(handled, () => true),
  seed,
  askedLater: figuresOf(after(handled, goal.after)).asked,
  kinds: kinds.map((kind) => ({ kind, ...stretchOf(handled, ({ comment }) => comment.kind === kind) }))
})

/** Seeds that reach what is called for: few questions. */
export const reached = (seeds: ReadonlyArray<Measured>): number =>
  // where so many answers were never needed, what was asked all along counts
  seeds.filter(({ askedLater, whole }) => (askedLater ?? whole.asked ?? 1) <= goal.asked).length
