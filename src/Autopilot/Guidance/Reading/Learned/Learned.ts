import { readFileSync } from "node:fs"
import type { Rule } from "../../Policy.ts"
import { notClear } from "../Speech/Assembled.ts"
import { isForeign } from "../Speech/English.ts"
import type { ReadPart } from "../Words/ReadPart.ts"
import { isAccounted } from "./Accounted.ts"
import { featuresOf } from "./Features.ts"
import { labelCount, roles, type ThingRole } from "./Labels.ts"
import { piecesOf, type SentencePiece, spokenText } from "./Pieces.ts"
import { ReaderModel } from "./ReaderModel.ts"
import { resolved } from "./Resolved.ts"
import { roleFeatures } from "./RoleFeatures.ts"
import { isAddressed, isContrasted, isEffect, isListed, isRefused, type Run, runsOf, saidOf } from "./Runs.ts"
import type { ToldSentence } from "./Told.ts"
import { wholeFeatures } from "./WholeFeatures.ts"

/** How sure it has to be of each word, of what is said of each thing, and that a rule can say it. */
export const sure = { word: 0.52, role: 0.8, alone: 0.985, opposed: 0.97, back: 0.42 } as const
const longest = 60

let known: ReaderModel | null = null
/** Read when it is first needed. */
export const trainedReader = (): ReaderModel => {
  known ??= ReaderModel.decode(readFileSync(new URL("reader.bin", import.meta.url)))
  return known
}

/** A question that has lost its mark. */
const isAsked =
  /^(?:so |and |but )?(?:why|who|whose|how|should|shall|did|does|do (?:you|we|i|they)|is|are|was|were|what if|(?:nobody|no one) (?:asked|told|said)|not (?:everything|all|every)\b(?! (?:hidden|allowed)))\b/iu

/** What is not wanted, said as what would be: `it would be a shame if jokes were hidden`. */
const regretting =
  /\b(?:shame|pity|disaster|mistake|regret|wrong|sad|hate|worst|sorry|afraid|worried|fear)\b(?:.* )?(?:if|when|to|for|that)\b/iu

/** It is limited by more than what is named in it, or says something besides. */
const besides = /^[❌✖🚫]|^if there(?:['’]s| is| are) no\b|\bmake (?:them|it|people) \p{L}/iu

/** What others do, or did. */
const ofOthers =
  /^(?:(?:other|most|some|many) \p{L}+|(?:my|our) (?:old|last|previous|former|other) \p{L}+|they|he|she|competitors|somebody|someone|people) (?:always |never |often |just )?(?:hide|hid|delete|deleted|remove|removed|keep|kept|think|thinks|say|says|said|complain|complained|told)\b/iu

export const likeliest = (likely: Float64Array, from: number, count: number): number => {
  let best = 0
  for (let one = 1; one < count; one++) if ((likely[from + one] ?? 0) > (likely[from + best] ?? 0)) best = one
  return best
}

/** What a sentence is about that gives no order, or one that is not for comments. */
export const givesNone = (sentence: string): boolean =>
  isForeign(sentence) ||
  isAsked.test(sentence) ||
  ofOthers.test(sentence) ||
  regretting.test(sentence) ||
  besides.test(sentence)

interface Labelled {
  readonly runs: ReadonlyArray<Run>
  /** Of the word that is least sure. */
  readonly sureness: number
}

export const labelled = (model: ReaderModel, pieces: ReadonlyArray<SentencePiece>): Labelled => {
  const likely = model.labelsOf(featuresOf(pieces))
  const tags = pieces.map((_, at) => likeliest(likely, at * labelCount, labelCount))
  const sureness = tags.reduce((least, tag, at) => Math.min(least, likely[at * labelCount + tag] ?? 0), 1)
  return { runs: runsOf(tags, pieces), sureness }
}

/** What is said of each run; none where it is not sure, or where the words by themselves say something else. */
const rolesFor = (
  model: ReaderModel,
  pieces: ReadonlyArray<SentencePiece>,
  runs: ReadonlyArray<Run>
): ReadonlyArray<ThingRole | "place"> | null => {
  const all: Array<ThingRole | "place"> = []
  let before: ThingRole | null = null
  let least = 1
  for (const [at, run] of runs.entries()) {
    if (run.label === "place") {
      all.push("place")
      continue
    }
    const likely = model.rolesOf(roleFeatures(pieces, runs, at, before))
    const best = likeliest(likely, 0, roles.length)
    const role: ThingRole = roles[best] ?? "hide"
    const said = saidOf(pieces, runs, at)
    const told = isEffect(said)
    if ((told && role !== "exception" && said !== role) || said === "denied") return null
    if (role === "hide" && before === "hide" && isContrasted(pieces, runs, at)) return null
    const agrees = said === role || (said === "no" && role === "hide" && isRefused(pieces, runs, at))
    const likelihood = likely[best] ?? 0
    if (likelihood < (agrees ? sure.role : sure.alone)) return null
    least = Math.min(least, likelihood)
    all.push(role)
    before = role
  }
  if (runs.some((_, at) => all[at] !== all[at - 1] && isListed(pieces, runs, at))) return null
  if (runs.some((_, at) => all[at] === "ask" && isAddressed(pieces, runs, at))) return null
  const isOpposed = all.includes("hide") && all.includes("keep")
  return isOpposed && least < sure.opposed ? null : all
}

/** The rules of a sentence by what was learnt from others; none where it is not sure of every part. */
export const learnedRules = (
  sentence: string,
  source: string,
  model = trainedReader()
): ReadPart<ReadonlyArray<Rule>> => {
  if (givesNone(sentence)) return notClear
  const text = spokenText(sentence)
  const pieces = piecesOf(text.text)
  if (pieces.length === 0 || pieces.length > longest) return notClear
  if (model.backOf(wholeFeatures(pieces)) > sure.back) return notClear
  const { runs, sureness } = labelled(model, pieces)
  if (sureness < sure.word) return notClear
  const roleOf = rolesFor(model, pieces, runs)
  if (roleOf === null) return notClear
  const told: ToldSentence = { text, pieces, runs, roles: roleOf, source }
  return isAccounted(told) ? resolved(told) : notClear
}
