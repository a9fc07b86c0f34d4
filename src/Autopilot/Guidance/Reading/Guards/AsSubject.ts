import type { Effect, Rule } from "../../Policy.ts"

const doing =
  "(?:(?<hide>hiding|removing|deleting|blocking|censoring|suppressing)|(?<keep>keeping|leaving|allowing|permitting|tolerating|accepting)|asking (?:me|us))"
const bad =
  "not|never|no|nobody|nothing|hardly|bad|wrong|awful|terrible|horrible|mistakes?|problems?|risky|dangerous|stupid|silly|harmful|harms?|shame|pity|disaster|nightmare|unacceptable|unfair|illegal|unlawful|forbidden|prohibited|taboo|over|pointless|useless|senseless|nonsense|annoys?|annoying|hurts?|bothers?|upsets?|damages?|costs?|stops?|overkill|censorship|cowardly|dishonest|weak|sad|a joke|out of the question"
const good =
  "fine|ok|okay|good|great|best|better|right|important|essential|vital|crucial|key|must|mandatory|necessary|needed|required|allowed|welcome|recommended|encouraged|wanted|what we want|preferred|perfect|helpful|helps|sensible|normal|standard|our policy|policy|priority"
const says =
  "(?:is|are|was|were|isn['’]?t|aren['’]?t|would|will|can|cannot|can['’]?t|could|should|has|have|must|may|might|makes?|does|doesn['’]?t|don['’]?t|feels?|looks?|seems?|sounds?|helps?|hurts?|annoys?|bothers?|upsets?|damages?|costs?|leads?|causes?|goes|remains?|stays?|stops?|matters?)"

/** `Not hiding links is a mistake`: what is told of the deed, behind it. */
const asSubject = new RegExp(
  `^(?:(?:please|so|but|and|well|hi),? )*(?<no>(?:not|never) )?${doing} .+?(?<!\\b(?:that|which|who|what|they|it|you|we|if|when)) (?<told>${says}\\b.*)$`,
  "iu"
)
const isBad = new RegExp(`\\b(?:${bad})\\b|n['’]t\\b`, "iu")
const isGood = new RegExp(`\\b(?:${good})\\b`, "iu")

/** Whether rules do not do what follows from what a sentence tells of hiding or keeping as a deed; null where it tells nothing of it. */
export const isToldOtherwise = (sentence: string, rules: ReadonlyArray<Rule>): boolean | null => {
  const groups = asSubject.exec(sentence)?.groups
  if (groups === undefined) return null
  const told = groups["told"] ?? ""
  const refused = isBad.test(told)
  if (!refused && !isGood.test(told)) return true
  const noes = (groups["no"] === undefined ? 0 : 1) + (refused ? 1 : 0)
  const plain: Effect | null = groups["hide"] !== undefined ? "hide" : groups["keep"] !== undefined ? "keep" : null
  if (plain === null) return rules.some(({ effect }) => effect !== "ask") || noes % 2 === 1
  const meant = noes % 2 === 0 ? plain : plain === "hide" ? "keep" : "hide"
  return rules.some(({ effect }) => effect !== meant)
}
