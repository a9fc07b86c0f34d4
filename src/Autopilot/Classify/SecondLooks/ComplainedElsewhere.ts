import type { TextReading } from "../../Features/Reading.ts"
import { hashOf } from "../../Text/Hash.ts"
import { type NormalisedText, normalise } from "../../Text/Normalise.ts"
import { folded } from "../../Tongues/Folded.ts"
import { hasUnspaced } from "../../Tongues/ListLanguages.ts"
import words from "../../WordLists/BluntComplaints.json" with { type: "json" }

/** Of a language, by lines of entries with `|` between. */
interface Lists {
  /** What is said around a complaint and adds nothing. */
  readonly around: ReadonlyArray<string>
  /** What complains by itself. */
  readonly says: ReadonlyArray<string>
}

const entries = (lines: ReadonlyArray<string>): ReadonlyArray<string> => lines.flatMap((line) => line.split("|"))

const wordsOf = ({ words: read }: Pick<NormalisedText, "words">): ReadonlyArray<string> =>
  read.flatMap(({ text }) => folded(text).split(/['’-]/u))

const asRead = (entry: string): string => wordsOf(normalise(entry)).join(" ")

interface Spaced {
  readonly around: ReadonlySet<string>
  readonly says: ReadonlySet<string>
}

const spaced = ({ around, says }: Lists): Spaced => ({
  around: new Set(entries(around).flatMap((entry) => asRead(entry).split(" "))),
  says: new Set(entries(says).map(asRead))
})

const unspaced = ({ around, behind, says }: Lists & { readonly behind: ReadonlyArray<string> }): RegExp => {
  const any = (lines: ReadonlyArray<string>) =>
    entries(lines)
      .map((entry) => RegExp.escape(entry))
      .join("|")
  return new RegExp(`^(?:${any(around)})*(?:${any(says)})(?:${any(behind)})*$`, "u")
}

const { ja, ko, ...others } = words
const apart: ReadonlyMap<string, Spaced> = new Map(
  Object.entries(others).map(([language, lists]) => [language, spaced(lists)])
)
const together = [unspaced(ja), unspaced(ko)]
const plaintive: ReadonlySet<number> = new Set(
  Object.values(others).flatMap(({ says }) =>
    entries(says).flatMap((entry) => normalise(entry).words.flatMap(({ text }) => [hashOf(text), hashOf(folded(text))]))
  )
)

const asks = /[?؟？¿]/u
const sign = /[\s\p{P}\p{S}\p{M}]+/gu
/** Longer comments say more than that. */
const longest = 60
const mostWords = 8

/** Whether what is left of some words complains, when what adds nothing is taken from either end. */
const isSaid = (said: ReadonlyArray<string>, { around, says }: Spaced): boolean => {
  for (let from = 0; from < said.length; from++) {
    for (let to = said.length; to > from; to--) {
      if (says.has(said.slice(from, to).join(" "))) return true
      if (!around.has(said[to - 1] ?? "")) break
    }
    if (!around.has(said[from] ?? "")) return false
  }
  return false
}

/**
 * Whether a comment says in a few plain words of another language that something is bad, and nothing else. Where its language
 * is not known it is tried in all.
 */
export const isComplaintElsewhere = ({ text }: TextReading, language: string | null): boolean => {
  const whole = text.written.whole
  if (whole.length > longest || asks.test(whole)) return false
  if (hasUnspaced(whole)) {
    const bare = whole.replaceAll(sign, "")
    return together.some((said) => said.test(bare))
  }
  if (text.words.length > mostWords || !text.words.some((word) => plaintive.has(word.hash))) return false
  const said = wordsOf(text)
  const own = language === null ? undefined : apart.get(language)
  return own === undefined ? apart.values().some((lists) => isSaid(said, lists)) : isSaid(said, own)
}
