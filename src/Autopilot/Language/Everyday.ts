import { Lexicon } from "../Features/Lexicon.ts"
import { hashOf } from "../Text/Hash.ts"
import { languages, stopWords } from "../Text/StopWords.ts"
import { commentWords } from "./CommentWords/CommentWords.ts"

/** A letter is in no language. */
const shortestSpoken = 2

const setOf = () => {
  const sets = new Map<number, number>()
  languages.forEach((language, index) => {
    for (const word of `${stopWords[language] ?? ""} ${commentWords[language] ?? ""}`.split(/\s+/)) {
      if (word.length < shortestSpoken) continue
      const hash = hashOf(word) >>> 0
      sets.set(hash, (sets.get(hash) ?? 0) | (1 << index))
    }
  })
  return Lexicon.of(sets)
}

/** Which languages a word is an everyday one of, by its hash: a bit for each. */
export const everyday: Lexicon = setOf()
