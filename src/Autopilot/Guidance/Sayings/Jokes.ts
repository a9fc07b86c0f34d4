const elsewhere =
  "witze?n?|scherze?n?|blagues?|vannes|chistes?|bromas?|battut[ae]|barzellett[ae]|piadas?|piadinhas|grap(?:pen|jes?)|moppen|żart\\p{L}*|dowcip\\p{L}*|şaka\\p{L}*|espri\\p{L}*|(?:ال)?(?:نكات|نكت)|مزاح"
const laughing =
  /[😂🤣😆😅😹]|(?<!\p{L})(?:(?:ha|he|ja|je){2,}h?|lo+l|lmf?ao+|rofl|mdr+|ptdr|k{3,}|(?:rs){2,}|xd+|jok(?:e|es|ing)|jk|puns?|knock knock|walks? into a|what do you call)(?!\p{L})|[ㅋㅎ]{2,}|[(（]?笑|w{3,}(?![.\p{L}])/iu
const jokingElsewhere = new RegExp(`(?<!\\p{L})(?:${elsewhere})(?!\\p{L})`, "iu")
/** `Witze über Abstürze` */
const jokesElsewhere = `(?<!\\p{L})(?:${elsewhere}) (?:über|sur|à propos d|au sujet d|sobre|acerca|su|sui|sul|sulla|sulle|sugli|sull['’]|over|o|na temat|hakkında|عن|حول|على)\\p{L}*[^.;]*`
/** `Yangın hakkındaki şakalar`: behind what they are about. */
const jokesBehind =
  "(?: (?:hakkında|ile ilgili|konusunda)\\p{L}* (?:yapılan )?(?:şaka|espri)|[^、。]{0,8}(?:冗談|ジョーク)|[^.,]{0,8}농담| (?:के बारे में|पर) (?:मज़ाक|मजाक|चुटकुल))"
/** Jokes about something in other languages than English. */
export const aboutElsewhere = new RegExp(`${jokesElsewhere}|(?<=\\p{L})${jokesBehind}`, "iu")
const jokesOf = (term: string): RegExp => {
  const plain = term.replaceAll(/[^\p{L}\p{N} -]/gu, ".")
  return new RegExp(
    `(?<!\\p{L})${plain}\\p{L}* (?:jokes|puns)|(?:jokes|joking|puns) (?:about|on|over|of|at the expense of) [^,;.]*${plain}|${jokesElsewhere}${plain}|${plain}\\p{L}{0,12}(?:['’]\\p{L}{1,6})?${jokesBehind}`,
    "iu"
  )
}

/** `Weather jokes` names no rain, and no joke about it is known by the word alone. */
const jokesAbout =
  /(?<!\p{L})(?!(?:racist|sexist|fat|dirty|bad|dad|your|some|any|no|these|those|making|hide|inside) )[\p{L}-]+ (?:jokes|puns)(?!\p{L})|(?<!\p{L})(?:jokes|joking|puns) (?:about|on|over|of|at the expense of) /iu
const isUnnamed = (term: string, guidance: string): boolean => !guidance.toLowerCase().includes(term.toLowerCase())

/** Whether guidance speaks of jokes about something. */
export const isOfJokes = (guidance: string, term: string): boolean =>
  jokesOf(term).test(guidance) ||
  (isUnnamed(term, guidance) && (jokesAbout.test(guidance) || aboutElsewhere.test(guidance)))

/** Whether a text that names it does not laugh. */
export const mayBeNoJoke = (text: string): boolean => !laughing.test(text) && !jokingElsewhere.test(text)
