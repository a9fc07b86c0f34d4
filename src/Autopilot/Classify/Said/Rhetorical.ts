import { read, type TextReading } from "../../Features/Reading.ts"
import { namedGroups } from "../Groups/NamedGroups.ts"

/** In a longer comment there is a subject besides. */
const longest = 140

/** Who asks for one of whom that is not so says that all of them are. */
const asksForOne =
  /(?:do (?:you|u) (?:even )?know|does any ?(?:one|body) know|(?:have (?:you|u)|has any ?(?:one|body)) ever (?:met|seen|known)|is there(?: even)?|show me|find me|name me)(?: just| even)? (?:any|one|an?|a single|one single) (.{2,40}?) (?:who|that) (?:is not|isn['’]?t|was not|wasn['’]?t|ain['’]?t) (.{2,60}?)[?.!\s]*$/iu

/** A part of that which few comments hold. */
const singlesOut = / (?:who|that) (?:is not|isn|was not|wasn|ain)/iu

/** What a question says of a whole group: `do you know any Muslim who isn't a terrorist?`. Null for every other comment. */
export const asStatement = ({ text: { written } }: TextReading): TextReading | null => {
  if (written.length > longest) return null
  const found = singlesOut.test(written.whole) ? asksForOne.exec(written.whole) : null
  if (found === null || namedGroups(written, "en").length === 0) return null
  return read(`Every ${found[1] ?? ""} is ${found[2] ?? ""}`)
}
