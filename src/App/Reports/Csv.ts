type Cell = string | number | null

/**
 * Where a cell begins for spreadsheets that split at other signs than commas. A smile with a nose is no formula; a sad one
 * may be the beginning of one, as in `=(1+1)`, but where nothing comes behind it. The sign is looked for before what stands
 * in front of it: else a comment of nothing but blank lines takes the square of its length.
 */
const insideFormula = /(?=[=+\-@＝＋－＠](?!\)|\(+\s*$))(?<=[;\t\r\n][\s\p{Cf}]*)/gu

/** What spreadsheets would take for a formula stands behind an apostrophe, which they show as text. */
const inert = (text: string) => {
  const inside = text.replace(insideFormula, "'")
  return /^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(text) || /^[\t\r\n]/.test(text) ? `'${inside}` : inside
}

const cell = (value: Cell): string => {
  if (value === null) return ""
  if (typeof value === "number") return String(value)
  const text = inert(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows of a table by RFC 4180: lines end in CRLF. */
export const csvRows = (rows: ReadonlyArray<ReadonlyArray<Cell>>): string =>
  rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")

/** A table of which the first line names the columns. */
export const csv = (names: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<Cell>>): string =>
  csvRows([names, ...rows])
