import type { NormalisedText } from "../Normalise.ts"
import { certain, type Sighting } from "./Detection.ts"
import { clearEndings, wordEndings } from "./TopLevelDomains.ts"
import { piecesOf } from "./Urls.ts"

const providers = new Set(
  "gmail googlemail yahoo ymail hotmail outlook live icloud aol proton protonmail mail gmx web yandex zoho tutanota".split(
    " "
  )
)
const ats = new Set(["at", "arroba", "chez"])

const isAddress = (piece: string): boolean => {
  const at = piece.indexOf("@")
  if (at < 1 || piece.includes("@", at + 1)) return false
  const trimmed = piece.replace(/[.!?:]{1,5}$/, "")
  const domain = trimmed.slice(at + 1).split(".")
  const ending = domain.at(-1) ?? ""
  return domain.length >= 2 && domain.every((label) => /^[\p{L}\p{N}-]+$/u.test(label)) && isEnding(ending)
}

const isEnding = (ending: string) => clearEndings.has(ending) || wordEndings.has(ending)

/** `name at gmail dot com`, `name (at) gmail`: the word before, and a provider of mailboxes behind. */
const spoken = (text: NormalisedText): ReadonlyArray<Sighting> => {
  const sightings: Array<Sighting> = []
  for (let index = 1; index < text.words.length; index++) {
    const word = text.words[index]
    if (word === undefined || !ats.has(word.text)) continue
    const previous = text.words[index - 1]
    const next = text.words[index + 1]
    if (previous === undefined || next === undefined || !providers.has(next.text)) continue
    const ending = text.words[index + 2]
    const whole = ending !== undefined && (ending.text === "dot" || isEnding(ending.text))
    const bracketed = ["(", "[", "{"].includes(text.characters[word.start - 1] ?? "")
    if (whole || bracketed) sightings.push({ score: certain, seen: `${previous.text} at ${next.text}` })
  }
  return sightings
}

/** `jo…@gmail.com`: not the whole address. */
const shown = (piece: string) => {
  const at = piece.indexOf("@")
  return `${piece.slice(0, Math.min(2, at))}…${piece.slice(at).replace(/[.!?:]{1,5}$/, "")}`
}

const addressesIn = (characters: ReadonlyArray<string>): ReadonlyArray<Sighting> =>
  characters.includes("@")
    ? piecesOf(characters)
        .filter(isAddress)
        .map((piece) => ({ score: certain, seen: shown(piece) }))
    : []

export const emails = (text: NormalisedText): ReadonlyArray<Sighting> => [
  ...addressesIn(text.characters),
  ...spoken(text)
]
