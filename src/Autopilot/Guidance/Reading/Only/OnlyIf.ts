import { isEverywhere } from "../../Place.ts"
import type { Rule, RuleTarget } from "../../Policy.ts"
import { type ReadPart, read, unread } from "../Words/ReadPart.ts"
import type { ReadSentence, WordedReader } from "../Words/ReadSentence.ts"

const hide = "(?:hide|remove|delete|block|take down)"
const given = "(?:if|when|where|whenever)"
const they = "(?:it|they|these|those|the comments?)"
const has =
  "(?:contains?|includes?|ha(?:s|ve)(?: got)?|come(?:s)? with|carr(?:y|ies)|use(?:s)?|mentions?|(?:is|are) (?:full of|about|for|with))(?: (?:an?|any|some))?"
const is = "(?:['’](?:s|re)|(?: (?:is|are|gets?|turns?|becomes?)))(?: (?:an?|being|also))?"

/** `hide comments about the menu only if they contain swearing`, as the other readers leave it. */
const form = new RegExp(
  `^(?:please |but |and )*(?:${hide} (?<what>[^,;:]+?),? only|only ${hide} (?<of>[^,;:]+?),?) ${given} ${they}(?: ${has} (?<holding>[^,;:]+)|${is} (?<being>[^,;:]+))$`,
  "iu"
)

const plainly = (rules: ReadonlyArray<Rule>, effect: Rule["effect"]): boolean =>
  rules.length > 0 &&
  rules.every(
    (rule) =>
      rule.effect === effect &&
      rule.except.length + rule.exceptIn.length === 0 &&
      rule.measure === undefined &&
      isEverywhere(rule)
  )

const rulesOf = (reader: WordedReader, effect: "hide" | "keep", what: string): ReadonlyArray<Rule> | null => {
  const said = `${effect} ${what}`
  const reading = reader(said, said)
  if (reading._tag === "unread" || !plainly(reading.value.rules, effect)) return null
  return reading.value.rules
}

const firstOf = (
  reader: WordedReader,
  effect: "hide" | "keep",
  all: ReadonlyArray<string>
): ReadonlyArray<Rule> | null => {
  for (const what of all) {
    const rules = rulesOf(reader, effect, what)
    if (rules !== null) return rules
  }
  return null
}

const both = (one: RuleTarget, other: RuleTarget): RuleTarget | null =>
  one.terms.length > 0 && other.terms.length > 0
    ? null
    : { topics: [...new Set([...one.topics, ...other.topics])], terms: [...one.terms, ...other.terms] }

const ofWords = unread(
  "Steward looks for the words of one thing, and not of two at once; in place of one of them name a kind of comments, such as insults or links"
)

const quoted = /["“„«][^"“”„«»]*["”»]|(?<![\p{L}\p{N}])['‘].+?['’](?![\p{L}\p{N}])/gu
const several = /\b(?:not|never|no|or|and)\b|n['’]t\b/iu

/** What is to be hidden under a condition alone: with it, and kept without it. Null for any other sentence. */
export const readOnlyIf = (said: string, sentence: string, reader: WordedReader): ReadPart<ReadSentence> | null => {
  const groups = form.exec(said)?.groups
  const what = groups?.["what"] ?? groups?.["of"]
  const condition = groups?.["holding"] ?? groups?.["being"]
  if (what === undefined || condition === undefined || several.test(what.replaceAll(quoted, ""))) return null
  const spoken = rulesOf(reader, "keep", what)
  const found = firstOf(
    reader,
    "hide",
    groups?.["being"] === undefined ? [condition, `comments with ${condition}`] : [`${condition} comments`, condition]
  )
  if (spoken === null || found === null) return null
  const rules: Array<Rule> = []
  for (const rule of spoken) {
    for (const { terms, topics } of found) {
      const target = both(rule, { terms, topics })
      if (target === null) return ofWords
      rules.push({ ...rule, ...target, effect: "hide", source: sentence })
    }
    rules.push({ ...rule, except: found.map(({ terms, topics }) => ({ terms, topics })), source: sentence })
  }
  return read({ rules, competitors: [] })
}
