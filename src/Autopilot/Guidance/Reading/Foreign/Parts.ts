import type { Platform } from "#schema/Platform.ts"
import { everywhere, isEverywhere, within } from "../../Place.ts"
import type { Place, RuleTarget } from "../../Policy.ts"
import type { Topic } from "../../Topics.ts"
import { platformNamed } from "../Words/Tokens.ts"
import { type SaidEffect, saidIn, saysWhatToDo } from "./Effects.ts"
import type { LanguageWords } from "./LanguageWords.ts"
import { type ForeignWord, is, isUnknown } from "./Lexed/ForeignWord.ts"
import { objectsIn } from "./Objects.ts"
import { placed } from "./Places.ts"
import { withoutNewness } from "./Readings/Renewed.ts"

/** What a part of a sentence tells: what to do, about what, and where, as far as it does. */
export interface SentencePart {
  readonly said: SaidEffect | null
  readonly targets: ReadonlyArray<RuleTarget>
  readonly place: Place
  readonly only: boolean
  readonly except: ReadonlyArray<RuleTarget>
  readonly exceptIn: ReadonlyArray<Place>
  /** `If somebody …`: what to do is said before it or behind it. */
  readonly given: boolean
  /** `Elsewhere it is fine`. */
  readonly elsewhere: boolean
  /** Whether it is said to hide no more than this, which somebody says who keeps the rest. */
  readonly sole: boolean
  /** Whether it begins, and ends, with what it speaks of. */
  readonly opens: boolean
  readonly closes: boolean
}

const nothing: SentencePart = {
  said: null,
  targets: [],
  place: everywhere,
  only: false,
  except: [],
  exceptIn: [],
  given: false,
  elsewhere: false,
  sole: false,
  opens: false,
  closes: false
}

export const hasObject = ({ place, targets }: SentencePart): boolean =>
  targets.length > 0 || place.languages !== null || place.authors !== null

/** `Except TikTok`, with no word that says that it is a place; null for anything else. */
const platformsAlone = (tokens: ReadonlyArray<ForeignWord>): ReadonlyArray<Platform> | null => {
  const said = tokens.filter((token) => !is(token, "filler", "and") && token.cut === null)
  const platforms = said.map((token) => platformNamed(token.kinds.platform ?? ""))
  const known = platforms.filter((platform) => platform !== null)
  return known.length === 0 || known.length < platforms.length ? null : known
}

const done: ReadonlySet<Topic> = new Set<Topic>(["spam", "scams", "hate", "insult", "threat", "profanity"])

/** `Jokes about spam` are none: nothing tells them from it, and who keeps them does not keep it. */
const areSpokenOf = (tokens: ReadonlyArray<ForeignWord>, targets: ReadonlyArray<RuleTarget>): boolean =>
  tokens.some((token) => is(token, "talk", "about", "after")) &&
  targets.some(({ topics }) => topics.some((topic) => done.has(topic)))

/** `Except questions`: behind it they are what is named, whatever else the word may say. */
const asNamed = (token: ForeignWord): ForeignWord => {
  const { topic } = token.kinds
  return topic === undefined || !is(token, "ask", "keep", "hide", "ban") ? token : { ...token, kinds: { topic } }
}

/** What is left out: what comments speak of, or where they stand. */
const exceptionIn = (
  tokens: ReadonlyArray<ForeignWord>,
  lexicon: LanguageWords
): Pick<SentencePart, "except" | "exceptIn"> | null => {
  const networks = platformsAlone(tokens)
  if (networks !== null) return { except: [], exceptIn: [{ ...everywhere, platforms: networks }] }
  const there = placed(tokens.map(asNamed))
  if (there === null || there.only || there.tokens.some((token) => is(token, "not", "none", "without"))) return null
  if (there.tokens.some((token) => saysWhatToDo(token, there.tokens) && !is(token, "weak"))) return null
  const objects = objectsIn(there.tokens, lexicon)
  if (objects === null || objects.everything || areSpokenOf(there.tokens, objects.targets)) return null
  const place = within(there.place, objects.place)
  if (place === null) return null
  if (objects.targets.length === 0) return isEverywhere(place) ? null : { except: [], exceptIn: [place] }
  return isEverywhere(place) ? { except: objects.targets, exceptIn: [] } : null
}

