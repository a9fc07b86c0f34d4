import type { Platform } from "#schema/Platform.ts"
import { everywhere } from "../../Place.ts"
import type { Place, RuleTarget } from "../../Policy.ts"
import type { Topic } from "../../Topics.ts"
import { platformNamed } from "../Words/Tokens.ts"
import { type Language, languages, type Said } from "./Languages.ts"

/** What a sentence in another language than English says. */
export interface ForeignReading {
  readonly said: Said
  readonly targets: ReadonlyArray<RuleTarget>
  readonly place: Place
}

const quoted = /^["“„«「『](.+)["”“»」』]$/u
const tagged = /^[#@][\p{L}\p{N}_.]+$/u
const capital = /^(?=.*\p{Lu})[\p{L}\p{N}.&'’-]+(?: [\p{L}\p{N}.&'’-]+){0,3}$/u

/** In scripts without capitals; a name is not written in hiragana, and does not begin with an article. */
const uncased = /^(?!ال)(?!.*\p{Script=Hiragana})[\p{Lo}\p{M}\p{Lm}\p{N}・]{2,20}(?: [\p{Lo}\p{M}\p{N}]{2,20})?$/u

/** Beside a name that has none, a name may have an article. */
const articled = /^ال[\p{Lo}\p{M}]{2,20}(?: [\p{Lo}\p{M}]{2,20})?$/u

const withoutArticle = (item: string, { article }: Language): string => {
  const rest = item.replace(article, "").trim()
  return rest === item ? item : rest
}

const topicOf = (item: string, language: Language): Topic | undefined =>
  language.topics.get(item) ?? language.topics.get(withoutArticle(item, language))

/** `Comments with links` are about links. */
const carriedIn = (item: string, language: Language): Topic | undefined => {
  for (const form of language.carrying) {
    const topic = topicOf(form.exec(item)?.[1]?.trim() ?? "", language)
    if (topic !== undefined) return topic
  }
  return undefined
}

/** `Questions about prices` are questions, and not every mention of a price. */
const askedAbout = (item: string, language: Language): Topic | undefined => {
  for (const form of language.asked) {
    const about = form.exec(withoutArticle(item, language))?.[1] ?? form.exec(item)?.[1]
    const topic = about === undefined ? undefined : topicOf(about.trim(), language)
    if (topic !== undefined) return topic
  }
  return undefined
}

const targetOf = (item: string, language: Language): RuleTarget | null => {
  const term = quoted.exec(item)?.[1] ?? (tagged.test(item) ? item : null)
  if (term !== null) return { topics: [], terms: [term] }
  // a capital I with a dot leaves its dot behind
  const plain = item.toLowerCase().replaceAll("\u0307", "")
  const topic = topicOf(plain, language) ?? carriedIn(plain, language)
  if (topic !== undefined) return { topics: [topic], terms: [] }
  const asked = askedAbout(plain, language)
  return asked === undefined ? null : { topics: ["question", asked], terms: [] }
}

const named = (terms: string): RuleTarget => ({ topics: [], terms: [terms] })

/** Names in order; null where one is none. Where a script has no capitals, a single word may be praise as well. */
const namesOf = (items: ReadonlyArray<string>, { article }: Language): ReadonlyArray<RuleTarget | null> => {
  const plain = items.filter((item) => uncased.test(item))
  return items.map((given) => {
    const rest = given.replace(article, "").trim()
    const item = /^\p{Ll}/u.test(given) && /^\p{Lu}/u.test(rest) ? rest : given
    const name = quoted.exec(item)?.[1] ?? (tagged.test(item) || capital.test(item) ? item : null)
    if (name !== null) return named(name)
    return items.length > 1 && (uncased.test(item) || (plain.length > 0 && articled.test(item))) ? named(item) : null
  })
}

const platformIn = (found: RegExpExecArray | null | undefined): Platform | null =>
  platformNamed(found?.[1]?.toLowerCase() ?? "")

/** A sentence without the network at its end or its start. */
const platformOf = (sentence: string, language: Language): readonly [rest: string, platform: Platform | null] => {
  const ending = language.place?.exec(sentence)
  const last = platformIn(ending)
  if (last !== null) return [sentence.slice(0, ending?.index), last]
  const opening = language.opening?.exec(sentence)
  const first = platformIn(opening)
  return first === null ? [sentence, null] : [sentence.slice(opening?.[0].length), first]
}

