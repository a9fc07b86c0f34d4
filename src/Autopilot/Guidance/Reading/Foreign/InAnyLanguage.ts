import { LeastRecentlyUsed } from "#src/Ground/LeastRecentlyUsed.ts"
import { allLanguages } from "../../../Language/Names.ts"
import { hidingProblem, namesProblem } from "../../CompetitorNames.ts"
import { asksBeforeHiding } from "../../Languages/BeforeHiding.ts"
import { withPlainContrasts } from "../../Languages/Contrasts.ts"
import { isNotPlain, saysNeither } from "../../Languages/NotPlain.ts"
import { isSiteWord } from "../../Languages/SiteWords.ts"
import { hostOf } from "../../LinkTerms.ts"
import { everywhere, outside } from "../../Place.ts"
import { type Effect, opposite, type Rule, type RuleTarget } from "../../Policy.ts"
import { isOfQuotedAlone } from "../Guards/Elsewhere.ts"
import { keptEven } from "../Guards/KeptEven.ts"
import { withoutOthers } from "../Rewrites/AllOthers.ts"
import { isForATimeInAnyLanguage } from "../Words/ForeignTimes.ts"
import { isHeldInEnglish } from "../Words/HeldInEnglish.ts"
import { untimed } from "../Words/Times.ts"
import { competitorsIn } from "./Competitors.ts"
import { framedIn, leftLanguages } from "./Framed.ts"
import { type LanguageWords, lexicons } from "./LanguageWords.ts"
import { lex, unfamiliarIn } from "./Lex.ts"
import { type ForeignWord, is, isUnlisted } from "./Lexed/ForeignWord.ts"
import { looksForNoWord } from "./NoTerms.ts"
import { instructionsIn } from "./Read.ts"
import { agreed, type ForeignReading } from "./Readings/Agreed.ts"
import { asksAnything, ofWhatIsAsked } from "./Readings/AskedWhat.ts"
import { ofOpinions } from "./Readings/Opinions.ts"
import { reportedIn } from "./Readings/Reported.ts"
import type { Instruction } from "./Together.ts"

/** `Except our site bloom.example`: the address alone, where a target names one, and no word for what stands there. */
const withoutSiteWords = (target: RuleTarget): RuleTarget =>
  target.terms.some((term) => hostOf(term) !== null)
    ? { ...target, terms: target.terms.filter((term) => !isSiteWord(term)) }
    : target

/** What it says of its place, and where it is kept to that, of all others as well; null where that cannot be said. */
const rulesOf = (instruction: Instruction, source: string): ReadonlyArray<Rule> | null => {
  const { effect, except, exceptIn, only, place } = instruction
  const targets = instruction.targets.length === 0 ? [{ topics: [], terms: [] }] : instruction.targets
  const rules = targets.map(
    (target): Rule => ({ effect, ...target, ...place, except: except.map(withoutSiteWords), exceptIn: [], source })
  )
  const limited = rules.map((rule) =>
    exceptIn.reduce((one: Rule | null, left) => (one === null ? null : outside(left, one)), rule)
  )
  const known = limited.filter((rule) => rule !== null)
  if (known.length < rules.length) return null
  if (!only || effect === "ask") return known
  const here = { ...place, languages: null, authors: null }
  const others = known
    .filter((rule) => !isOfQuotedAlone(rule))
    .map((rule) => outside(here, { ...rule, platforms: null, surface: null, captions: null, effect: opposite[effect] }))
  const elsewhere = others.filter((rule) => rule !== null)
  return elsewhere.length < others.length ? null : [...known, ...elsewhere]
}

/** What a sentence says in the words of a language. */
const readingOf = (rules: ReadonlyArray<Rule>, lexicon: LanguageWords, sentence: string): ForeignReading => ({
  rules,
  unfamiliar: () => unfamiliarIn(lex(sentence, lexicon), lexicon)
})

/** Each of those that are named, and where all are meant, any competitor. */
const hiding = (names: ReadonlyArray<string>, hides: "named" | "all", source: string): ReadonlyArray<Rule> =>
  [
    ...(hides === "all" ? [{ topics: ["competitors"] as const, terms: [] }] : []),
    ...names.map((name) => ({ topics: [], terms: [name] }))
  ].map((target) => ({ effect: "hide", ...target, ...everywhere, except: [], exceptIn: [], source }))

const inBrackets = /(?<=(?<name>\p{Lu}[\p{L}\p{N}&.'’-]*))["“”»]? \((?<what>[\p{L} '’-]{2,40})\)/gu

/** `Kelda (a tea shop)` without what explains the name, where it is nothing that guidance knows by itself. */
const withoutExplained = (sentence: string, lexicon: LanguageWords): string =>
  sentence.replaceAll(inBrackets, (whole, name: string, what: string) => {
    const names = lex(name, lexicon)
    const words = lex(what, lexicon)
    const explains =
      names.every(isUnlisted) &&
      words.some(isUnlisted) &&
      words.every((token) => isUnlisted(token) || is(token, "filler", "of", "thing"))
    return explains ? whole.slice(0, whole.indexOf(" (")) : whole
  })

