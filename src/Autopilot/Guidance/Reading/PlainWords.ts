import { topicNamed } from "../Topics.ts"
import { isNearTopic } from "./Words/Misspellings.ts"

/** Behind these stands what a comment speaks of. */
const joints = "about|regarding|concerning|mention(?:s|ing|ed)?"
/** Behind these, `of` says about what: `criticism of our director`. */
const told = "criticism|critique|critiques|complaints|questions|mentions|discussions?|jokes"
/** What is spoken of ends before these. */
const ends =
  "on|under|up|down|off|out|is|are|should|must|can|may|has|have|needs?|stays?|goes?|gets?|unless|except|but|if|when|only|please|hide|keep|remove|delete|leave|allow|ask|check|tell|let|send|flag|alone|visible|always|never|and|or|without|with"
const word = `(?!(?:${joints}|${ends})\\b)[\\p{Ll}-]+`
const item = `${word}(?: ${word})*`
const speaking = new RegExp(
  `\\b(${joints}|(?<=\\b(?:${told}) )of) (${item}(?:(?:, (?:and |or )?| and | or )${item})*)(?=$|[ ,:])`,
  "gu"
)

/** `Gluten questions`: what is asked or complained about stands in front. */
const asked = "questions?|queries|enquiries|inquiries|complaints?|criticism|gripes|moaning|whining|rants"
const leading = "hide|keep|leave|allow|remove|delete|about|all|any|the|our|no|of|from"
const fronted = new RegExp(
  `(^|\\b(?:${leading}) |, )(${word}(?: ${word})?(?:(?:, (?:and |or )?| and | or )${word})*) (${asked})(?=$|[ ,:])`,
  "gu"
)

/** They tell how something is asked or said, and not about what. */
const describing = new Set(
  (
    "the our my their your any all some angry rude stupid silly funny honest fair unfair harsh polite serious simple basic easy hard difficult long short old new recent " +
    "frequent common repeated same similar open general specific personal private public direct critical constructive real fake true " +
    "false genuine legit normal ordinary weird odd dumb nasty hateful offensive sarcastic rhetorical many few some such more most less " +
    "several first last next random annoying constant endless unanswered anonymous valid legitimate reasonable unreasonable mild strong " +
    "loud late early big small great nice friendly negative positive political religious racist sexist customer guest patient fan user " +
    "player member client follower visitor people minor major urgent important relevant irrelevant off topic ongoing existing"
  ).split(" ")
)

const determiner =
  /^(?:(?:the|a|an|our|my|any|all|some|your|their|his|her|last|latest|newest|recent|current|upcoming) )+/i

/** They say what to do, and are not what is complained or asked about: `hiding complaints`, `kick complaints out`. */
const doing = new Set(
  (
    "make kick throw filter take get give put push pull send stop start bring show see let lock shut clear sweep wipe strip boot toss chuck " +
    "hiding removing deleting blocking keeping leaving allowing showing censoring banning stopping posting making having seeing getting " +
    "hate love like want need welcome tolerate accept permit forbid ban block flag report answer ignore handle even little bit much lot lots " +
    "mind avoid skip spare forget expect protect respect value appreciate encourage enjoy support approve review check double"
  ).split(" ")
)

/** They name nothing that stands in a comment, or turn round or limit what is said. */
const empty = new Set(
  (
    "it them us me you him her they we this that these those there here anything everything something nothing anyone someone " +
    "everyone people person customers customer users user others other another else stuff things thing what how why when where " +
    "who which whose whether products product brand brands company companies business shop store competitor competitors rival " +
    "rivals not no never without only just except unless but if is are was were be been being has have had do does did will " +
    "would should could can may might must to from with in on at for of by as than like more less very too good bad better worse " +
    "hide keep ask remove delete allow leave block show stay stays go goes fine ok okay allowed welcome hidden deleted removed " +
    "comment comments post posts posting message messages word words topic topics subject subjects language english german french " +
    "also still though therefore hence thus maybe perhaps sometimes often soon now later afterwards meanwhile instead anyway otherwise " +
    "besides yet since because due thanks gdpr hipaa ccpa coppa dsgvo rgpd " +
    "spanish sure each every either both same different own off up down out over again always please staff team him himself " +
    "themselves yourself ourselves opinions opinion feelings feeling anybody somebody everybody nobody whatever whoever myself"
  ).split(" ")
)

const longest = 3

/** `Drinking and driving` is one thing, and either of them another. */
const doneTogether =
  /^(?:\p{Ll}+ing and \p{Ll}+ing|health and safety|terms and conditions|fish and chips|food and drink|pros and cons)$/u

/** A word or two that a comment can be searched for, and that is no misspelt topic; null for anything else. */
const termOf = (item: string): string | null => {
  const plain = item.trim().replace(determiner, "")
  const words = plain.split(" ")
  const usable = (word: string) =>
    word.length > 2 && !empty.has(word) && topicNamed(word) === null && !isNearTopic(word) && !word.endsWith("ly")
  return words.length <= longest && words.every(usable) ? plain : null
}

/** What is spoken of as words to look for, in quotes; null where one of them is none. */
const inFront = (list: string): string | null => {
  const items = list.split(parts)
  if (items.some((item) => item.split(" ").some((one) => describing.has(one) || doing.has(one)))) return null
  const terms = listed(items)
  return terms.includes(null) ? null : terms.map((term) => `"${term}"`).join(", ")
}

const parts = /, (?:and |or )?| and | or /

const listed = (items: ReadonlyArray<string>): ReadonlyArray<string | null> =>
  items.map((part) => (topicNamed(part.trim()) === null ? termOf(part) : null))

const withFronted = (sentence: string): string =>
  sentence.replace(fronted, (whole: string, before: string, list: string, kind: string) => {
    const terms = inFront(list)
    return terms === null ? whole : `${before}${kind} about ${terms}`
  })

/**
 * `Ask me about allergies` with what is spoken of as words to look for, in quotes. Where a list goes on with something
 * else, that stays as it is, and the compiler reads it or reports all of it back.
 */
export const withPlainWords = (sentence: string): string =>
  /["“„«#@]/.test(sentence)
    ? sentence
    : withFronted(sentence).replace(speaking, (whole: string, joint: string, list: string) => {
        if (doneTogether.test(list)) return `${joint} "${list}"`
        const items = list.split(parts)
        const terms = listed(items)
        const isKnown = (at: number) => terms[at] !== null || topicNamed((items[at] ?? "").trim()) !== null
        const unknown = items.findIndex((_, at) => !isKnown(at))
        const known = terms.slice(0, unknown < 0 ? items.length : unknown)
        if (known.every((term) => term === null)) return whole
        const quoted = known.map((term, at) => (term === null ? items[at] : `"${term}"`))
        return `${joint === "of" ? "about" : joint} ${[...quoted, ...items.slice(known.length)].join(", ")}`
      })
