import { expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

const subjects = [
  "conspiracy stuff about vaccines",
  "posts about vaccines",
  "rumours about Anna",
  "rumours about the merger"
]
const orders = ["goes", "go", "vanish", "disappear"]
const others = [
  "ordinary questions about vaccination appointments stay up",
  "questions about prices stay",
  "complaints stay"
]

const sentences = subjects.flatMap((subject) =>
  orders.flatMap((order) => others.map((other) => `${subject} ${order}, ${other}.`))
)

it.each(sentences)("keeps nothing that is to go: %s", (sentence) => {
  const kept = compile(sentence).rules.filter(({ effect }) => effect === "keep")
  expect(kept.flatMap(({ terms, topics }) => [...terms, ...topics]).join(" ")).not.toMatch(
    /vaccines|conspiracy|Anna|merger|rumour/
  )
})

it("reports back what it takes an order for a word of", () => {
  const sentence = "Posts about vaccines go, questions about prices stay."
  const { rules, unclear } = compile(sentence)
  expect(rules).toEqual([])
  expect(unclear.map(({ text }) => text)).toEqual(["Posts about vaccines go, questions about prices stay"])
})

it("looks for an order that is quoted", () => {
  expect(compile('Keep "let it go", hide links.').rules.map(({ terms }) => terms)).toEqual([["let it go"], []])
})
