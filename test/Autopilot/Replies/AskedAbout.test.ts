import { assert, describe, it } from "@effect/vitest"
import { factsToSay } from "#src/Autopilot/Guidance/Facts/ToSay.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { askedFor } from "#src/Autopilot/Replies/AskedFor.ts"
import { answers } from "#src/Autopilot/Replies/Fit.ts"

/** What guidance lets say to a question. */
const said = (guidance: string, question: string) =>
  factsToSay(compile(guidance))
    .filter((fact) => answers(fact, askedFor(question, "Fjord Coffee")))
    .map(({ fact }) => fact)

const hours = "If somebody asks about opening hours, say we are open 9 to 5."
const vegan = "When people ask whether the cake is vegan, answer: Yes, all our cakes are vegan."
const parking = "If people ask about parking, tell them it is free behind the shop."

describe("what guidance says to answer a question with", () => {
  it.each([
    [hours, "What are your opening hours?"],
    [hours, "Opening hours?"],
    [hours, "When are you open?"],
    [hours, "When do you close?"],
    [vegan, "Is the cake vegan?"],
    [vegan, "Are your cakes vegan?"],
    [vegan, "Do you have vegan cakes?"],
    [parking, "Is there parking?"],
    [parking, "Is parking free?"]
  ])("answers it: %s, %s", (guidance, question) => assert.lengthOf(said(guidance, question), 1))

  it.each([
    [hours, "When?"],
    [hours, "When does the sale start?"],
    [hours, "When will the tent be back?"],
    [hours, "Where are you?"],
    [vegan, "Is the bread vegan?"],
    [vegan, "Is the cake gluten free?"],
    [parking, "Is delivery free?"],
    [parking, "When are you open?"]
  ])("answers no other: %s, %s", (guidance, question) => assert.isEmpty(said(guidance, question)))
})
