import { operatingPoints } from "../../Model/OperatingPoints.ts"
import type { Evidence, Judged } from "./Classifier.ts"

/** Whoever is threatened is to hear of it; a person judges whether it is meant. */
export const threatened: number = operatingPoints.hate.hide - 0.01

export const isThreat = ({ says }: Pick<Evidence, "says">): boolean => says === "threat" || says === "plainThreat"

/** The same, of a comment that reads like a threat; `seen` is the piece that does, empty where it is the whole. */
export const withThreat = <A extends Judged>(found: A, seen: string, says: "threat" | "plainThreat" = "threat"): A => ({
  ...found,
  scores: { ...found.scores, hate: Math.max(found.scores.hate, threatened) },
  evidence: [{ area: "hate", seen, says }, ...found.evidence]
})
