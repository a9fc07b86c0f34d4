import { createReadStream } from "node:fs"
import { pipeline, Transform } from "node:stream"
import { CsvError, type InfoRecord, parse } from "csv-parse"
import { Data, Effect, Either, Option, Stream } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { type Columns, columnsOf, commentOfRow, type DemoComment, problemOfRow } from "./CommentRow.ts"

export class UnreadableComments extends Data.TaggedError("UnreadableComments")<{ readonly message: string }> {}

/** Comments that were checked, and are read from their file as they are needed. */
export interface CommentsFile {
  readonly count: number
  /** Rows without a text, which are left out. */
  readonly skipped: number
  readonly comments: Stream.Stream<DemoComment, UnreadableComments>
}

class NotUtf8 extends Error {}

const newline = 10

/** Lets bytes through that are UTF-8, and names the line of the first that are not. */
const utf8Only = () => {
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let lines = 1
  const badLine = (bytes: Uint8Array) => {
    const strict = new TextDecoder("utf-8", { fatal: true })
    let line = lines
    // a character that began in the bytes before
    const begin = Math.max(
      0,
      bytes.subarray(0, 3).findIndex((byte) => byte >> 6 !== 0b10)
    )
    for (let start = begin; start < bytes.length; line += 1) {
      const found = bytes.indexOf(newline, start)
      const end = found === -1 ? bytes.length : found + 1
      try {
        strict.decode(bytes.subarray(start, end), { stream: end === bytes.length })
      } catch {
        return line
      }
      start = end
    }
    return line
  }
  return new Transform({
    transform(chunk: Buffer, _, done) {
      try {
        decoder.decode(chunk, { stream: true })
      } catch {
        return done(new NotUtf8(String(badLine(chunk))))
      }
      lines += chunk.reduce((count, byte) => (byte === newline ? count + 1 : count), 0)
      done(null, chunk)
    },
    flush(done) {
      try {
        decoder.decode()
        done()
      } catch {
        done(new NotUtf8(String(lines)))
      }
    }
  })
}

interface Row {
  readonly record: ReadonlyArray<string>
  readonly info: InfoRecord
}

const rowsOf = (file: string): AsyncIterable<Row> => {
  const parser = parse({
    bom: true,
    info: true,
    skip_empty_lines: true,
    relax_column_count: true,
    // each by itself: a file that several programs wrote has several
    record_delimiter: ["\r\n", "\n", "\r"]
  })
  return pipeline(createReadStream(file), utf8Only(), parser, () => {})
}

const codeOf = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : ""

const reason = (error: unknown): string => {
  if (error instanceof NotUtf8) {
    return (
      `line ${error.message} is not UTF-8; it may be Latin-1 or UTF-16. Save the file as UTF-8, or convert it: ` +
      "iconv -f latin1 -t utf-8 OLD.csv > NEW.csv"
    )
  }
  if (error instanceof CsvError) {
    const line = "lines" in error ? `line ${String(error["lines"])}` : "a line"
    switch (error.code) {
      case "CSV_QUOTE_NOT_CLOSED":
        return "a quotation mark opens a field and is never closed"
      case "CSV_INVALID_CLOSING_QUOTE":
      case "INVALID_OPENING_QUOTE":
        return `${line} has a quotation mark inside of a field. Put the field in quotation marks, and write those in it twice`
      default:
        return `${line} is not CSV: ${error.message}`
    }
  }
  switch (codeOf(error)) {
    case "ENOENT":
      return "there is no such file"
    case "EISDIR":
      return "it is a folder"
    case "EACCES":
      return "this user may not read it"
    default:
      return error instanceof Error ? error.message : "it cannot be read"
  }
}

const unreadable = (file: string, why: string) =>
  new UnreadableComments({ message: `${file} cannot be replayed: ${why}.` })

const rows = (file: string) => Stream.fromAsyncIterable(rowsOf(file), (error) => unreadable(file, reason(error)))

const shownProblems = 5

/** What one walk through the file has found. */
interface Findings {
  readonly columns: Option.Option<Columns>
  readonly count: number
  readonly skipped: number
  readonly problems: ReadonlyArray<string>
  readonly problemCount: number
}

const nothingYet: Findings = {
  columns: Option.none(),
  count: 0,
  skipped: 0,
  problems: [],
  problemCount: 0
}

const seen = (findings: Findings, { info, record }: Row, columns: Columns): Findings => {
  const problem = problemOfRow(record, columns)
  if (problem !== undefined) {
    const problems = [...findings.problems, `line ${info.lines} ${problem}`].slice(0, shownProblems)
    return { ...findings, problems, problemCount: findings.problemCount + 1 }
  }
  return commentOfRow(record, columns) === undefined
    ? { ...findings, skipped: findings.skipped + 1 }
    : { ...findings, count: findings.count + 1 }
}

/**
 * The comments of a CSV file in UTF-8 with at least the columns AUTHOR and CONTENT, in the order of the file. The
 * whole file is read once here, so that what is wrong with it is known before anything starts; it is never held in memory.
 */
export const openCommentsFile = tracedFn("openCommentsFile")(function* (file: string) {
  const found = yield* Stream.runFoldEffect(rows(file), nothingYet, (findings, row) =>
    Option.match(findings.columns, {
      onSome: (columns) => Effect.succeed(seen(findings, row, columns)),
      onNone: () =>
        Either.match(columnsOf(row.record), {
          onLeft: (why) => Effect.fail(unreadable(file, why)),
          onRight: (columns) => Effect.succeed({ ...findings, columns: Option.some(columns) })
        })
    })
  )
  if (Option.isNone(found.columns)) return yield* unreadable(file, "it is empty")
  if (found.problemCount > 0) {
    const more = found.problemCount - found.problems.length
    const others = more === 0 ? "" : `, and ${more} more`
    return yield* unreadable(
      file,
      `${found.problems.join("; ")}${others}. A text with commas, quotes or line breaks stands in quotation marks`
    )
  }
  if (found.count === 0) {
    return yield* unreadable(
      file,
      found.skipped === 0 ? "it has a first line and no comments after it" : "none of its rows has a text in CONTENT"
    )
  }
  const columns = found.columns.value
  return {
    count: found.count,
    skipped: found.skipped,
    comments: rows(file).pipe(
      Stream.drop(1),
      Stream.filterMap(({ record }) => Option.fromNullable(commentOfRow(record, columns)))
    )
  } satisfies CommentsFile
})
