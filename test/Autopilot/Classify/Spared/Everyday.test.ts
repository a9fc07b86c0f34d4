import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

/** Each way of speaking: what nobody means any harm by, and what is no such thing. */
const meant = [
  ["Spam her DMs with love, she just had a baby", "Spam her DMs until she quits"],
  ["Blow up her phone with birthday wishes!", "Blow up her phone 07700 900123 with birthday wishes"],
  ["Blow up his phone, he just got engaged!", "Blow up his phone, he ripped me off"],
  [
    "I have yet to meet a decent Italian tailor in this city, can you recommend one?",
    "I have yet to meet a decent Italian"
  ],
  ["There are no decent Jews' harps in the shop, only plastic ones.", "There are no decent Jews in the shop"],
  ["There are no decent Indians in this town, I mean curry houses.", "There are no decent Indians in this town"],
  ["That boy needs a bullet journal, he forgets everything.", "That boy needs a bullet"],
  ["She needs a bullet train ticket, not a bus pass.", "She needs a bullet point blank"],
  ["The list needs a bullet before each line.", "She deserves a bullet, not a list"],
  ["Who wants a bullet? The lipstick, in red or nude.", "Who wants a bullet?"],
  ["Bite the bullet and buy it, you won't regret it.", "Bite the bullet, you scum"],
  ["Der Toaster ist dümmer als ein Stück Brot.", "Der Filialleiter ist dümmer als ein Stück Brot."],
  ["Faccio l'agente immobiliare e uso sempre il vostro nastro.", "Ti faccio fuori, agente"],
  ["Di chi è questo cane? Qualcuno lo conosce?", "Questo ladro si chiama Marco Riva. Qualcuno lo conosce?"],
  [
    "Nobody should ever have to hear that their people should be wiped out.",
    "Nobody should have to live with them, their people should be wiped out."
  ],
  [
    "Personne ne devrait entendre que son peuple doit être exterminé.",
    "Personne ne devrait vivre avec eux, leur peuple doit être exterminé."
  ],
  ["No one should read under a cake video that they ought to die.", "No one should read this, they ought to die."],
  [
    "Niemand sollte hören müssen, dass sein Volk vernichtet werden soll.",
    "Niemand sollte hören müssen, dass sie da sind, sein Volk gehört vernichtet."
  ]
] as const

describe("everyday words that are hard on people elsewhere", () => {
  it.each(meant)("are left up: %s", (harmless) => assert.strictEqual(decidedUntaught(harmless).outcome, "keep"))

  it.each(meant)("are not left up where they are meant, unlike %s: %s", (_, harmful) =>
    assert.notStrictEqual(decidedUntaught(harmful).outcome, "keep")
  )

  it.each([
    "No decent Mexicans near here, only Tex-Mex chains.",
    "Kein Mensch sollte hören müssen, dass sein Volk ausgerottet gehört.",
    "Niemand zou moeten horen dat zijn volk uitgeroeid moet worden."
  ])("are not hidden: %s", (text) => assert.notStrictEqual(decidedUntaught(text).outcome, "hide"))

  it.each([
    "No decent Mexicans near here.",
    "No decent Mexicans near here, only thieves",
    "No decent Mexicans near here, only criminals and chains"
  ])("stay hidden where people are meant: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "hide"))
})
