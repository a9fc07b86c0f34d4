import { folded } from "../../Languages/Writing.ts"
import type { Rule, RuleTarget } from "../../Policy.ts"
import type { Topic } from "../../Topics.ts"
import { saidIn } from "../Foreign/Effects.ts"
import { type LanguageWords, lexicons } from "../Foreign/LanguageWords.ts"
import { lex } from "../Foreign/Lex.ts"
import { type ForeignWord, is, isUnlisted } from "../Foreign/Lexed/ForeignWord.ts"
import { isEnglish } from "../Speech/English.ts"
import { aroundAddresses, opensExcepting, speaksOfOwn } from "./Openers.ts"

const email = /[\w.+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}/giu
const host = /(?:https?:\/\/)?(?:[a-z0-9äöüßéèà-]+\.)+[a-z]{2,}(?:\/[^\s,،、]*)?/giu
const number = /\+?\d[\d ()/.-]{4,}\d/gu

/** What each of them may be left out of. */
const kinds: ReadonlyArray<readonly [form: RegExp, of: Topic]> = [
  [email, "contact"],
  [host, "links"],
  [number, "contact"]
]

interface Named {
  readonly of: Topic
  readonly terms: ReadonlyArray<string>
  /** The sentence with something in quotes in place of each of them. */
  readonly rest: string
}

/** The addresses or numbers that a sentence names, all of one kind; null where it names none, or several kinds. */
const namedIn = (sentence: string): Named | null => {
  let rest = sentence
  const found: Array<readonly [Topic, string]> = []
  for (const [form, of] of kinds) {
    rest = rest.replaceAll(form, (address) => {
      found.push([of, address.trim()])
      return ' "1" '
    })
  }
  const [first] = found
  if (first === undefined || found.some(([of]) => of !== first[0])) return null
  return { of: first[0], terms: found.map(([, term]) => term), rest }
}

const isAround = (token: ForeignWord, of: Topic, { particles }: LanguageWords): boolean =>
  token.cut !== null ||
  token.exact ||
  token.kinds.topic === of ||
  aroundAddresses.has(folded(token.text)) ||
  particles.has(token.text) ||
  (!isUnlisted(token) &&
    !is(token, "topic", "platform", "ads", "posts", "thing", "quality", "hide", "ask", "ban", "if"))

const inEnglish =
  /^(?:[\s,]|"1"|except(?:ing|ion|ed)?|but|however|though|unless|apart|aside|from|other|than|not|no|and|or|our|ours|own|my|mine|the|to|of|on|for|at|with|is|are|it|they|that|this|which|those|these|leads?|leading|goes?|pointing|site|website|page|shop|store|domain|links?|numbers?|phone|hotline|address(?:es)?|e-?mails?|fine|ok|okay|allowed|welcome|good|may|can|should|stay|stays|keep|leave|up|please|of course|obviously)*$/iu

export const keepsInEnglish = /\b(?:fine|ok|okay|allowed|welcome|good|stays?|keep|leave)\b/iu
const refuses = /\b(?:no|not)\b.*\b(?:fine|ok|okay|allowed|welcome|good|stays?|keep|leave)\b/iu

/** Whether what it says of them is that they are left out, and no word says anything else. */
const leavesOut = ({ of, rest }: Named, excepts: boolean): boolean => {
  const words = rest.replaceAll('"1"', " ")
  if (isEnglish(words)) return inEnglish.test(rest) && !refuses.test(rest) && (excepts || keepsInEnglish.test(rest))
  return lexicons().some((lexicon) => {
    const tokens = lex(rest, lexicon)
    if (!tokens.every((token) => isAround(token, of, lexicon))) return false
    const saying = tokens.filter((token) => !is(token, "except", "besides", "but"))
    const said = saidIn(saying, false)
    return said === null || said?.by === "not" ? excepts : said?.effect === "keep"
  })
}

/** `Hide links. Except to our site moonbakery.com`: the rules with what the next sentence leaves out of them; null where it does not. */
export const withoutAddresses = (rules: ReadonlyArray<Rule>, next: string): ReadonlyArray<Rule> | null => {
  const excepts = opensExcepting(next)
  if (!excepts && !speaksOfOwn(next)) return null
  const named = namedIn(next)
  const [rule, more] = rules
  if (named === null || rule === undefined || more !== undefined) return null
  if (rule.effect !== "hide" || !rule.topics.includes(named.of) || rule.terms.length > 0) return null
  if (!leavesOut(named, excepts)) return null
  const left: RuleTarget = { topics: [], terms: named.terms }
  return [{ ...rule, except: [...rule.except, left] }]
}
