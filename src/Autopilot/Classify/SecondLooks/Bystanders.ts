import { read, type TextReading } from "../../Features/Reading.ts"
import type { Word } from "../../Text/Word.ts"
import { foreignIdentities } from "../../WordLists/ForeignIdentities.ts"
import { dehumanising, insults, slander, violence } from "../../WordLists/Hostility.ts"
import { identities } from "../../WordLists/Identities.ts"
import { saidAlone } from "../../WordLists/SaidAlone.ts"
import { setOfWords, wordsAsRead } from "../Classification/ByWords.ts"
import type { SecondLook } from "./SecondLook.ts"

/** People, their skin, hands that clap and pray, hearts, faiths and flags. Fists and the finger are not among them. */
const depicted =
  /(?![🖕👊🤛🤜])[\p{Emoji_Modifier_Base}\p{Emoji_Modifier}\p{Regional_Indicator}]|[👪-👭🗣👤👥❤♥💓-💟🖤🤍🤎🧡🩷🩵🩶🫶🌈🏳🏴♂♀⚧♿☪✡🕌🕍🕋✝☦🕉☸☯☮⛪]|\u200d|\ufe0f/gu

const setOf = (...lists: ReadonlyArray<string>) => new Set(lists.join(" ").split(/\s+/))

const hostile = setOf(violence, dehumanising, slander, insults)
const groups = setOf(
  identities,
  wordsAsRead(foreignIdentities).join(" "),
  "people person kids kid children child baby babies family old young"
)
/** Words for groups that are words for things as well. */
const coloured = setOf("black white brown blind native polish chinese japanese german french indian turkish american")
/** What stands beside a word for a group without saying anything about it. */
const beside = setOf(
  "a an the and or in for with as of i am im my me we our please pls yes yeah hello hi thanks",
  wordsAsRead("ich bin und ik ben en je suis et soy y sono sou jestem ve ben و أنا मैं हूँ main hoon").join(" ")
)
const alone = setOf(saidAlone.trim())
const besideThings = setOf(
  "is it do does you have has are there come comes what which size sizes this that red blue green grey gray pink yellow " +
    "purple orange beige navy silver gold color colour colors colours version one ones dress dresses shirt shirts shoe shoes " +
    "boot boots bag bags jacket jackets hat hats coat coats pants jeans top tops skirt skirts bottle cup mug sofa table chair " +
    "phone case car cream coffee tea chocolate pepper bread rice wine food friday"
)

/** Whether a comment swears or holds listed hate. */
export const isSworn = ({ listed }: TextReading): boolean =>
  listed.some(({ value }) => value.list === "hate" || value.list === "slur" || value.list === "profanity")

/** The words of a comment that are used against people. */
export const hostileWordsOf = ({ text: { words } }: TextReading): ReadonlyArray<string> =>
  words.flatMap(({ text }) => (hostile.has(text) ? [text] : []))

/** Used against people, and as often of food, skin, guide dogs and what everybody should have. */
const peaceable = setOfWords(`
deserve deserves deserved nobody benefits dog dogs pig pigs animal animals leave burn burnt burned hurt sick weak thing
`)

const unkindLists: ReadonlySet<string> = new Set(["hate", "slur", "profanity"])
/** `Full of` somebody is said of a queue as well. */
const mild = 0.6

/** What is no more than an article there. */
const articles: ReadonlyMap<string | null, string> = new Map([
  ["de", "die"],
  ["nl", "die"]
])

/** Whether words in a text may be unkind to whoever is named. */
export const isUnkind = (reading: TextReading, language: string | null): boolean =>
  reading.listed.some(({ value: { list, weight } }) => unkindLists.has(list) && !(list === "hate" && weight <= mild)) ||
  hostileWordsOf(reading).some((word) => !peaceable.has(word) && word !== articles.get(language))

/** Whether a comment swears, holds listed hate, or a word that is used against people. */
export const isHostile = (reading: TextReading): boolean =>
  isSworn(reading) || reading.text.words.some((word) => hostile.has(word.text))

/** Whether a word, as it is read, is one for a group of people. */
export const isForGroup = ({ text }: Word): boolean => groups.has(text)

/** Whether a comment holds a word for a group of people. */
export const namesGroup = ({ text }: TextReading): boolean => text.words.some(isForGroup)

/** Whether a comment holds such an emoji. */
export const holdsDepicted = ({ text: { written } }: TextReading): boolean =>
  !written.plain && written.whole.search(depicted) !== -1

/** In a longer comment a few emoji weigh next to nothing. */
const longest = 280

/**
 * The comment without its emoji of people, hearts, faiths and flags: these say nothing against anybody. Null where it has
 * none, and where the rest is hostile, since then they may say at whom.
 */
export const withoutDepicted = (reading: TextReading): TextReading | null => {
  const { written } = reading.text
  if (written.length > longest || !holdsDepicted(reading)) return null
  const bare = read(written.whole.replaceAll(depicted, " "))
  return isHostile(bare) ? null : bare
}

export const depictedLook: SecondLook = {
  otherwise: withoutDepicted,
  takes: ["hate", "profanity", "negative"],
  finds: true
}

const saysNothing = /^[\s\p{P}\p{S}]*$/u
/** Emoji that insult by themselves. */
const insulting = /[🖕💩🤮🐒🐵🦍🐖🐷🤡🍆]/u

/** Insults also where they stand alone: disgust at what is shown is a mood. */
const rudeAlone = /[🖕🐒🐵🦍🐖🐷🤡🍆]/u

const drawnOut = /(\p{L})\1{2}/iu

/** Whether a comment is one word that somebody draws out, and nothing against anybody as far as is known: `sooo`. */
export const isDrawnOut = (reading: TextReading): boolean => {
  const { words, written } = reading.text
  return words.length === 1 && drawnOut.test(written.whole) && !isHostile(reading) && !namesGroup(reading)
}

/**
 * Whether a comment says nothing that could be against somebody: emoji alone, a word that people say by itself, or words
 * for groups and nothing about them.
 */
export const isHarmless = ({ text: { words, written } }: TextReading): boolean => {
  if (words.length === 0) return saysNothing.test(written.whole) && !rudeAlone.test(written.whole)
  if (insulting.test(written.whole)) return false
  if (words.length === 1 && words.every(({ kind, text }) => kind === "word" && alone.has(text))) return true
  let named = false
  let onlyColours = true
  for (const { kind, text } of words) {
    if (kind !== "word") return false
    if (groups.has(text)) {
      named = true
      onlyColours &&= coloured.has(text)
    }
  }
  return (
    named && words.every(({ text }) => groups.has(text) || beside.has(text) || (onlyColours && besideThings.has(text)))
  )
}
