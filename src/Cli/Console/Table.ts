import { printable } from "#src/Ground/Printable.ts"

/** Rows of cells as aligned columns under a heading, without blanks at the ends of lines. */
export const table = (heading: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>): string => {
  const lines = [heading, ...rows].map((cells) => cells.map(printable))
  const widths = heading.map((_, column) => Math.max(...lines.map((cells) => Bun.stringWidth(cells[column] ?? ""))))
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell + " ".repeat((widths[column] ?? 0) - Bun.stringWidth(cell)))
        .join("  ")
        .trimEnd()
    )
    .join("\n")
}

/** The beginning of a text, in one line. */
export const excerpt = (text: string, longest: number): string => {
  const characters = Array.from(text.trim().replace(/\s+/gu, " "))
  return printable(characters.length <= longest ? characters.join("") : `${characters.slice(0, longest - 1).join("")}…`)
}
