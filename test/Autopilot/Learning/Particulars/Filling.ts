import { FastCheck } from "effect"
import { rowsIn } from "../../Rows.ts"

const below = (least: number, most: number) => FastCheck.integer({ min: least, max: most }).map(String)
const syllable = FastCheck.constantFrom("an", "be", "ka", "lo", "mi", "ra", "su", "ti", "vo")
const handle = FastCheck.tuple(syllable, syllable, FastCheck.constantFrom("", ".p", "_7", "88")).map(
  ([one, other, end]) => `@${one}${other}${end}`
)

const particulars = FastCheck.record({
  number: below(1000, 99_999),
  phone: FastCheck.tuple(below(100, 999), below(100, 999)).map(([one, other]) => `01632 ${one} ${other}`),
  handle,
  size: below(34, 48),
  price: below(11, 499),
  age: below(1, 17),
  weight: below(18, 60),
  day: below(1, 31),
  weekday: FastCheck.constantFrom("Monday", "Tuesday", "Wednesday", "Thursday", "Friday"),
  name: FastCheck.constantFrom("Anna", "Ben", "Chidi", "Dana", "Emre", "Farida")
})
type Particulars = typeof particulars extends FastCheck.Arbitrary<infer A> ? A : never

const isSlot = (slot: string, filling: Particulars): slot is keyof Particulars => Object.hasOwn(filling, slot)

const filledWith = (frame: string, filling: Particulars): string =>
  frame.replaceAll(/\{(\w+)\}/g, (whole, slot: string) => (isSlot(slot, filling) ? filling[slot] : whole))

/** A comment, and another that differs in numbers, handles, dates, prices or names alone. */
export interface Pair {
  readonly one: string
  readonly other: string
}

/** Pairs by the frames of a file beside this one. */
export const pairsBy = (file: string): FastCheck.Arbitrary<Pair> => {
  const frames = rowsIn(new URL(`./${file}.tsv`, import.meta.url)).map(([, frame = ""]) => frame)
  return FastCheck.tuple(FastCheck.constantFrom(...frames), particulars, particulars)
    .map(([frame, mine, yours]) => ({ one: filledWith(frame, mine), other: filledWith(frame, yours) }))
    .filter(({ one, other }) => one !== other)
}
