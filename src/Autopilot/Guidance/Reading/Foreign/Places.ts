import type { Platform } from "#schema/Platform.ts"
import { everywhere, within } from "../../Place.ts"
import type { Place } from "../../Policy.ts"
import { platformNamed } from "../Words/Tokens.ts"
import { type ForeignWord, is, isUnknown } from "./Lexed/ForeignWord.ts"

/** A part of a sentence without its place. */
export interface PlacedPart {
  readonly place: Place
  /** Whether it is said that nothing is meant elsewhere. */
  readonly only: boolean
  readonly tokens: ReadonlyArray<ForeignWord>
}

interface Found {
  readonly place: Place
  readonly from: number
  readonly to: number
}

const passing = (token: ForeignWord | undefined) =>
  is(token, "filler", "of") && !is(token, "topic", "posts", "ads", "platform")

const skip = (tokens: ReadonlyArray<ForeignWord>, at: number, step: 1 | -1): number => {
  let next = at
  while (passing(tokens[next])) next += step
  return next
}

const named = (token: ForeignWord | undefined) =>
  token !== undefined && (isUnknown(token) || token.exact) && !is(token, "vague")

/** Names in a row, from a place on or up to one. */
const namesFrom = (tokens: ReadonlyArray<ForeignWord>, at: number, step: 1 | -1): ReadonlyArray<ForeignWord> => {
  const names: Array<ForeignWord> = []
  for (let next = at; named(tokens[next]); next += step) {
    const token = tokens[next]
    if (token !== undefined) names.push(token)
  }
  return step === 1 ? names : names.reverse()
}

const mostNames = 3
const captioned = (names: ReadonlyArray<ForeignWord>): Place | null =>
  names.length === 0 || names.length > mostNames
    ? null
    : { ...everywhere, captions: [names.map(({ text }) => text).join(" ")] }

const platformsFrom = (tokens: ReadonlyArray<ForeignWord>, at: number, step: 1 | -1) => {
  const platforms: Array<Platform> = []
  let next = at
  for (;;) {
    const platform = platformNamed(tokens[next]?.kinds.platform ?? "")
    if (platform === null) break
    platforms.push(platform)
    const joint = next + step
    const other = skip(tokens, joint + step, step)
    if (!is(tokens[joint], "and") || !is(tokens[other], "platform")) return { platforms, to: next }
    next = other
  }
  return { platforms, to: next }
}

/** Behind the word for a post: `of the raffle`, `about the raffle`. */
const behindPosts = (tokens: ReadonlyArray<ForeignWord>, at: number): Found | null | undefined => {
  let next = at + 1
  while (is(tokens[next], "of", "about", "with", "filler", "from") && !is(tokens[next], "topic")) next++
  const names = namesFrom(tokens, next, 1)
  if (names.length === 0) return null
  const place = captioned(names)
  return place === null ? undefined : { place, from: at, to: next + names.length - 1 }
}

/** Behind a preposition: a network, ads, posts with a name, or a name alone below which comments stand. */
const placeAfter = (tokens: ReadonlyArray<ForeignWord>, at: number): Found | null | undefined => {
  const first = skip(tokens, at + 1, 1)
  const token = tokens[first]
  if (is(token, "platform")) {
    const { platforms, to } = platformsFrom(tokens, first, 1)
    const isAds = is(tokens[to + 1], "ads")
    return { place: { ...everywhere, platforms, surface: isAds ? "ad" : null }, from: at, to: isAds ? to + 1 : to }
  }
  if (is(token, "vague")) return undefined
  if (is(token, "ads")) {
    const behind = skip(tokens, first + 1, 1)
    const named = is(tokens[behind], "platform") ? platformsFrom(tokens, behind, 1) : null
    const platforms = named === null ? null : named.platforms
    return { place: { ...everywhere, platforms, surface: "ad" }, from: at, to: named === null ? first : named.to }
  }
  if (is(token, "posts")) {
    const behind = behindPosts(tokens, first)
    if (behind === undefined) return undefined
    return behind === null ? { place: everywhere, from: at, to: first } : { ...behind, from: at }
  }
  const names = namesFrom(tokens, first, 1)
  const end = first + names.length
  if (names.length === 0 || (!is(tokens[end], "posts", "ads") && !is(tokens[at], "under"))) return null
  if (is(tokens[end], "vague")) return undefined
  const place = captioned(names)
  if (place === null) return undefined
  const surface = is(tokens[end], "ads") ? ("ad" as const) : null
  return { place: { ...place, surface }, from: at, to: is(tokens[end], "posts", "ads") ? end : end - 1 }
}

