import type { DecisionOutcome } from "#schema/resources/Comment.ts"
import { type DraftDifference, type DraftExample, maxExamples } from "#schema/resources/policy/DraftDifference.ts"
import { differenceOf } from "./Difference.ts"
import type { Replayed } from "./Replay.ts"
import type { Tally } from "./Tally.ts"

/** Characters of a comment that an example shows. */
const longestText = 280

/** The example with as much of the comment as is shown. */
export const shortened = (example: DraftExample): DraftExample => ({
  ...example,
  text: Array.from(example.text).slice(0, longestText).join("")
})

/** Gathers how a draft treats comments, one after the other, in the space of its examples. */
export class Comparison {
  readonly #tallies = new Map<string, Tally>()
  readonly #most: number
  #praise = 0
  readonly #examples: Record<DecisionOutcome, Array<DraftExample>> = { hide: [], keep: [], ask: [] }

  /** `most`: of how many comments of each kind of change an example is kept. */
  constructor(most: number = maxExamples) {
    this.#most = most
  }

  add({ category, example, hidesPraise }: Replayed): void {
    if (hidesPraise) this.#praise += 1
    const { after, answered, before } = example
    const key = `${before} ${after} ${answered} ${category}`
    const count = (this.#tallies.get(key)?.count ?? 0) + 1
    this.#tallies.set(key, { before, after, answered, category, count })
    const examples = this.#examples[after]
    if (before !== after && examples.length < this.#most) {
      examples.push(shortened(example))
    }
  }

  get tallies(): ReadonlyArray<Tally> {
    return [...this.#tallies.values()]
  }

  /** How many of those that the draft alone hides praise. */
  get praise(): number {
    return this.#praise
  }

  get difference(): DraftDifference {
    return differenceOf(this.tallies, this.examples, this.praise)
  }

  /** In the order in which they are to be shown. */
  get examples(): ReadonlyArray<DraftExample> {
    const { ask, hide, keep } = this.#examples
    return [...hide, ...keep, ...ask]
  }
}
