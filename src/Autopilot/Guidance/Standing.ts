import type { ProtectionKey } from "#schema/resources/Autopilot.ts"
import type { Evidence } from "../Classify/Classifier.ts"
import type { Rule } from "./Policy.ts"
import { followed, type Ruling, speaksAbout } from "./Reach.ts"

/** What the rules that apply to a comment come to, once those that disagree are settled. */
export interface RuleStanding {
  readonly hides: Rule | null
  /** It asks, or it disagrees with another where nobody can tell which is meant. */
  readonly asks: Rule | null
  /** Those that keep, none of them overruled. */
  readonly keeps: ReadonlyArray<Rule>
  /** Whether a rule asks about an area, or two rules disagree about it. */
  readonly isAsked: (area: ProtectionKey) => boolean
  /** The rule that takes away what an area found; null where none does. */
  readonly clears: (area: ProtectionKey) => Rule | null
}

const nobody: RuleStanding = { hides: null, asks: null, keeps: [], isAsked: () => false, clears: () => null }

/** The rules that apply to a comment, in the order of the guidance, with what was seen in the comment. */
export const standingOf = (rules: ReadonlyArray<Rule>, evidence: ReadonlyArray<Evidence>): RuleStanding => {
  if (rules.length === 0) return nobody
  const order = (rule: Rule) => rules.indexOf(rule)
  const against = (rule: Rule): Ruling => {
    let ruling: Ruling = "first"
    for (const other of rules) {
      if (other.effect === rule.effect) continue
      const found = followed(rule, other, order, evidence)
      if (found === "second") return "second"
      if (found === "untold") ruling = "untold"
    }
    return ruling
  }
  const standing = rules.map((rule) => ({ rule, ruling: against(rule) })).filter(({ ruling }) => ruling !== "second")
  const first = (holds: (rule: Rule, ruling: Ruling) => boolean) =>
    standing.find(({ rule, ruling }) => holds(rule, ruling))?.rule ?? null
  const of = (effect: Rule["effect"]) =>
    standing.filter(({ rule, ruling }) => rule.effect === effect && ruling === "first").map(({ rule }) => rule)
  const asking = standing.filter(({ rule, ruling }) => rule.effect === "ask" || ruling === "untold")
  const keeps = of("keep")
  return {
    hides: first(({ effect }, ruling) => effect === "hide" && ruling === "first"),
    asks: first(({ effect }, ruling) => effect === "ask" || ruling === "untold"),
    keeps,
    isAsked: (area) => asking.some(({ rule }) => speaksAbout(rule, area, evidence)),
    clears: (area) => keeps.find((rule) => speaksAbout(rule, area, evidence)) ?? null
  }
}
