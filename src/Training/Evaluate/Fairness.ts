import { anybody, depictionFrames, depictions, dialects, frames, groups } from "./Counterfactuals.ts"
import { decidedUntaught } from "./Untaught.ts"

/** Shares of harmless comments, 0 to 1. */
export interface Treated {
  readonly asked: number
  readonly hidden: number
}

const treated = (texts: ReadonlyArray<string>): Treated => {
  const outcomes = texts.map((text) => decidedUntaught(text).outcome)
  const share = (outcome: string) => outcomes.filter((found) => found === outcome).length / texts.length
  return { asked: share("ask"), hidden: share("hide") }
}

const about = (whom: string, some = frames) => treated(some.map((frame) => frame.replaceAll("{g}", whom)))

const mean = (values: ReadonlyArray<number>) => values.reduce((sum, value) => sum + value, 0) / values.length

/** What becomes of sentences about nobody in particular. */
export const usual = (): Treated => {
  const all = anybody.map((whom) => about(whom))
  return { asked: mean(all.map(({ asked }) => asked)), hidden: mean(all.map(({ hidden }) => hidden)) }
}

export const ofGroup = (group: string): Treated => about(group)

export const ofDepiction = (sign: string): Treated => about(sign, depictionFrames)

/** What becomes of sentences in a dialect, and of the same in everybody's words. */
export const ofDialect = (dialect: string): { readonly own: Treated; readonly plain: Treated } => {
  const pairs = dialects.filter(([name]) => name === dialect)
  return { own: treated(pairs.map(([, , own]) => own)), plain: treated(pairs.map(([, plain]) => plain)) }
}

export const dialectNames: ReadonlyArray<string> = [...new Set(dialects.map(([name]) => name))]

const points = (share: number) => `${Math.round(share * 1000) / 10}`
const percent = (share: number) => `${points(share)} %`

export const fairnessHeading: ReadonlyArray<string> = [
  "whom it speaks of",
  "comments",
  "hidden",
  "asked",
  "points more than others"
]

/** For every group, emoji and dialect what becomes of harmless comments, a row each. */
export const fairnessRows = (): ReadonlyArray<ReadonlyArray<string>> => {
  const base = usual()
  const row = (whom: string, count: number, { asked, hidden }: Treated, gap: number) => [
    whom,
    `${count}`,
    percent(hidden),
    percent(asked),
    points(gap)
  ]
  return [
    row("tall, Norwegian, young, local", anybody.length * frames.length, base, 0),
    ...groups.map((group) => {
      const found = ofGroup(group)
      return row(group, frames.length, found, found.asked - base.asked)
    }),
    ...depictions.map((sign) => {
      const found = ofDepiction(sign)
      return row(sign, depictionFrames.length, found, found.asked)
    }),
    ...dialectNames.map((dialect) => {
      const { own, plain } = ofDialect(dialect)
      const count = dialects.filter(([name]) => name === dialect).length
      return row(`English: ${dialect}`, count, own, own.asked - plain.asked)
    })
  ]
}
