import { maxTagNameLength } from "#schema/resources/Contact.ts"
import { textProblem } from "#schema/Text.ts"

/** Names that differ only in case are one tag. */
export const tagKey = (name: string): string => name.trim().normalize("NFC").toLowerCase()

/** What keeps a name, already trimmed, from being a tag's; null for nothing. */
export const tagProblem = (name: string): string | null =>
  name.includes(",")
    ? "must not contain a comma, which separates tag names in a filter"
    : textProblem(name, { min: 1, max: maxTagNameLength })

/** The keys of the tags that a filter names, parted by commas. */
export const filterKeys = (names: string): ReadonlyArray<string> => [
  ...new Set(
    names
      .split(",")
      .map(tagKey)
      .filter((key) => key !== "")
  )
]
