import { expect, it } from "@effect/vitest"
import { doneBy } from "#src/Autopilot/Guidance/Promises.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

const partOf = (guidance: string) =>
  doneBy(compile(guidance)).flatMap((said) => /^“([^”]+)”: (?:.+)\.$/u.exec(said)?.[1] ?? [])

it.each([
  ['"Juden raus" und ähnliche Parolen sofort löschen', "und ähnliche Parolen"],
  ['Hide "foo", "bar" and similar words', "and similar words"],
  ['Hide "foo" and remarks like that', "and remarks like that"],
  ["Hide 'so foo' type comments", "type comments"],
  ['Delete "foo"-style jokes', "-style jokes"],
  ['"foo" und Kommentare in der Art ausblenden', "und Kommentare in der Art"],
  ['Masquez "foo" et compagnie', "et compagnie"],
  ['Oculta "foo" y comentarios por el estilo', "y comentarios por el estilo"],
  ['Verberg "foo" en dat soort reacties', "en dat soort reacties"],
  ['Oculta "foo" y palabras parecidas', "y palabras parecidas"],
  ['"foo" ve benzeri kelimeleri gizle', "ve benzeri kelimeleri"],
  ["「foo」や類似の言葉は非表示にして", "や類似の言葉"],
  ["Bahis ve casino reklamlarını gizle ve kullanıcıyı engelle", "kullanıcıyı engelle"],
  ["Küfür edenleri engelle", "edenleri engelle"],
  ["Block people who swear", "Block people"],
  ["Masquez les insultes et bloquez l'utilisateur", "bloquez l'utilisateur"],
  ["Spam verstecken und Nutzer blockieren", "Nutzer blockieren"],
  ["Beleidigungen gegen Mitarbeiter ausblenden", "gegen Mitarbeiter"],
  ["Hide insults against our staff", "against our staff"],
  ["Telefonnummern ausblenden", "Telefonnummern"],
  ["Hide phone numbers", "phone numbers"]
])("%s: says what of it is not done", (sentence, part) => {
  const { rules, unclear } = compile(sentence)
  expect(rules.length).toBeGreaterThan(0)
  expect(unclear).toEqual([])
  expect(partOf(sentence)).toEqual([part])
})

it.each([
  "Block links",
  "Hide insults",
  "Hide phone numbers and e-mail addresses",
  "Keep insults against our staff",
  'Hide "block the user"'
])("%s: all of it is done", (sentence) => {
  expect(partOf(sentence)).toEqual([])
})

it.each([
  ['Wörter wie "Negerkuss", "Zigeuner" oder "Mohrenkopf" immer ausblenden', ["Negerkuss", "Zigeuner", "Mohrenkopf"]],
  ['Cacher les mots comme "foo" et "bar"', ["foo", "bar"]],
  ['Oculta palabras como "foo" o "bar"', ["foo", "bar"]],
  ['Nascondi parole come "foo"', ["foo"]],
  ['Ukryj słowa takie jak "foo"', ["foo"]]
])("%s: looks for the words that it quotes", (sentence, words) => {
  const { rules, unclear } = compile(sentence)
  expect(rules.flatMap(({ terms }) => terms)).toEqual(words)
  expect(unclear).toEqual([])
})
