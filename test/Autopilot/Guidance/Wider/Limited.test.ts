import { assert, describe, it } from "@effect/vitest"
import { hiddenByRules } from "../HiddenByRules.ts"
import { understood } from "../Understood.ts"

const hides = (guidance: string, hidden: ReadonlyArray<string>, stay: ReadonlyArray<string>) => {
  for (const text of hidden) assert.isTrue(hiddenByRules(guidance, text), text)
  for (const text of stay) assert.isFalse(hiddenByRules(guidance, text), text)
}

describe("a rule that reaches no further than its sentence", () => {
  it("asks about what is not to be public before it is seen", () => {
    for (const [guidance, rule] of [
      ["Nothing about politics goes public before I have seen it.", "Ask about comments that are about politics"],
      [
        "I don't want anything about politics going public before I have seen it.",
        "Ask about comments that are about politics"
      ],
      ["Nothing about refunds goes public without my okay.", "Ask about comments that are about refunds"],
      ["Don't publish anything with a link until I've checked it.", "Ask about comments that contain links"]
    ] as const)
      assert.strictEqual(understood(guidance), rule)
    assert.isNull(understood("Nothing about politics goes public before Monday."))
  })

  it("holds nothing else back where it says not to hide it", () => {
    assert.strictEqual(
      understood("Only I decide about hate; never hide it by yourself."),
      "Ask about comments that look hateful; Ask about comments that look hateful"
    )
    assert.strictEqual(
      understood("I decide about refunds; don't hide them by yourself."),
      "Ask about comments that are about refunds; Ask about comments that are about refunds"
    )
    assert.isNull(understood("Never hide them by yourself."))
    assert.strictEqual(understood("Never hide anything by yourself."), "Ask before hiding comments")
  })

  it("is no rule about an example of what limits it", () => {
    for (const guidance of [
      "Hide insults, but only when they mention a colleague such as Jenny.",
      "Hide complaints, but only if they name a competitor such as Fjellvik.",
      "Ask me about complaints only if they mention staff, for example Jenny or Paul.",
      "Hide insults that mention a colleague such as Jenny.",
      "Hide complaints, but only those naming a competitor such as Fjellvik.",
      "Hide comments that ask people to boycott us, but only if they name a competitor, such as Granite Peak."
    ])
      assert.isNull(understood(guidance), guidance)
    assert.strictEqual(
      understood("Hide comments only if they mention a colleague such as Jenny."),
      "Hide comments that contain “Jenny”"
    )
  })

  it("hides nobody for a word that others ask for", () => {
    for (const what of ["photos", "food", "a shoutout", "votes", "likes or follows"])
      assert.isNull(understood(`Hide comments that ask for ${what}.`), what)
    assert.isNull(understood("Hide requests for photos."))
    assert.isNull(understood("Masque les commentaires qui demandent de l'argent."))
    hides(
      "Hide comments that ask for money.",
      ["Please send me money, I have no food for my kids"],
      ["Great value for money!", "Best money I ever spent.", "I want my money back.", "Is it worth the money?"]
    )
    hides("Hide comments that ask for a job.", [], ["Great job, team!", "Great job, right?"])
  })

  it("keeps who asks where it says so", () => {
    hides(
      "Hide comments that say we are a scam, but leave up questions.",
      ["You are scammers"],
      ["Are you scammers or real?", "Can anyone tell me if this shop is a scam"]
    )
  })

  it("tells what is new from the rest", () => {
    hides("Hide comments about our new logo.", ["The new logo is ugly"], ["Your old logo on my mug makes me smile."])
    hides(
      "Hide comments about the new boss.",
      ["The new boss is weird"],
      ["Like a boss! 😎", "My boss loves your tea."]
    )
    assert.strictEqual(
      understood("Ask me about comments about the old price."),
      "Ask about comments that contain “old” and “price” near each other"
    )
  })

  it("hides who says that something makes ill, and nobody who is ill", () => {
    hides(
      "Hide comments that claim our coffee causes cancer.",
      ["Your coffee causes cancer", "this coffee gave me a migraine", "Your coffee makes you infertile"],
      [
        "Thank you, this coffee cured my migraine.",
        "I had a miscarriage in May and your coffee mornings helped me.",
        "I am recovering from a tumour and dreaming of your coffee.",
        "The radiation therapy is over, I can taste your coffee again!",
        "I got cancer in 2019 and the girls at your counter were angels."
      ]
    )
    hides(
      "Hide comments that claim our tea makes people ill.",
      ["I got ill from your tea."],
      ["Your tea is the only thing that helps my migraines."]
    )
  })

  it("is reported back where what it excepts is all there is", () => {
    assert.isNull(understood("Hide comments about Tom Ford, but not about our colleague Tom."))
    assert.isNull(understood("Hide mentions of Fjellvik Sport, but not of Fjellvik."))
  })
})
