import type { Platform, Surface } from "#schema/Platform.ts"
import { literal, Phrases } from "../Phrases/Phrases.ts"
import { type NormalisedText, normalise } from "../Text/Normalise.ts"
import type { Place } from "./Policy.ts"

/** Where a comment stands. */
export interface Whereabouts {
  readonly platform: Platform
  readonly surface: Surface
  /** Name of the account; null where it is not known. */
  readonly account: string | null
  /** Of the post or ad; null where it has none, or it is not known yet. */
  readonly caption: string | null
  /** ISO 639-1; null where there is too little to tell. */
  readonly language: string | null
  /** Handle of who wrote it; empty where the platform gives none. */
  readonly author: string
}

/** Names are the same without regard to case, blanks and signs. */
const plainName = (name: string) =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "")

export const isSameName = (one: string, other: string): boolean =>
  plainName(one) === plainName(other) && plainName(one) !== ""

const made = new WeakMap<ReadonlyArray<string>, Phrases<true>>()

/** Words are read once for as long as their policy is in force. */
const phrasesOf = (captions: ReadonlyArray<string>): Phrases<true> => {
  const known = made.get(captions)
  if (known !== undefined) return known
  const patterns = captions.flatMap((caption) => {
    const pattern = literal(normalise(caption))
    return pattern === null ? [] : [[pattern, true] as const]
  })
  const phrases = new Phrases(patterns)
  made.set(captions, phrases)
  return phrases
}

let last: { readonly caption: string; readonly text: NormalisedText } | null = null

/** Several rules in a row ask about one caption. */
const read = (caption: string): NormalisedText => {
  if (last?.caption !== caption) last = { caption, text: normalise(caption) }
  return last.text
}

const isCaptioned = (caption: string | null, captions: ReadonlyArray<string>): boolean =>
  caption !== null && caption !== "" && phrasesOf(captions).find(read(caption)).length > 0

/** The sign in front is no part of a handle, and neither case nor how a letter with a mark is encoded tells two apart. */
const plainHandle = (handle: string) => handle.replace(/^@/, "").normalize("NFC").toLowerCase()

const isBy = (author: string, handles: ReadonlyArray<string>): boolean =>
  author !== "" && handles.some((handle) => plainHandle(handle) === plainHandle(author))

export const isIn = ({ account, author, caption, language, platform, surface }: Whereabouts, place: Place): boolean =>
  (place.platforms === null || place.platforms.includes(platform)) &&
  (place.surface === null || place.surface === surface) &&
  (place.accounts === null || (account !== null && place.accounts.some((name) => isSameName(name, account)))) &&
  (place.languages === null || (language !== null && place.languages.includes(language))) &&
  (place.authors === null || isBy(author, place.authors)) &&
  (place.captions === null || isCaptioned(caption, place.captions))

/** The same, where a comment whose language cannot be told may be in any: what is not in English hides no `ok`. */
export const mayBeIn = (whereabouts: Whereabouts, place: Place): boolean =>
  isIn(whereabouts, whereabouts.language === null ? { ...place, languages: null } : place)
