import type { Policy, Rule } from "../Policy.ts"
import { opensWith } from "./Following/Joined.ts"
import { sentencesOf } from "./Sentences.ts"

/** A policy whose rules stand in the order of the sentences they were made from, wherever they were read. */
export const inOrder = (policy: Policy, guidance: string): Policy => {
  const sentences = sentencesOf(guidance)
  const place = ({ source }: Rule) => sentences.findIndex((sentence) => opensWith(source, sentence))
  const placed = policy.rules.map((rule) => ({ rule, at: place(rule) }))
  return { ...policy, rules: placed.toSorted((one, other) => one.at - other.at).map(({ rule }) => rule) }
}
