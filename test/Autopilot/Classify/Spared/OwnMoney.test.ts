import { assert, describe, it } from "@effect/vitest"
import { tellsOfOwnMoney } from "#src/Autopilot/Classify/Spared/OwnMoney.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const troubles = [
  "Deposit of 300 USDT still not showing, TXID sent twice, ticket 55120",
  "My BTC withdrawal is pending since yesterday, ticket open, no reply",
  "You froze my account with 1,200 dollars inside, please help",
  "50 free spins not added to my account, username lucy_88",
  "sent 500 DOGE, TX hash confirmed, nothing in my balance",
  "bet slip not settled, won £75, account dave_1980",
  "you can check my account, payment was taken on the 4th",
  "paypal refund of 30 not received",
  "my bonus 50 free spins didn't land",
  "my deposit doesn't show, it hasn't been credited"
]
/** What turns trouble into somebody's business. */
const business = [
  ", Mr Brooks got it back",
  ", dm me",
  ", recovered by @cyber_refund",
  ", write to our agent on Telegram",
  ", the link is in my bio",
  ", thanks to this lady",
  ", pay the fee first",
  " win.example"
]

describe("trouble with one's own money", () => {
  it.each(troubles)("is neither hidden nor asked about: %s", (text) => {
    assert.isTrue(tellsOfOwnMoney(read(text)))
    assert.strictEqual(decidedUntaught(text).outcome, "keep")
  })

  it.each(business)("is told by nobody who has business besides: ...%s", (besides) => {
    for (const text of troubles) assert.isFalse(tellsOfOwnMoney(read(`${text}${besides}`)), text)
  })

  it.each([
    "Your withdrawal is pending, pay the fee of 50 USDT",
    "Account frozen? We unlock it in 10 minutes, dm us",
    "free spins for the first 100 people, check my profile",
    "withdrawal received, 4000 USDT, thank you Anna",
    "I have 3 BTC stuck in my wallet, help me withdraw and take half",
    "invest 300 and withdraw 3000 in 7 days"
  ])("is none of: %s", (text) => {
    assert.isFalse(tellsOfOwnMoney(read(text)))
    assert.notStrictEqual(decidedUntaught(text).outcome, "keep")
  })
})
