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
      "Hide anything about hunting except on our campaign posts",
      "Hide comments that contain “hunting”, but not under posts whose caption contains “campaign”"
    ],
    ["Anything that sounds like a threat: hide it and tell me", "Hide comments that threaten somebody"],
    ["Please remove ads, spam & all the rest of that rubbish", "Hide comments that look like spam"],
    ["Hide comments in any language except english and french", "Hide comments in any language but English or French"],
    [
      "Hide phone numbers and emails, but not ours (hello@brightside.org)",
      "Hide comments that contain contact details, except those that contain “hello@brightside.org”"
    ],
    [
      "When somebody is grieving, leave their comment alone",
      "Keep comments that tell that somebody, or an animal of theirs, has died"
    ],
    ["comments w swear words = hide", "Hide comments that contain profanity"],
    ["Hide comments deadnaming Alex (don't use the name Sandra)", "Hide comments that contain “Sandra”"],
    [
      "Hide Peak Apparel, PA Outdoor and Trailhead Supply Co. whenever they come up.",
      "Hide comments that contain “Peak Apparel”, “PA Outdoor” or “Trailhead Supply Co”"
    ],
    ["Hide comments written entirely in capital letters.", "Hide comments that are all in capitals"],
    [
      "Let the fans moan about the setlist but anyone having a go at the drummer gets hidden",
      "Keep comments that sound negative and contain “setlist”; Hide comments that insult somebody"
    ],
    ["Don't ask me about emojis, just leave them", "Keep comments that are nothing but emoji"],
    ['Hide "scam" only when it comes with a link', "Hide comments that contain links and contain “scam”"],
    ["If it mentions our old name, Bluebell Lodge, let me know", "Ask about comments that contain “Bluebell Lodge”"],
    [
      "please be so kind and remove the comments about the parking fine",
      "Hide comments that contain “parking” and “fine” near each other"
    ],
    ["Our prices went up in march, expect complaints, leave them all", "Keep comments that sound negative"],
    ["Our prices went up in march, leave complaints", "Keep comments that sound negative"],
    [
      "For TikTok comments, swearing is fine. Everywhere else hide it.",
      "Keep comments that contain profanity on TikTok; Hide comments that contain profanity on Facebook, Instagram, YouTube and Threads"
    ],
    [
      "Hide complaints about prices on our ads. Everywhere else leave them.",
      "Hide comments that sound negative and are about prices under ads; Keep comments that sound negative and are about prices under posts"
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

  it("is no place where the other sentence names none", () =>
    assert.isNull(understood("Swearing is fine. Everywhere else hide it.")))

  it("is not left out where it says more", () => {
    for (const guidance of [
      "We mind insults.",

      "Our CEO left. Hide comments about that."
    ])
      assert.isNull(understood(guidance), guidance)
  })
})
