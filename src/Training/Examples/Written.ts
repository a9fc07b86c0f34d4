import { FileSystem, Path } from "@effect/platform"
import { Effect } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { type Example, example } from "./Example.ts"
import { type TongueKind, tongueKinds } from "./Kinds.ts"

type Lesson = Pick<Example, "labels" | "benign">

const scam: Lesson = { labels: { scam: true, junk: true }, benign: false }
const spam: Lesson = { labels: { spam: true, junk: true, scam: false }, benign: false }
const hate: Lesson = { labels: { hate: true }, benign: false }
const ordinary: Lesson = { labels: { spam: false, junk: false, scam: false }, benign: true }
const harmless: Lesson = { labels: { hate: false }, benign: true }

/** Told of moods alone, so that nothing else is judged otherwise for them. */
const complained: Lesson = { labels: { negative: true }, benign: false }
const content: Lesson = { labels: { negative: false }, benign: false }

/** Comments by what they are about, and in each folder by file: one comment a line. */
const folders: Readonly<Record<string, Readonly<Record<string, Lesson>>>> = {
  money: { scam, benign: ordinary },
  pretence: { scam, benign: ordinary },
  creators: { spam, benign: ordinary },
  sellers: { spam, benign: ordinary },
  groups: { hate, harmless },
  moods: { complaint: complained, other: content }
}

const rude: Lesson = { labels: { offensive: true }, benign: false }
const clean: Lesson = {
  labels: { spam: false, junk: false, scam: false, hate: false, offensive: false },
  benign: true
}

const unhappy: Lesson = { labels: { ...clean.labels, negative: true }, benign: true }
const happy: Lesson = { labels: { ...clean.labels, negative: false }, benign: true }

/** Kinds that more was written of in English alone. */
const inEnglishAlone: ReadonlySet<TongueKind> = new Set<TongueKind>([
  "insult",
  "hate",
  "complaint",
  "praise",
  "chatter",
  "group",
  "scam"
])

/** The kinds of comments that are written in every language: with what they are alike in English, and what they teach. */
const kinds: Readonly<Record<TongueKind, readonly [source: string, lesson: Lesson]>> = {
  scam: ["comments", scam],
  warning: ["comments", clean],
  promotion: ["comments", spam],
  hate: ["comments of groups", hate],
  group: ["comments of groups", harmless],
  insult: ["comments", rude],
  threat: ["comments", rude],
  swearing: ["comments", rude],
  complaint: ["comments", unhappy],
  question: ["comments", happy],
  praise: ["comments", happy],
  chatter: ["comments", happy],
  figure: ["comments", happy]
}

/** Comments as people leave them under the posts of brands, each written by itself by a large language model. */
export const written = tracedFn("written")(function* () {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const read = (file: string, source: string, lesson: Lesson) =>
    fs.readFileString(path.join(import.meta.dirname, "..", "Data", file)).pipe(
      Effect.orDie,
      Effect.map((content) =>
        content.split("\n").flatMap((text) => (text === "" ? [] : [example(text, `written ${source}`, lesson)]))
      )
    )
  const apart = Object.entries(folders).flatMap(([folder, files]) =>
    Object.entries(files).map(([file, lesson]) => read(`written/${folder}/${file}.txt`, folder, lesson))
  )
  const byKind = tongueKinds.flatMap((kind) => {
    const asElsewhere = read(`languages/en/${kind}.txt`, ...kinds[kind])
    return inEnglishAlone.has(kind)
      ? [asElsewhere, read(`written/comments/${kind}.txt`, ...kinds[kind])]
      : [asElsewhere]
  })
  return (yield* Effect.all([...apart, ...byKind])).flat()
})
