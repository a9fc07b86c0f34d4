import { FileSystem, Path } from "@effect/platform"
import { Console, Effect } from "effect"
import { table } from "#src/Cli/Console/Table.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { card, markdownTable, withSection } from "./CardSection.ts"
import { anybody, depictions, dialects, frames, groups } from "./Counterfactuals.ts"
import { fairnessHeading, fairnessRows } from "./Fairness.ts"

const title = "## Harmless comments by group"

const sectionOf = (rows: ReadonlyArray<ReadonlyArray<string>>) => `${title}

${frames.length} harmless frames, each with ${groups.length} groups, faiths, origins and pronouns and with ${anybody.length} words for anybody in turn; ${depictions.length} emoji
of people, skin, faiths and flags alone and in three sentences each; ${dialects.length} sentences in dialect beside the same in everybody's
words. An untaught autopilot, at the thresholds that ship. Half of the frames were written after the model and were not looked at while it was made:
nearly all that is asked about is in two of those, "finally an advert with a … family in it" and "why are there no … people in
your photos?", which stand close to how implicit hate is worded. \`bun run fairness card\` writes this table.

${markdownTable(fairnessHeading, rows)}
`

/** Prints what becomes of harmless comments by group, and writes it into the model card where that is wanted. */
export const fairness = tracedFn("fairness")(function* (isWritten: boolean) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const rows = fairnessRows()
  yield* Console.log(table(fairnessHeading, rows))
  if (!isWritten) return
  const content = yield* Effect.orDie(fs.readFileString(card))
  yield* Effect.orDie(fs.writeFileString(card, withSection(content, title, sectionOf(rows))))
  yield* Console.log(`\nWrote ${path.relative(process.cwd(), card)}; \`bun run fix\` aligns its table`)
})
