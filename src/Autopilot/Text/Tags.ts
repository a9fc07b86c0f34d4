import type { Word } from "./Word.ts"

/** Whether a word is a hashtag or a handle. */
export const isTag = ({ kind }: Pick<Word, "kind">): boolean => kind === "hashtag" || kind === "handle"

export const hasTag = (words: ReadonlyArray<Word>): boolean => {
  for (const word of words) if (isTag(word)) return true
  return false
}
