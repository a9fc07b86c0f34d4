import type { Comment } from "#schema/Comment.ts"
import { platformName } from "#schema/Platform.ts"

const width = 60

const colours = { hidden: "\u001b[31m", review: "\u001b[33m", visible: "\u001b[32m", end: "\u001b[0m" } as const

const labels = { hidden: "hidden", review: "asks  ", visible: "kept  ", deleted: "gone  ", pending: "…     " } as const

const shorten = (text: string) => {
  const line = text.replaceAll(/\s+/g, " ").trim()
  const characters = Array.from(line)
  return characters.length <= width ? line : `${characters.slice(0, width - 1).join("")}…`
}

/** A settled comment as a line of the demonstration. */
export const printed = (comment: Comment, coloured: boolean): string => {
  const label = labels[comment.status]
  const colour =
    comment.status === "hidden" || comment.status === "review" || comment.status === "visible"
      ? colours[comment.status]
      : ""
  const marked = coloured ? `${colour}${label}${colours.end}` : label
  const why = comment.status === "visible" ? "" : `\n         ${comment.decision?.reason ?? ""}`
  return `${marked}  ${platformName(comment.platform).padEnd(8)}  ${shorten(comment.text)}${why}`
}
