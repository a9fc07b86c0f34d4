import { conceptOf } from "../../Concepts/Concepts.ts"
import { wordsFor } from "../../Languages/EnglishThings.ts"
import type { RuleTarget } from "../../Policy.ts"
import { literalOf, type MarkedText } from "../Words/Marked.ts"
import { ofRivals, type ReadPart, read, unread } from "../Words/ReadPart.ts"
import { platformNamed } from "../Words/Tokens.ts"
import { isKind, topicOf } from "./Kinds.ts"
import { complainedOf, givenOff, isTooDear, simpler } from "./Simpler.ts"
import { cannotTell, isCapital, ofRumours, others, termOfThing, tooMuch, withoutLead } from "./Terms.ts"
import {
  aimed,
  aimedAt,
  aiming,
  anyone,
  calling,
  carriers,
  joints,
  ofNobody,
  places,
  rivals,
  spokenAbout,
  tails,
  unworded
} from "./ThingWords.ts"
import { determiners, manners, plainWord, shades, turning } from "./Vocabulary.ts"

const ofWriters = (what: string) =>
  unread(
    `Steward knows who wrote a comment by the handle alone, and not “${what}”; name the handles, as in "Hide links by @dana", or leave this out`
  )

/** `The user Dana`, and no user manual. */
const namedUser = /^(?:the )?users? (?:\p{Lu}\p{L}*|[\p{L}\p{N}_.]*[\d_][\p{L}\p{N}_.]*)$/u

const ownThing = /^(?:our|my) (?:(?:previous|old|former|new|other|latest|first|second|own) )?\p{Ll}+ [\ue000-\uf8ff]$/u

/** `Working conditions at our studio`: where they are is told by whose page it is. */
const here = /^(.+?) (?:at|in) (?:our|the|my) \p{Ll}+$/iu
/** `Prices from our old menu`. */
const ofAThing = /^(?:our|the|my|your) (?:old|new|last|previous|current|latest|former|original|next) [\p{L}-]+$/iu

const isLoose = (word: string): boolean =>
  topicOf([word]) === null &&
  /^(?:fans?|customers?|clients?|users?|guests?|patients?|players?|students?|parents?|staff|\p{Ll}{2,}(?:[cdt]al|ical|ive|ous|less|able|ful))$/u.test(
    word
  )

