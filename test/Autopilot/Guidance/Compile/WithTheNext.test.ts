import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { rulesUnderstood } from "#src/Autopilot/Guidance/Wording.ts"

describe("a sentence is read together with what goes on about it", () => {
  const pinned: ReadonlyArray<readonly [text: string, understood: ReadonlyArray<string>]> = [
    ["Hide links. But not on ads", ["Hide comments that contain links under posts"]],
    ["Hide links. Unless they praise us", ["Hide comments that contain links, except those that praise something"]],
    [
      "Hide links. Keep them on Facebook",
      ["Hide comments that contain links", "Keep comments that contain links on Facebook"]
    ],
    ["Never hide mentions of asbestos. Send them to me", ["Ask about comments that contain “asbestos”"]],
    [
      "Keep complaints on Threads. Everywhere else hide insults",
      [
        "Keep comments that sound negative on Threads",
        "Hide comments that insult somebody on Facebook, Instagram, TikTok and YouTube"
      ]
    ],
    ["Hide swearing. Just kidding, keep it", ["Keep comments that contain profanity"]],
    [
      "Hide codes that aren't ours. Ours are SPRING20 and WELCOME10",
      ["Hide comments that contain “codes”, except those that contain “SPRING20” or “WELCOME10”"]
    ],
    [
      "No politics. Trump, Biden, elections, all of it",
      ["Hide comments that are about politics", "Hide comments that contain “Trump” or “Biden”"]
    ]
  ]
  for (const [text, understood] of pinned) {
    it(text, () => {
      const policy = compile(text)
      assert.deepStrictEqual(
        rulesUnderstood(policy).flatMap(({ as }) => as),
        understood
      )
      assert.deepStrictEqual(policy.unclear, [])
    })
  }

  it("and what only tells something adds nothing", () => {
    for (const text of ["No politics. That's Anna's call", "No spam. Also thank you so much"])
      assert.lengthOf(
        compile(text).rules.filter(({ effect }) => effect === "hide"),
        1
      )
  })

  it("competitors that are named behind it", () => {
    assert.deepStrictEqual(compile("No competitor names. That's Stridex, Vantalo and Tarn").competitors, [
      "Stridex",
      "Vantalo",
      "Tarn"
    ])
  })
})
