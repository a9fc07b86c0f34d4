import { assert, describe, it } from "@effect/vitest"
import { withUmlauts } from "#src/Autopilot/Assess/Umlauts.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const hateful = [
  "Ausländer raus",
  "Türken raus aus Deutschland",
  "Flüchtlinge sind hier unerwünscht",
  "Haut ab ihr dreckigen Ausländer"
]
const spelt = (text: string) => text.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue")

describe("umlauts written as two letters", () => {
  it("are read as umlauts in words that lists of German hold", () => {
    assert.strictEqual(withUmlauts(normalise("Auslaender raus, sofort"), "de"), "ausländer raus, sofort")
  })

  it.each(["Neue Bauern aktuell", "Michael and Joel cruelly", "nothing of the kind", "Goethe"])(
    "are left alone in every other word: %s",
    (text) => {
      assert.isNull(withUmlauts(normalise(text), null))
    }
  )

  it("are left alone in other languages", () => {
    assert.isNull(withUmlauts(normalise("Auslaender"), "fr"))
  })

  it.each(hateful)("hide no hate: %s", (text) => {
    assert.strictEqual(decidedUntaught(spelt(text)).outcome, decidedUntaught(text).outcome)
    assert.notStrictEqual(decidedUntaught(spelt(text)).outcome, "keep")
  })

  it.each([
    "Fluechtlinge sind hier herzlich willkommen",
    "ich gehe zurueck in die Tuerkei, Urlaub",
    "Auslaender koennen sich hier anmelden",
    "tuerkischer Kaffee ist der beste"
  ])("make no hate of what is none: %s", (text) => {
    assert.strictEqual(decidedUntaught(text).outcome, "keep")
  })
})