/** Before a postposition, the same. */
const placeBefore = (tokens: ReadonlyArray<ForeignWord>, at: number): Found | null | undefined => {
  const last = skip(tokens, at - 1, -1)
  const token = tokens[last]
  if (is(token, "platform")) {
    const { platforms, to } = platformsFrom(tokens, last, -1)
    return { place: { ...everywhere, platforms: platforms.reverse() }, from: to, to: at }
  }
  if (is(token, "vague")) return undefined
  if (is(token, "ads")) return { place: { ...everywhere, surface: "ad" }, from: last, to: at }
  if (is(token, "posts")) {
    const names = namesFrom(tokens, skip(tokens, last - 1, -1), -1)
    if (is(tokens[skip(tokens, last - 1, -1)], "vague")) return undefined
    const [first] = names
    if (first === undefined) return { place: everywhere, from: last, to: at }
    const place = captioned(names)
    return place === null ? undefined : { place, from: tokens.indexOf(first), to: at }
  }
  if (!is(tokens[at], "below")) return null
  const place = captioned(namesFrom(tokens, last, -1))
  if (place === null) return null
  return { place, from: last - (place.captions?.[0]?.split(" ").length ?? 1) + 1, to: at }
}

/** `Reklamlarda`, which says by itself that they are a place, and what stands in front of it. */
const adsAt = (tokens: ReadonlyArray<ForeignWord>, at: number): Found => {
  const next = skip(tokens, at + 1, 1)
  if (is(tokens[next], "platform")) {
    const { platforms, to } = platformsFrom(tokens, next, 1)
    return { place: { ...everywhere, platforms, surface: "ad" }, from: at, to }
  }
  const named = is(tokens[at - 1], "platform") ? platformsFrom(tokens, at - 1, -1) : null
  const platforms = named === null ? null : named.platforms.toReversed()
  return { place: { ...everywhere, platforms, surface: "ad" }, from: named === null ? at : named.to, to: at }
}

/** `With loans ask me`: a thing is no place where nothing else is spoken of. */
const isAllThatIsNamed = (tokens: ReadonlyArray<ForeignWord>, { from, to }: Found): boolean => {
  const isSpokenOf = (token: ForeignWord) =>
    isUnknown(token) || token.exact || is(token, "topic", "comments", "everything", "language")
  const inside = tokens.slice(from, to + 1)
  if (!inside.some((token) => is(token, "thing")) || inside.some((token) => is(token, "posts", "ads", "platform")))
    return false
  return !tokens.some((token, at) => (at < from || at > to) && isSpokenOf(token))
}

/** A part of a sentence and the places that it names; null where one is not clear. */
export const placed = (all: ReadonlyArray<ForeignWord>): PlacedPart | null => {
  let tokens = all
  let place = everywhere
  let only = false
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    const found =
      is(token, "there") && is(token, "ads")
        ? adsAt(tokens, at)
        : is(token, "on", "under")
          ? placeAfter(tokens, at)
          : is(token, "there", "below") ||
              (is(token, "only") && is(tokens[at - 1], "platform") && !is(tokens[at - 2], "on"))
            ? placeBefore(tokens, at)
            : null
    if (found === undefined) return null
    if (found === null || isAllThatIsNamed(tokens, found)) continue
    const both = within(place, found.place)
    if (both === null) return null
    place = both
    const before = found.from - 1
    const behind = found.to + 1
    const limited = is(tokens[before], "only") ? before : is(tokens[behind], "only") ? behind : null
    if (limited !== null || is(tokens[found.to], "only")) only = true
    const from = limited === before ? before : found.from
    const to = limited === behind ? behind : found.to
    tokens = [...tokens.slice(0, from), ...tokens.slice(to + 1)]
    at = from - 1
  }
  return { place, only, tokens }
}
