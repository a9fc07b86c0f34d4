import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { isCovered } from "#src/Autopilot/Guidance/Reading/Guards/Sound.ts"
import { understood } from "../Understood.ts"
import { leavingOutAll, pointing } from "./Sound.ts"

const kinds = [
  "complaints",
  "criticism",
  "bad reviews",
  "insults",
  "abuse",
  "swearing",
  "bad language",
  "links",
  "phone numbers",
  "email addresses",
  "spam",
  "self promotion",
  "scams",
  "questions",
  "praise",
  "compliments",
  "politics",
  "elections",
  "delivery",
  "Kelda",
  '"damn"'
]
const aims = ["those aimed at", "ones directed at", "the ones meant for", "those against", "when thrown at", "towards"]
const whom = ["our CEO", "the referee", "our staff", "me", "the mayor", "other fans"]
const one = <A>(values: readonly [A, ...Array<A>] | ReadonlyArray<A>) => FastCheck.constantFrom(...values)

const leavesOut = (guidance: string) =>
  compile(guidance).rules.flatMap((rule) => rule.except.map((except) => [rule, except] as const))

describe("what guidance leaves out", () => {
  it.prop(
    "is never all that a rule is about",
    [
      one(["Hide", "Keep", "Ask me about"]),
      one(kinds),
      one(["except", "but not", "apart from", "other than"]),
      one(kinds)
    ],
    ([what, kind, except, other]) => {
      for (const [rule, left] of leavesOut(`${what} ${kind} ${except} ${other}.`)) assert.isFalse(isCovered(rule, left))
    }
  )

  it.prop(
    "is never made of words of aiming",
    [one(["Hide", "Keep"]), one(["insults", "swearing", "threats"]), one(["except", "unless"]), one(aims), one(whom)],
    ([what, kind, except, aim, who]) => {
      for (const [, left] of leavesOut(`${what} ${kind} ${except} ${aim} ${who}.`))
        for (const term of left.terms) assert.notMatch(term, /aimed|directed|meant|against|thrown|towards/)
    }
  )

  it.each(leavingOutAll)("%s: it is reported back", (guidance) => {
    const { rules, unclear } = compile(guidance)
    assert.deepStrictEqual(rules, [])
    assert.isAbove(unclear.length, 0)
  })

  it.each([
    [
      "Hide complaints except about delivery.",
      "Hide comments that sound negative, except those that are about delivery"
    ],
    ['Hide swearing except "damn".', "Hide comments that contain profanity, except those that contain “damn”"],
    ['Hide insults except "aimed".', "Hide comments that insult somebody, except those that contain “aimed”"]
  ])("%s: it is left out", (guidance, meaning) => assert.strictEqual(understood(guidance), meaning))
})

describe("what only points at something", () => {
  it.each(pointing)("%s: nothing is looked for", (guidance) => assert.deepStrictEqual(compile(guidance).rules, []))

  it.prop(
    "is no term, whatever marks are around it",
    [
      one(["Hide", "Keep", "Delete"]),
      one(["it", "them", "that", "those", "him", "these"]),
      one(["(", "[", "", "("]),
      one([".)", "!)", ")", ".]", ";)", "...)", "…"])
    ],
    ([what, word, open, close]) => {
      assert.deepStrictEqual(compile(`${open}${what} ${word}${close}`).rules, [])
    }
  )

  it.each([
    ["Spam? (Hide it.)", "Hide comments that look like spam"],
    ["(Hide spam.)", "Hide comments that look like spam"],
    ["Keep complaints. (Hide spam.)", "Keep comments that sound negative; Hide comments that look like spam"],
    ['Hide "it".', "Hide comments that contain “it”"],
    ["Hide spam :)", "Hide comments that look like spam"],
    ["Please hide links (all of them).", "Hide comments that contain links"]
  ])("%s: it is read", (guidance, meaning) => assert.strictEqual(understood(guidance), meaning))

  it.each(["Keep hate visible. (Kidding! Hide it.)", "Keep spam. (Joking! Hide it.)"])(
    "%s: it is taken back",
    (guidance) => assert.deepStrictEqual(compile(guidance).rules, [])
  )
})
