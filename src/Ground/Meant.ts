import { nearest } from "./Nearest.ts"

/** What people call things that have another name here. */
const otherNames: Readonly<Record<string, string>> = {
  needs_you: "review",
  waiting: "review",
  ask: "review",
  asked: "review",
  shown: "visible",
  kept: "visible",
  removed: "deleted",
  undecided: "pending"
}

/** The one of these that was probably meant: by another name of it, or by its letters; null where none is. */
export const meantOf = (given: string, known: ReadonlyArray<string>): string | null => {
  const plain = given
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, "_")
  const other = Object.hasOwn(otherNames, plain) ? otherNames[plain] : undefined
  return other !== undefined && known.includes(other) ? other : nearest(given, known)
}
