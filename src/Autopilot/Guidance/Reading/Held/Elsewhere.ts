import type { Platform } from "#schema/Platform.ts"
import { wholeWords } from "../../../Expressions/WholeWords.ts"
import { everywhere } from "../../Place.ts"
import type { Place, Rule } from "../../Policy.ts"
import { type HeldWords, heldWords } from "./Words.ts"

const platformWords: ReadonlyArray<readonly [RegExp, Platform]> = [
  [/^(?:facebook|fb|フェイスブック|페이스북|페북|فيسبوك|الفيسبوك|فيس بوك|फेसबुक)$/iu, "facebook"],
  [
    /^(?:instagram|insta|ig|インスタグラム|インスタ|인스타그램|인스타|انستغرام|إنستغرام|انستقرام|انستجرام|इंस्टाग्राम|इंस्टा)$/iu,
    "instagram"
  ],
  [/^(?:tiktok|ティックトック|틱톡|تيك توك|टिकटॉक)$/iu, "tiktok"],
  [/^(?:youtube|yt|ユーチューブ|유튜브|يوتيوب|यूट्यूब)$/iu, "youtube"],
  [/^(?:threads|スレッズ|스레드|ثريدز|थ्रेड्स)$/iu, "threads"]
]
const anyPlatform =
  "facebook|fb|instagram|insta|ig|tiktok|youtube|yt|threads|フェイスブック|インスタグラム|インスタ|ティックトック|ユーチューブ|スレッズ|페이스북|페북|인스타그램|인스타|틱톡|유튜브|스레드|الفيسبوك|فيسبوك|فيس بوك|انستغرام|إنستغرام|انستقرام|انستجرام|تيك توك|يوتيوب|ثريدز|फेसबुक|इंस्टाग्राम|इंस्टा|टिकटॉक|यूट्यूब|थ्रेड्स"

interface Told {
  readonly rest: string
  readonly place: Place
}

/** A sentence without the networks, or the ads, that it names. */
const withoutPlace = (said: string, { ads, behind, front }: HeldWords): Told => {
  const platforms: Array<Platform> = []
  const networks = new RegExp(
    `(?:${front})?(?<![\\p{L}\\p{N}])(?<name>${anyPlatform})(?:${behind})?(?![\\p{Script=Latin}\\p{Script=Arabic}\\p{Script=Devanagari}])`,
    "giu"
  )
  const withoutNetworks = said.replaceAll(networks, (...found) => {
    const groups: unknown = found.at(-1)
    const name = typeof groups === "object" && groups !== null && "name" in groups ? String(groups.name) : ""
    const platform = platformWords.find(([word]) => word.test(name))?.[1]
    if (platform !== undefined) platforms.push(platform)
    return " "
  })
  const rest = withoutNetworks.replace(new RegExp(ads, "iu"), " ")
  return {
    rest,
    place: {
      ...everywhere,
      platforms: platforms.length === 0 ? null : [...new Set(platforms)],
      surface: rest === withoutNetworks ? null : "ad"
    }
  }
}

/** A text without the first that one of some words stands for; null where none does. */
const without = (said: string, words: string, spaced: boolean): string | null => {
  const word = spaced ? wholeWords(words) : `(?:${words})`
  const rest = said.replace(new RegExp(word, "iu"), " ")
  return rest === said ? null : rest
}

const withoutAll = (said: string, needed: ReadonlyArray<string>, spaced: boolean): string | null =>
  needed.reduce((rest: string | null, words) => (rest === null ? null : without(rest, words, spaced)), said)

const isEmpty = (said: string, { fillers, spaced }: HeldWords): boolean => {
  const filler = spaced ? wholeWords(fillers) : `(?:${fillers})`
  return said.replaceAll(new RegExp(filler, "giu"), " ").replaceAll(/[\s,.!،。、؛;:–—-]+/gu, "") === ""
}

/** Nobody says it in so many characters. */
const longest = 200

/**
 * What is not to be hidden before somebody is asked, in other languages than English: `Verberge auf Facebook nichts, ohne
 * mich zu fragen`. Null for a sentence that says anything else, or more.
 */
export const heldElsewhere = (said: string, source: string): ReadonlyArray<Rule> | null => {
  if (said.length > longest || /["“„«」？?]/u.test(said)) return null
  for (const words of heldWords) {
    const { place, rest: told } = withoutPlace(said, words)
    const rest = told.replaceAll(/ {2,}/gu, " ")
    for (const form of words.forms) {
      const left = withoutAll(rest, form, words.spaced)
      if (left === null || !isEmpty(left, words)) continue
      return [{ effect: "ask", topics: [], terms: [], ...place, except: [], exceptIn: [], holds: true, source }]
    }
  }
  return null
}
