import type { Head } from "#src/Autopilot/Model/Heads.ts"
import type { Documents } from "../Examples/Documents.ts"
import type { Example } from "../Examples/Example.ts"
import { leftOut } from "../Examples/Syllabus.ts"
import { copyKey, foldOf, folds } from "./Folds.ts"
import { learn, lessonsOf } from "./Learner.ts"
import { scoreOf } from "./Logistic.ts"

/** Scores of a head for every example, each from weights that have seen none of its fold. */
export const outOfFold = (examples: ReadonlyArray<Example>, documents: Documents, head: Head): Float64Array => {
  const fold = examples.map(({ text }) => foldOf(text, folds))
  const scores = new Float64Array(examples.length)
  for (let left = 0; left < folds; left++) {
    const places = new Map(examples.map((example, index) => [example, fold[index]] as const))
    const weights = learn(
      documents,
      lessonsOf(examples, head, (example) => places.get(example) === left)
    )
    fold.forEach((own, index) => {
      if (own === left) scores[index] = scoreOf(weights, documents, index)
    })
  }
  return scores
}

/** Scores of a head for every example, each from weights that have seen nothing of its source, nor copies of that elsewhere. */
export const outOfSource = (examples: ReadonlyArray<Example>, documents: Documents, head: Head): Float64Array => {
  const taught = new Set(lessonsOf(examples, head).map(({ document }) => leftOut(examples[document]?.source ?? "")))
  const scores = new Float64Array(examples.length)
  const all = learn(documents, lessonsOf(examples, head))
  examples.forEach((example, index) => {
    if (!taught.has(leftOut(example.source))) scores[index] = scoreOf(all, documents, index)
  })
  const keys = new Map(examples.map((example) => [example, copyKey(example.text)] as const))
  for (const source of taught) {
    const held = new Set(examples.flatMap((own) => (leftOut(own.source) === source ? (keys.get(own) ?? []) : [])))
    const weights = learn(
      documents,
      lessonsOf(examples, head, (example) => leftOut(example.source) === source || held.has(keys.get(example) ?? ""))
    )
    examples.forEach((example, index) => {
      if (leftOut(example.source) === source) scores[index] = scoreOf(weights, documents, index)
    })
  }
  return scores
}
