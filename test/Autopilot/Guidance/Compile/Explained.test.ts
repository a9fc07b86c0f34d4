import { expect, it } from "@effect/vitest"
import { assess } from "#src/Autopilot/Assess/Assess.ts"
import { trainedClassifier } from "#src/Autopilot/Classify/TrainedClassifier.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

const termsOf = (guidance: string) => compile(guidance).rules.flatMap(({ terms }) => terms)

it.each([
  ["I commenti che parlano di Vento (marca di scarpe) da nascondere", "Vento"],
  ["Kommentare über Mond (Brauerei) ausblenden", "Mond"],
  ["Verberg reacties over Zon (energiebedrijf)", "Zon"],
  ["Masquez les commentaires sur Soleil (marque de thé)", "Soleil"],
  ["Oculta los comentarios sobre Sol (cerveza)", "Sol"],
  ["Hide comments about Target (the supermarket)", "Target"],
  ["Hide comments about Kelda (our old supplier)", "Kelda"]
] as const)("%s: what stands in brackets behind a name is not looked for", (sentence, name) => {
  expect(termsOf(sentence)).toEqual([name])
})

it.each([
  ["Verberg reacties over Zon (energiebedrijf)", "bij Zon betaal je minder", 1],
  ["Verberg reacties over Zon (energiebedrijf)", "lekker in de zon zitten", 0],
  ["Oculta los comentarios sobre Sol (cerveza)", "prefiero una Sol bien fría", 1],
  ["Oculta los comentarios sobre Sol (cerveza)", "hace un sol increíble hoy", 0]
] as const)("%s: %s", (guidance, text, applying) => {
  const where = { hasMedia: false, platform: "instagram", surface: "organic" } as const
  expect(assess(trainedClassifier, { text, ...where }, compile(guidance)).rules).toHaveLength(applying)
})

it.each([
  "Se qualcuno racconta un furto davanti al negozio, chiedi a noi",
  "Als iemand over een ongeluk vertelt, vraag het mij",
  "Mensen die over hun echte hond vertellen laten staan",
  "Deja a los que hablan de su enfermedad real",
  "Grappen over mannen achter de kassa verbergen",
  "मोटा पतला वाले कमेंट छुपाओ",
  "mota patla wale comment hide karo"
])("%s: no comment has those words, which is reported back", (sentence) => {
  const { rules, unclear } = compile(sentence)
  expect(rules).toEqual([])
  expect(unclear.map(({ text }) => text)).toEqual([sentence])
})
