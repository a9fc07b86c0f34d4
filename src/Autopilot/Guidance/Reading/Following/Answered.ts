import { saidIn } from "../Foreign/Effects.ts"
import { agreedInAnyLanguage, type ForeignSaid } from "../Foreign/InAnyLanguage.ts"
import type { LanguageWords } from "../Foreign/LanguageWords.ts"
import { lex } from "../Foreign/Lex.ts"
import { type ForeignWord, is, isUnlisted, tokenOf } from "../Foreign/Lexed/ForeignWord.ts"
import { instructionsIn } from "../Foreign/Read.ts"

type Words = ReadonlyArray<ForeignWord>

const telling = ["hide", "ban", "keep", "not", "none", "without", "nor", "never", "want", "but", "except"] as const

/** Whether a question only asks whether something is given, and says nothing to do. */
const isGiven = (words: Words): boolean =>
  !words.some((token) => is(token, ...telling) && !is(token, "filler", "topic")) &&
  !words.some((token) => is(token, "ask") && !is(token, "asks", "topic", "about", "after"))

/** Whether it says no more than what to do. */
const isAnswer = (words: Words): boolean => {
  const isNamed = (token: ForeignWord) => is(token, "topic") && !is(token, "ask", "hide", "keep")
  if (words.some((token) => token.exact || isNamed(token) || is(token, "thing", "platform", "but", "except", "if")))
    return false
  if (words.some((token) => isUnlisted(token) && token.cut === null)) return false
  return saidIn(words, false)?.by === "verb"
}

/** `Droht jemand mit …`: what stands before who does it is what is done, and no name. */
const withoutVerb = ([first, ...rest]: Words): Words =>
  first === undefined || !isUnlisted(first) || !is(rest[0], "comments")
    ? [...(first === undefined ? [] : [first]), ...rest]
    : [{ ...first, kinds: { filler: "" } }, ...rest]

const comma = (start: number): ForeignWord => ({ ...tokenOf(",", start, {}), cut: "," })
const given = (start: number): ForeignWord => tokenOf("", start, { if: "" })

/** `Fragt jemand nach dem Preis? Stehen lassen`: what is asked about is what is to be done so, in any language. */
export const answeredInAnyLanguage = (question: string, answer: string): ForeignSaid | null => {
  const asked = question.replace(/[\s?？؟]+$/u, "")
  const behind = `${" ".repeat(asked.length)}, ${answer}`
  const reading = (lexicon: LanguageWords) => {
    const words = withoutVerb(lex(asked, lexicon))
    const rest = lex(behind, lexicon).slice(1)
    if (!isGiven(words) || !isAnswer(rest)) return null
    const condition = lexicon.behind ? [...words, given(asked.length)] : [given(0), ...words]
    return instructionsIn([...condition, comma(asked.length), ...rest], lexicon)
  }
  return agreedInAnyLanguage(reading, `${asked}, ${answer}`, question)
}
