import { FileSystem } from "@effect/platform"
import { Effect } from "effect"
import { complaintHead, type TongueHead } from "#src/Autopilot/Tongues/TongueHeads.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { harmfulKinds, type ThreatKind, type TongueKind, threatKinds, tongueKinds } from "../Examples/Kinds.ts"

/** Languages that comments were written in, each one by one, for learning from and apart from that for judging by. */
export const taughtLanguages = ["de", "nl", "pl", "fr", "es", "it", "pt", "ja", "ko", "tr", "ar", "hi"] as const

/** Languages in which fewer were written, for a model of their own. */
export const furtherLanguages = ["id", "sv", "vi", "th"] as const

export interface TongueExample {
  readonly text: string
  /** ISO 639-1. */
  readonly language: string
  /** A tweet is what people write of anything at all, and not under the posts of a brand. */
  readonly kind: TongueKind | ThreatKind | "tweet"
}

export const isHarmless = ({ kind }: TongueExample): boolean => kind !== "tweet" && !harmfulKinds.has(kind)

/** What is written in English about the same. */
const english: ReadonlyArray<readonly [file: string, kind: TongueKind]> = [
  ["money/scam", "scam"],
  ["money/benign", "chatter"],
  ["pretence/scam", "scam"],
  ["pretence/benign", "chatter"],
  ["creators/spam", "promotion"],
  ["creators/benign", "chatter"],
  ["sellers/spam", "promotion"],
  ["sellers/benign", "chatter"],
  ["groups/hate", "hate"],
  ["groups/harmless", "group"]
]

const ofEnglish = 0.5
const ofTweets = 1.2
const ofTheOther = 0.3
/** They are few for how often people say what they are going to do. */
const ofPlans = 6
const ofMenaces = 2

/** What only looks like harm was sought out, and says little of how often that happens. */
export const isOrdinary = (example: TongueExample): boolean =>
  isHarmless(example) && example.kind !== "figure" && example.kind !== "warning" && example.kind !== "plan"

/** Whoever swears, threatens or warns may complain as well, and what people tweet says nothing of brands. */
const noMood: ReadonlySet<TongueExample["kind"]> = new Set([
  "tweet",
  "swearing",
  "insult",
  "hate",
  "threat",
  "menace",
  "plan",
  "warning"
])

export interface TongueLesson {
  readonly positive: boolean
  readonly weight: number
}

/** What a head learns from a comment; null when nothing. */
export const tongueLesson = ({ kind, language }: TongueExample, head: TongueHead): TongueLesson | null => {
  if (head === complaintHead) {
    return language === "en" || noMood.has(kind) ? null : { positive: kind === "complaint", weight: 1 }
  }
  if (kind === "tweet") return head === "scam" || head === "junk" ? { positive: false, weight: ofTweets } : null
  if (kind === "menace" || kind === "plan") {
    return head === "threat" ? { positive: kind === "menace", weight: kind === "menace" ? ofMenaces : ofPlans } : null
  }
  const weight = language === "en" ? ofEnglish : 1
  switch (head) {
    case "scam":
      return { positive: kind === "scam", weight: kind === "promotion" ? weight * ofTheOther : weight }
    case "junk":
      return { positive: kind === "scam" || kind === "promotion", weight }
    case "insult":
      if (kind === "threat") return null
      return { positive: kind === "insult" || kind === "hate", weight: kind === "hate" ? weight * ofTheOther : weight }
    case "hate":
      if (kind === "threat") return null
      return { positive: kind === "hate", weight: kind === "insult" ? weight / 2 : weight }
    case "threat":
      return kind === "hate" ? null : { positive: kind === "threat", weight: 1 }
    case "swearing":
      if (kind === "insult" || kind === "hate" || kind === "threat") return null
      return { positive: kind === "swearing", weight: 1 }
  }
}

const data = `${import.meta.dirname}/../Data`

/** The comments of a file, one a line. */
const read = tracedFn("read")(function* (name: string, language: string, kind: TongueExample["kind"]) {
  const fs = yield* FileSystem.FileSystem
  const content = yield* Effect.orDie(fs.readFileString(`${data}/${name}.txt`))
  return content
    .split("\n")
    .flatMap((text): ReadonlyArray<TongueExample> => (text === "" ? [] : [{ text, language, kind }]))
})

const ofLanguage = (language: string, kinds: ReadonlyArray<TongueKind | ThreatKind>) =>
  kinds.map((kind) => read(`languages/${language}/${kind}`, language, kind))

/** What every head learns from. */
export const tongueExamples = tracedFn("tongueExamples")(function* () {
  const others = english.map(([file, kind]) => read(`written/${file}`, "en", kind))
  const own = taughtLanguages.flatMap((language) => ofLanguage(language, tongueKinds))
  return (yield* Effect.all([...own, ...others, ...ofLanguage("en", tongueKinds)])).flat()
})

/** What is learnt of further languages besides. */
export const furtherExamples = tracedFn("furtherExamples")(function* () {
  const kinds = [...tongueKinds, ...threatKinds]
  return (yield* Effect.all(furtherLanguages.flatMap((language) => ofLanguage(language, kinds)))).flat()
})

/** What the head for threats learns from besides. */
export const threatExamples = tracedFn("threatExamples")(function* () {
  const told = [...taughtLanguages, "en"].flatMap((language) => ofLanguage(language, threatKinds))
  return (yield* Effect.all(told)).flat()
})
