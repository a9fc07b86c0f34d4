import { type NormalisedText, normalise } from "./Normalise.ts"

/** How many hash functions a fingerprint keeps the least value of. */
const hashes = 64

/** Bytes of an encoded fingerprint. */
export const fingerprintBytes = hashes * 4

/**
 * MinHash over runs of four characters: the share of equal places in two fingerprints estimates the Jaccard
 * similarity of the texts (standard error at most 1/16). The seeds are fixed: stored fingerprints stay comparable.
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

const seeds = Uint32Array.from({ length: hashes }, (_, index) => mix(0x9e3779b9 + Math.imul(index + 1, 0x7f4a7c15)))

const fnv = (text: string, from: number, to: number): number => {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/**
 * Handles and figures are what a copy changes first, so every handle and every figure is alike; unless there is
 * nothing else to go by. Without any words, what is left is emoji.
 */
const comparable = (text: NormalisedText): string => {
  if (text.words.length === 0) return text.characters.join("").replaceAll(/\s+/g, "")
  if (!text.words.some((word) => word.kind === "word" || word.kind === "hashtag")) return text.canonical
  return text.words
    .map((word) => (word.kind === "handle" ? "@" : word.kind === "number" || word.kind === "money" ? "0" : word.text))
    .join(" ")
}

/** Short texts are one piece, so that only the same text has the same fingerprint; `nice` is not like `nice one`. */
const pieces = (text: string): ReadonlyArray<number> => {
  if (text.length < shortest) return [fnv(`=${text}`, 0, text.length + 1)]
  const found = new Set<number>()
  for (let at = 0; at + shingle <= text.length; at++) found.add(fnv(text, at, at + shingle))
  return [...found]
}

export const fingerprint = (text: NormalisedText): Fingerprint => {
  const least = new Uint32Array(hashes).fill(0xffffffff)
  for (const piece of pieces(comparable(text))) {
    for (let index = 0; index < hashes; index++) {
      const hash = mix(piece ^ (seeds[index] ?? 0))
      if (hash < (least[index] ?? 0)) least[index] = hash
    }
  }
  return least
}

export const fingerprintOf = (text: string): Fingerprint => fingerprint(normalise(text))

/** Estimated Jaccard similarity, 0 to 1. */
export const similarity = (one: Fingerprint, other: Fingerprint): number => {
  let equal = 0
  for (let index = 0; index < hashes; index++) if (one[index] === other[index]) equal++
  return equal / hashes
}

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
  return Uint32Array.from({ length: hashes }, (_, index) => view.getUint32(index * 4, true))
}
