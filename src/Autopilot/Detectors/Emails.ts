import { at } from "../Text/Marks.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import { WordSet } from "../Text/WordSet.ts"
import type { Written } from "../Text/Written.ts"
import { certain, nothingSeen, type Sighting, together } from "./Detection.ts"
import { clearEndings, wordEndings } from "./TopLevelDomains.ts"
import { piecesOf } from "./Urls.ts"

const providers = new Set(
  "gmail googlemail yahoo ymail hotmail outlook live icloud aol proton protonmail mail gmx web yandex zoho tutanota".split(
    " "
  )
)
const ats = new WordSet(["at", "arroba", "chez"])

const brackets = new Set([0x28, 0x5b, 0x7b])

const isAddress = (piece: string): boolean => {
  const sign = piece.indexOf("@")
  if (sign < 1 || piece.includes("@", sign + 1)) return false
  const trimmed = piece.replace(/[.!?:]{1,5}$/, "")
  const domain = trimmed.slice(sign + 1).split(".")
  const ending = domain.at(-1) ?? ""
  return domain.length >= 2 && domain.every((label) => /^[\p{L}\p{N}-]+$/u.test(label)) && isEnding(ending)
}

const isEnding = (ending: string) => clearEndings.has(ending) || wordEndings.has(ending)

/** `name at gmail dot com`, `name (at) gmail`: the word before, and a provider of mailboxes behind. */
const spoken = (text: NormalisedText): ReadonlyArray<Sighting> => {
  if (!ats.mayBeIn(text)) return nothingSeen
  const sightings: Array<Sighting> = []
  for (let index = 1; index < text.words.length; index++) {
    const word = text.words[index]
    if (word === undefined || !ats.has(word)) continue
    const previous = text.words[index - 1]
    const next = text.words[index + 1]
    if (previous === undefined || next === undefined || !providers.has(next.text)) continue
    const ending = text.words[index + 2]
    const whole = ending !== undefined && (ending.text === "dot" || isEnding(ending.text))
    const bracketed = brackets.has(text.written.at(word.start - 1))
    if (whole || bracketed) sightings.push({ score: certain, seen: `${previous.text} at ${next.text}` })
  }
  return sightings
}

/** `jo…@gmail.com`: not the whole address. */
const shown = (piece: string) => {
  const sign = piece.indexOf("@")
  return `${piece.slice(0, Math.min(2, sign))}…${piece.slice(sign).replace(/[.!?:]{1,5}$/, "")}`
}

const addressesIn = (written: Written): ReadonlyArray<Sighting> =>
  written.has(at)
    ? piecesOf(written)
        .map((piece) => piece.toLowerCase())
        .filter(isAddress)
        .map((piece) => ({ score: certain, seen: shown(piece) }))
    : nothingSeen

export const emails = (text: NormalisedText): ReadonlyArray<Sighting> =>
  together(addressesIn(text.written), spoken(text))