const readingsIn = (sentence: string, language: Language): ReadonlyArray<ForeignReading> => {
  const plain = (language.polite === null ? sentence : sentence.replaceAll(language.polite, " "))
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[\s,،¡]+|[\s,،!。！.]+$/gu, "")
  const [rest, platform] = platformOf(plain, language)
  const readings: Array<ForeignReading> = []
  for (const [form, said] of language.forms) {
    const list = form.exec(rest)?.[1]
    if (list === undefined) continue
    const items = list
      .split(language.separators)
      .map((item) => item.trim())
      .filter((item) => item !== "")
    const targets = said === "competitors" ? namesOf(items, language) : items.map((item) => targetOf(item, language))
    const known = targets.filter((target) => target !== null)
    if (known.length === 0 || known.length < targets.length) continue
    readings.push({
      said,
      targets: known,
      place: platform === null ? everywhere : { ...everywhere, platforms: [platform] }
    })
  }
  return readings
}

/** `Not always`, and `not all`, say neither yes nor no. */
export const hedged =
  /(?<!\p{L})(?:nicht|niet|pas|no|non|nem|não|nie|her zaman) (?:immer|altijd|toujours|siempre|sempre|zawsze|değil|alle|alles|tous|toutes|todos|todas|tutti|tutte|wszystkich)(?=$|\s)/iu

/** `No X` alone: behind another instruction it may be what that one leaves out. */
const bare =
  /^(?:keine?n?|geen|pas de|pas d'|aucune?s?|nada de|sin|ningún|ninguna|niente|nessun[ao]?|sem|nenhuma?|żadnych|żadne[gj]o?|zero|bez|بدون) /iu
const isBare = (said: Said, clause: string) => said === "hide" && bare.test(clause.trim())

/** So many joints are tried. */
const mostJoints = 12

const weak = /^\s+\p{L}+\s+$|^\s+و$/u
const isWeak = (joint: string, { separators }: Language) => weak.test(joint) && joint.replace(separators, "") === ""

interface Split {
  readonly at: number
  readonly weak: boolean
  readonly readings: ReadonlyArray<ForeignReading>
}

const sameReadings = (one: Split, other: Split) => JSON.stringify(one.readings) === JSON.stringify(other.readings)

/**
 * Of the ways to part a sentence the one that all agree on. `Delete ads and links, complaints may stay` can be parted at
 * the `and`, too, and says the opposite about links then: a comma behind it shows where its list ends.
 */
const agreed = (splits: ReadonlyArray<Split>): ReadonlyArray<ForeignReading> | null => {
  const [first] = splits
  if (first === undefined) return null
  if (splits.every((other) => sameReadings(first, other))) return first.readings
  const strong = splits.filter((split) => !split.weak)
  const [last] = strong
  if (last === undefined || strong.some((other) => !sameReadings(last, other))) return null
  return splits.every((split) => !split.weak || split.at < last.at) ? last.readings : null
}

/** A sentence as one instruction, or as several that are joined; each of them is a plain form. Null where it is none. */
const instructionsIn = (sentence: string, language: Language): ReadonlyArray<ForeignReading> | null => {
  const readings = readingsIn(sentence, language)
  const [first] = readings
  if (first !== undefined) return readings.every(({ said }) => said === first.said) ? [first] : null
  const splits: Array<Split> = []
  for (const joint of [...sentence.matchAll(language.joints)].slice(0, mostJoints)) {
    const before = readingsIn(sentence.slice(0, joint.index), language)
    const [head] = before
    if (head === undefined || before.some(({ said }) => said !== head.said)) continue
    const rest = sentence.slice(joint.index + joint[0].length)
    const tail = instructionsIn(rest, language)
    const [next] = tail ?? []
    if (next !== undefined && isBare(next.said, rest) && !isBare(head.said, sentence)) continue
    if (tail !== null) splits.push({ at: joint.index, weak: isWeak(joint[0], language), readings: [head, ...tail] })
  }
  return agreed(splits)
}

const sayings = (readings: ReadonlyArray<ForeignReading>) => readings.map(({ said }) => said).join()

/**
 * What a sentence says in one of twelve other languages, where all of it is plain forms: hide, keep or ask, and what,
 * or who the competitors are. Null for any other sentence, and where two readings disagree: nothing is guessed, and a
 * word that is left over, such as a negation, leaves the sentence unread.
 */
export const foreign = (sentence: string): ReadonlyArray<ForeignReading> | null => {
  if (hedged.test(sentence)) return null
  const readings = languages.map((language) => instructionsIn(sentence.trim(), language)).filter((one) => one !== null)
  const [first] = readings
  if (first === undefined || readings.some((one) => sayings(one) !== sayings(first))) return null
  return first
}
