import { isUnspaced } from "../../Tongues/Entries.ts"
import { patternSource } from "../../Tongues/StemPattern.ts"
import { sayingLists } from "../../WordLists/SayingLists.ts"

/**
 * What a comment says as a whole sentence: it threatens, or does nothing else, wishes the reader dead, or only seems to; it is a slogan or slur
 * against a group, may well be said against one, holds a slur, speaks of such, or says which of them it means; it tells what somebody said; it asks or speaks for whoever is named, or says nothing
 * of them but what holds of everybody;
 * it says what one would do with somebody's body, or looks at it so; it tells where somebody is to be found, or only where
 * something is to be sent; it tells what somebody drives and where they may be met, or only of one's own or those whom it thanks; it swears at somebody or calls them names, does so by the way, or likens their looks to a beast's; it praises; it may
 * well be a fraud where it names a way to somebody, or wherever it is said; it warns of one, or only seems to; it tells of
 * being served; it promotes, or offers; somebody may need help, or only seems to.
 */
export const sayingKinds = [
  "threats",
  "vowed",
  "wishes",
  "figurative",
  "hate",
  "contempt",
  "slurs",
  "condemned",
  "ofSome",
  "told",
  "spokenFor",
  "ofEverybody",
  "harassing",
  "leering",
  "exposing",
  "sentThere",
  "whereabouts",
  "wellMeant",
  "cursing",
  "swearing",
  "compared",
  "praise",
  "frauds",
  "lures",
  "warnings",
  "dressed",
  "served",
  "spam",
  "offers",
  "help",
  "exaggerated"
] as const
export type SayingKind = (typeof sayingKinds)[number]

/** What takes a kind back is only looked for where that was found, in the same language. */
const takenBack: Readonly<Partial<Record<SayingKind, ReadonlyArray<SayingKind>>>> = {
  threats: ["figurative"],
  wishes: ["figurative", "condemned"],
  hate: ["condemned", "ofSome"],
  contempt: ["condemned"],
  slurs: ["condemned"],
  harassing: ["condemned"],
  leering: ["condemned"],
  exposing: ["sentThere"],
  whereabouts: ["wellMeant"],
  warnings: ["dressed"],
  help: ["exaggerated"]
}
const takingBack: ReadonlySet<string> = new Set(Object.values(takenBack).flat())

/** What is grave enough to be looked for in every language, or takes that back and is all that a comment says. */
const grave: ReadonlySet<SayingKind> = new Set([
  "threats",
  "wishes",
  "hate",
  "contempt",
  "cursing",
  "harassing",
  "leering",
  "exposing",
  "whereabouts",
  "spam",
  "praise",
  "ofEverybody"
])

/** Sayings that are looked for in one go, or none of them; the expression is made when it is first used. */
export class SayingPattern {
  private readonly patterns: ReadonlyArray<string>
  private readonly language: string
  private made: RegExp | null = null

  constructor(patterns: ReadonlyArray<string>, language: string) {
    this.patterns = patterns
    this.language = language
  }

  /** Where the first of them stands in a text: with the space before it where words are parted by spaces. */
  in(text: string): RegExpExecArray | null {
    if (this.patterns.length === 0) return null
    this.made ??= this.make()
    return this.made.exec(text)
  }

  private make(): RegExp {
    const sources = this.patterns.map((pattern) => patternSource(pattern, this.language))
    return new RegExp(`${isUnspaced(this.language) ? "" : " "}(?:${sources.join("|")})`, "u")
  }
}

/** The sayings of a kind in a language. */
export interface KindOfLanguage {
  readonly language: string
  readonly kind: SayingKind
  readonly isGrave: boolean
  readonly patterns: ReadonlyArray<string>
  /** All of them. */
  readonly any: SayingPattern
  readonly back: ReadonlyArray<{ readonly kind: SayingKind; readonly any: SayingPattern }>
}

const kindsOf = (language: string): ReadonlyArray<KindOfLanguage> =>
  sayingKinds.flatMap((kind) => {
    const patterns = sayingLists[language]?.[kind] ?? []
    if (patterns.length === 0 || takingBack.has(kind)) return []
    return {
      language,
      kind,
      isGrave: grave.has(kind),
      patterns,
      any: new SayingPattern(patterns, language),
      back: (takenBack[kind] ?? []).map((other) => ({
        kind: other,
        any: new SayingPattern(sayingLists[language]?.[other] ?? [], language)
      }))
    }
  })

/** What is known in each language, in the order of the kinds. */
export const knownSayings: ReadonlyMap<string, ReadonlyArray<KindOfLanguage>> = new Map(
  Object.keys(sayingLists).map((language) => [language, kindsOf(language)])
)
