import { assert, describe, it } from "@effect/vitest"
import { Either, Schema } from "effect"
import { Conversion } from "#schema/resources/Sale.ts"

const refusal = (value: number) =>
  Either.getOrElse(Either.flip(Schema.decodeUnknownEither(Conversion)({ click_id: "clk_1", value })), String).toString()

describe("the value of a sale", () => {
  it("that is too large for a number is called so, as one below nothing is", () => {
    assert.include(refusal(JSON.parse("1e400")), "is too large")
    assert.include(refusal(-1), "must be 0 or more")
    assert.include(refusal(JSON.parse("-1e400")), "must be 0 or more")
  })
})
