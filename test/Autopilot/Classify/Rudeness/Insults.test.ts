import { assert, describe, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { complaints } from "../../Complaints.ts"
import { inputFor } from "../../Deciding.ts"
import { genuine } from "../../Examples.ts"

const outcomeOf = (text: string) => decide(inputFor(text)).outcome

describe("an insult at somebody", () => {
  const clear = [
    "you are a fucking idiot",
    "you're all idiots",
    "what a moron you are",
    "the girl at the counter is a stupid bitch",
    "your staff are assholes",
    "the manager is a complete dickhead",
    "your support guy is a moron",
    "shut up you ugly pig",
    "he is a wanker",
    "the driver was an asshole",
    "she's a fat cow",
    "your waiter is a lazy idiot",
    "you people are morons, the owners are idiots",
    "you stupid cunt",
    "you are so stupid",
    "you absolute clown"
  ]
  for (const text of clear) it(`is hidden: ${text}`, () => assert.strictEqual(outcomeOf(text), "hide"))

  const unclear = ["he called me and said you are an idiot"]
  for (const text of unclear) it(`is asked about: ${text}`, () => assert.strictEqual(outcomeOf(text), "ask"))

  const others = [
    "i am such an idiot, forgot my size",
    "my idiot brother broke it",
    "your staff are incompetent",
    "you are liars and thieves",
    "this screw is a bitch to get out",
    "you are not an idiot, everybody struggles with it"
  ]
  for (const text of others) it(`is none: ${text}`, () => assert.notStrictEqual(outcomeOf(text), "hide"))

  it("is not what customers complain with", () => {
    assert.isEmpty([...genuine, ...complaints].filter((text) => outcomeOf(text) === "hide"))
  })
})
