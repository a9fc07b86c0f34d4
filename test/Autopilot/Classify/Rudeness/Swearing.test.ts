import { assert, describe, it } from "@effect/vitest"
import { decide } from "#src/Autopilot/Decide/Decide.ts"
import { inputFor } from "../../Deciding.ts"

const outcomeOf = (text: string) => decide(inputFor(text)).outcome

describe("swearing", () => {
  const aboutThings = [
    "where the fuck is my parcel, you said monday and it is thursday",
    "this is the shittiest kettle I ever bought, your fucking hotline never picks up",
    "are you fucking kidding me, 40 euros for shipping a box that arrived broken",
    "you fucked up my order again and nobody answers",
    "another price rise for the same three films and half of them with ads in between, fuck off",
    "fucking useless app, crashes every time I open my basket",
    "Ich warte seit drei Wochen, so eine Scheiße, nie wieder diese Firma",
    "tres semanas esperando el paquete, qué mierda de servicio, nunca más"
  ]
  for (const text of aboutThings)
    it(`about a thing is for people to judge: ${text}`, () => assert.notStrictEqual(outcomeOf(text), "hide"))

  for (const text of [
    "Fuck cancer. Thank you for donating.",
    "fuck cancer",
    "Fuck racism!",
    "fuck mondays and fuck winter"
  ])
    it(`at what is nobody is for people to judge: ${text}`, () => assert.strictEqual(outcomeOf(text), "ask"))

  const atSomebody = [
    "fuck cancer and fuck you",
    "fuck Steve",
    "fuck this guy",
    "fucking liars",
    "fuck your face",
    "well fuck you",
    "fuck you and your stupid shop, I want my money back",
    "you fucking liars, I waited three weeks for nothing",
    "what a terrible delivery, fuck off all of you",
    "terrible service as always, you piece of shit",
    "nobody answers my mails for three weeks so you can all fuck off",
    "worst shop ever, fuck off"
  ]
  for (const text of atSomebody) it(`at somebody is hidden: ${text}`, () => assert.strictEqual(outcomeOf(text), "hide"))

  it("by slur is hidden in any mood", () => {
    assert.strictEqual(outcomeOf("three weeks late and then the driver was a faggot about it"), "hide")
  })
})

describe("whoever asks a brand whether it is in its right mind", () => {
  it.each([
    "ihr habt sie doch nicht mehr alle, 12€ für ne Dose",
    "ihr habt doch nicht mehr alle Latten am Zaun, 9,90 Versand?!",
    "habt ihr den Schuss nicht gehört? 5 Euro Pfand",
    "ihr habt doch echt einen an der Waffel mit den Preisen"
  ])("is left alone: %s", (text) => assert.strictEqual(outcomeOf(text), "keep"))

  it.each([
    "du hast doch nicht mehr alle Latten am Zaun",
    "der Chef hat nicht mehr alle Tassen im Schrank",
    "ihr habt nur Stroh im Kopf"
  ])("insults somebody with the same words: %s", (text) => assert.notStrictEqual(outcomeOf(text), "keep"))
})

describe("whoever calls a service rubbish", () => {
  it.each([
    "garbage app, crashes every time",
    "was für ein Saftladen",
    "che schifo di servizio, pacco aperto e mancava roba",
    "serviço péssimo, um lixo de atendimento",
    "خدمة زبالة والله، الكرتون وصل مكسور",
    "서비스 쓰레기네요",
    "ゴミみたいな対応だった"
  ])("does not swear: %s", (text) => assert.strictEqual(outcomeOf(text), "keep"))

  it.each(["직원이 쓰레기네", "موظفينكم زبالة", "you are all garbage lol", "Dreckskerl, ihr seid alle Abschaum"])(
    "may say so of people: %s",
    (text) => assert.notStrictEqual(outcomeOf(text), "keep")
  )
})
