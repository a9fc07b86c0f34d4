import { commentWords } from "../Language/CommentWords/CommentWords.ts"
import { normalise } from "../Text/Normalise.ts"
import { stopWords } from "../Text/StopWords.ts"
import { elsewhere } from "./OrdinaryElsewhere.ts"
import { germanic } from "./OrdinaryGermanic.ts"
import { everywhere, nouns } from "./OrdinaryNouns.ts"
import { romance } from "./OrdinaryRomance.ts"
import { isPlainName } from "./PlainNames.ts"

const split = (words: string | undefined): ReadonlyArray<string> => (words ?? "").trim().split(/\s+/)

const brands: Readonly<Record<string, string>> = { ...germanic, ...romance, ...elsewhere }

/** Said as often as those, and called by as brands. */
const said: Readonly<Record<string, string>> = {
  pt: "claro oi nossa extra",
  es: "claro dia dias extra",
  fr: "free plus",
  it: "tre",
  pl: "plus play",
  ko: "다음 오늘 내일 어제 우리 처음 하나 사랑 시간 마음 하늘 친구 가족"
}

/** Words that most comments have some of, whatever they speak of. */
const common = new Map(
  Object.keys(brands).map((language) => [
    language,
    new Set([...split(stopWords[language]), ...split(commentWords[language]), ...split(said[language])])
  ])
)
const rarer = new Map(
  Object.entries(brands).map(([language, words]) => [
    language,
    new Set(split(words).map((word) => normalise(word).canonical))
  ])
)

const isOneOf = (language: string, word: string): boolean =>
  rarer.get(language)?.has(word) === true || (language === "en" && isPlainName(word))

const inLatin = new Set(["en", "de", "nl", "fr", "es", "it", "pt", "pl", "tr"])

/** Of a name of one word: of more words each has to be one that others stand beside. */
const isNoun = (language: string, word: string): boolean =>
  (language === "en" && nouns.has(word)) || (inLatin.has(language) && everywhere.has(word))

const told = new Map<string, ReadonlyArray<string>>()
const mostRemembered = 2000

const languagesOf = (words: ReadonlyArray<string>): ReadonlyArray<string> => {
  if (words.length === 0) return []
  const all = [...rarer.keys()].filter((language) =>
    words.every(
      (word) =>
        isOneOf(language, word) ||
        common.get(language)?.has(word) === true ||
        (words.length === 1 && isNoun(language, word))
    )
  )
  return words.length > 1 ? all.filter((language) => words.some((word) => isOneOf(language, word))) : all
}

/** The languages in which a name is an everyday word, or several that may stand together: `Junge`, `The Ordinary`. */
export const ordinaryIn = (name: string): ReadonlyArray<string> => {
  const known = told.get(name)
  if (known !== undefined) return known
  // nobody joins two words so but in a name: `Riese & Müller`
  const found = name.includes("&") ? [] : languagesOf(normalise(name).words.map(({ text }) => text))
  if (told.size >= mostRemembered) told.clear()
  told.set(name, found)
  return found
}

/** Whether it is said so often that nobody would be asked about each comment with it. */
export const isCommonIn = (word: string, language: string): boolean => common.get(language)?.has(word) === true
