import { levelled } from "../../Languages/Frames.ts"
import type { Effect } from "../../Policy.ts"
import { is } from "./ForeignWord.ts"
import type { LanguageWords } from "./LanguageWords.ts"
import { lex } from "./Lex.ts"
import type { WordUse } from "./WordUses.ts"

const telling: ReadonlyArray<WordUse> = [
  "hide",
  "ban",
  "keep",
  "ask",
  "denying",
  "bother",
  "weak",
  "not",
  "never",
  "none",
  "nor",
  "without",
  "but",
  "if",
  "unasked",
  "before",
  "elsewhere"
]

/** Whether it only names something: none of its words says what to do, or turns that round. */
const isNamed = (text: string, lexicon: LanguageWords): boolean =>
  !lex(text, lexicon).some((token) => is(token, ...telling) && !is(token, "topic", "thing", "filler"))

const longest = 300

/** A sentence that has one of the forms of its language, said plainly, and what it says to do; null where it has none. */
export const framedIn = (
  sentence: string,
  lexicon: LanguageWords
): { readonly said: string; readonly effect: Effect } | null => {
  if (sentence.length > longest) return null
  const level = levelled(sentence.trim())
  for (const { effect, form, plain } of lexicon.frames) {
    const groups = form.exec(level)?.indices?.groups
    const [from, to] = groups?.["x"] ?? [0, 0]
    if (to === from) continue
    const [start, end] = groups?.["limit"] ?? [0, 0]
    const what = sentence.trim().slice(from, to)
    const limit = sentence.trim().slice(start, end)
    if (!isNamed(what, lexicon) || (limit !== "" && !isNamed(limit, lexicon))) continue
    return { said: plain.replace("{x}", () => `${what}${limit}`), effect }
  }
  return null
}
