import type { CompiledPolicy } from "#schema/resources/policy/CompiledPolicy.ts"
import { printable } from "#src/Ground/Printable.ts"

type Echo = Pick<CompiledPolicy, "competitors" | "does" | "facts" | "unclear" | "understood">

/** A title with lines under it; nothing without lines. */
export const section = (title: string, lines: ReadonlyArray<string>) =>
  lines.length === 0 ? [] : ["", title, ...lines.map((line) => `  ${printable(line)}`)]

export const unclearInWords = (unclear: Echo["unclear"]): ReadonlyArray<string> =>
  section(
    "I could not use:",
    unclear.map(({ text, why }) => `“${text}”: ${why}`)
  )

/** What would be kept or asked about that the settings in force hide. */
export const warningsInWords = (warnings: ReadonlyArray<string>): ReadonlyArray<string> =>
  section("Please note:", warnings)

/** What guidance was understood as, and what of it does nothing. */
export const echoed = ({ competitors, does, facts, unclear, understood }: Echo): ReadonlyArray<string> => [
  ...section(
    "I understood:",
    understood.map(({ as, text }) => `“${text}” as: ${as.join("; ")}`)
  ),
  ...section("What that does:", does),
  ...section("Competitors:", competitors),
  ...section("Facts for replies:", facts),
  ...unclearInWords(unclear)
]
