import type { Policy, Rule } from "../Policy.ts"
import { sentencesOf } from "./Sentences.ts"

/** A policy whose rules stand in the order of the sentences they were made from, wherever they were read. */
export const inOrder = (policy: Policy, guidance: string): Policy => {
  const sentences = sentencesOf(guidance)
  const place = ({ source }: Rule) => sentences.indexOf(source)
  return { ...policy, rules: policy.rules.toSorted((one, other) => place(one) - place(other)) }
}
