import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

const exceptions: ReadonlyArray<readonly [sentence: string, host: string]> = [
  ["Links ausblenden, außer auf {h}.", "lumiere-haut.de"],
  ["Links ausblenden außer {h}", "lumiere.de"],
  ["Links auf {h} sind okay, alle anderen Links ausblenden.", "lumiere-haut.de"],
  ["Links zu {h} sind erlaubt, alle anderen bitte löschen", "lumiere.de"],
  ["Les liens vers {h} sont autorisés, masquez tous les autres liens", "lumiere-peau.fr"],
  ["Los enlaces a {h} están bien, oculten los demás enlaces", "lumiere-piel.es"],
  ["Links naar {h} zijn prima, alle andere links verbergen", "lumiere-huid.nl"],
  ["Masquer les liens sauf vers {h}", "lumiere-peau.fr"],
  ["Ocultar enlaces excepto {h}", "lumiere-piel.es"],
  ["Nascondi i link tranne {h}.", "lumiere-pelle.it"],
  ["Ocultar links exceto {h}", "lumiere-pele.com.br"],
  ["Links verbergen behalve {h}", "lumiere-huid.nl"],
  ["Ukryj linki oprócz {h}", "lumiere-skora.pl"],
  ["{h} hariç linkleri gizle", "lumiere-cilt.com"]
]

const quoting: ReadonlyArray<string> = [
  'Das ewige "{w}" kann weg.',
  'dieses ewige "{w}" kann weg.',
  "Dieses „{w}“ bitte löschen"
]

describe("names as they stand in guidance", () => {
  for (const [frame, host] of exceptions) {
    it(`are hosts in one piece: ${frame}`, () => {
      const { rules, unclear } = compile(frame.replace("{h}", host))
      assert.deepStrictEqual(unclear, [])
      assert.deepStrictEqual(
        rules.map(({ effect, except, topics }) => [effect, ...topics, ...except.flatMap(({ terms }) => terms)]),
        [["hide", "links", host]]
      )
    })
  }

  for (const frame of quoting) {
    it(`are words in quotes, whatever somebody thinks of them: ${frame}`, () => {
      const { rules, unclear } = compile(frame.replace("{w}", "Schaut mal auf mein Profil"))
      assert.deepStrictEqual(unclear, [])
      assert.deepStrictEqual(
        rules.map(({ effect, terms }) => [effect, ...terms]),
        [["hide", "Schaut mal auf mein Profil"]]
      )
    })
  }
})
