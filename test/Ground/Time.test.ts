import { assert, describe, it } from "@effect/vitest"
import { FastCheck, Option } from "effect"
import { millisecondsOf, shown, shownOfText } from "#src/Ground/Time.ts"

const moments = FastCheck.date({
  min: new Date("0001-01-01T00:00:00.000Z"),
  max: new Date("9999-12-31T23:59:59.999Z"),
  noInvalidDate: true
})

/** As PostgreSQL writes a moment in UTC: no zeros at the end. */
const written = (moment: Date) =>
  `${moment
    .toISOString()
    .replace("T", " ")
    .replace(/\.?0*Z$/, "")}+00`

describe("a time of the database", () => {
  it.prop(
    "is shown from its text as from its date",
    [moments],
    ([moment]) => {
      assert.deepStrictEqual(shownOfText(written(moment)), Option.some(shown(moment)))
    },
    { fastCheck: { examples: [[new Date("2026-10-02T09:15:00.000Z")], [new Date("2026-10-02T09:15:04.120Z")]] } }
  )

  it.prop("is the same moment either way", [moments], ([moment]) => {
    assert.strictEqual(millisecondsOf(shown(moment)), millisecondsOf(moment))
  })

  it("is not told from its text in another zone, before our era, or finer than it is kept", () => {
    for (const text of [
      "2026-10-02 09:15:04+02",
      "0044-03-15 00:00:00+00 BC",
      "2026-10-02 09:15:04.1234+00",
      "infinity"
    ]) {
      assert.isTrue(Option.isNone(shownOfText(text)), text)
    }
  })
})
