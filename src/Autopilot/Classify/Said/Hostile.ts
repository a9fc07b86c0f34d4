import type { TextReading } from "../../Features/Reading.ts"
import type { NormalisedText } from "../../Text/Normalise.ts"
import type { Classification, Judged } from "../Classification/Classifier.ts"
import { isThreat, threatened, withThreat } from "../Classification/Threatened.ts"
import { judgedByPeople } from "../Rudeness/Swearing.ts"
import { isLightly, laughs } from "../Sayings/Laughing.ts"
import type { Sayings } from "../Sayings/Sayings.ts"
import { citesToDeny } from "../Spared/Cited.ts"
import { quoted } from "./Quoted.ts"

/** Hides: above the operating point, and what slurs on lists come to in other languages. */
const hateful = 0.95
/** Asks: above where hate is asked about, and well below where it hides. */
const contemptuous = 0.8

/** From here on the model of English stands behind a saying. */
const borneOut = 0.5
/** So few words beside a saying turn it into nothing else. */
const fewBeside = 2
const gaps = /\s+/u
/** What turns nothing round before a saying. */
const leadIn = /^(?:(?:all|most|many|every|these|those|the|your|our|and|so|yes|yeah|lol) )*/iu

/** Whether a saying of hate is meant: what stands before it may deny it, tell of it, or say it of oneself. */
const isBorneOut = (
  said: Sayings,
  language: string | null,
  { words, written }: NormalisedText,
  leans: () => number
): boolean => {
  if (language !== "en") return true
  const saying = said.get("hate") ?? ""
  const beside = words.length - saying.split(gaps).length
  const begins = [written.whole, written.whole.replace(leadIn, "")].some((whole) => whole.startsWith(saying))
  return begins || beside <= fewBeside || leans() >= borneOut
}

/** At least as hateful as `least`, and for people to judge. */
const judgedAtLeast = (hate: number, least: number): number => Math.min(threatened, Math.max(hate, least))

/**
 * Whoever tells of it, or speaks against it, is not the one who said it, and whoever says it may say so all the same: a
 * person looks.
 */
const spokenOf = (said: Sayings, isCited: boolean, { evidence, scores }: Judged): Judged => {
  const kind = said.has("hate") ? "hate" : said.has("contempt") ? "contempt" : null
  const least = kind === null || isCited ? 0 : contemptuous
  return {
    scores: {
      ...scores,
      hate: judgedAtLeast(scores.hate, least),
      profanity: Math.min(scores.profanity, judgedByPeople)
    },
    evidence: kind === null ? evidence : [quoted(said, kind, "hate"), ...evidence]
  }
}

/** Whoever hates some of them for what those do may mean no more: a person looks. */
const meantOfSome = (said: Sayings, { evidence, scores }: Judged): Judged => ({
  scores: { ...scores, hate: judgedAtLeast(scores.hate, contemptuous) },
  evidence: [quoted(said, "ofSome", "hate"), ...evidence]
})

/** What it says against people: a threat, or contempt of a group, meant or told of. `leans`: how hateful the model of English finds it. */
export const against = (
  said: Sayings,
  { evidence, language, scores }: Classification,
  { text }: TextReading,
  leans: () => number
): Judged => {
  const threat = said.get("wishes") ?? said.get("threats")
  if (threat !== undefined && !said.has("figurative")) {
    const isVowed = said.has("vowed") && !laughs(text) && !evidence.some(isThreat)
    const known = isVowed ? withThreat({ evidence, scores }, "") : { evidence, scores }
    const isPlain = known.evidence.some(isThreat) && !isLightly(said, text, language)
    const found = withThreat(known, threat, isPlain ? "plainThreat" : "threat")
    return said.has("wishes") && !said.has("condemned")
      ? { ...found, scores: { ...found.scores, hate: Math.max(found.scores.hate, hateful) } }
      : found
  }
  if (said.has("condemned") || said.has("told")) {
    return spokenOf(said, citesToDeny(language, text.written.whole), { evidence, scores })
  }
  if (said.has("ofSome")) return meantOfSome(said, { evidence, scores })
  const kind = said.has("hate") ? "hate" : "contempt"
  if (!said.has(kind)) {
    const told = said.has("sentThere") ? undefined : said.get("exposing")
    const exposed = told ?? (said.has("wellMeant") ? undefined : said.get("whereabouts"))
    return exposed === undefined ? { evidence, scores } : withThreat({ evidence, scores }, exposed)
  }
  const score = kind === "contempt" ? contemptuous : isBorneOut(said, language, text, leans) ? hateful : threatened
  return {
    scores: { ...scores, hate: Math.max(scores.hate, score) },
    evidence: [quoted(said, kind, "hate"), ...evidence]
  }
}
