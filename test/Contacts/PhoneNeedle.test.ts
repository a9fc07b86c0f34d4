import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { parsePhoneNumberFromString } from "libphonenumber-js/max"
import { phoneNeedle } from "#src/Contacts/Needles/PhoneNeedle.ts"

const kept = ["+14155552671", "+442079460958", "+4791234567", "+390669812345", "+911123456789", "+5511912345678"]
const separators = FastCheck.constantFrom(" ", "-", ".", " - ", "/", "\u2013", "\u00a0")

/** A number as people write it, with the signs between its groups replaced. */
const spelled = FastCheck.tuple(FastCheck.constantFrom(...kept), separators, FastCheck.nat(5)).map(
  ([phone, between, way]) => {
    const number = parsePhoneNumberFromString(phone)
    const national = number?.formatNational() ?? ""
    const international = number?.formatInternational() ?? ""
    const ways = [
      national,
      international,
      international.replace("+", "00"),
      international.replace("+", "011 "),
      international.replace("+44 ", "+44 (0)"),
      `tel:${international}`
    ]
    return { phone, q: (ways[way] ?? national).replaceAll(" ", between) }
  }
)

describe("phoneNeedle", () => {
  it("is digits that stand together in the number that is kept, however it is spelled", () => {
    FastCheck.assert(
      FastCheck.property(spelled, ({ phone, q }) => {
        const digits = phoneNeedle(q)
        assert.match(digits ?? "", /^\d{5,}$/, q)
        assert.include(phone, digits ?? "", q)
      })
    )
  })

  it("is nothing where a search is no number, or too short, or spelled as it is kept", () => {
    for (const q of [
      "",
      "dana",
      "12 34",
      "+",
      "21.10",
      "4791234567",
      "room 12 345",
      "dana@12.345.67",
      "() - +",
      "\0"
    ]) {
      assert.isNull(phoneNeedle(q), q)
    }
    assert.strictEqual(phoneNeedle("+4791234567"), "4791234567")
    assert.strictEqual(phoneNeedle("\uff19\uff11\uff12 34567"), "91234567")
  })
})
