import type { CompiledPolicy } from "#schema/Policy.ts"
import { printable } from "../Table.ts"

type Echo = Pick<CompiledPolicy, "competitors" | "facts" | "unclear" | "understood">

/** A title with lines under it; nothing without lines. */
export const section = (title: string, lines: ReadonlyArray<string>) =>
  lines.length === 0 ? [] : ["", title, ...lines.map((line) => `  ${printable(line)}`)]

export const unclearInWords = (unclear: Echo["unclear"]): ReadonlyArray<string> =>
  section(
    "I could not use:",
    unclear.map(({ text, why }) => `“${text}”: ${why}`)
  )

/** What guidance was understood as, and what of it does nothing. */
export const echoed = ({ competitors, facts, unclear, understood }: Echo): ReadonlyArray<string> => [
  ...section(
    "I understood:",
    understood.map(({ as, text }) => `“${text}” as: ${as.join("; ")}`)
  ),
  ...section("Competitors:", competitors),
  ...section("Facts for replies:", facts),
  ...unclearInWords(unclear)
]
