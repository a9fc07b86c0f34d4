import { afterReading, countedBytes, fullBudget, type ReadBudget, waitToRead } from "../Pace/ReadBudget.ts"

/** Counts what one answer makes us read against the budget of its receiver. */
export interface ReadMeter {
  readonly count: (bytes: number) => void
  /** Milliseconds until more may be read; 0 when it may be now. */
  readonly wait: () => number
}

/** Receivers whose budget is remembered: the one that was heard of longest ago is forgotten first. */
const remembered = 4096

/** A budget for each place, which all answers from there share. `clock` in Unix milliseconds. */
export const readMeters = (clock: () => number): ((place: string) => ReadMeter) => {
  const budgets = new Map<string, ReadBudget>()
  const of = (place: string) => budgets.get(place) ?? fullBudget(clock())

  return (place) => {
    let read = 0
    return {
      count: (bytes) => {
        const counted = countedBytes(read, bytes)
        read += bytes
        if (counted === 0) return
        const budget = afterReading(of(place), counted, clock())
        budgets.delete(place)
        budgets.set(place, budget)
        const [oldest] = budgets.keys()
        if (budgets.size > remembered && oldest !== undefined) budgets.delete(oldest)
      },
      wait: () => (budgets.has(place) ? waitToRead(of(place), clock()) : 0)
    }
  }
}
