import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { keptByRules } from "../HiddenByRules.ts"
import { type Case, holds } from "./Cases.ts"

const cases: ReadonlyArray<Case> = [
  [
    "Only hide 'adopt don't shop' comments if they contain swearing",
    "hide",
    ["adopt don't shop you greedy fuckers"],
    ["adopt don't shop ❤️", "the shop was fucking lovely"]
  ],
  [
    "Only hide comments about the menu if they have a link",
    "hide",
    ["better menu at www.grill.example"],
    ["the menu is too long", "www.grill.example"]
  ],
  [
    "Only delete comments about our landlord if they're threats",
    "hide",
    ["I will kill your landlord"],
    ["your landlord is greedy", "I will kill you"]
  ],
  [
    "Only hide comments about the vet bills if they contain swearing or insults",
    "hide",
    ["vet bills are a fucking joke"],
    ["vet bills are too high", "fucking rain again"]
  ],
  [
    "Only hide comments about parking if they're rude",
    "hide",
    ["parking here is for idiots, you moron"],
    ["parking is a pain", "you moron"]
  ],
  [
    "Only hide 'free the whales' comments if they contain swearing",
    "hide",
    ["free the whales you bastards"],
    ["free the whales!", "you bastards"]
  ],
  [
    "Hide comments about the toll only when they contain insults",
    "hide",
    ["this toll is for idiots, you moron"],
    ["the toll is too high", "you are a moron"]
  ],
  [
    "Only hide criticism of the council if it contains swearing",
    "hide",
    ["the council is fucking useless, worst ever"],
    ["the council is useless, worst ever"]
  ],
  [
    "Only hide comments about politics if they are nasty",
    "hide",
    ["Trump voters are fucking idiots"],
    ["Trump will win the election", "you idiot"]
  ]
]

describe("what is hidden under a condition alone", () => {
  holds(cases)

  it("stays without it", () => {
    for (const [guidance, text] of [
      ["Only hide comments about the menu if they have a link", "the menu is too long"],
      ["Only hide 'free the whales' comments if they contain swearing", "free the whales!"],
      ["Only hide comments about parking if they're rude", "no parking again"]
    ] as const)
      assert.isTrue(keptByRules(guidance, text), text)
  })

  it("is reported back where two words at once would be looked for", () =>
    assert.deepStrictEqual(compile("Only hide comments about the toll if they mention the mayor").rules, []))
})
