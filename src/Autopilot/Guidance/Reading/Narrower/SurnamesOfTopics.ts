import type { Rule } from "../../Policy.ts"
import { topicNamed } from "../../Topics.ts"

const named = /(?<![\p{L}"“])(?<title>Mr|Mrs|Ms|Mx|Miss|Dr)(?<dot>\.?) (?<name>\p{Lu}\p{Ll}+)(?![\p{L}’'-])/gu

/** `Mr. Price`: no price is meant. */
export const surnamesOfTopics = (rules: ReadonlyArray<Rule>, said: string): ReadonlyArray<Rule> =>
  [...said.matchAll(named)].reduce<ReadonlyArray<Rule>>((all, { 0: person, groups }) => {
    const topic = topicNamed((groups?.["name"] ?? "").toLowerCase())
    const title = `${groups?.["title"] ?? ""}${groups?.["dot"] ?? ""}`
    return all.map((rule) =>
      topic === null || !rule.topics.includes(topic)
        ? rule
        : {
            ...rule,
            topics: rule.topics.filter((one) => one !== topic),
            terms: [...rule.terms.filter((term) => term !== title && term !== groups?.["title"]), person]
          }
    )
  }, rules)
