import { assert, describe, it } from "@effect/vitest"
import { asAuthorWrote } from "#src/Autopilot/Assess/AsAuthorWrote.ts"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"
import { inputFor } from "../Deciding.ts"

describe("what a reason quotes", () => {
  it("is what the author wrote", () => {
    for (const [text, quoted] of [
      ["Bizarre, c'est toujours la même communauté derrière les banques", "même communauté"],
      ["Essa gente não pertence aqui", "não pertence"],
      ["Fare gibi ürüyorlar", "ürüyorlar"],
      ["yоu f.u.c.k.i.n.g idiot", "f.u.c.k.i.n.g"]
    ] as const) {
      assert.include(decide(inputFor(text)).reason, quoted)
    }
  })

  it("stands in the text, wherever it was found in what was read of it", () => {
    for (const text of [
      "Ça  alors, quelle\nHONTE à vous",
      "e\u0301te\u0301 a\u200bvec vous",
      "ａｂｃ Größe Ü",
      "ÇOK ŞEREFSİZ"
    ]) {
      for (const word of normalise(text).words) {
        const seen = normalise(text).written.slice(word.start, word.end)
        const quoted = asAuthorWrote(text, seen)
        assert.isNotNull(quoted)
        assert.include(text, quoted)
      }
    }
  })

  it("is nothing that stands nowhere in it", () => {
    assert.isNull(asAuthorWrote("Größe Ü", "Gruss"))
  })
})
