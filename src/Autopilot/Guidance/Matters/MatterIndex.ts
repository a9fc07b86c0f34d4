import type { EntryStep } from "./MatterEntry.ts"

interface Entry<Value> {
  readonly value: Value
  readonly steps: ReadonlyArray<EntryStep>
}

/** Each word of a text in the forms that it may be looked for in. */
export type ReadWords = ReadonlyArray<ReadonlyArray<string>>

export interface FoundEntry<Value> {
  readonly value: Value
  readonly start: number
  readonly end: number
}

const opened = 3

const fits = ({ stems, words }: EntryStep, forms: ReadonlyArray<string>): boolean =>
  forms.some((form) => words.has(form) || stems.some((stem) => form.startsWith(stem)))

/** Behind the last word of the steps from one on, null where they do not stand there. */
const endOf = (steps: ReadonlyArray<EntryStep>, from: number, words: ReadWords, at: number): number | null => {
  const step = steps[from]
  if (step === undefined) return at
  for (let next = at; next <= at + step.gap; next++) {
    const forms = words[next]
    if (forms === undefined) return null
    if (!fits(step, forms)) continue
    const end = endOf(steps, from + 1, words, next + 1)
    if (end !== null) return end
  }
  return null
}

/** Entries by what they begin with, so that a text is asked about few of them. */
export class MatterIndex<Value> {
  private readonly byWord = new Map<string, Array<Entry<Value>>>()
  private readonly byOpening = new Map<string, Array<Entry<Value>>>()

  add(value: Value, steps: ReadonlyArray<EntryStep>): void {
    const first = steps[0]
    if (first === undefined) return
    const entry = { value, steps }
    for (const word of first.words) this.put(this.byWord, word, entry)
    for (const opening of new Set(first.stems.map((stem) => stem.slice(0, opened))))
      this.put(this.byOpening, opening, entry)
  }

  find(words: ReadWords): ReadonlyArray<FoundEntry<Value>> {
    const found: Array<FoundEntry<Value>> = []
    for (const [start, forms] of words.entries()) {
      for (const form of forms) {
        for (const entry of this.beginning(form)) {
          const end = endOf(entry.steps, 0, words, start)
          if (end !== null) found.push({ value: entry.value, start, end })
        }
      }
    }
    return found
  }

  private beginning(form: string): ReadonlyArray<Entry<Value>> {
    const whole = this.byWord.get(form)
    const opening = this.byOpening.get(form.slice(0, opened))
    return whole === undefined ? (opening ?? []) : opening === undefined ? whole : [...whole, ...opening]
  }

  private put(map: Map<string, Array<Entry<Value>>>, key: string, entry: Entry<Value>): void {
    const known = map.get(key)
    if (known === undefined) map.set(key, [entry])
    else known.push(entry)
  }
}
