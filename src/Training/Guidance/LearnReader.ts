import { FileSystem, Path } from "@effect/platform"
import { Console, Effect } from "effect"
import { table } from "#src/Cli/Console/Table.ts"
import { type ReaderFigures, readerFigures } from "./MeasureReader.ts"
import { taggedBy, taggedLines } from "./TaggedLines.ts"
import { trainReader } from "./TrainReader.ts"

const file = `${import.meta.dirname}/../../Autopilot/Guidance/Reading/Learned/reader.bin`

/** Makes the file of the reader of guidance anew. */
export const learnReader = Effect.gen(function* () {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const sentences = (yield* Effect.forEach(taggedBy, (writer) => taggedLines(writer))).flat()
  const bytes = trainReader(sentences)
  yield* Effect.orDie(fs.writeFile(file, bytes))
  const sha256 = new Bun.CryptoHasher("sha256").update(bytes).digest("hex")
  yield* Console.log(
    `${sentences.length} sentences; wrote ${path.relative(process.cwd(), file)}: ${bytes.length} bytes, SHA-256 ${sha256}`
  )
})

const heading = [
  "written by",
  "sentences",
  "read by hand",
  "of the others, readable",
  "read right",
  "read otherwise",
  "turned round",
  "unreadable",
  "read all the same",
  "suggested",
  "as meant"
]

const rowOf = (writer: string, figures: ReaderFigures): ReadonlyArray<string> => [
  writer,
  ...[
    figures.sentences,
    figures.byHand,
    figures.readable,
    figures.right,
    figures.otherwise,
    figures.turned,
    figures.unreadable,
    figures.guessed,
    figures.suggested,
    figures.meant
  ].map(String)
]

/** Prints what a reader makes of the sentences of each writer, having learnt from those of the others. */
export const readerTable = Effect.gen(function* () {
  const all = yield* Effect.forEach(taggedBy, (writer) =>
    Effect.map(taggedLines(writer), (sentences) => ({ writer, sentences }))
  )
  const rows = all.map(({ sentences, writer }) =>
    rowOf(
      writer,
      readerFigures(
        sentences,
        all.flatMap((other) => (other.writer === writer ? [] : other.sentences))
      )
    )
  )
  yield* Console.log(table(heading, rows))
})
