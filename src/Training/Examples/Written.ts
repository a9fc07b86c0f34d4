import { FileSystem, Path } from "@effect/platform"
import { Effect } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { type Example, example } from "./Example.ts"

type Lesson = Pick<Example, "labels" | "benign">

const scam: Lesson = { labels: { scam: true, junk: true }, benign: false }
const spam: Lesson = { labels: { spam: true, junk: true, scam: false }, benign: false }
const hate: Lesson = { labels: { hate: true }, benign: false }
const ordinary: Lesson = { labels: { spam: false, junk: false, scam: false }, benign: true }
const harmless: Lesson = { labels: { hate: false }, benign: true }

/** Comments by what they are about, and in each folder by file: one comment a line. */
const folders: Readonly<Record<string, Readonly<Record<string, Lesson>>>> = {
  money: { scam, benign: ordinary },
  pretence: { scam, benign: ordinary },
  creators: { spam, benign: ordinary },
  sellers: { spam, benign: ordinary },
  groups: { hate, harmless }
}

/** Comments as people leave them under the posts of brands, each written by itself by a large language model. */
export const written = tracedFn("written")(function* () {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const all: Array<Example> = []
  for (const [folder, files] of Object.entries(folders)) {
    for (const [file, lesson] of Object.entries(files)) {
      const content = yield* fs
        .readFileString(path.join(import.meta.dirname, "..", "Data", "written", folder, `${file}.txt`))
        .pipe(Effect.orDie)
      for (const text of content.split("\n")) if (text !== "") all.push(example(text, `written ${folder}`, lesson))
    }
  }
  return all
})
