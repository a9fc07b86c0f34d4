import type { TextReading } from "../../Features/Reading.ts"
import type { NormalisedText } from "../../Text/Normalise.ts"
import { colouredThings, madeOf, makes, notOfThings, tastes } from "../../WordLists/Things.ts"
import { setOfWords, wordAt } from "../Classification/ByWords.ts"
import { unasked } from "../Lists/PhrasesAlone.ts"
import { hostileWordsOf, isSworn, namesGroup } from "./Bystanders.ts"
import { inOtherWords, type SecondLook } from "./SecondLook.ts"

/** Colours that people are called by, and colours that they are not. */
const peaceful: ReadonlyMap<string, string> = new Map([
  ["black", "green"],
  ["white", "blue"],
  ["brown", "grey"]
])
const named = new RegExp(`(?<![\\p{L}\\p{N}])(${[...peaceful.keys()].join("|")})(?![\\p{L}\\p{N}])`, "giu")
const others = setOfWords(`
green blue red yellow pink purple orange grey gray beige navy silver gold cream tan khaki olive teal sage burgundy
`)

const things = setOfWords(colouredThings)
const materials = setOfWords(madeOf)
const making = setOfWords(makes)
const taste = setOfWords(tastes)
/** Said of people more often than of things. */
const unclean = setOfWords("dirty smell smells smelly stink stinks ruined")
/** Said of people as of things. */
const partial = setOfWords("ugly hate hates hated despise despises dislike better best good great")
/** How long a thing is worn, and what comes of it. */
const wear = setOfWords("wear wearing wore washed washing fade fades faded days week weeks months fast quickly easily")

const ones = setOfWords("one ones")
const leading = setOfWords("the a this that which what any your my another love like prefer want for")
const sized = setOfWords("stock size sizes sizing small medium large width number")
const among = setOfWords("them it both all in")
const suiting = setOfWords("with well nicely perfectly great")
const between = setOfWords("or over than vs versus with")
const articles = setOfWords("the a an in my this that all")
const choosing = setOfWords(
  "prefer preferred want wanted love like choose chose chosen pick picked take took got bought ordered"
)
const beginning = setOfWords("but and think thinking because though so guess if")
const looking = setOfWords("is are was were isnt arent gets get got look looks looked looking feels feel seems")
const degrees = setOfWords(
  "so too very really much way far just a bit not always still even more less also my the out of in sold back"
)
/** A clause about something else may begin here. */
const closing = setOfWords(`
or over than vs versus is are was were isnt arent gets get look looks looked feels feel seems smell smells stink stinks show shows fade
fades run runs fit fits for and but too please pls if i i'm im because after again instead as well also this
that it so from when more out the
`)

const persons = setOfWords(notOfThings)
/** Where things are sent, and people told to go. */
const away = setOfWords("back home go goes send sends sent gone out away leave")

const longest = 280

const isColour = (word: string) => peaceful.has(word) || others.has(word)

/** The place of the word before those that stand between it and what it is said of: `want them all in black`. */
const placeBefore = (all: NormalisedText["words"], at: number): number => {
  let before = at - 1
  while (before > 0 && among.has(wordAt(all, before))) before--
  return before
}

/** Whether what one would have is of a colour: `I want them all black`. */
const isChosen = (all: NormalisedText["words"], at: number): boolean => {
  let colour = at + 1
  while (among.has(wordAt(all, colour))) colour++
  return isColour(wordAt(all, colour)) && choosing.has(wordAt(all, placeBefore(all, colour)))
}

/** Whether somebody is spoken of: `do they come in black?` is of things. */
const namesPerson = (all: NormalisedText["words"]): boolean =>
  all.some(
    ({ text }, at) =>
      persons.has(text) &&
      !(text === "they" && wordAt(all, at + 1) === "come" && wordAt(all, at + 2) === "in") &&
      !(text === "them" && isChosen(all, at))
  )

/** Whether a colour goes with something, rather than somebody away. */
const suits = (all: NormalisedText["words"], at: number): boolean =>
  (wordAt(all, at) === "goes" || wordAt(all, at) === "go") && suiting.has(wordAt(all, at + 1))

/** Whether a sentence, or a part of one, ends before the word at a place. */
const parted = ({ words: all, written }: NormalisedText, at: number): boolean => {
  const [before, word] = [all[at - 1], all[at]]
  return before === undefined || word === undefined || /[.,;:!?\n]/.test(written.slice(before.end, word.start))
}

const isOfTaste = (all: NormalisedText["words"], from: number): boolean => {
  let at = from
  while (at < from + 3 && degrees.has(wordAt(all, at)) && !taste.has(wordAt(all, at))) at++
  return taste.has(wordAt(all, at))
}

