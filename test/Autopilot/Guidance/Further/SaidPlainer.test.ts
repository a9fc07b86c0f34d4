import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { effectsOf } from "../HiddenByRules.ts"

const cases: ReadonlyArray<
  readonly [guidance: string, effect: "hide" | "ask", meant: ReadonlyArray<string>, others: ReadonlyArray<string>]
> = [
  [
    "No campaigning here: hide anything about candidates, parties or elections.",
    "hide",
    ["the Tories ruined it", "vote Labour on Thursday"],
    ["we had it at two birthday parties", "is it good for parties?"]
  ],
  [
    "Hide people begging for free tickets.",
    "hide",
    ["can I have a ticket for free please", "any chance of free tickets?"],
    ["is the car park free?", "we beg you to come back to Hull"]
  ],
  [
    "Do not let anyone share their mobile number or email address under our posts",
    "hide",
    ["text me on 07700 900123", "write to jo.smith88@gmail.com"],
    ["what is your phone number?", "I emailed you twice"]
  ],
  [
    "If anybody says they were sick after eating our snacks, ask me first.",
    "ask",
    ["these gave me stomach cramps", "I threw up all night"],
    ["these taste sick, love it", "what is in the snacks?"]
  ],
  [
    "Ask me before doing anything when a solicitor or reporter comments.",
    "ask",
    ["my solicitor will be in touch", "I am a reporter with the Echo"],
    ["great report on your launch", "law of averages I guess"]
  ],
  [
    "Remove links except to our own shop fernandfig.example and to YouTube.",
    "hide",
    ["see https://otherplants.test/deal", "https://tiktok.com/@luca/video/1"],
    ["https://fernandfig.example/pots", "I watched https://youtube.com/watch?v=abc123"]
  ],
  [
    "hide any mention of @fernlab.uk or Fern Lab, they keep spamming us",
    "hide",
    ["Fern Lab has this for less", "go to @fernlab.uk"],
    ["my fern loves it", "they keep sending the wrong pot"]
  ],
  [
    "Wenn jemand von einer allergischen Reaktion schreibt, fragt mich bitte vorher.",
    "ask",
    ["hab von der Creme Ausschlag bekommen", "meine Tochter war allergisch darauf"],
    ["meine Reaktion als das Paket kam", "tolle Creme"]
  ]
]

describe("what says one thing by two words, or by more than is looked for", () => {
  it.each(cases)("%s", (guidance, effect, meant, others) => {
    for (const text of meant) assert.deepStrictEqual([...new Set(effectsOf(guidance, text))], [effect], text)
    for (const text of others) assert.notInclude(effectsOf(guidance, text), effect, text)
  })

  it.each([
    "hide anything about parties and birthdays",
    "Hide links except to our own shop.",
    "hide any mention of Fern Lab, they keep hiding our comments"
  ])("is not guessed: %s", (guidance) => {
    assert.deepStrictEqual(compile(guidance).rules, [])
  })
})
