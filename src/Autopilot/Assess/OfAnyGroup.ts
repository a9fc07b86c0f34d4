import type { Scores } from "#schema/resources/Comment.ts"
import { wordAt } from "../Classify/Classification/ByWords.ts"
import type { Classifier } from "../Classify/Classification/Classifier.ts"
import { hostileWordsOf } from "../Classify/SecondLooks/Bystanders.ts"
import { type SecondLook, takenAway } from "../Classify/SecondLooks/SecondLook.ts"
import { read, type TextReading } from "../Features/Reading.ts"
import { operatingPoints } from "../Model/OperatingPoints.ts"
import { normalise } from "../Text/Normalise.ts"
import type { Word } from "../Text/Word.ts"
import { foreignIdentities } from "../WordLists/ForeignIdentities.ts"
import { identities } from "../WordLists/Identities.ts"

const setOf = (list: string): ReadonlySet<string> => new Set(normalise(list).words.map(({ text }) => text))

const english = setOf(`${identities} non-binary old`)
/** Endings of the languages that inflect what a group is called. */
const stems = [...setOf(foreignIdentities)].filter((word) => word.length > 3)
const elsewhere = new Set([
  ...setOf(foreignIdentities),
  ...stems.flatMap((word) => ["n", "en", "e", "s", "m", "r"].map((ending) => word + ending))
])

/** Where one of a group is named, or all of them: of other words for a group only what somebody is like. */
const many = setOf(`
women men people females males girls boys ladies wives mothers feminists gays lesbians homosexuals bisexuals queers blacks
africans whites asians arabs latinos latinas hispanics mexicans koreans filipinos indians pakistanis nigerians somalis turks
kurds iranians iraqis syrians afghans moroccans algerians egyptians romanians poles russians ukrainians germans americans
europeans israelis palestinians cubans brazilians haitians albanians muslims jews christians catholics hindus sikhs buddhists
atheists mormons immigrants migrants refugees foreigners expats gypsies travellers aboriginals natives minorities boomers
`)
const one = setOf("woman man female male girl boy lady wife mother muslim jew immigrant migrant refugee foreigner")

/** People of the languages: what a word for a group is replaced by, and what stands beside one. */
const peopleOf: Readonly<Record<string, string>> = {
  de: "Leute",
  nl: "mensen",
  fr: "gens",
  es: "personas",
  it: "persone",
  pt: "pessoas",
  pl: "ludzie",
  tr: "insanlar",
  ja: "人",
  ko: "사람",
  ar: "الناس",
  hi: "लोग"
}
const persons = setOf(`
women men people ppl folks girls boys ladies kids children customers models mothers women's men's
menschen leute personen frauen manner kinder kunden kundinnen mensen vrouwen mannen klanten gens personnes femmes hommes enfants
clients personas gente mujeres hombres clientes persone donne uomini clienti pessoas mulheres homens ludzie osoby kobiety
insanlar kadinlar erkekler الناس نساء लोग महिलाएं
`)

/** Said of somebody, these are meant to hurt. */
const belittling = setOf(`
fat obese old elderly poor homeless blind deaf autistic disabled handicapped gay lesbian homosexual queer trans transgender
man male boy woman girl gypsy boomer downs syndrome
`)
const calling =
  /(?:^|\s)(?:(?:you|u|ya|ur)|(?:youre|shes|hes|theyre|thats|whos)|(?!there\b|i\b)\S+ (?:is|are|r|was|were|look|looks|looked|sound|sounds|seem|seems|got|getting|act|acts))(?: (?:so|too|very|really|just|all|like|a|an|the|such|getting|pretty|way|as|bit|kinda|being|probably|still))*$/
/** `If you are old`, `my sister is blind`. */
const spoken = /(?:^|\s)(?:if|my|our|when|whether|as|since|because im)(?: \S+){1,3}$/

/** Whether the word at a place is what somebody is called: `you are so fat`. */
const isCalled = (words: ReadonlyArray<Word>, at: number): boolean => {
  const front = words
    .slice(Math.max(0, at - 6), at)
    .map(({ text }) => text)
    .join(" ")
  return calling.test(front) && !spoken.test(front)
}

