import { stopWords } from "./StopWords.ts"

/** Beside the words that any text is full of. */
const common = "two three four five six ten more most well next time life home top"

const everyday = new Set([common, ...Object.values(stopWords)].flatMap((words) => words.trim().split(/\s+/)))

/** Whether a name is a letter, or a word that people write all the time in some language: `On`, `Three`. */
export const isEverydayWord = (name: string): boolean =>
  (name.length <= 2 && Array.from(name).length === 1) || everyday.has(name.toLowerCase())
