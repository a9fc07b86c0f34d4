import { FileSystem } from "@effect/platform"
import { parse } from "csv-parse/sync"
import { Data, Effect, Schema } from "effect"
import written from "./comments.json" with { type: "json" }

/** A comment that a stranger is about to write. */
export interface DemoComment {
  readonly text: string
  readonly author: { readonly name: string; readonly handle: string }
  readonly media: boolean
}

export class UnreadableComments extends Data.TaggedError("UnreadableComments")<{ readonly message: string }> {}

/** The comments that come with Steward. */
export const ownComments: ReadonlyArray<DemoComment> = written.map((comment) => ({
  text: comment.text,
  author: comment.author,
  media: "media" in comment && comment.media === true
}))

const Row = Schema.Struct({ AUTHOR: Schema.String, CONTENT: Schema.String })
const decodeRows = Schema.decodeUnknown(Schema.Array(Row))

/** The comments of a CSV file with at least the columns AUTHOR and CONTENT, in the order of the file. */
export const commentsOfFile = Effect.fn("commentsOfFile")(function* (file: string) {
  const fs = yield* FileSystem.FileSystem
  const unreadable = (why: string) => new UnreadableComments({ message: `${file} cannot be replayed: ${why}` })
  const text = yield* fs.readFileString(file).pipe(Effect.mapError(({ message }) => unreadable(message)))
  const rows = yield* Effect.try({
    try: (): unknown => parse(text, { columns: true, bom: true, skip_empty_lines: true, relax_column_count: true }),
    catch: (error) => unreadable(error instanceof Error ? error.message : "it is not CSV")
  })
  const known = yield* decodeRows(rows).pipe(
    Effect.mapError(() => unreadable("its first line must name the columns AUTHOR and CONTENT (and may name others)"))
  )
  return known
    .filter(({ CONTENT }) => CONTENT.trim() !== "")
    .map(
      ({ AUTHOR, CONTENT }): DemoComment => ({
        text: CONTENT,
        author: { name: AUTHOR, handle: AUTHOR.toLowerCase().replaceAll(/[^a-z0-9]+/g, ".") },
        media: false
      })
    )
})
