import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { knowingAccounts, stillReported, withoutOwn } from "#src/Autopilot/Guidance/KnownAccounts.ts"
import { everywhere } from "#src/Autopilot/Guidance/Place.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { isIn } from "#src/Autopilot/Guidance/Whereabouts.ts"
import { inputFor } from "../Deciding.ts"

const text = "have a look at example.com"

const cases: ReadonlyArray<
  readonly [guidance: string, account: string | null, caption: string | null, outcome: "hide" | "keep"]
> = [
  ["Hide links on the Fjord Coffee account", "Fjord Coffee", null, "hide"],
  ["Hide links on the fjord-coffee page", "Fjord Coffee", null, "hide"],
  ["Hide links on the Fjord Coffee account", "Fjord Tea", null, "keep"],
  ["Hide links on the Fjord Coffee account", null, null, "keep"],
  ["Hide links on the Fjord Coffee and Fjord Tea accounts", "Fjord Tea", null, "hide"],
  ["Hide links, but not on the Fjord Coffee account", "Fjord Coffee", null, "keep"],
  ["Hide links, but not on the Fjord Coffee account", "Fjord Tea", null, "hide"],
  ["Hide links on posts about the sale", "Fjord Tea", "Our SALE starts today!", "hide"],
  ["Hide links on posts about the sale", "Fjord Tea", "#sale", "hide"],
  ["Hide links on posts about the sale", "Fjord Tea", "Wholesale only", "keep"],
  ["Hide links on posts about the sale", "Fjord Tea", null, "keep"],
  ["Hide links on posts about the sale", "Fjord Tea", "", "keep"],
  ["Hide links unless on posts about the sale", "Fjord Tea", "The sale is on", "keep"],
  ["Hide links unless on posts about the sale", "Fjord Tea", "New in", "hide"],
  ["Hide links under our weather clips", "Fjord Tea", "Stormy weather ahead", "hide"],
  ["Hide links under our weather clips", "Fjord Tea", "New in", "keep"],
  ["Hide links on giveaway posts and launch posts", "Fjord Tea", "Launch day", "hide"],
  ["Hide links only on posts about the sale", "Fjord Tea", "New in", "keep"],
  ["Hide links only if they mention Kelda", "Fjord Tea", "New in", "keep"]
]

describe("guidance for accounts and posts", () => {
  for (const [guidance, account, caption, outcome] of cases) {
    it(`${guidance}: ${account}, ${caption}: ${outcome}`, () => {
      const policy = compile(guidance)
      assert.deepStrictEqual(policy.unclear, [])
      const setting = {
        on: [],
        policy,
        ...(account === null ? {} : { account }),
        ...(caption === null ? {} : { caption })
      }
      assert.strictEqual(decide(inputFor(text, setting)).outcome, outcome)
    })
  }

  it("with only says that what is elsewhere stays, where a switch would hide it", () => {
    const policy = compile("Hide links only on the Tea account")
    const outcome = (account: string) => decide(inputFor(text, { on: ["links"], policy, account })).outcome
    assert.deepStrictEqual([outcome("Tea"), outcome("Coffee")], ["hide", "keep"])
  })

  it("names the accounts that exist where it speaks of one that does not", () => {
    const policy = knowingAccounts(
      compile("Hide links on the Fjrod account. Keep complaints. Hide spam, but not on the Oslo page"),
      ["Fjord", "Bergen"]
    )
    assert.deepStrictEqual(
      policy.rules.map(({ source }) => source),
      ["Keep complaints"]
    )
    assert.deepStrictEqual(policy.unclear, [
      {
        text: "Hide links on the Fjrod account",
        why: "there is no account called “Fjrod”; the accounts are “Fjord” and “Bergen”. Name an account as it is called, and save the guidance again"
      },
      {
        text: "Hide spam, but not on the Oslo page",
        why: "there is no account called “Oslo”; the accounts are “Fjord” and “Bergen”. Name an account as it is called, and save the guidance again"
      }
    ])
    assert.deepStrictEqual(
      stillReported(
        compile("Hide links on the Fjrod account. Keep complaints. Hide spam, but not on the Oslo page"),
        policy
      ),
      policy
    )
  })

  it("makes nobody their own competitor", () => {
    const guidance = "Hide mentions of Fjord. Hide mentions of Fjord Line. Hide mentions of Nivara."
    const compiled = compile(guidance)
    assert.sameMembers([...compiled.competitors], ["Fjord", "Fjord Line", "Nivara"])
    for (const own of ["Fjord", "fjord", "Fjord Coffee"]) {
      const policy = withoutOwn(compiled, ["Bergen", own])
      assert.sameMembers([...policy.competitors], ["Fjord Line", "Nivara"])
      assert.deepStrictEqual(policy.rules, compiled.rules)
      assert.deepStrictEqual(stillReported(compile(guidance), policy), policy)
    }
  })

  const anything = FastCheck.oneof(FastCheck.string({ unit: "grapheme" }), FastCheck.constantFrom("Tea", "the sale"))
  it.prop("a caption never holds words that it does not have", [anything, anything], ([caption, words]) => {
    const where = { platform: "instagram", surface: "ad", account: null, caption, language: null, author: "" } as const
    const place = { ...everywhere, captions: [words] }
    if (isIn(where, place)) assert.isAbove(caption.trim().length, 0)
    assert.isFalse(isIn({ ...where, caption: null }, place))
  })
})
