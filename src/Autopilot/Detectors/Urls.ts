import { classOf, otherCode, spaceCode } from "../Text/Characters.ts"
import { at, colon, dot } from "../Text/Marks.ts"
import type { Written } from "../Text/Written.ts"
import { clearEndings, messengerHosts, sentenceBeginnings, shorteners, wordEndings } from "./TopLevelDomains.ts"

export interface Url {
  /** Lower case, without `www.`. */
  readonly host: string
  readonly path: boolean
  /** How sure it is that this is a link: `explicit` has a scheme, `www.`, a known host, or a path. */
  readonly sure: "explicit" | "bare" | "doubtful"
}

export const isShortened = ({ host }: Url): boolean => shorteners.has(host)

const longestHost = 253
const space = 32
const newline = 10
const fewestHostCharacters = 4

const isHostCharacter = (code: number) =>
  (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code === 45 || code === 46 || code === 95 || code > 127

/** Reads the host at the start of a piece of text in one pass. */
const hostAt = (piece: string, from: number): string => {
  let end = from
  while (end < piece.length && end - from <= longestHost && isHostCharacter(piece.charCodeAt(end))) end++
  while (end > from && piece.charCodeAt(end - 1) === 46) end--
  return piece.slice(from, end)
}

const isNumeric = (host: string) => /^[\d.]+$/.test(host)

/** `https://name@host` leads to the host. */
const behindUser = (piece: string, from: number): number => {
  const rest = piece.slice(from)
  const end = rest.search(/[/?#]/)
  return from + (end < 0 ? rest : rest.slice(0, end)).lastIndexOf("@") + 1
}

/** `Vídeos.Se que`: the capital of a sentence behind a missing space. Whoever writes an address writes `videos.se`. */
const beginsSentence = (written: string, ending: string): boolean =>
  sentenceBeginnings.has(ending) && /\.\p{Lu}\p{Ll}[.:!?]*$/u.test(written)

/** A link from one piece of text without spaces; null when it is something else. An e-mail address is. */
const urlOf = (written: string): Url | null => {
  const piece = written.toLowerCase()
  const scheme = piece.indexOf("://")
  const explicit = scheme > 0 && scheme <= 8
  const from = explicit ? behindUser(piece, scheme + 3) : 0
  const full = hostAt(piece, from)
  const behind = piece[from + full.length]
  if (behind === "@" || full.length < fewestHostCharacters) return null
  const www = full.startsWith("www.")
  const host = www ? full.slice(4) : full
  const path = (behind === "/" || behind === "?") && from + full.length + 1 < piece.length
  const labels = host.split(".")
  const ending = labels.at(-1) ?? ""
  if (explicit) return { host, path, sure: "explicit" }
  if (labels.length < 2 || labels.some((label) => label === "" || label.length > 63)) return null
  if (shorteners.has(host) || messengerHosts.has(host)) return { host, path, sure: path ? "explicit" : "bare" }
  if (isNumeric(host)) return null
  if (clearEndings.has(ending)) {
    if (www || path) return { host, path, sure: "explicit" }
    return { host, path, sure: beginsSentence(written, ending) ? "doubtful" : "bare" }
  }
  if (wordEndings.has(ending)) return { host, path, sure: www || path ? "explicit" : "doubtful" }
  if (path && /^[a-z]{2,}$/.test(ending)) return { host, path, sure: "explicit" }
  return www ? { host, path, sure: "bare" } : null
}

const separators = new Set(Array.from("<>\"'`“”‘’«»()[]{}|,;\\^*", (mark) => mark.charCodeAt(0)))

const plainUnits = 128
const ends = (code: number): boolean => {
  const kind = classOf(code)
  return kind === spaceCode || (code >= plainUnits && kind === otherCode) || separators.has(code)
}
/** Which of the first 128 characters end a piece. */
const plainEnds = Uint8Array.from({ length: plainUnits }, (_, code) => (ends(code) ? 1 : 0))

const isEnd = (code: number): boolean => (code < plainUnits ? plainEnds[code] === 1 : ends(code))

const isJoint = (code: number): boolean => code === dot || code === colon || code === at

/** Whether something goes on behind a dot, a colon or an at sign, as it does in few sentences. */
const mayHold = (written: Written): boolean => {
  if (!written.has(dot) && !written.has(colon) && !written.has(at)) return false
  const { codes, length } = written
  for (let place = 0; place + 1 < length; place++) {
    if (!isJoint(codes[place] ?? 0)) continue
    const next = codes[place + 1]
    if (next !== space && next !== dot && next !== newline) return true
  }
  return false
}

const nothing: ReadonlyArray<never> = []

/**
 * Cuts a text where no link goes on: at spaces, quotes, brackets and anything but ASCII and letters. Only pieces that
 * go on behind a dot, a colon or an at sign come back; nothing else is a link or an address.
 */
export const piecesOf = (written: Written): ReadonlyArray<string> => {
  if (!mayHold(written)) return nothing
  const { codes, length } = written
  const pieces: Array<string> = []
  let start = 0
  let joint = false
  for (let place = 0; place <= length; place++) {
    const code = codes[place] ?? 0
    if (place < length && !isEnd(code)) {
      if (isJoint(code) && place + 1 < length && !isEnd(codes[place + 1] ?? 0)) joint = true
      continue
    }
    if (joint) pieces.push(written.slice(start, place))
    start = place + 1
    joint = false
  }
  return pieces
}

/** `bit.ly/…`, the host and whether there was more. */
export const shownUrl = (url: Url): string => (url.path ? `${url.host}/…` : url.host)

export const urlsOf = (written: Written): ReadonlyArray<Url> => {
  const pieces = piecesOf(written)
  if (pieces.length === 0) return nothing
  const urls: Array<Url> = []
  for (const piece of pieces) {
    // Handles may hold dots: `@brand.shop` is a person.
    if (piece.startsWith("@")) continue
    const start = /^[\p{L}\p{N}]/u.test(piece) ? 0 : firstWordly(piece)
    const url = urlOf(start === 0 ? piece : piece.slice(start))
    if (url !== null) urls.push(url)
  }
  return urls
}

const firstWordly = (piece: string): number => {
  for (let at = 0; at < piece.length; at++) {
    if (/^[\p{L}\p{N}]$/u.test(piece.charAt(at))) return at
  }
  return piece.length
}