/** Whether nothing follows that a person does or is: an end, another clause, or what things look like. */
const isClosed = (text: NormalisedText, at: number): boolean => {
  const { words: all } = text
  const word = wordAt(all, at)
  if (parted(text, at)) return true
  if (suits(all, at)) return true
  if (looking.has(word)) return isOfTaste(all, at + 1)
  if (word === "in") return sized.has(wordAt(all, at + 1)) || sized.has(wordAt(all, at + 2))
  if (word === "with") return isColour(wordAt(all, at + 1))
  return closing.has(word) || taste.has(word)
}

/** Whether a thing has the colour at a place: `the black leather laces`, `black and white shoes`, `the brown leather`. */
const isOfThing = (text: NormalisedText, at: number): boolean => {
  const { words: all } = text
  for (let next = at + 1; next <= at + 4; next++) {
    const word = wordAt(all, next)
    if (things.has(word) || (word === "everything" && wordAt(all, at - 1) === "all")) return true
    if (materials.has(word) && isClosed(text, next + 1)) return true
    if (!materials.has(word) && !making.has(word) && !isColour(word) && word !== "and" && word !== "or") return false
  }
  return false
}

const isCompared = ({ words: all }: NormalisedText, at: number): boolean => {
  const after = articles.has(wordAt(all, at + 2)) ? at + 3 : at + 2
  const before = articles.has(wordAt(all, at - 1)) ? at - 2 : at - 1
  return (
    (between.has(wordAt(all, at + 1)) && isColour(wordAt(all, after))) ||
    (between.has(wordAt(all, before)) && all.slice(0, before).some(({ text }) => isColour(text)))
  )
}

const isOfOne = (text: NormalisedText, at: number): boolean => {
  const before = wordAt(text.words, at - 1)
  return ones.has(wordAt(text.words, at + 1)) && (leading.has(before) || parted(text, at)) && isClosed(text, at + 2)
}

/** Whether the colour at a place stands by itself for the colour of a thing. */
const isAlone = (text: NormalisedText, at: number): boolean => {
  const { words: all } = text
  if (!isClosed(text, at + 1)) return false
  const before = wordAt(all, at - 1)
  const looks = looking.has(wordAt(all, at + 1)) || suits(all, at + 1)
  if (looks && (parted(text, at) || beginning.has(before) || before === "the")) return true
  return isCompared(text, at) || before === "in" || choosing.has(wordAt(all, placeBefore(all, at)))
}

/** The colours of a comment that somebody may be meant by; where it names none of those, all of them. */
const colourPlaces = (all: NormalisedText["words"]): ReadonlyArray<number> => {
  const of = (isOne: (word: string) => boolean) => all.flatMap(({ text }, at) => (isOne(text) ? [at] : []))
  const calling = of((word) => peaceful.has(word))
  return calling.length > 0 ? calling : of(isColour)
}

/** Whether it is plain that things are spoken of, as far as what is said of them would hurt somebody. */
const isPlain = (text: NormalisedText): boolean => {
  const { words: all } = text
  const worn = all.some(({ text }) => wear.has(text))
  const ofThings = colourPlaces(all).map((at) => isOfThing(text, at))
  if (ofThings.every((is) => is)) return true
  if (all.some(({ text }, at) => away.has(text) && !suits(all, at))) return false
  if (worn) return true
  if (all.some(({ text }) => unclean.has(text))) return false
  if (ofThings.includes(true) || !all.some(({ text }) => partial.has(text))) return true
  const colours = new Set(all.flatMap(({ text }) => (isColour(text) ? [text] : [])))
  return colours.size > 1 && all.some(({ text }) => ones.has(text))
}

/**
 * The comment with colours that nobody is called by, where nothing but things have those that it names: `I prefer black
 * over white`. Null where it names none, and where somebody may be meant.
 */
export const asOfColours = (reading: TextReading): TextReading | null => {
  const { text } = reading
  const { words: all } = text
  if (text.written.length > longest || !all.some(({ text }) => isColour(text))) return null
  if (isSworn(reading) || namesPerson(all) || !isPlain(text)) return null
  if (hostileWordsOf(reading).some((word) => !unclean.has(word) && !partial.has(word))) return null
  if (!colourPlaces(all).every((at) => isOfThing(text, at) || isOfOne(text, at) || isAlone(text, at))) return null
  const other = inOtherWords(reading, named, (word) => peaceful.get(word.toLowerCase()) ?? word) ?? reading
  return namesGroup(other) ? null : other
}

/** Nobody is asked whether a colour is hateful. */
export const coloursLook: SecondLook = { otherwise: asOfColours, takes: ["profanity"], mostHate: unasked }
