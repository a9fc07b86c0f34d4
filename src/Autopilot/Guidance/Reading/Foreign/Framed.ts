import { levelled } from "../../Languages/Frames.ts"
import { inNoLanguageBut } from "../../Languages/OnlyLanguages.ts"
import type { Effect } from "../../Policy.ts"
import type { LanguageWords } from "./LanguageWords.ts"
import { lex } from "./Lex.ts"
import { is } from "./Lexed/ForeignWord.ts"
import type { WordUse } from "./Lexed/WordUses.ts"

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
  for (const { effect, form, plain } of lexicon.frames.in(level)) {
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

/** The languages that alone are to be left, where all comments in others are to be hidden; null where nothing says so. */
export const leftLanguages = (sentence: string, lexicon: LanguageWords): ReadonlyArray<string> | null => {
  for (const form of inNoLanguageBut.in(sentence)) {
    const match = form.exec(sentence)
    const named = lex(match?.groups?.["l"] ?? "", lexicon).filter((token) => !is(token, "and"))
    const languages = named.flatMap((token) => token.kinds.language ?? [])
    if (match === null || languages.length === 0 || languages.length < named.length) continue
    const rest = lex(`${sentence.slice(0, match.index)} ${sentence.slice(match.index + match[0].length)}`, lexicon)
    const isHidden = rest.some((token) => is(token, "hide", "ban"))
    const isAlone = rest.every(
      (token) => token.cut !== null || is(token, "hide", "ban", "filler", "comments", "everything")
    )
    if (isHidden && isAlone && !rest.some((token) => is(token, "not", "none", "keep", "ask", "topic"))) return languages
  }
  return null
}
