import { assert, it } from "@effect/vitest"
import { tellsOfRecovery } from "#src/Autopilot/Classify/Frauds/Recovery.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"

const tells = (text: string) => tellsOfRecovery(normalise(text))

it("sees who names an account that got lost investments back", () => {
  for (const text of [
    "비트코인 날렸는데 @back_lee 님이 돌려받게 해줬어요",
    "trading me sab gaya, @help_anil ne wapas dilaya",
    "straciłem na bitcoinie, @odzysk.pl odzyskał całość",
    "Krypto weg, aber @fonds.hilfe hat alles zurückgeholt"
  ]) {
    assert.isTrue(tells(text), text)
  }
})

it("sees nothing where no account is named or nothing was invested", () => {
  for (const text of [
    "택배 분실했는데 @cj 기사님이 찾아주셨어요",
    "mera parcel kho gaya tha, @shop ne wapas dila diya",
    "odzyskałem konto po tygodniu, dzięki",
    "Krypto zurückbekommen? glaubt das nicht"
  ]) {
    assert.isFalse(tells(text), text)
  }
})
