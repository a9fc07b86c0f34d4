import { onlyKept } from "../../Languages/EnglishThings.ts"
import type { Rule, RuleTarget } from "../../Policy.ts"
import { topics } from "../../Topics.ts"
import { type ReadPart, read, unread } from "../Words/ReadPart.ts"

const inDoubt = (what: string) =>
  unread(
    `no words tell ${what} from other comments: Steward can keep what sounds like them, and cannot hide it or ask about it; put the words that are meant in quotes`
  )

const thingIn = ({ terms }: RuleTarget) =>
  onlyKept.find(({ words }) => words.length <= terms.length && words.every((word) => terms.includes(word)))

/** What some words are taken for where it is not kept: `arguments` are insults, and jokes are nothing that can be told. */
const apart = (rule: Rule): ReadPart<ReadonlyArray<Rule>> => {
  const thing = rule.effect === "keep" ? undefined : thingIn(rule)
  if (thing === undefined) return read([rule])
  const otherwise = topics.find((topic) => topic === thing.otherwise)
  if (otherwise === undefined) return inDoubt(thing.names[0] ?? "them")
  const others = rule.terms.filter((term) => !thing.words.includes(term))
  const kind: Rule = { ...rule, topics: [...new Set([...rule.topics, otherwise])], terms: [] }
  return read(others.length === 0 ? [kind] : [{ ...rule, terms: others }, kind])
}

/** Rules without words that many other comments have, where they would hide these or ask about them. */
export const withoutDoubtful = (rules: ReadonlyArray<Rule>): ReadPart<ReadonlyArray<Rule>> => {
  const lost = rules.flatMap(({ except }) => except).flatMap((one) => thingIn(one) ?? [])[0]
  if (lost !== undefined) return inDoubt(lost.names[0] ?? "them")
  const all: Array<Rule> = []
  for (const rule of rules) {
    const each = apart(rule)
    if (each._tag === "unread") return each
    all.push(...each.value)
  }
  return read(all)
}
