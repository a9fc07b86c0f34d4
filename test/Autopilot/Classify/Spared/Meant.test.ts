import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

describe("words that only look like spam, swearing or a slur", () => {
  it.each([
    "Please follow up on my complaint, ticket 4471",
    "please follow the washing instructions, mine shrank",
    "can I get my viagra prescription renewed online or must I come in",
    "free upgrade to business on my honeymoon, you legends 😭",
    "The straps dig into my boobs, is there a softer one?",
    "pussy willow bouquet is gorgeous",
    "the cock on the weathervane fell off in the storm",
    "Dick Whittington was superb, best panto in years",
    "Shoot yourself... a great self portrait, that was the workshop, 10/10",
    "You're a disgrace to the party and you should resign",
    "A guy called me a paki in your queue and the manager threw him out. Respect",
    "Someone shouted faggot at us outside, your doorman was brilliant",
    "can my Muslim mother have a female doctor",
    "Die kale gast bij de kassa is altijd zo aardig",
    "Die Turkse gast bij de kassa is altijd zo aardig",
    "La caissière voilée est toujours souriante",
    "k",
    "K",
    "+1",
    "Congratulations to the winner",
    "congrats to all winners 🎉",
    "Enjoy the rest of your week",
    "Thanks for the advice. Enjoy your night out. I'ma try to get some sleep...",
    "Ok... Take ur time n enjoy ur dinner..."
  ])("are kept: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))

  it.each([
    "please follow the link in my bio",
    "Please follow up on my new video, link in bio",
    "buy viagra online without prescription",
    "my viagra prescription shop ships worldwide, order now",
    "nice boobs",
    "you are a disgrace to your family",
    "You're a disgrace to humanity",
    "shoot yourself, you ugly cow",
    "he called me a faggot and he was right",
    "Die Turkse gast bij de kassa is een smerige dief"
  ])("are not where they mean it: %s", (text) => assert.notStrictEqual(decidedUntaught(text).outcome, "keep"))
})
