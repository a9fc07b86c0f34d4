/** The model card. */
export const card = `${import.meta.dirname}/../../Autopilot/Model/CARD.md`

/** A row of a table in Markdown. */
export const line = (cells: ReadonlyArray<string>): string => `| ${cells.join(" | ")} |`

/** The card with the section in place of the old one of that title, or behind everything. */
export const withSection = (content: string, title: string, section: string): string => {
  const from = content.indexOf(title)
  if (from === -1) return `${content.trimEnd()}\n\n${section}`
  const next = content.indexOf("\n## ", from + title.length)
  return `${content.slice(0, from)}${section}${next === -1 ? "" : content.slice(next)}`
}
