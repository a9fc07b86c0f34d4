import { table } from "#src/Cli/Console/Table.ts"
import { tongueKinds } from "../Examples/Kinds.ts"
import type { TongueExample } from "./TongueExamples.ts"

interface JudgedHead {
  readonly point: { readonly ask: number; readonly hide: number }
  readonly probabilities: ReadonlyArray<number>
}

const percent = (count: number, all: number) => (all === 0 ? "–" : `${Math.round((100 * count) / all)}`)

/** Shares hidden / asked about in each language, in percent, as its heads alone would have it. */
export const tongueTable = (
  examples: ReadonlyArray<TongueExample>,
  heads: ReadonlyArray<JudgedHead>,
  languages: ReadonlyArray<string>
): string => {
  const reached = (index: number, point: "ask" | "hide") =>
    heads.some((head) => (head.probabilities[index] ?? 0) >= head.point[point])
  const cell = (language: string, kind: string) => {
    const own = examples.flatMap((example, index) =>
      example.language === language && example.kind === kind ? [index] : []
    )
    const hidden = own.filter((index) => reached(index, "hide")).length
    const asked = own.filter((index) => reached(index, "ask")).length - hidden
    return `${percent(hidden, own.length)} / ${percent(asked, own.length)}`
  }
  const rows = languages.map((language) => [language, ...tongueKinds.map((kind) => cell(language, kind))])
  return table(["hidden / asked, %", ...tongueKinds], rows)
}
