import { isShortened } from "../Detectors/Urls.ts"
import { hashOf, joined } from "../Text/Hash.ts"
import type { List } from "../WordLists/Lists.ts"
import { wordClasses } from "../WordLists/WordClasses.ts"
import type { Gathering } from "./Gathering.ts"
import { severityOf, valenceOf } from "./Lexicon.ts"
import type { TextReading } from "./Reading.ts"
import type { TextTokens } from "./Tokens.ts"

const named = (name: string) => hashOf(`hand ${name}`)

const names = {
  length: named("length"),
  words: named("words"),
  capitals: named("capitals"),
  exclamations: named("exclamations"),
  questions: named("questions"),
  emoji: named("emoji"),
  links: named("links"),
  shortened: named("shortened"),
  contact: named("contact"),
  money: named("money"),
  handles: named("handles"),
  hashtags: named("hashtags"),
  numbers: named("numbers"),
  disguises: named("disguises"),
  pleasant: named("pleasant"),
  unpleasant: named("unpleasant"),
  tone: named("tone"),
  severity: named("severity"),
  always: named("always")
} as const

const listNames: Readonly<Record<List, number>> = {
  scams: named("list scams"),
  spam: named("list spam"),
  hate: named("list hate"),
  profanity: named("list profanity"),
  negative: named("list negative"),
  positive: named("list positive"),
  slur: named("list slur")
}

const classNames = wordClasses.map((wordClass) => named(`class ${wordClass}`))

/** Twice as much is one more: 0, 1, 2, 3, 4 for 0, 1, 2, 4, 8. */
const doublings = (count: number) => (count === 0 ? 0 : 32 - Math.clz32(count))

const perClass = new Uint16Array(wordClasses.length)
const left: Record<List, number> = { scams: 1, spam: 1, hate: 1, profanity: 1, negative: 1, positive: 1, slur: 1 }

const add = (features: Gathering, name: number, size: number): void => features.add(joined(name, size + 1))

/** Measures of a whole comment, each as the feature of its size. */
export const addHand = (reading: TextReading, tokens: TextTokens, features: Gathering): void => {
  let pleasant = 0
  let unpleasant = 0
  let severity = 0
  perClass.fill(0)
  for (let index = 0; index < tokens.length; index++) {
    const facts = tokens.facts[index] ?? 0
    if (facts === 0) continue
    const valence = valenceOf(facts)
    if (valence > 0) pleasant += valence
    else unpleasant -= valence
    if (severityOf(facts) > severity) severity = severityOf(facts)
    let classes = facts & 0x3fffff
    while (classes !== 0) {
      const place = 31 - Math.clz32(classes & -classes)
      perClass[place] = (perClass[place] ?? 0) + 1
      classes &= classes - 1
    }
  }
  const { words, written, obfuscation } = reading.text
  const counts = { money: 0, handle: 0, hashtag: 0, number: 0 }
  for (const { kind } of words) if (kind !== "word") counts[kind]++
  add(features, names.always, 0)
  add(features, names.length, doublings(written.length))
  add(features, names.words, doublings(words.length))
  add(features, names.capitals, written.letters < 4 ? 0 : 1 + Math.floor((4 * written.capitals) / written.letters))
  add(features, names.exclamations, Math.min(4, tokens.exclamations))
  add(features, names.questions, Math.min(3, tokens.questions))
  add(features, names.emoji, doublings(tokens.emoji))
  add(
    features,
    names.links,
    reading.urls.length === 0 ? (reading.links.score > 0 ? 1 : 0) : 1 + Math.min(3, reading.urls.length)
  )
  if (reading.urls.length > 0 && reading.urls.some(isShortened)) add(features, names.shortened, 0)
  add(features, names.contact, Math.floor(reading.contact.score * 4))
  add(features, names.money, Math.min(3, counts.money))
  add(features, names.handles, Math.min(4, counts.handle))
  add(features, names.hashtags, Math.min(4, counts.hashtag))
  add(features, names.numbers, Math.min(4, counts.number))
  add(
    features,
    names.disguises,
    Math.min(4, obfuscation.invisible + obfuscation.leet + obfuscation.lookalikes + obfuscation.spaced)
  )
  const tone = pleasant - unpleasant
  add(features, names.pleasant, Math.min(6, Math.ceil(pleasant)))
  add(features, names.unpleasant, Math.min(6, Math.ceil(unpleasant)))
  add(features, names.tone, Math.round((5 * tone) / Math.sqrt(tone * tone + 15)))
  add(features, names.severity, severity)
  for (let place = 0; place < classNames.length; place++) {
    const count = perClass[place] ?? 0
    if (count > 0) {
      add(features, classNames[place] ?? 0, 0)
      if (count > 1) add(features, classNames[place] ?? 0, Math.min(3, count))
    }
  }
  if (reading.listed.length > 0) addLists(reading, features)
}

/** How strongly each list of phrases speaks. */
const addLists = (reading: TextReading, features: Gathering): void => {
  for (const { value } of reading.listed) left[value.list] *= 1 - value.weight
  for (const list of allLists) {
    if (left[list] < 1) {
      // thermometer: whatever says something strong says something weaker too
      const strength = Math.floor((1 - left[list]) * 5)
      for (let size = 0; size <= strength; size++) add(features, listNames[list], size)
    }
    left[list] = 1
  }
}

const allLists: ReadonlyArray<List> = ["scams", "spam", "hate", "profanity", "negative", "positive", "slur"]
