import type { DecisionOutcome } from "#schema/resources/Comment.ts"
import type { DraftDifference, DraftExample } from "#schema/resources/policy/DraftDifference.ts"
import { printable } from "#src/Ground/Printable.ts"
import { excerpt, table } from "../Console/Table.ts"
import { warningsInWords } from "./Echo.ts"

/** Examples of each kind that people are shown where they do not say how many; JSON holds all there are. */
const shownExamples = 5
const longestText = 100

const outcomes: Readonly<Record<DecisionOutcome, string>> = { hide: "hidden", keep: "kept", ask: "asked about" }

const comments = (count: number) => `${count} ${count === 1 ? "comment" : "comments"}`

/** What a draft would change, for people. */
export const differenceInWords = (difference: DraftDifference, most = shownExamples): string => {
  const { after, agreement, before, compared, newly_asked, newly_hidden, newly_kept, same, warnings } = difference
  if (compared === 0) return "There was no comment to compare."
  return [
    `Of ${comments(compared)}, ${same} would be treated the same and ${compared - same} differently.`,
    "",
    table(
      ["", "HIDES", "KEEPS", "ASKS", "AGREES WITH PEOPLE"],
      [row("now", before, agreement.before), row("draft", after, agreement.after)]
    ),
    ...warningsInWords(warnings),
    ...changed("Newly hidden", newly_hidden, most),
    ...changed("Newly kept", newly_kept, most),
    ...changed("Newly asked about", newly_asked, most)
  ].join("\n")
}

const row = (
  name: string,
  { ask, hide, keep }: DraftDifference["before"],
  { agreed, decided_alone }: DraftDifference["agreement"]["before"]
) => [name, `${hide}`, `${keep}`, `${ask}`, decided_alone === 0 ? "" : `${agreed} of ${decided_alone}`]

const changed = (title: string, { count, examples }: DraftDifference["newly_hidden"], most: number) => {
  if (count === 0) return []
  const shown = examples.slice(0, most)
  const more = count - shown.length
  return ["", `${title}: ${count}`, ...shown.flatMap(example), ...(more === 0 ? [] : [`  … and ${more} more`])]
}

const example = ({ after, after_reason, answered, before, before_reason, comment_id, text }: DraftExample) => [
  `  ${comment_id}  ${excerpt(text, longestText)}`,
  `    now:   ${outcomes[before]}. ${printable(before_reason)}`,
  `    draft: ${outcomes[after]}. ${printable(after_reason)}`,
  ...(answered === null ? [] : [`    A person would have it ${outcomes[answered]}.`])
]