const withoutComma = unread("it is not clear whether these belong together; put a comma between them")
/** `Racist insults`. */
const shading = /^(?:hateful|racist|homophobic|sexist|transphobic|antisemitic|competitors?['’]?)$/iu
const ofNature = /^(.+) of an? ([\p{L}-]+) (?:nature|kind|type|sort)$/iu

/** What one thing that is spoken of comes to. */
export const thing = (given: string, source: MarkedText): ReadPart<RuleTarget> => {
  if (isTooDear(given.trim())) return read({ topics: ["price", "negative"], terms: [] })
  const text = simpler(given.trim())
    .replace(/^also /iu, "")
    .replace(/ as an? (?:question|word|joke|comment)$/iu, "")
    .replace(others, "")
  const adjective = /^(?:anything|everything|something|stuff) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(text)?.[1]
  if (adjective !== undefined && topicOf(adjective.split(" ")) !== null) return thing(adjective, source)
  const kind = adjective === undefined ? null : topicOf([adjective, "comments"])
  if (kind !== null) return read({ topics: [kind], terms: [] })
  if (/^an e-?mails?$/iu.test(text)) return read({ topics: ["contact"], terms: [] })
  const inPlace = places.exec(text.trim())?.[1]
  if (inPlace !== undefined) return thing(inPlace, source)
  const words = withoutLead(text.trim().split(" "), determiners)
  const ofKind = ofNature.exec(text)
  if (ofKind !== null) return thing(`${ofKind[2] ?? ""} ${ofKind[1] ?? ""}`, source)
  if (words.length === 1 && platformNamed(plainWord(words[0] ?? "")) !== null) {
    return unread(
      `“${words[0] ?? ""}” could be the network or a word to look for; say "on ${words[0] ?? ""}", or put it in quotes`
    )
  }
  const whole = topicOf(words) ?? topicOf(withoutLead(words, ofNobody))
  if (whole !== null) return read({ topics: [whole], terms: [] })
  // `sexual remarks about our staff`
  const whom = words.findIndex((word, at) => at > 0 && aiming.has(plainWord(word)))
  const spoken = withoutLead(
    whom > 0 && carriers.has(plainWord(words[whom - 1] ?? "")) ? words.slice(0, whom) : words,
    shades
  )
  const known = [
    text.split(" "),
    words,
    spoken,
    carriers.has(plainWord(words.at(-1) ?? "")) ? spoken.slice(0, -1) : spoken
  ]
    .map((some) => wordsFor(some.join(" ")))
    .find((some) => some !== null)
  if (known != null) return read({ topics: [], terms: known })
  const last = plainWord(words.at(-1) ?? "")
  // `fan theories` are none of the word `fan`, and `medical claims` none of `medical`
  const lead = words.slice(0, -1).map(plainWord)
  const tellsHow = lead.some((word) => manners.has(word)) && lead.every((word) => shades.has(word) || manners.has(word))
  if (words.length === 2 && tails.has(last) && isLoose(words[0] ?? "")) return cannotTell(words.join(" "))
  // `normal chatter` is none of the word `normal`
  if (tellsHow && tails.has(last)) return cannotTell(words.join(" "))
  if (words.length > 1 && tails.has(last) && !lead.every((word) => shades.has(word)))
    return ofRumours(last, thing(words.slice(0, -1).join(" "), source))
  const rest = words.slice(0, -1)
  const literal = literalOf(words.at(0) ?? "", source)
  const apposed = literalOf(words.at(-1) ?? "", source)
  if (words.length > 1 && apposed !== null && words.slice(0, -1).every((word) => calling.has(plainWord(word))))
    return read({ topics: [], terms: [apposed] })
  // `my previous salon "Hair by Jo"`
  if (words.length > 1 && words.length < 5 && apposed !== null && ownThing.test(text))
    return read({ topics: [], terms: [apposed] })
  if (literal !== null && words.length === 1 && /^[\p{Ll}\p{N}]$/u.test(literal)) return cannotTell(literal)
  if (words.length === 1 && literal !== null) return read({ topics: [], terms: [literal] })
  if (words.length > 1 && carriers.has(last)) {
    if (/['’]s?$/u.test(rest.at(-1) ?? "")) return ofWriters(rest.join(" "))
    // `the usual "is this vegan?" comments`
    const usual = withoutLead(rest, shades)
    if (usual.length === 1 && literalOf(usual[0] ?? "", source) !== null) return thing(usual.join(" "), source)
    const named = (rest.length === 1 && literal !== null) || topicOf(rest) !== null || rest.every(isCapital)
    return named ? thing(rest.join(" "), source) : cannotTell(words.join(" "))
  }
  for (let at = 1; at < words.length; at++) {
    const behind = topicOf(words.slice(at))
    if (behind === null || joints.has(plainWord(words[at - 1] ?? ""))) continue
    if (manners.has(plainWord(words[at - 1] ?? "")) && spokenAbout.has(behind)) return cannotTell(words.join(" "))
    const front = thing(words.slice(0, at).join(" "), source)
    // `AI images`
    if (front._tag === "read" && behind === "media" && words.slice(0, at).every(isCapital))
      return read({ topics: [], terms: [words.join(" ")] })
    if (front._tag === "read" && front.value.terms.length > 0 && unworded.has(behind))
      return cannotTell(words.join(" "))
    if (front._tag === "read" && isKind(behind) && front.value.topics.some(isKind) && !shading.test(words[0] ?? ""))
      return withoutComma
    return front._tag === "unread"
      ? front
      : read({ topics: [...new Set([behind, ...front.value.topics])], terms: front.value.terms })
  }
  for (let at = words.length - 2; at > 0; at--) {
    const front = topicOf(words.slice(0, at))
    if (front === null) continue
    const joint = plainWord(words[at] ?? "")
    const behind = words.slice(at + 1).join(" ")
    if (joint === "for" && front === "spam" && rivals.test(behind)) return read({ topics: [front], terms: [] })
    if (joint === "from" && spokenAbout.has(front) && ofAThing.test(behind))
      return read({ topics: [front], terms: [withoutLead(behind.split(" "), determiners).join(" ")] })
    if (joint === "from" || joint === "by")
      return anyone.test(behind) || (front === "spam" && rivals.test(behind))
        ? read({ topics: [front], terms: [] })
        : ofWriters(behind)
    if (aimedAt.has(joint) && aimed.has(front) && words.slice(at + 1).some((word) => turning.has(plainWord(word))))
      return cannotTell(words.join(" "))
    if (aimedAt.has(joint) && aimed.has(front))
      return read({ topics: [front], terms: isCapital(behind) && !/ /.test(behind) ? [behind] : [] })
    if (
      aimed.has(front) &&
      front !== "profanity" &&
      (joint === "about" || joint === "of") &&
      /^(?:our|my|the|any|other) /iu.test(behind)
    )
      return read({ topics: [front], terms: [] })
    if (!joints.has(joint) || ((joint === "on" || joint === "in") && !spokenAbout.has(front))) continue
    if (joint === "of" && anyone.test(behind) && front === "contact") return read({ topics: [front], terms: [] })
    if (front === "media") return cannotTell(words.join(" "))
    const more: ReadPart<RuleTarget> =
      front === "links" && platformNamed(behind.toLowerCase()) !== null
        ? read({ topics: [], terms: [behind] })
        : thing(behind, source)
    return more._tag === "unread"
      ? more
      : read({ topics: [...new Set([front, ...more.value.topics])], terms: more.value.terms })
  }
  const off = givenOff(words.join(" "))
  if (off !== null) {
    const term = termOfThing(`${off.what} at the ${off.where}`.split(" "))
    return term._tag === "unread" ? term : read({ topics: [], terms: [`${off.what} from the ${off.where}`] })
  }
  const written = words.findIndex((word) => plainWord(word) === "from" || plainWord(word) === "by")
  if (written > 0) {
    const behind = words.slice(written + 1).join(" ")
    const front = words
      .slice(0, written)
      .join(" ")
      .replace(/ (?:given|posted|made|run|hosted|left|written|shared|sent|offered|coming|reported|asked|raised)$/iu, "")
    if (anyone.test(behind)) return thing(front, source)
    return ofWriters(behind)
  }
  if (words.some((word) => literalOf(word, source) !== null)) return tooMuch(text)
  if (/^(?:(?:the|all|any) )*(?:other|rival|competing) \p{Ll}/u.test(text.trim())) return unread(ofRivals)
  if (namedUser.test(text)) return ofWriters(text)
  const concept = conceptOf(text)
  if (concept !== null) return read(concept)
  const what = complainedOf(text)
  if (what !== null && !/^(?:people|customers?|us|you|me|them|it)$/iu.test(what)) {
    const about = thing(what, source)
    return about._tag === "unread" ? about : read({ ...about.value, topics: ["negative"] })
  }
  const ours = here.exec(text)?.[1]
  const thingHere = ours === undefined ? null : wordsFor(ours)
  if (thingHere !== null) return read({ topics: [], terms: thingHere })
  const term = termOfThing(words)
  return term._tag === "unread" ? term : read({ topics: [], terms: [term.value] })
}