/** What is to be asked about before it is hidden is asked about where it would be, and nowhere else. */
const heldBack = (
  rules: ReadonlyArray<Rule>,
  tokens: ReadonlyArray<ForeignWord>,
  sentence: string
): ReadonlyArray<Rule> => {
  const unasked = tokens.findIndex((token) => is(token, "unasked", "without"))
  const isHeld =
    asksBeforeHiding(sentence) ||
    tokens.some((token) => is(token, "unasked")) ||
    (tokens.some((token) => is(token, "hide")) &&
      (tokens.some((token) => is(token, "before")) ||
        tokens.some((token, at) => unasked >= 0 && at > unasked && is(token, "ask"))))
  if (!isHeld || tokens.filter((token) => is(token, "ask")).length > 1) return rules
  return rules.map((rule) => (rule.effect === "ask" ? { ...rule, holds: true } : rule))
}

/** What a sentence in another language than English says. */
export interface ForeignSaid {
  readonly rules: ReadonlyArray<Rule>
  readonly competitors: ReadonlyArray<string>
  /** Why nothing of it is followed all the same; null where all of it is. */
  readonly problem: string | null
}

const mostRemembered = 500
const remembered = new LeastRecentlyUsed<{ readonly said: ForeignSaid | null }>(mostRemembered)

/**
 * What a sentence says in one of twelve languages other than English. Null for any other, for one of which a word is
 * left over, and where two languages read it as the opposite of each other.
 */
export const inAnotherLanguage = (written: string, source: string): ForeignSaid | null => {
  const key = `${written}\n${source}`
  return (remembered.get(key) ?? remembered.keep(key, { said: readInAnother(written, source) })).said
}

/** What a sentence says in other words, where all of that has one effect. */
const readAs = (
  effect: Effect,
  said: string | null,
  lexicon: LanguageWords,
  source: string
): ReadonlyArray<Rule> | null => {
  const plain = said === null ? null : (framedIn(said, lexicon)?.said ?? said)
  const rules = plain === null ? null : rulesIn(instructionsIn(lex(plain, lexicon), lexicon), source)
  return rules?.every((rule) => rule.effect === effect) === true ? rules : null
}

const readInAnother = (written: string, source: string): ForeignSaid | null => {
  const sentence = withPlainContrasts(withoutOthers(written))
  if (isNotPlain(sentence) || isHeldInEnglish(sentence)) return null
  const readings: Array<ForeignReading> = []
  for (const lexicon of lexicons()) {
    const tokens = lex(sentence, lexicon)
    const framed = framedIn(sentence, lexicon)
    // `Markeer klachten`: a verb that opens a sentence is no name
    const competitors = framed === null ? competitorsIn(tokens, sentence, lexicon) : null
    if (competitors !== null) {
      const { hides, names } = competitors
      const problem = (hides === null ? namesProblem : hidingProblem)(names)
      return { rules: hides === null ? [] : hiding(names, hides, source), competitors: names, problem }
    }
    const languages = leftLanguages(sentence, lexicon)
    if (languages !== null) {
      const place = { ...everywhere, languages: allLanguages.filter((language) => !languages.includes(language)) }
      const rule = { effect: "hide", topics: [], terms: [], ...place, except: [], exceptIn: [], source } as const
      readings.push(readingOf([rule], lexicon, sentence))
      continue
    }
    const plainly = framed === null ? null : rulesIn(instructionsIn(lex(framed.said, lexicon), lexicon), source)
    const said = withoutExplained(sentence, lexicon)
    const rules =
      plainly ??
      rulesIn(instructionsIn(said === sentence ? tokens : lex(said, lexicon), lexicon), source) ??
      readAs("ask", reportedIn(sentence, { ...lexicon, words: (text) => lex(text, lexicon) }), lexicon, source) ??
      readAs("keep", ofOpinions(sentence, lexicon.name), lexicon, source)
    if (framed !== null && rules?.some(({ effect }) => effect !== framed.effect) === true && plainly === null) continue
    if (rules === null) continue
    readings.push(readingOf(heldBack(rules, tokens, sentence), lexicon, sentence))
  }
  return saidOnce(readings, sentence)
}

const saidOnce = (readings: ReadonlyArray<ForeignReading>, sentence: string): ForeignSaid | null => {
  const rules = agreed(readings)
  if (rules === null) return null
  const problem = isForATimeInAnyLanguage(sentence)
    ? untimed
    : asksAnything(sentence, rules)
      ? ofWhatIsAsked
      : keptEven(sentence, rules)
  return { rules: problem === null ? rules : [], competitors: [], problem }
}

const rulesIn = (instructions: ReadonlyArray<Instruction> | null, source: string): ReadonlyArray<Rule> | null => {
  const rules = instructions?.map((one) => rulesOf(one, source)) ?? [null]
  const all = rules.includes(null) ? null : rules.flatMap((some) => some ?? [])
  return all === null || looksForNoWord(all) ? null : all
}

/** What each language reads by `reading`, where no two of them say the opposite of each other. */
export const agreedInAnyLanguage = (
  reading: (lexicon: LanguageWords) => ReadonlyArray<Instruction> | null,
  sentence: string,
  source: string
): ForeignSaid | null => {
  if (saysNeither(sentence) || isHeldInEnglish(sentence)) return null
  const readings = lexicons().flatMap((lexicon) => {
    const rules = rulesIn(reading(lexicon), source)
    return rules === null ? [] : [readingOf(rules, lexicon, sentence)]
  })
  return saidOnce(readings, sentence)
}
