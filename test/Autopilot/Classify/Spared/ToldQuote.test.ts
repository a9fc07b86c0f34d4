import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { withoutToldQuote } from "#src/Autopilot/Classify/Spared/ToldQuote.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

const outcomeOf = (text: string) => decidedUntaught(text).outcome

const told = [
  (said: string) => `I was told "${said}" by a guard. Your ad made me cry.`,
  (said: string) => `someone wrote "${said}" under my photo yesterday, so thanks for this campaign`,
  (said: string) => `A man shouted "${said}" at my mum on the tram`,
  (said: string) => `I still hear "${said}" when I walk past that school`
]
const said = [
  "cripples shouldn't travel",
  "you fat pig",
  "go back to your country",
  "all gays are sick",
  "fuck you bitch"
]

const lures = ["congratulations you won, click here to claim", "earn $5000 a week from home", "type amen to win 5000"]
const heard = [
  (lure: string) => `Got a message saying "${lure}" from a page with your logo. That's not you, is it?`,
  (lure: string) => `My grandma got an email with "${lure}" in it and nearly fell for it`
]

describe("what somebody tells that others said", () => {
  it.prop(
    "is never hidden as if they had said it themselves",
    [FastCheck.constantFrom(...told), FastCheck.constantFrom(...said)],
    ([telling, words]) => assert.notStrictEqual(outcomeOf(telling(words)), "hide", telling(words)),
    { fastCheck: { numRuns: 60 } }
  )

  it.prop(
    "is no offer of theirs that hides",
    [FastCheck.constantFrom(...heard), FastCheck.constantFrom(...lures)],
    ([telling, lure]) => assert.notStrictEqual(outcomeOf(telling(lure)), "hide", telling(lure)),
    { fastCheck: { numRuns: 30 } }
  )

  it.each([
    'Mijn dochter kreeg "rot op naar je eigen land" te horen in de tram. Ze komt uit Zwolle.',
    "In der Bahn hat einer „Scheiß Kanake“ hinter mir hergerufen",
    "On m'a dit « sale arabe » devant votre magasin",
    'En el metro me gritaron "negro de mierda" y nadie hizo nada'
  ])("is not hidden in other languages: %s", (text) => assert.notStrictEqual(outcomeOf(text), "hide"))

  it.each([
    'You are "a fat pig" and everybody says so',
    'Someone wrote "all gays are sick" and he is right 👏',
    'I told her "fuck you bitch" lol',
    'I said "fuck you bitch" to the driver',
    "someone wrote something, you fat pig"
  ])("is no cover for who means it: %s", (text) => assert.isNull(withoutToldQuote(read(text))))

  it.each([
    'They said "you won", now message @claim_desk on telegram to get your prize',
    'He said "it works", click here and earn $5000 a week: t.example/earn'
  ])("excuses nothing that stands beside it: %s", (text) => assert.strictEqual(outcomeOf(text), "hide"))

  it.each([
    `Got a message saying "congratulations you won, click here to claim". That's not you, is it?`,
    'Is it true I won? A page called Nordlys Prizes wrote me "you are selected, click the link"',
    "Ich bekam eine Mail „Sie haben gewonnen, klicken Sie hier“. Seid ihr das?",
    'ho ricevuto un messaggio "hai vinto, clicca qui", siete voi?',
    'Is "type amen to win" a real post of yours? My gran got it as a message'
  ])("is left up where the rest only asks: %s", (text) => assert.strictEqual(outcomeOf(text), "keep"))
})
