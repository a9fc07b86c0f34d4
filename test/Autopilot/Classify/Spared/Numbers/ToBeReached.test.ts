import { assert, describe, it } from "@effect/vitest"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const outcome = (text: string) => decidedUntaught(text).outcome

describe("customers who want to be reached about something of their own", () => {
  it.each([
    "My bag is lost, contact me on 07700 900453",
    "Contact me on 07700 900445 about the refund",
    "Text me on 07700 900448 when the table is free",
    "Message me on 07700 900449, the driver has my parcel",
    "Please contact me on 07700 900451, my appointment was cancelled",
    "You can contact me on 0113 496 0001 about the car",
    "my booking vanished, call me on 020 7946 0000 please",
    "Ring me on 01632 960983 about my prescription"
  ])("are kept: %s", (text) => assert.strictEqual(outcome(text), "keep"))

  it.each([
    "Contact me on 07700 900453 to earn from home",
    "Text me on 07700 900448 for cheap tickets",
    "I recovered my account, contact me on 07700 900453",
    "need a loan? contact me on 07700 900453",
    "the driver said your parcel is held, contact us on 07700 900453 and pay £2"
  ])("are none where they lure: %s", (text) => assert.strictEqual(outcome(text), "hide"))
})
