import type { Platform } from "#schema/Platform.ts"
import { isOfThing } from "../../Languages/ForeignThings.ts"
import { everywhere, isEverywhere, within } from "../../Place.ts"
import { type Effect, opposite, type RuleTarget } from "../../Policy.ts"
import type { SaidEffect } from "./Effects.ts"
import { hasObject, type SentencePart } from "./Parts.ts"

/** An instruction of a sentence, whole. */
export interface Instruction
  extends Pick<SentencePart, "targets" | "place" | "only" | "except" | "exceptIn" | "closes"> {
  readonly effect: Effect
  readonly by: SaidEffect["by"]
  readonly denied: boolean
  /** Whether what follows it was taken for more of its list. */
  readonly grown: boolean
}

/** What has been said so far. */
interface Told {
  readonly all: ReadonlyArray<Instruction>
  /** What is spoken of before anything is said to do about it, or the place alone. */
  readonly waiting: SentencePart | null
  /** What is said to do before it is said about what. */
  readonly open: (SentencePart & { readonly said: SaidEffect }) | null
}

/** Null where a part does not go together with those before it. */
type Telling = Told | null

/** A word that is known by nothing but where it stands; behind a comma it may be anything. */
const isLoose = ({ terms }: RuleTarget) =>
  terms.some((term) => !/^\p{N}*\p{Lu}|^[#@]/u.test(term)) && !terms.some(isOfThing)
const isExcepting = ({ except, exceptIn }: Pick<SentencePart, "except" | "exceptIn">) =>
  except.length + exceptIn.length > 0

const instructionOf = (part: SentencePart, { by, denied, effect }: SaidEffect): Instruction => {
  const { closes, except, exceptIn, only, place, targets } = part
  return { effect, by, denied, except, exceptIn, only, place, targets, closes, grown: false }
}

const withLast = ({ all, ...rest }: Told, last: Instruction): Told => ({ ...rest, all: [...all.slice(0, -1), last] })

/** `Elsewhere it is fine`: the last is kept to its place. */
const elsewhere = (told: Told): Telling => {
  const last = told.all.at(-1)
  const placed = last !== undefined && !isEverywhere({ ...last.place, languages: null, authors: null })
  return placed && told.waiting === null ? withLast(told, { ...last, only: true }) : null
}

/** `Delete spam, links and complaints stay`: the links may be meant by either. */
const isOfEither = (last: Instruction | undefined, part: SentencePart, said: SaidEffect): boolean =>
  last?.closes === true && part.opens && part.targets.length > 1 && last.effect !== said.effect

const whole = ({ all, open, waiting }: Told, part: SentencePart, said: SaidEffect, alone: boolean): Telling => {
  const last = all.at(-1)
  if (open !== null || last?.grown === true || isOfEither(last, part, said)) return null
  if (said.by === "none" && last !== undefined && last.by !== "none") return null
  if (said.by === "not" && last === undefined && !alone && waiting === null) return null
  if (waiting !== null && (isExcepting(waiting) || (waiting.given && hasObject(waiting)))) return null
  const place = within(part.place, waiting?.place ?? everywhere)
  if (place === null) return null
  // `delete links, questions yes`
  if (said.by === "yes" && last?.by === "verb" && last.effect !== "keep" && !last.denied) return null
  const turns = said.by === "not" || (said.by === "yes" && last?.denied === true)
  const effect = turns && last !== undefined ? opposite[last.effect] : said.effect
  const targets = [...(waiting?.targets ?? []), ...part.targets]
  const only = part.only || waiting?.only === true
  return { all: [...all, instructionOf({ ...part, place, targets, only }, { ...said, effect })], waiting: null, open }
}

const isIn = (some: ReadonlyArray<Platform>) => (platform: Platform) => some.includes(platform)

const verbAlone = (told: Told, part: SentencePart, said: SaidEffect): Telling => {
  const { all, open, waiting } = told
  const last = all.at(-1)
  if (waiting !== null && hasObject(waiting)) {
    const place = within(part.place, waiting.place)
    if (place === null || part.exceptIn.length > 0) return null
    const except = [...waiting.except, ...part.except]
    return { all: [...all, instructionOf({ ...waiting, place, except }, said)], waiting: null, open }
  }
  if (last !== undefined) {
    const isOther = part.place.platforms !== null && last.place.platforms?.some(isIn(part.place.platforms)) === false
    // `delete links on TikTok, on Facebook they stay`
    if (isOther && said.by === "verb" && last.effect !== said.effect && !isExcepting(part) && !last.only) {
      const { except, targets } = last
      return { ...told, all: [...all, instructionOf({ ...part, targets, except }, said)] }
    }
    // `delete links, no!`
    if (said.by === "not") return null
    return last.effect === said.effect && isEverywhere(part.place) && !isExcepting(part) ? told : null
  }
  return open === null && waiting === null ? { ...told, open: { ...part, said } } : null
}

/** Behind `questions about prices` more of what is asked about may follow. */
const mayShare =
  ({ targets }: Instruction) =>
  ({ topics }: RuleTarget) =>
    topics.length === 0 &&
    targets.some((before) => before.topics.length > 0 && before.topics.length + before.terms.length > 1)

const objectAlone = (told: Told, part: SentencePart): Telling => {
  const { all, open, waiting } = told
  const last = all.at(-1)
  if (open !== null) {
    const place = within(part.place, open.place)
    return place === null ? null : { all: [...all, instructionOf({ ...part, place }, open.said)], waiting, open: null }
  }
  if (last !== undefined && !part.given) {
    if (
      part.targets.some(mayShare(last)) ||
      last.targets.length === 0 ||
      part.targets.some(isLoose) ||
      !isEverywhere(part.place)
    )
      return null
    if (isExcepting(part)) return null
    return withLast(told, { ...last, targets: [...last.targets, ...part.targets], grown: true })
  }
  if (waiting === null) return { ...told, waiting: part }
  const place = within(waiting.place, part.place)
  if (place === null || waiting.given || part.given) return null
  return { ...told, waiting: { ...waiting, place, targets: [...waiting.targets, ...part.targets] } }
}

const exceptionAlone = (told: Told, part: SentencePart): Telling => {
  const [last, more] = told.all
  if (last === undefined || more !== undefined || told.waiting !== null) return null
  return withLast(told, {
    ...last,
    except: [...last.except, ...part.except],
    exceptIn: [...last.exceptIn, ...part.exceptIn]
  })
}

const placeAlone = (told: Told, part: SentencePart): Telling => {
  const [last, more] = told.all
  if (last === undefined) return told.waiting === null && told.open === null ? { ...told, waiting: part } : null
  const place = within(last.place, part.place)
  return place === null || more !== undefined ? null : withLast(told, { ...last, place, only: last.only || part.only })
}

const next = (told: Told, part: SentencePart, alone: boolean): Telling => {
  if (part.elsewhere) return elsewhere(told)
  if (part.said !== null) {
    return hasObject(part) ? whole(told, part, part.said, alone) : verbAlone(told, part, part.said)
  }
  if (hasObject(part)) return objectAlone(told, part)
  if (isExcepting(part)) return exceptionAlone(told, part)
  return isEverywhere(part.place) ? told : placeAlone(told, part)
}

/** What parts of a sentence say together, in order; null where they do not go together, or say nothing to do. */
export const together = (parts: ReadonlyArray<SentencePart>): ReadonlyArray<Instruction> | null => {
  let told: Told = { all: [], waiting: null, open: null }
  for (const part of parts) {
    const after = next(told, part, parts.length === 1)
    if (after === null) return null
    told = after
  }
  if (parts.some(({ sole }) => sole) && !told.all.some(({ effect }) => effect === "keep")) return null
  return told.waiting === null && told.open === null && told.all.length > 0 ? told.all : null
}
