import { FileSystem, Path } from "@effect/platform"
import { Effect, Schema } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { TaggedLine, type TaggedSentence, taggedSentence } from "./Tagged.ts"

/** Who wrote them; sentences of one are alike. */
export const taggedBy = ["first", "second", "third", "fourth", "fifth", "sixth"] as const
export type TaggedBy = (typeof taggedBy)[number]

const decode = Schema.decodeUnknown(Schema.parseJson(TaggedLine))

/** Sentences of guidance with what each part of them is, by who wrote them. */
export const taggedLines = tracedFn("taggedLines")(function* (writer: TaggedBy) {
  const fs = yield* FileSystem.FileSystem
  const path = yield* Path.Path
  const file = path.join(import.meta.dirname, "..", "Data", "guidance", `${writer}.jsonl`)
  const content = yield* Effect.orDie(fs.readFileString(file))
  const sentences: Array<TaggedSentence> = []
  for (const line of content.split("\n")) {
    if (line !== "") sentences.push(taggedSentence(yield* Effect.orDie(decode(line))))
  }
  return sentences
})
