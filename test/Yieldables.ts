import { Effect } from "effect"
import { chai } from "vitest"

const isYieldable = (value: unknown): value is object => Effect.isEffect(value) && typeof value === "object"

/**
 * Has what Effect can yield, as an option, compared by what it holds. Where two of them hold differently many things, chai
 * compares what they yield, which is the same for all: some and none would be equal.
 */
export const compareYieldables = () => {
  const sameKeys = (left: unknown, right: unknown): boolean | null =>
    isYieldable(left) && isYieldable(right) && Object.keys(left).length !== Object.keys(right).length ? false : null
  chai.config.deepEqual = (expected: unknown, actual: unknown) =>
    chai.util.eql(expected, actual, { comparator: sameKeys })
}
