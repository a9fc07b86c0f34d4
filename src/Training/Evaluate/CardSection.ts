/** The model card. */
export const card = `${import.meta.dirname}/../../Autopilot/Model/CARD.md`

const line = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`

/** A table in Markdown. */
export const markdownTable = (heading: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  [line(heading), line(heading.map(() => "---")), ...rows.map(line)].join("\n")

const ofTable = /^\|.*\n(?:\|.*(?:\n|$))*/gmu
const firstCell = (table: string): string => table.split("|")[1]?.trim() ?? ""

/** The table of a text that begins with this cell. */
const tableOf = (text: string, cell: string): string | undefined =>
  text.match(ofTable)?.find((table) => firstCell(table) === cell)

/**
 * The card with the table of a section in place of the one that stands under its title and begins with the same cell: what was
 * written beside it by hand stays. Without one, the section is put in place of the old one of that title, or behind everything.
 */
export const withSection = (content: string, title: string, section: string): string => {
  const from = content.indexOf(title)
  if (from === -1) return `${content.trimEnd()}\n\n${section}`
  const next = content.indexOf("\n## ", from + title.length)
  const to = next === -1 ? content.length : next
  const old = content.slice(from, to)
  const table = section.match(ofTable)?.[0] ?? ""
  const replaced = tableOf(old, firstCell(table))
  const anew = table === "" || replaced === undefined ? section : old.replace(replaced, () => table)
  return `${content.slice(0, from)}${anew}${content.slice(to)}`
}
