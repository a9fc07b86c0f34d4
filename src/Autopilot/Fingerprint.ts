import { type NormalisedText, normalise } from "./Normalise.ts"
import { isPlain } from "./Text/Characters.ts"
import { lookalike } from "./Text/Confusables.ts"
import type { Word } from "./Text/Word.ts"

/** Places of a fingerprint: each keeps the least value of a hash function of its own. */
export const fingerprintPlaces = 64

/** Bytes of an encoded fingerprint. */
export const fingerprintBytes = fingerprintPlaces * 4

/**
 * MinHash over runs of four characters: the share of equal places in two fingerprints estimates the Jaccard
 * similarity of the texts (standard error at most 1/16). The hashes are fixed: stored fingerprints stay comparable.
 */
export type Fingerprint = Uint32Array

const shingle = 4

/** Below this a text has so few runs that quite different texts would share half of them. */
const shortest = 24

/** murmur3's finaliser: every bit of the input reaches every bit of the output. */
const mix = (value: number): number => {
  let hash = value >>> 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

const fnv = (text: string, from: number, to: number): number => {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

const lastPlain = 0x7f
/** What was found out about the letters of one UTF-16 unit: the Latin one each may be taken for, or itself. */
const known = new Map<number, string>()

const latinFor = (unit: number): string => {
  const before = known.get(unit)
  if (before !== undefined) return before
  const letter = String.fromCharCode(unit)
  const now = lookalike(letter) ?? lookalike(letter.toUpperCase()) ?? letter
  known.set(unit, now)
  return now
}

/**
 * Every letter that may be taken for a Latin one as that one, in either case, whatever language it is in: what is
 * compared need not be read. So a text is like itself even where all of it was written in look-alikes.
 */
const latin = (text: string): string => {
  if (isPlain(text)) return text
  let written = ""
  let done = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit <= lastPlain) continue
    written += text.slice(done, at) + latinFor(unit)
    done = at + 1
  }
  return done === 0 ? text : written + text.slice(done)
}

const alike = ({ kind, text }: Word): string =>
  kind === "handle" ? "@" : kind === "number" || kind === "money" ? "0" : text

/**
 * Handles and figures are what a copy changes first, so every handle and every figure is alike; unless there is
 * nothing else to go by. Without any words, what is left is emoji.
 */
const comparable = (text: NormalisedText): string => {
  if (text.words.length === 0) return text.written.whole.replaceAll(/\s+/g, "")
  let spoken = false
  let changed = false
  for (const { kind } of text.words) {
    if (kind === "word" || kind === "hashtag") spoken = true
    else changed = true
  }
  return spoken ? latin(changed ? text.words.map(alike).join(" ") : text.canonical) : text.canonical
}

/** Twice as many rounds as places is the most there can be; the round stands in the upper bits of a value. */
const roundBits = 8
const rest = 32 - roundBits
/** Values are compared as whole numbers with a sign, which is faster: this puts them in the same order. */
const signed = 0x80000000
const empty = 0x7fffffff

const least = new Int32Array(fingerprintPlaces)
let pieces = new Int32Array(4096)

/** The runs of a text, hashed. Short texts are one piece, so that `nice` is not like `nice one`. */
const fillPieces = (written: string): number => {
  if (written.length < shortest) {
    pieces[0] = mix(fnv(`=${written}`, 0, written.length + 1))
    return 1
  }
  const count = written.length - shingle + 1
  if (count > pieces.length) pieces = new Int32Array(count)
  for (let at = 0; at < count; at++) pieces[at] = mix(fnv(written, at, at + shingle))
  return count
}

/**
 * In each round every piece takes one place of 64 by chance, and the least value of the earliest round stays; as soon
 * as every place is taken the rest of the rounds are spared (fast similarity sketching, Dahlgaard et al., 2017). In the
 * rounds after the 64th every piece tries one and the same place, so that none stays empty.
 */
export const fingerprint = (text: NormalisedText): Fingerprint => {
  const count = fillPieces(comparable(text))
  least.fill(empty)
  let left = fingerprintPlaces
  for (let round = 0; left > 0; round++) {
    const seed = Math.imul(round + 1, 0x9e3779b1)
    for (let at = 0; at < count; at++) {
      let hash = Math.imul((pieces[at] ?? 0) ^ seed, 0x85ebca6b)
      hash = Math.imul(hash ^ (hash >>> 15), 0xc2b2ae35)
      hash ^= hash >>> 16
      const place = round < fingerprintPlaces ? hash & (fingerprintPlaces - 1) : round - fingerprintPlaces
      const value = ((round << rest) | (hash >>> roundBits)) ^ signed
      const before = least[place] ?? empty
      // which values are the least is anybody's guess, so there is no branch to guess at
      least[place] = Math.min(value, before)
      const filled = before ^ empty
      left -= 1 - ((filled | -filled) >>> 31)
    }
  }
  const fingerprint = new Uint32Array(fingerprintPlaces)
  for (let place = 0; place < fingerprintPlaces; place++) fingerprint[place] = (least[place] ?? 0) ^ signed
  return fingerprint
}

export const fingerprintOf = (text: string): Fingerprint => fingerprint(normalise(text))

/** How many places of two fingerprints are equal. */
export const equalPlaces = (one: Fingerprint, other: Fingerprint): number => {
  let equal = 0
  for (let index = 0; index < fingerprintPlaces; index++) if (one[index] === other[index]) equal++
  return equal
}

/** Estimated Jaccard similarity, 0 to 1. */
export const similarity = (one: Fingerprint, other: Fingerprint): number => equalPlaces(one, other) / fingerprintPlaces

/** 256 bytes, little-endian. */
export const encodeFingerprint = (fingerprint: Fingerprint): Uint8Array => {
  const view = new DataView(new ArrayBuffer(fingerprintBytes))
  fingerprint.forEach((value, index) => {
    view.setUint32(index * 4, value, true)
  })
  return new Uint8Array(view.buffer)
}

/** Null when the bytes are not a fingerprint. */
export const decodeFingerprint = (bytes: Uint8Array): Fingerprint | null => {
  if (bytes.byteLength !== fingerprintBytes) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint32Array.from({ length: fingerprintPlaces }, (_, index) => view.getUint32(index * 4, true))
}
