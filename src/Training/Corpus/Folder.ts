import { FileSystem, Path } from "@effect/platform"
import { Data, Effect } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import type { Example } from "../Examples/Example.ts"
import { fromCsv, fromLines, fromTsv } from "./Formats.ts"
import { fromKind, isOfKind } from "./Kinds.ts"
import { fromJsonLines } from "./Labels.ts"

export class UnreadableCorpus extends Data.TaggedError("UnreadableCorpus")<{ readonly message: string }> {}

const known = /\.(csv|tsv|jsonl|ndjson)$|_text\.txt$/

/** Every labelled text of a folder and the folders in it, in the order of their names. */
export const examplesOf = tracedFn("examplesOf")(function* (folder: string) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const unreadable = (file: string) => (error: { readonly message: string }) =>
    new UnreadableCorpus({ message: `${file} cannot be read: ${error.message}` })
  const info = yield* fs.stat(folder).pipe(Effect.mapError(unreadable(folder)))
  const single = info.type === "File"
  const names = single
    ? [path.basename(folder)]
    : (yield* fs.readDirectory(folder, { recursive: true }).pipe(Effect.mapError(unreadable(folder)))).toSorted()
  const root = single ? path.dirname(folder) : folder
  const text = (name: string) =>
    fs.readFileString(path.join(root, name)).pipe(Effect.mapError(unreadable(path.join(root, name))))
  const all: Array<Example> = []
  for (const name of names.filter((file) => (known.test(file) || isOfKind(file)) && !file.startsWith("word-lists"))) {
    const content = yield* text(name)
    const source = name.replace(known, "")
    const labels = name.replace("_text.txt", "_labels.txt")
    const numbers = labels === name ? "" : yield* text(labels)
    const read = () => {
      if (isOfKind(name)) return fromKind(content, name)
      if (name.endsWith("_text.txt")) return fromLines(content, numbers, source)
      if (name.endsWith(".csv")) return fromCsv(content, source)
      return name.endsWith(".tsv") ? fromTsv(content, source) : fromJsonLines(content, source)
    }
    const examples = yield* Effect.try({
      try: read,
      catch: (error) => unreadable(path.join(root, name))(error instanceof Error ? error : new Error(String(error)))
    })
    for (const found of examples) if (found.text !== "") all.push(found)
  }
  return all
})
