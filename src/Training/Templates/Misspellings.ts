import type { Sequence } from "../Examples/Random.ts"

type Change = (word: string, random: Sequence) => string

const figures: Readonly<Record<string, string>> = { a: "4", e: "3", i: "1", o: "0", s: "5", t: "7" }

const swapped: Change = (word, random) => {
  const at = 1 + random.below(Math.max(1, word.length - 2))
  return `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`
}

const dropped: Change = (word, random) => {
  const at = 1 + random.below(word.length - 1)
  return word.slice(0, at) + word.slice(at + 1)
}

const doubled: Change = (word, random) => {
  const at = random.below(word.length)
  return word.slice(0, at) + word.charAt(at) + word.slice(at)
}

const figured: Change = (word) => word.replaceAll(/[aeiost]/gi, (letter) => figures[letter.toLowerCase()] ?? letter)
const spaced: Change = (word) => [...word].join(" ")
const starred: Change = (word) => word.replace(/(?<=^.)[aeiou]/i, "*")

const changes: ReadonlyArray<Change> = [swapped, dropped, dropped, doubled, figured, spaced, starred]
const shortest = 4

/** A text with one of its longer words, or two words in a row, written as people do in haste or to get past a list. */
export const misspelt = (text: string, random: Sequence): string => {
  const words = text.split(" ")
  const long = words.flatMap((word, index) => (/^[a-z]+$/i.test(word) && word.length >= shortest ? [index] : []))
  if (words.length > 2 && random.below(4) === 0) {
    const at = random.below(words.length - 1)
    return [...words.slice(0, at), `${words[at] ?? ""}${words[at + 1] ?? ""}`, ...words.slice(at + 2)].join(" ")
  }
  if (long.length === 0) return text
  const at = random.pick(long)
  const change = random.pick(changes)
  return words.map((word, index) => (index === at ? change(word, random) : word)).join(" ")
}
