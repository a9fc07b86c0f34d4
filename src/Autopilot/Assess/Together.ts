import type { Scores } from "#schema/resources/Comment.ts"
import type { Evidence } from "../Classify/Classification/Classifier.ts"
import { matchRules } from "../Guidance/Match.ts"
import type { Rule } from "../Guidance/Policy.ts"
import type { AssessedPiece, Assessment } from "./Assessment.ts"

const highest = (one: Scores, other: Scores): Scores => ({
  scams: Math.max(one.scams, other.scams),
  spam: Math.max(one.spam, other.spam),
  hate: Math.max(one.hate, other.hate),
  links: Math.max(one.links, other.links),
  competitors: Math.max(one.competitors, other.competitors),
  profanity: Math.max(one.profanity, other.profanity),
  contact: Math.max(one.contact, other.contact),
  media: Math.max(one.media, other.media),
  negative: Math.max(one.negative, other.negative)
})

/** Of each area that of the piece with the highest score first. */
const evidenceOf = (pieces: ReadonlyArray<AssessedPiece>): ReadonlyArray<Evidence> => {
  const found = new Map<string, { readonly item: Evidence; readonly score: number }>()
  for (const { evidence, scores } of pieces) {
    for (const item of evidence) {
      const key = JSON.stringify([item.area, item.seen, item.says])
      const score = scores[item.area]
      if (score > (found.get(key)?.score ?? -1)) found.set(key, { item, score })
    }
  }
  return [...found.values()].toSorted((one, other) => other.score - one.score).map(({ item }) => item)
}

/** Each rule once: as it applies to the first piece of which it may be sure, else as it asks, else as it spares. */
const rulesOf = (pieces: ReadonlyArray<AssessedPiece>, rules: ReadonlyArray<Rule>): ReadonlyArray<Rule> =>
  rules.flatMap((rule) => {
    const hits = pieces.flatMap(({ matchable }) => matchRules([rule], matchable))
    const hit =
      hits.find(({ effect }) => effect === rule.effect) ?? hits.find(({ effect }) => effect === "ask") ?? hits[0]
    return hit === undefined ? [] : [hit]
  })

/** What there is to know about a long comment from its pieces: it is as bad as the worst of them. */
export const together = (
  pieces: readonly [AssessedPiece, ...ReadonlyArray<AssessedPiece>],
  rules: ReadonlyArray<Rule>
): Pick<Assessment, "pieces" | "language" | "scores" | "evidence" | "rules" | "isQuestion"> => ({
  pieces: pieces[0].text.rest === "" ? null : pieces.map(({ text }) => text),
  language: pieces.find(({ language }) => language !== null)?.language ?? null,
  scores: pieces.map(({ scores }) => scores).reduce(highest),
  evidence: evidenceOf(pieces),
  rules: rulesOf(pieces, rules),
  isQuestion: pieces.some(({ matchable }) => matchable.question)
})
