/**
 * Text as PostgreSQL stores it: well-formed Unicode, without U+0000, the one character that it does not take. In place
 * of what it does not take stands U+FFFD.
 */
export const storable = (text: string): string => text.toWellFormed().replaceAll("\0", "\uFFFD")

/** The most characters (UTF-16) that are kept of a comment: twice what any platform lets people write. */
export const longestKept = 20_000

/** A text of any length as it is kept: of one that is too long the beginning, which ends in "…". */
export const storableComment = (text: string): string =>
  text.length <= longestKept ? storable(text) : `${storable(text.slice(0, longestKept - 1)).replace(/\uFFFD$/, "")}…`
