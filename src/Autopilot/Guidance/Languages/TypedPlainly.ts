import { isEverydayWord } from "../../Text/EverydayWords.ts"

/** Shorter ones are other words: `más` and `mas`. */
const shortest = 5
const marks = /[\u0300-\u036f]/gu

/** Words as they are typed without the marks of their letters, or with German ones spelt out: `politica`, `oeffnungszeiten`. */
export const typedPlainly = (words: string): ReadonlyArray<string> => {
  if (words.length < shortest || !/^[\p{Script=Latin} ]+$/u.test(words) || /^[a-z ]+$/.test(words)) return []
  const bare = words.replaceAll("ß", "ss").replaceAll("ł", "l").replaceAll("ı", "i")
  const without = bare.normalize("NFD").replaceAll(marks, "")
  const spelt = bare.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue")
  return [without, spelt].filter((typed) => /^[a-z ]+$/.test(typed) && !isEverydayWord(typed))
}
