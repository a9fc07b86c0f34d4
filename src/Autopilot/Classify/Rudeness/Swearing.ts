import type { TextReading } from "../../Features/Reading.ts"
import type { NormalisedText } from "../../Text/Normalise.ts"
import { disguisedSwearing } from "../../WordLists/DisguisedSwearing.ts"
import { colouredThings } from "../../WordLists/Things.ts"
import { setOfWords } from "../Classification/ByWords.ts"
import type { Classification } from "../Classification/Classifier.ts"
import { isAmongFriends } from "../Spared/AmongFriends.ts"
import { isBanter } from "../Spared/Banter.ts"
import { isFondlyCalled } from "./FondlyCalled.ts"

/** Slurs and the like are not excused by a bad mood. */
const unexcused = 0.95
const complains = 0.4
const strong = 0.5
/** What is rude and for people to judge, as swearing about a thing is: just below what hides. */
export const judgedByPeople = 0.79
/** `fuck this` is not about a thing. */
const fewestWords = 4
/** To more than so many words there is a subject besides. */
const short = 8
const reach = 2

/** Whom one swears at. `Your` is left out: `your fucking parcel service` is about the service. */
const addressees = setOfWords("you youre youve youll u ya yall y'all yourself yourselves")
/** `Are you fucking kidding me` asks nobody anything. */
const exclaimed = setOfWords("kidding joking serious real insane")

const foreignAddressees: Readonly<Record<string, ReadonlySet<string>>> = {
  de: setOfWords("du dich dir ihr euch ihnen"),
  es: setOfWords("tu te ti vos vosotros usted ustedes eres sois"),
  fr: setOfWords("tu te toi t'es vous"),
  it: setOfWords("tu te ti voi vi sei siete"),
  pt: setOfWords("tu te ti voce voces vc vcs es")
}

const isAtSomebody = ({ listed, text: { words: written } }: TextReading): boolean => {
  const sworn = listed.filter(({ value }) => value.list === "profanity" && value.weight >= strong)
  const placeOf = new Map(written.map(({ start }, place) => [start, place]))
  const wordAt = (place: number) => written[place]?.text ?? ""
  const spokenTo = (place: number, direction: 1 | -1, most: number) => {
    for (let away = 1; away <= most; away++) if (addressees.has(wordAt(place + away * direction))) return true
    return false
  }
  return sworn.some(({ first, last }) => {
    const from = placeOf.get(first.start) ?? 0
    const to = placeOf.get(last.start) ?? from
    const next = wordAt(to + 1)
    // sent away is whoever is there: somebody spoken to nearby, or the reader of a short comment
    if (next === "off") {
      return written.length <= short || spokenTo(from, -1, reach + 1) || spokenTo(to + 1, 1, reach + 1)
    }
    if (spokenTo(to, 1, reach)) return true
    return spokenTo(from, -1, reach) && !exclaimed.has(next) && !first.text.endsWith("ed")
  })
}

/** What everybody may be angry at, and is nobody; things besides. */
const ills = setOfWords(
  `cancer covid corona alzheimers alzheimer's dementia als parkinsons parkinson's diabetes endometriosis depression anxiety leukemia
  leukaemia racism sexism homophobia transphobia fascism war poverty ableism bullying mondays tuesdays wednesdays thursdays fridays
  sundays winter summer autumn january february taxes weather rain snow cold heat traffic wind hills stairs wasps mosquitoes
  mosquitos flies seagulls hayfever allergies hangover migraine migraines printer printers rent bills knees back feet size sizes
  price prices shipping delivery parcel packaging app website queue queues battery zip zipper lid box instructions recipe
  ${colouredThings}`
)
/** Nobody is sworn at by these: they cheer, or sigh. */
const exclamations = setOfWords("yeah yes yep sake knows")
const sighs = setOfWords("well oh ah aw omg damn holy")
const pointing = setOfWords("this that my these those the our")

/** Whether each swear word is sent at what is nobody, or at nothing: `fuck cancer`, `fuck this zip`, `fuck yeah`. */
const isAtNobody = ({ listed, text: { words } }: TextReading): boolean => {
  const sworn = listed.filter(({ value }) => value.list === "profanity" && value.weight > judgedByPeople)
  return (
    sworn.length > 0 &&
    sworn.every(({ first, last }) => {
      const from = words.findIndex(({ start }) => start === first.start)
      const to = words.findIndex(({ start }) => start === last.start)
      const [next, after] = [words[to + 1]?.text, words[to + 2]?.text]
      if (next === undefined) return words.length === 2 && sighs.has(words[from - 1]?.text ?? "")
      return exclamations.has(next) || ills.has(next) || (pointing.has(next) && after !== undefined && ills.has(after))
    })
  )
}

/** Swearing about a thing, as angry customers do, is for people to judge; swearing at somebody is not. */
export const swearing = (reading: TextReading, profanity: number, negative: number): number =>
  profanity <= judgedByPeople ||
  profanity >= unexcused ||
  (!isAtNobody(reading) && (negative < complains || reading.text.words.length < fewestWords || isAtSomebody(reading)))
    ? profanity
    : judgedByPeople

/** The same in a language whose moods the model knows: nobody may be spoken to at all. */
export const foreignSwearing = (
  language: string,
  text: NormalisedText,
  profanity: number,
  negative: number
): number => {
  const spokenTo = foreignAddressees[language]
  return profanity <= judgedByPeople ||
    profanity >= unexcused ||
    negative < complains ||
    spokenTo === undefined ||
    text.words.length < fewestWords ||
    text.words.some((word) => spokenTo.has(word.text))
    ? profanity
    : judgedByPeople
}

const isSlur = ({ listed }: TextReading): boolean =>
  listed.some(({ value: { list, weight } }) => list === "slur" || (list === "profanity" && weight >= unexcused))

/** What friends call each other is for people to judge, as far as it is no slur. */
export const teasing = (found: Classification, reading: TextReading): Classification => {
  const { profanity } = found.scores
  if (profanity <= judgedByPeople) return found
  const isTeased =
    (profanity < unexcused && (isBanter(reading) || isFondlyCalled(reading))) ||
    (isAmongFriends(reading) && !isSlur(reading))
  return isTeased ? { ...found, scores: { ...found.scores, profanity: judgedByPeople } } : found
}

/** Whoever hides a swear word means it; a person sees at whom. */
export const withDisguised = (found: Classification, { text }: TextReading): Classification => {
  if (found.scores.profanity >= judgedByPeople) return found
  const seen = disguisedSwearing(text)
  return seen === null
    ? found
    : {
        ...found,
        scores: { ...found.scores, profanity: judgedByPeople },
        evidence: [{ area: "profanity", seen }, ...found.evidence]
      }
}