/** The words before an exception, and those that say what it is. */
const excepting = (tokens: ReadonlyArray<ForeignWord>) => {
  const before = tokens.findIndex((token) => is(token, "except"))
  if (before >= 0) return { main: tokens.slice(0, before), left: tokens.slice(before + 1) }
  const behind = tokens.findIndex((token) => is(token, "besides"))
  return behind < 0 ? null : { main: tokens.slice(behind + 1), left: tokens.slice(0, behind) }
}

const concordant: ReadonlySet<string> = new Set(["Spanish", "Italian", "Portuguese", "Polish"])

const isObject = (token: ForeignWord) => is(token, "topic") || isUnknown(token) || token.exact

/** What is asked for where something is given: `delete links if they swear` names two that have to come together. */
const isGivenBehind = (tokens: ReadonlyArray<ForeignWord>): boolean => {
  const at = tokens.findIndex((token) => is(token, "if"))
  return at > 0 && tokens.slice(0, at).some((token) => is(token, "topic") || isUnknown(token) || token.exact)
}

/** `No insults nor links`, and `neither insults nor links`, are one no. */
const withOneNo = (tokens: ReadonlyArray<ForeignWord>): ReadonlyArray<ForeignWord> => {
  let refused = false
  return tokens.map((token) => {
    const isMore = refused
    refused = refused || is(token, "not", "none", "without", "nor", "ban", "denying")
    return is(token, "nor") ? { ...token, kinds: isMore ? { and: "" } : { none: "" } } : token
  })
}

/** A part of a sentence; null where a word of it is left over, or it is not clear what is said. */
export const partOf = (words: ReadonlyArray<ForeignWord>, lexicon: LanguageWords): SentencePart | null => {
  const one = withOneNo(words)
  const keeps = saidIn(one, concordant.has(lexicon.name))?.effect === "keep"
  const all = keeps ? withoutNewness(one, lexicon.behind) : one
  const exception = excepting(all)
  const left = exception === null ? { except: [], exceptIn: [] } : exceptionIn(exception.left, lexicon)
  if (left === null) return null
  const elsewhere = (exception?.main ?? all).some((token) => is(token, "elsewhere"))
  if (elsewhere) {
    const rest = all.filter((token) => !is(token, "elsewhere", "filler", "keep", "weak", "not", "bother", "and"))
    return rest.length > 0 || exception !== null ? null : { ...nothing, elsewhere }
  }
  const there = placed(exception?.main ?? all)
  if (there === null || (!lexicon.behind && isGivenBehind(there.tokens))) return null
  const said = saidIn(there.tokens, concordant.has(lexicon.name))
  if (said === undefined) return null
  const sole = said?.effect === "hide" && said.by === "verb" && there.tokens.some((token) => is(token, "only"))
  const named = sole ? there.tokens.filter((token) => !is(token, "only")) : there.tokens
  const objects = objectsIn(named, lexicon)
  if (objects === null || (objects.everything && exception !== null)) return null
  if (said?.effect !== "hide" && areSpokenOf(there.tokens, objects.targets)) return null
  const place = within(there.place, objects.place)
  if (place === null) return null
  if (there.only && isEverywhere(there.place)) return null
  const given = there.tokens.some((token) => is(token, "if"))
  const telling = there.tokens.filter((token) => isObject(token) || saysWhatToDo(token, there.tokens))
  const [opens, closes] = [telling[0], telling.at(-1)].map((token) => token !== undefined && isObject(token))
  return {
    ...nothing,
    ...left,
    said,
    targets: objects.targets,
    place,
    only: there.only,
    given,
    sole,
    opens: opens === true,
    closes: closes === true
  }
}
