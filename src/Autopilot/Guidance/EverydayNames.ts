import { ordinaryIn } from "../Competitors/Ordinary.ts"
import { isEverydayWord } from "../Text/EverydayWords.ts"
import { quoted } from "./Wording.ts"

/** Whether a name is a word that people write without meaning a brand. */
export const isEverydayName = (name: string): boolean => isEverydayWord(name) || ordinaryIn(name).length > 0

/** What to know about competitors whose names are everyday words, in words; nothing where none is. */
export const everydayNames = (competitors: ReadonlyArray<string>): ReadonlyArray<string> => {
  const names = competitors.filter(isEverydayName)
  if (names.length === 0) return []
  const [are, words] = names.length === 1 ? ["is", "an everyday word"] : ["are", "everyday words"]
  return [
    `${quoted(names, "and")} ${are} also ${words}: a comment that may mean the word is asked about or left, and hidden only where it is plain that the brand is meant.`
  ]
}
