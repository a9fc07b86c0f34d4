import type { AutopilotDecision } from "#src/Autopilot/Decide/Decision.ts"
import { table } from "#src/Cli/Console/Table.ts"
import type { Example } from "../Examples/Example.ts"

interface Decided {
  readonly example: Example
  readonly decision: AutopilotDecision
}

const percent = (part: number, whole: number) => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(2)} %`)

const shares = (decided: ReadonlyArray<Decided>) =>
  (["hide", "ask", "keep"] as const).map((outcome) =>
    percent(decided.filter(({ decision }) => decision.outcome === outcome).length, decided.length)
  )

/** What a text is for the autopilot: what was expected, else what it was labelled. */
const kindOf = ({ benign, expected, labels }: Example): string => {
  if (expected !== null) return `expected: ${expected}`
  const found = Object.entries(labels).flatMap(([head, is]) => (is ? [head] : []))
  return found.length > 0 ? found.join(", ") : benign ? "benign" : "not labelled"
}

/** Which areas the wrong hides were for, the most frequent first. */
const areasOf = (decided: ReadonlyArray<Decided>): string => {
  const counts = new Map<string, number>()
  for (const { decision } of decided) {
    if (decision.outcome === "hide")
      counts.set(decision.category ?? "–", (counts.get(decision.category ?? "–") ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([area, count]) => `${area} ${count}`)
    .join(", ")
}

/** Shares hidden, asked about and kept of every kind of text of every source. */
export const decisionsTable = (
  examples: ReadonlyArray<Example>,
  decisions: ReadonlyArray<AutopilotDecision>
): ReadonlyArray<string> => {
  const groups = new Map<string, Array<Decided>>()
  examples.forEach((example, index) => {
    const decision = decisions[index]
    if (decision === undefined) return
    const name = `${example.source}\n${kindOf(example)}`
    groups.set(name, [...(groups.get(name) ?? []), { example, decision }])
  })
  const rows = [...groups].map(([name, decided]) => {
    const [source = "", kind = ""] = name.split("\n")
    return [source, kind, `${decided.length}`, ...shares(decided), areasOf(decided)]
  })
  const expected = [...groups.values()].flat().filter(({ example }) => example.expected !== null)
  const lines = [table(["source", "texts that are", "texts", "hidden", "asked", "kept", "hidden for"], rows)]
  if (expected.length > 0) {
    const alone = expected.filter(({ decision }) => decision.outcome !== "ask")
    const right = (list: ReadonlyArray<Decided>) =>
      percent(list.filter(({ decision, example }) => decision.outcome === example.expected).length, list.length)
    lines.push(
      `\nAs expected: ${right(expected)} of ${expected.length}; of the ${alone.length} decided without asking ${right(alone)}`
    )
  }
  return lines
}
