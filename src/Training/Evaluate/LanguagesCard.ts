import { FileSystem, Path } from "@effect/platform"
import { Console, Effect } from "effect"
import { table } from "#src/Cli/Console/Table.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { fromKind } from "../Corpus/Kinds.ts"
import { judgedKinds } from "../Examples/Kinds.ts"
import { taughtLanguages } from "../Tongues/TongueExamples.ts"
import { card, markdownTable, withSection } from "./CardSection.ts"
import { decidedUntaught } from "./Untaught.ts"

const judging = `${import.meta.dirname}/../../../test/Autopilot/Languages`
const title = "## Other languages"
const heading = ["hidden / asked / kept, %", ...judgedKinds]

const shares = (texts: ReadonlyArray<string>): string => {
  const outcomes = texts.map((text) => decidedUntaught(text).outcome)
  return (["hide", "ask", "keep"] as const)
    .map((wanted) => Math.round((100 * outcomes.filter((outcome) => outcome === wanted).length) / outcomes.length))
    .join(" / ")
}

const sectionOf = (rows: ReadonlyArray<ReadonlyArray<string>>) => `${title}

What an untaught autopilot does with comments in twelve languages (\`test/Autopilot/Languages\`): in each 40 scams, 20
each of promotion, insults, hate, complaints, questions and harmless sentences about groups, 15 of praise and 25 of
chatter. They were written one by one by a large language model that saw nothing of what was taught, after what judged
before had been looked at too often and was taught as well. How many came out how was looked at while the thresholds
were chosen; those harmless ones that people were asked about were read, and others of their kinds taught, so expect
less elsewhere.
\`bun run languages card\` writes the last table.

${markdownTable(heading, rows)}
`

/** Prints what becomes of comments by language and kind, and writes it into the model card where that is wanted. */
export const languages = tracedFn("languages")(function* (isWritten: boolean) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const rows = yield* Effect.forEach(taughtLanguages, (language) =>
    Effect.forEach(judgedKinds, (kind) =>
      fs.readFileString(path.join(judging, language, `${kind}.txt`)).pipe(
        Effect.orDie,
        Effect.map((content) => shares(fromKind(content, `${language}/${kind}.txt`).map(({ text }) => text)))
      )
    ).pipe(Effect.map((cells) => [language, ...cells]))
  )
  yield* Console.log(table(heading, rows))
  if (!isWritten) return
  const content = yield* Effect.orDie(fs.readFileString(card))
  yield* Effect.orDie(fs.writeFileString(card, withSection(content, title, sectionOf(rows))))
  yield* Console.log(`\nWrote ${path.relative(process.cwd(), card)}; \`bun run fix\` aligns its table`)
})
