import { type ProtectionKey, protectionKeys } from "#schema/resources/Autopilot.ts"
import type { Evidence } from "../Classify/Classification/Classifier.ts"
import type { Rule } from "./Policy.ts"
import { followed, type Ruling, speaksAbout } from "./Reach.ts"
import { subjectOf } from "./Topics.ts"

/** What the rules that apply to a comment come to, once those that disagree are settled. */
export interface RuleStanding {
  readonly hides: Rule | null
  /** It asks, or it disagrees with another where nobody can tell which is meant. */
  readonly asks: Rule | null
  /** Those that keep, none of them overruled. */
  readonly keeps: ReadonlyArray<Rule>
  /** Whether a rule asks about an area, or two rules disagree about it. */
  isAsked(area: ProtectionKey): boolean
  /** The rule that lets nothing be hidden for an area, or for no area, before somebody is asked; null where none does. */
  holds(area: ProtectionKey | null): Rule | null
  /** The rule that takes away what an area found; null where none does. */
  clears(area: ProtectionKey): Rule | null
}

/** By its own words a rule says more than by a subject, and by that more than by one of the areas that all have. */
const weightOf = ({ terms, topics }: Rule): number =>
  (terms.length > 0 ? 2 : 0) + (topics.some((topic) => subjectOf(topic) !== null) ? 1 : 0)

/** Of several rules that come to the same the one that says most of the comment, the first of those. */
export const mostSpecific = (rules: ReadonlyArray<Rule>): Rule | undefined =>
  rules.reduce<Rule | undefined>(
    (most, rule) => (most === undefined || weightOf(rule) > weightOf(most) ? rule : most),
    undefined
  )

/** How a rule stands against all others. */
const against = (rule: Rule, rules: ReadonlyArray<Rule>, evidence: ReadonlyArray<Evidence>): Ruling => {
  let ruling: Ruling = "first"
  for (const other of rules) {
    if (other.effect === rule.effect || other.holds === true) continue
    const found = followed(rule, other, rules, evidence)
    if (found === "second") return "second"
    if (found === "untold") ruling = "untold"
  }
  return ruling
}

const isArea = (topic: string): boolean => topic === "insult" || protectionKeys.some((area) => area === topic)

/** `Hide no complaints without asking` holds back what is hidden for being one, `nothing on TikTok` whatever it is hidden for. */
const isHeld = (rule: Rule, area: ProtectionKey | null, evidence: ReadonlyArray<Evidence>): boolean =>
  !rule.topics.some(isArea) || (area !== null && speaksAbout(rule, area, evidence))

class Settled implements RuleStanding {
  readonly hides: Rule | null
  readonly keeps: ReadonlyArray<Rule>
  private readonly asking: ReadonlyArray<Rule>
  private readonly holding: ReadonlyArray<Rule>
  private readonly evidence: ReadonlyArray<Evidence>

  constructor(rules: ReadonlyArray<Rule>, evidence: ReadonlyArray<Evidence>) {
    const keeps: Array<Rule> = []
    const asking: Array<Rule> = []
    const hiding: Array<Rule> = []
    for (const rule of rules) {
      if (rule.holds === true) continue
      const ruling = against(rule, rules, evidence)
      if (ruling === "second") continue
      if (ruling === "untold" || rule.effect === "ask") asking.push(rule)
      else if (rule.effect === "keep") keeps.push(rule)
      else hiding.push(rule)
    }
    this.hides = mostSpecific(hiding) ?? null
    this.keeps = keeps
    this.asking = asking
    this.holding = rules.filter(({ holds }) => holds === true)
    this.evidence = evidence
  }

  get asks(): Rule | null {
    return mostSpecific(this.asking) ?? null
  }

  isAsked(area: ProtectionKey): boolean {
    for (const rule of this.asking) if (speaksAbout(rule, area, this.evidence)) return true
    return false
  }

  holds(area: ProtectionKey | null): Rule | null {
    return mostSpecific(this.holding.filter((rule) => isHeld(rule, area, this.evidence))) ?? null
  }

  clears(area: ProtectionKey): Rule | null {
    for (const rule of this.keeps) if (speaksAbout(rule, area, this.evidence)) return rule
    return null
  }
}

const nobody: RuleStanding = new Settled([], [])

/** The rules that apply to a comment, in the order of the guidance, with what was seen in the comment. */
export const standingOf = (rules: ReadonlyArray<Rule>, evidence: ReadonlyArray<Evidence>): RuleStanding =>
  rules.length === 0 ? nobody : new Settled(rules, evidence)
