import { type Lexicon, valenceOf } from "../../Features/Lexicon.ts"
import { read, type TextReading } from "../../Features/Reading.ts"
import { operatingPoints } from "../../Model/OperatingPoints.ts"
import type { NormalisedText } from "../../Text/Normalise.ts"
import type { Word } from "../../Text/Word.ts"
import { identities } from "../../WordLists/Identities.ts"
import { setOfWords, wordAt } from "../Classification/ByWords.ts"
import { isHostile } from "./Bystanders.ts"
import type { SecondLook } from "./SecondLook.ts"

const groups = setOfWords(`${identities} non-binary old young`)
/** What one of a group is called; other words for groups say what somebody is like. */
const persons = setOfWords(`
woman female girl lady wife mother feminist man male boy gay lesbian homosexual bisexual queer african asian arab latino
latina mexican korean filipino indian pakistani nigerian somali turk kurd iranian iraqi afghan moroccan algerian egyptian
romanian pole russian ukrainian german american european israeli palestinian cuban brazilian haitian albanian muslim jew
christian catholic protestant hindu sikh buddhist atheist mormon immigrant migrant refugee foreigner expat gypsy traveller
native boomer
`)
/** Groups as a whole, and what they believe: whoever speaks of them speaks of everybody in them. */
const whole = setOfWords(`
women females girls ladies wives mothers feminists feminism gays lesbians homosexuals homosexuality bisexuals queers
transgenders transsexuals blacks africans whites asians arabs latinos latinas hispanics mexicans koreans filipinos indians
pakistanis nigerians somalis turks kurds iranians iraqis syrians afghans moroccans algerians egyptians romanians poles
russians ukrainians germans americans europeans israelis palestinians cubans brazilians haitians albanians muslims islam
jews judaism christians catholics hindus sikhs buddhists atheists mormons immigrants migrants immigration refugees asylum
foreigners aliens illegals expats gypsies travellers aboriginals natives autism minorities races men males boys straights
heterosexuals boomers mosque mosques synagogue race ethnicity
`)
/** What makes many of them: `gay people`, and not `my gay friends`. */
const many = setOfWords("people ppl folk folks persons guys dudes lives community ones")
/** Things that stand for a group. */
const worn = setOfWords("hijab hijabs burqa wheelchair wheelchairs drag")

const articles = setOfWords("a an")
/** Before the word for a group: somebody is one, or is somebody's. */
const tying = setOfWords(`
i im am is are was were be been being youre youve hes shes theyre as them us my our his her their your married who became
`)
/** After the word for a group that begins a sentence: one of them is here, or did something. */
const doing = setOfWords(
  "here gave lent told sold sat brought taught made helped held paid found likes loves enjoys wants prefers recommends wears"
)
const past = /^\p{L}{2,}ed$/u
/** What somebody might do. */
const might = setOfWords("would might could can may will")
const gladly = setOfWords("know like love enjoy appreciate want buy wear choose prefer recommend")

/** `We both hate your ketchup` is against a ketchup; these are against people. */
const feeling = setOfWords("hate hates hated despise despises")
const people = setOfWords("you ya u them him her these those they people everyone all")
/** With a word for a group: everybody in it. */
const every = setOfWords("all every each any no those these such the most")
/** After the word for a group: what is said follows from what somebody is. */
const therefore = setOfWords("so now not")
/** A kind of people that there should be fewer of. */
const unwanted = setOfWords(`
exist exists existing never none whenever enough many fewer send sent back country kind kinds
imagine typical typically took supposed should shouldnt must mustnt
`)

/** In a longer comment there is a subject besides. */
const longest = 280

/** What stands for one person whom nobody hates, and for what somebody may be like. */
const somebody = "teacher"
const somehow = "tall"
/** From which tone on a word is unkind, of -4 to 3.5. */
const unkind = -1.5

const isGroup = ({ kind, text }: Word) => kind === "word" && groups.has(text)

interface Named {
  readonly from: number
  readonly to: number
  readonly as: string
}

/** Whether a sentence begins with the word at a place. */
const begins = ({ words: all, written }: NormalisedText, at: number): boolean => {
  const [before, word] = [all[at - 1], all[at]]
  return before === undefined || (word !== undefined && /[.!?\n]/.test(written.slice(before.end, word.start)))
}

/** Whether words for a group, from one place to another, tell what one person is, or what people one knows are. */
const isOfSomebody = (text: NormalisedText, first: number, last: number): boolean => {
  const { words: all } = text
  const start = articles.has(wordAt(all, first - 1)) ? first - 1 : first
  if (every.has(wordAt(all, first - 1))) return false
  if (tying.has(wordAt(all, start - 1))) return true
  const next = wordAt(all, last + 1)
  if (might.has(next) && gladly.has(wordAt(all, last + 2))) return true
  return begins(text, start) && (doing.has(next) || past.test(next))
}

const isUnkind = ({ words: all }: NormalisedText, lexicon: Lexicon): boolean =>
  all.some(({ hash, text }, at) =>
    feeling.has(text)
      ? people.has(wordAt(all, at + 1))
      : unwanted.has(text) || worn.has(text) || valenceOf(lexicon.get(hash)) <= unkind
  )

/** The words for groups that stand together, each run as one; null where more than one person is spoken of. */
const namedIn = (text: NormalisedText): ReadonlyArray<Named> | null => {
  const { words: all } = text
  const named: Array<Named> = []
  let joined = false
  for (let at = 0; at < all.length; at++) {
    const first = all[at]
    if (first === undefined || !isGroup(first)) continue
    const from = at
    let last = first
    for (let more = all[at + 1]; more !== undefined && isGroup(more); more = all[++at + 1]) last = more
    const next = wordAt(all, at + 1)
    if (whole.has(last.text) || many.has(next) || therefore.has(next)) return null
    if (!joined && !isOfSomebody(text, from, at)) return null
    named.push({ from: first.start, to: last.end, as: persons.has(last.text) ? somebody : somehow })
    const after = all[at + 2]
    joined = (next === "and" || next === "or") && after !== undefined && isGroup(after)
  }
  return named
}

/**
 * The comment as it would be of anybody: naming what one person is says nothing against that person. Null where it names
 * nobody, speaks of a group as a whole, or is hostile, since then it may be because of what they are.
 */
export const asOfAnybody = (reading: TextReading, lexicon: Lexicon): TextReading | null => {
  const { text } = reading
  if (text.written.length > longest || isHostile(reading) || isUnkind(text, lexicon)) return null
  const named = namedIn(text)
  if (named === null || named.length === 0) return null
  const { whole: all } = text.written
  let said = ""
  let at = 0
  for (const { as, from, to } of named) {
    said += all.slice(at, from) + as
    at = to
  }
  return read(said + all.slice(at))
}

const rude = 0.5

/** Only where a person would be asked: one would not be asked about this said of anybody. */
export const anybodyLook: SecondLook = {
  otherwise: (reading, { lexicon, scores }) =>
    scores.hate < operatingPoints.hate.hide && (scores.hate >= operatingPoints.hate.ask || scores.profanity >= rude)
      ? asOfAnybody(reading, lexicon)
      : null,
  takes: ["hate", "profanity"]
}
