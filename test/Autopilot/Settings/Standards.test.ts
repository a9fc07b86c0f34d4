import { assert, describe, it } from "@effect/vitest"
import { Record } from "effect"
import { AccountId } from "#schema/Ids.ts"
import { emptyPolicy } from "#src/Autopilot/Guidance/Policy.ts"
import { blank, learnedFrom } from "#src/Autopilot/Learning/FeedbackState.ts"
import { type Standards, standardOf, standardsOfAccounts } from "#src/Autopilot/Settings/Standards.ts"

const [first, second] = [AccountId.make("acc_1"), AccountId.make("acc_2")]
const on = {
  scams: true,
  spam: true,
  profanity: true,
  hate: true,
  negative: true,
  competitors: true,
  contact: true,
  links: true,
  media: true
}

const standards: Standards = {
  policy: { version: null, at: null, policy: emptyPolicy },
  switches: { version: 1, on },
  own: new Map([[second, Record.map(on, () => false)]]),
  learned: learnedFrom(blank),
  answerQuestions: "off",
  shadowId: null
}

describe("what the comments of each account are judged by", () => {
  it("is made once for all of them", () => {
    const ofAccount = standardsOfAccounts(standards)
    for (const account of [first, second, first]) {
      assert.deepStrictEqual(ofAccount(account), standardOf(standards, account))
      assert.strictEqual(ofAccount(account), ofAccount(account))
    }
  })
})
