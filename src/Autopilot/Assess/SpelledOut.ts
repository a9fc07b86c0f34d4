import { once } from "#src/Ground/Once.ts"
import { knownSayings, type SayingKind } from "../Classify/Sayings/KnownSayings.ts"
import { sayingsIn } from "../Classify/Sayings/Sayings.ts"
import { KnownWords } from "../Text/KnownWords.ts"
import { type NormalisedText, normalise } from "../Text/Normalise.ts"
import { entryForms, isUnspaced } from "../Tongues/Entries.ts"
import { folded } from "../Tongues/Folded.ts"
import { isNamed, placesOf } from "../Tongues/StemPattern.ts"
import { groupNames } from "../WordLists/GroupNames.ts"

/** What is looked for in a hashtag: what hurts nobody may stay glued together. */
const hurting: ReadonlySet<SayingKind> = new Set(["hate", "contempt", "threats", "wishes", "cursing"])

/** In fewer letters there are no two words that say anything, and more are no hashtag. */
const shortest = 7
const longest = 40
const longestWord = 16
/** Of one letter only these are words. */
const letters: ReadonlySet<string> = new Set("aiuyeo")

/**
 * Every word that such sayings are made of, in each language that parts its words, and the names of groups: letters that
 * words of several languages share are parted wrongly by words of all.
 */
const vocabularies = once((): ReadonlyArray<ReadonlySet<string>> => {
  const all: Array<ReadonlySet<string>> = []
  for (const [language, kinds] of knownSayings) {
    if (isUnspaced(language)) continue
    const words = new Set<string>()
    const add = (form: string) => {
      for (const word of form.split(" ")) if (word.length > 1 || letters.has(word)) words.add(word)
    }
    for (const { kind, patterns } of kinds) {
      if (!hurting.has(kind)) continue
      for (const place of patterns.flatMap(placesOf)) {
        if (place === null || isNamed(place)) continue
        for (const form of place.entries.flatMap((entry) => entryForms(entry, language).forms)) add(form)
      }
    }
    const names = groupNames.get(language)
    for (const list of [names?.several, names?.like, names?.persons]) {
      for (const name of (list ?? "").split(" ")) for (const form of entryForms(name, language).forms) add(form)
    }
    all.push(words)
  }
  return all
})

interface Way {
  readonly words: ReadonlyArray<string>
  /** Of ways to part the same letters that with long words is meant. */
  readonly length: number
}

/** The words that a hashtag is made of; null where they are not all known, or it is one. */
const wordsOf = (tag: string, known: ReadonlySet<string>): ReadonlyArray<string> | null => {
  const ways: Array<Way | null> = [{ words: [], length: 0 }]
  for (let end = 1; end <= tag.length; end++) {
    let best: Way | null = null
    for (let from = Math.max(0, end - longestWord); from < end; from++) {
      const before = ways[from] ?? null
      const length = (before?.length ?? 0) + (end - from) ** 2
      if (before === null || (best !== null && length <= best.length)) continue
      const word = tag.slice(from, end)
      if (known.has(word)) best = { words: [...before.words, word], length }
    }
    ways.push(best)
  }
  const words = ways[tag.length]?.words ?? []
  return words.length < 2 ? null : words
}

/** What a hashtag says by itself, where that is meant to hurt. */
const said = new KnownWords<string | null>((tag) => {
  for (const known of vocabularies()) {
    const spelt = wordsOf(folded(tag), known)?.join(" ")
    if (spelt === undefined) continue
    if ([...sayingsIn(null, normalise(spelt)).keys()].some((kind) => hurting.has(kind))) return spelt
  }
  return null
})

/** A text with hashtags as the sentences that they are where these are against somebody; null where there are none. */
export const spelledOut = ({ words, written }: NormalisedText): string | null => {
  let text = ""
  let done = 0
  for (const word of words) {
    // most are none, and more than that is not asked of them
    if (word.kind !== "hashtag") continue
    const { end, start, text: tag } = word
    const spelt = tag.length < shortest || tag.length > longest ? null : said.of(tag)
    if (spelt === null) continue
    text += `${written.slice(done, start)}. ${spelt}. `
    done = end
  }
  return done === 0 ? null : text + written.slice(done, written.length)
}
