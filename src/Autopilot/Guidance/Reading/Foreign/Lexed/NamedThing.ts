import type { ForeignWord } from "./ForeignWord.ts"

/** The words for a thing, as it is written there and in its other forms; null where it is none. */
export const namedThing = (
  run: ReadonlyArray<ForeignWord> | undefined,
  { name, writing }: { readonly name: string; readonly writing: string }
) => {
  const [token, next] = run ?? []
  if (token === undefined || next !== undefined) return null
  const words = token.kinds.thing ?? token.kinds.quality
  if (words === undefined) return null
  // as it is written there, which may be one of them
  const text = token.text.toLowerCase()
  const isOne = words.split("|").includes(text)
  // comments that write an ending on to it are found by it
  const isFound = (word: string) =>
    word === text || (isOne && (name === "Turkish" || writing !== "spaced") && word.startsWith(text))
  const others = words.split("|").filter((word) => !isFound(word))
  return { words: isOne ? [token.text, ...others] : others, isQuality: token.kinds.thing === undefined }
}
