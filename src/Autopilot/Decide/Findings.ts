import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import type { DecideInput } from "./Decision.ts"

/** The graver first: what hides a comment for two reasons is reported for the graver one. */
export const gravity: ReadonlyArray<ProtectionKey> = [
  "scams",
  "hate",
  "spam",
  "competitors",
  "profanity",
  "contact",
  "links",
  "media",
  "negative"
]

/** What an area that is on found in a comment. */
export interface AreaFinding {
  readonly area: ProtectionKey
  readonly outcome: "hide" | "ask"
  readonly score: number
}

const anything = () => true

/** Of the areas whose finding counts, the gravest that hides, else the gravest that asks. */
export const findingOf = (
  { protections, scores, trust }: Pick<DecideInput, "protections" | "scores" | "trust">,
  counts: (finding: AreaFinding) => boolean = anything
): AreaFinding | null => {
  let gravest: AreaFinding | null = null
  for (const area of gravity) {
    const score = scores[area]
    const { ask, hide } = trust.thresholds[area]
    if (score < ask || !protections.on.includes(area)) continue
    const finding = { area, outcome: score < hide ? ("ask" as const) : ("hide" as const), score }
    if (!counts(finding)) continue
    if (finding.outcome === "hide") return finding
    gravest ??= finding
  }
  return gravest
}
