import { assert, describe, it } from "@effect/vitest"
import { namesCase } from "#src/Autopilot/Classify/Spared/Numbers/NamesCase.ts"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { decidedUntaught } from "#src/Training/Evaluate/Untaught.ts"

describe("whoever wants an answer to a matter of their own", () => {
  it.each([
    "can you dm me about the warranty? ref 00921",
    "please message me back, complaint no 4471",
    "schreibt mir bitte eine PN wegen der Reparatur, Vorgang 88213",
    "vous pouvez me répondre en mp svp? dossier 44120",
    "escribidme por privado por la garantía, incidencia 5521",
    "me chama no direct por favor, protocolo 20241188",
    "mi scrivete in privato per favore? pratica 8812",
    "stuur me een dm over de garantie, zaaknummer 8812",
    "napiszcie do mnie na priv, reklamacja 8812",
    "dm den döner misiniz garanti için kayıt no 8812",
    "保証の件でDMください、受付番号8812です",
    "보증 관련 디엠 주세요 접수번호 8812",
    "ممكن تراسلوني خاص بخصوص الضمان؟ رقم البلاغ 8812",
    "warranty ke liye dm karo na, complaint no 8812"
  ])("is left alone: %s", (text) => assert.strictEqual(decidedUntaught(text).outcome, "keep"))

  it.each([
    "DM me to claim your prize, ticket 8812",
    "message us about your account, case 4471",
    "I lost everything, the expert recovered it, case 4471, dm me",
    "dm @helpdesk_team ref 00921",
    "ref 00921 write to support@help-center.top",
    "votre dossier 44120 est accepté, crédit sans frais, mp",
    "you won! ticket no 8812 inbox me",
    "fall 2026 collection, dm me to order",
    "phone case 1000 pcs wholesale, dm me",
    "tickets 5000 dm me",
    "ganaste! caso 5521, manda foto de tu tarjeta por privado",
    "당첨! 접수번호 8812 디엠 주세요",
    "当選しました！受付番号8812をDMで送ってください",
    "card number and pin by dm please, reference 8812"
  ])("is nobody who deals: %s", (text) => assert.isFalse(namesCase(read(text))))
})
