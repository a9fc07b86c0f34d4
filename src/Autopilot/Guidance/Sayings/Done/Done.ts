import { normalise } from "../../../Text/Normalise.ts"

/** Whether a comment does what guidance says is done about a subject, and does not only name it. */
export type HowFarDone = "plainly" | "perhaps" | "no"

/** What guidance says is done about a subject: no word of the subject tells it from a comment that does something else. */
export interface Doing {
  /** Behind `where they`. */
  readonly does: string
  /** Whether a sentence of guidance speaks of it, with a mark for what is named. */
  readonly said: RegExp
  /** `terms`: what the comment names, as the rule has it. */
  readonly shown: (text: string, terms: ReadonlyArray<string>) => HowFarDone
}

/** Behind a longer name in Latin letters may stand an ending, which is left as it is: `Keldamaxda`. */
const leastWithEnding = 5
const ending = "(?=\\p{Script=Latin}{1,5}(?![\\p{L}\\p{N}]))"
const noMore = "(?:['’]s)?(?![\\p{N}]|[\\p{Script=Latin}\\p{Script=Arabic}\\p{Script=Devanagari}])"

/** A name as guidance has it, or as texts are read. */
const names = (terms: ReadonlyArray<string>): RegExp => {
  const all = [...new Set(terms.flatMap((term) => [term, normalise(term).written.whole]))]
  const either = (some: ReadonlyArray<string>) => some.map((term) => RegExp.escape(term)).join("|")
  const longer = all.filter((term) => term.length >= leastWithEnding)
  const ended = longer.length === 0 ? "" : `|(?:${either(longer)})${ending}`
  return new RegExp(`(?<![\\p{L}\\p{N}])@?(?:(?:${either(all)})${noMore}${ended})`, "giu")
}

/** The text in lower case with a mark where it names them. */
export const marked = (text: string, terms: ReadonlyArray<string>): string =>
  (terms.length === 0 ? text : text.replaceAll(names(terms), "§")).toLowerCase().replaceAll("’", "'")

const opening =
  "(?:(?:hi|hello|hey|hiya|sorry|so|and|but|ok|also|just|quick question|please|hallo|bonjour|hola|ola|ciao|merhaba)[ ,!]+)*"
const questions =
  "can|could|do|does|did|is|are|was|were|am|will|would|may|should|has|have|where|when|what|which|who|how|any|anyone|" +
  "wie|wo|wann|wer|welche[mnrs]?|wieviel|kann|konnt|kannst|gibt es|habt ihr|est|ou (?:est|sont|se|puis|peut)|quand|comment|puis|quel(?:le)?s?|combien|avez|peut|" +
  "cual(?:es)?|cuando|donde|como|quien|cuanto|hay|puedo|tienen|qual|quais|quando|onde|quem|quanto|posso|dove|avete|" +
  "wat|waar|wanneer|hoe|welke?|kan|hebben|jak(?:a|i|ie)?|kiedy|gdzie|kto|ile|czy|moge|kim"
const asking = new RegExp(
  `(?:^|[.!,;:\\n¿] ?)${opening}(?:${questions})(?!\\p{L})|(?<!\\p{L})(?:ne zaman|ne kadar|nerede|hangi|kac)(?!\\p{L})`,
  "iu"
)
/** Of other scripts the mark alone tells. */
const latin = /\p{Script=Latin}/u

/** Somebody who wants to know, and says nothing of it. */
export const isAsked = (text: string): boolean => /[?؟]\W*$/u.test(text) && (!latin.test(text) || asking.test(text))

/** What happened to who writes, or to theirs. */
export const isOwn = (text: string): boolean =>
  /(?<!\p{L})(?:i|i['’](?:m|ve|d|ll)|my|me|we|we['’]ve|we['’]re|our|ich|mein\p{L}{0,2}|mir|wir|unser\p{L}{0,2}|je|mon|mes|nous|yo|mis|nosotros|eu|meus?|minhas?|io|mio|mia|ik|mijn|wij|ja|moj\p{L}{0,3}|ben|benim)(?!\p{L})|私|僕|저는|제가|우리|أنا|मैं|मेर/iu.test(
    text
  )
