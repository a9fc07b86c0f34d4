import { platformName } from "#schema/Platform.ts"
import type { Comment } from "#schema/resources/Comment.ts"
import { printable } from "#src/Ground/Printable.ts"

const width = 60

const colours = { hidden: "\u001b[31m", review: "\u001b[33m", visible: "\u001b[32m", end: "\u001b[0m" } as const

const labels = { hidden: "hidden", review: "asks  ", visible: "kept  ", deleted: "gone  ", pending: "…     " } as const

const shorten = (text: string) => {
  const line = printable(text.replaceAll(/\s+/g, " ").trim())
  const characters = Array.from(line)
  return characters.length <= width ? line : `${characters.slice(0, width - 1).join("")}…`
}

/** A settled comment as a line of the demonstration. */
export const printed = (
  comment: Pick<Comment, "status" | "platform" | "text"> & { readonly decision: { readonly reason: string } | null },
  coloured: boolean
): string => {
  const label = labels[comment.status]
  const colour =
    comment.status === "hidden" || comment.status === "review" || comment.status === "visible"
      ? colours[comment.status]
      : ""
  const marked = coloured ? `${colour}${label}${colours.end}` : label
  const why = comment.status === "visible" ? "" : `\n         ${printable(comment.decision?.reason ?? "")}`
  return `${marked}  ${platformName(comment.platform).padEnd(8)}  ${shorten(comment.text)}${why}`
}
