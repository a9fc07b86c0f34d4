import { slurs } from "#src/Autopilot/WordLists/Profanity.ts"
import { linesOf } from "./Texts.ts"

/** Words that mean something else in other places or are swear words as well, so that no list of slurs holds them. */
const common = linesOf("slurs.txt")

/** Words of contempt for a group: the common ones come about as often as all the rest. */
export const slurWords: ReadonlyArray<string> = [...slurs, ...common, ...common]

/** Words of one, which the lexicon can hold. */
export const singleSlurs: ReadonlyArray<string> = [
  ...slurs,
  ...common.flatMap((word) => [word, word.endsWith("y") ? `${word.slice(0, -1)}ies` : `${word}s`])
].filter((word) => !word.includes(" "))