const isBeside = (words: ReadonlyArray<Word>, at: number): boolean =>
  [words[at - 1], words[at + 1]].some((word) => word !== undefined && persons.has(word.text))

/** In a longer comment there is a subject besides. */
const longest = 280

const inEnglish = (words: ReadonlyArray<Word>, at: number): boolean => {
  const word = words[at]
  return word?.kind === "word" && english.has(word.text) && !(belittling.has(word.text) && isCalled(words, at))
}

/** Elsewhere an insult by what somebody is like has no such forms; who is spoken of as people is called nothing. */
const inOthers = (words: ReadonlyArray<Word>, at: number): boolean => {
  const word = words[at]
  return word?.kind === "word" && elsewhere.has(word.text) && (isBeside(words, at) || persons.has(word.text))
}

/** `My idiot brother` is nobody who reads or writes here. */
const ownFamily =
  /(?<=\bmy )(?:idiot|stupid|dumb|silly|crazy|lazy|dumbass) (?=(?:\p{L}+ )?(?:brother|sister|husband|wife|son|daughter|dad|mum|mom|cousin|boyfriend|girlfriend|flatmate|roommate|dog|cat)s?\b)/giu

const saying = setOf("is are r was were should shouldnt must look looks smell smells stink act have deserve")

/** What people deserve tells whether that is unkind. */
const deserving = setOf("deserve deserves deserved")

/** Whether something unkind is said of the words from one place to another, and not only beside them. */
const isSaidOf = (words: ReadonlyArray<Word>, first: number, last: number, unkind: ReadonlySet<string>): boolean =>
  unkind.has(wordAt(words, first - 1)) ||
  unkind.has(wordAt(words, last + 1)) ||
  (saying.has(wordAt(words, last + 1)) && words.slice(last + 2, last + 7).some(({ text }) => unkind.has(text)))

const kindOf = (text: string): string =>
  one.has(text) ? "teacher" : many.has(text) || persons.has(text) ? "teachers" : "tall"

/** A comment as it would be of people in no group; null where it names none, or is unkind to those that it names. */
const ofNoGroup = (reading: TextReading, language: string | null): TextReading | null => {
  const { words, written } = reading.text
  const isGroup = language === null || language === "en" ? inEnglish : inOthers
  const unkind = new Set(hostileWordsOf(reading).filter((word) => !deserving.has(word)))
  let said = ""
  let from = 0
  for (let at = 0; at < words.length; at++) {
    const start = at
    const first = words[at]
    if (first === undefined || !isGroup(words, at)) continue
    let last = first
    while (isGroup(words, at + 1) || persons.has(wordAt(words, at + 1))) last = words[++at] ?? last
    if (isSaidOf(words, start, at, unkind)) return null
    said += written.whole.slice(from, first.start) + (peopleOf[language ?? ""] ?? kindOf(last.text))
    from = last.end
  }
  return from === 0 ? null : read(said + written.whole.slice(from))
}

/** The same, and of a family in which nobody is called names. */
export const ofAnybody = (reading: TextReading, language: string | null): TextReading | null => {
  const { whole } = reading.text.written
  if (whole.length > longest) return null
  const kind = whole.replaceAll(ownFamily, "")
  const own = kind === whole ? null : read(kind)
  return ofNoGroup(own ?? reading, language) ?? own
}

/** Naming somebody is no insult of them; what guidance says of insults looks no further. */
const whoeverLook: Pick<SecondLook, "takes"> = { takes: ["hate", "profanity"] }

const from = 0.5
const { hide } = operatingPoints.hate

/**
 * How rude and hateful a comment is whoever it speaks of: who wants insults hidden means nobody for being named. What is
 * surely hateful is so because of whom it speaks of.
 */
export const whoeverIsNamed = (
  classifier: typeof Classifier.Service,
  reading: TextReading,
  scores: Scores,
  language: string | null
): Pick<Scores, "hate" | "profanity"> => {
  const { hate, profanity } = scores
  if (hate >= hide || (hate < from && profanity < from)) return scores
  const other = ofAnybody(reading, language)
  return other === null ? scores : takenAway(scores, classifier.classify(other).scores, [whoeverLook])
}
