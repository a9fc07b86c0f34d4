import { Either } from "effect"

/** A comment that a stranger is about to write. */
export interface DemoComment {
  readonly text: string
  readonly author: { readonly name: string; readonly handle: string }
  readonly media: boolean
}

/** Where a file of comments keeps what is read of it. */
export interface Columns {
  readonly author: number
  readonly content: number
  readonly count: number
}

const required = ["AUTHOR", "CONTENT"] as const

/** The columns as the first line names them, in any case of letters. The left says what it lacks. */
export const columnsOf = (header: ReadonlyArray<string>): Either.Either<Columns, string> => {
  const names = header.map((name) => name.trim().toUpperCase())
  const missing = required.filter((name) => !names.includes(name))
  if (missing.length > 0) {
    const shown = header.slice(0, 12).map((name) => JSON.stringify(name.trim().slice(0, 40)))
    return Either.left(
      `its first line must name the columns AUTHOR and CONTENT, separated by commas. It names ${shown.join(", ")}`
    )
  }
  const twice = required.find((name) => names.indexOf(name) !== names.lastIndexOf(name))
  return twice === undefined
    ? Either.right({ author: names.indexOf("AUTHOR"), content: names.indexOf("CONTENT"), count: names.length })
    : Either.left(`its first line names the column ${twice} twice`)
}

/** What is wrong with a row, whose line is known to the caller; undefined for nothing. */
export const problemOfRow = (row: ReadonlyArray<string>, { count }: Columns): string | undefined => {
  if (row.length === count || (row.length > count && row.slice(count).every((extra) => extra.trim() === ""))) {
    return undefined
  }
  const fields = row.length === 1 ? "1 field" : `${row.length} fields`
  return `has ${fields}, and the first line names ${count}`
}

const handleOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ".")
    .replaceAll(/^\.|\.$/g, "") || "somebody"

/** The comment of a row; undefined where it has no text. */
export const commentOfRow = (row: ReadonlyArray<string>, columns: Columns): DemoComment | undefined => {
  const text = row[columns.content] ?? ""
  const name = (row[columns.author] ?? "").trim() || "Somebody"
  return text.trim() === "" ? undefined : { text, author: { name, handle: handleOf(name) }, media: false }
}
