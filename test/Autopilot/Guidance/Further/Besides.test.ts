import { assert, describe, it } from "@effect/vitest"
import { understood } from "../Understood.ts"

describe("what people say beside what they want", () => {
  for (const [guidance, rule] of [
    ["Kids comment here so no swearing at all, thanks!", "Hide comments that contain profanity"],
    [
      "I don't mind complaints, I mind insults",
      "Keep comments that sound negative; Hide comments that insult somebody"
    ],
    ["my ex keeps commenting as jessie_m88, hide all of it", "Hide comments by @jessie_m88"],
    [
      "hide links to vinted and depop, the rest of the links are ok",
      "Hide comments that contain links and contain “vinted” or “depop”; Keep comments that contain links"
    ],
    ["Hide nsfw stuff, esp. on insta", "Hide comments that make sexual remarks"],
    [
      "Hide anything about abortion except on our campaign posts",
      "Hide comments that contain “abortion”, but not under posts whose caption contains “campaign”"
    ],
    ["keep comments that thank our nurses", "Keep comments that praise something"]
  ] as const)
    it(guidance, () => assert.strictEqual(understood(guidance), rule))

  it("is no part of what the next sentence points at", () => {
    assert.strictEqual(
      understood("We are running a giveaway this week. Hide complaints about it."),
      "Hide comments that sound negative and contain “giveaway”"
    )
    assert.strictEqual(understood("We have a new menu. Ask me about it."), "Ask about comments that contain “menu”")
  })

  it("is not left out where it says more", () => {
    for (const guidance of [
      "We mind insults.",

      "Our CEO left. Hide comments about that."
    ])
      assert.isNull(understood(guidance), guidance)
  })
})
