import type { Policy, Rule } from "../Policy.ts"
import { opensWith } from "./Following/Joined.ts"
import { sentencesOf } from "./Sentences.ts"

/** A policy whose rules stand in the order of the sentences they were made from, wherever they were read. */
export const inOrder = (policy: Policy, guidance: string): Policy => {
  const sentences = sentencesOf(guidance)
  const place = ({ source }: Rule) => sentences.findIndex((sentence) => opensWith(source, sentence))
  return { ...policy, rules: policy.rules.toSorted((one, other) => place(one) - place(other)) }
}
