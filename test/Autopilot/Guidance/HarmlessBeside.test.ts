import { expect, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { hiddenByRules } from "./HiddenByRules.ts"

it.each([
  ["Hide loan sharks", "I offer loans at 2%, write to me"],
  ["Hide comments that recommend loan sharks or private lenders", "Mrs Anna is a legit lender, she helped me"],
  ["Hide ticket touts", "I have 2 tickets for Saturday, dm me"],
  ["Hide ticket touts", "selling my spare ticket at face value"],
  ["Hide illegal stream links", "watch it free on soap2day"],
  ["Hide illegal stream links", "full episodes free here"],
  ["Hide WhatsApp and Telegram numbers", "text me +47 400 00 123"],
  ["Hide Viber and Signal groups", "Come to our Viber group"],
  ["Hide comments about Kelda and Vela jackets", "Kelda jackets are warmer"],
  [
    "Hide anyone pretending to be our support team",
    "We are the support team, send us your password to get your refund"
  ],
  ["Hide accounts impersonating our CEO", "I am the CEO. You won the giveaway, send your card number to claim it"]
])("%s: hides “%s”", (guidance, text) => {
  expect(hiddenByRules(guidance, text)).toBe(true)
})

it.each([
  ["Hide loan sharks", "When will my loan be approved?"],
  ["Hide comments that recommend loan sharks or private lenders", "I have had a loan with you for ten years"],
  ["Hide loan offers", "Do you give loans to students?"],
  ["Hide ticket touts", "Do you still have tickets for Saturday?"],
  ["Hide ticket touts", "Are tickets available at the gate?"],
  ["Hide ticket touts", "What was the face value of these?"],
  ["Hide illegal stream links", "That header cracked me up"],
  ["Hide illegal stream links", "The pirate flag was amazing"],
  ["Hide illegal stream links", "When do all episodes come out?"],
  ["Hide WhatsApp and Telegram numbers", "Can I reach you on WhatsApp?"],
  ["Hide Viber and Signal groups", "Are you on Viber?"],
  ["Hide comments about Kelda and Vela jackets", "My Kelda tent leaks"],
  ["Hide anyone pretending to be our support team", "Your support team was great, thank you!"],
  ["Hide accounts impersonating our CEO", "Your CEO is a good man"]
])("%s: leaves “%s” alone", (guidance, text) => {
  expect(hiddenByRules(guidance, text)).toBe(false)
})

it("says of each of two names what stands behind the last", () => {
  expect(compile("Hide Kelda and Vela links")).toMatchObject({
    rules: [{ topics: ["links"], terms: ["Kelda", "Vela"] }],
    unclear: []
  })
  expect(compile("Ask me about Kelda and Vela complaints")).toMatchObject({
    rules: [{ topics: ["negative"], terms: ["Kelda", "Vela"] }],
    unclear: []
  })
  expect(compile("Hide Kelda and Vela")).toMatchObject({
    rules: [{ topics: [], terms: ["Kelda", "Vela"] }],
    unclear: []
  })
})

it("looks for no word that says how many alone", () => {
  expect(compile("Let people say our foundation shades are too few")).toMatchObject({
    rules: [{ terms: ["shades few"] }]
  })
})
