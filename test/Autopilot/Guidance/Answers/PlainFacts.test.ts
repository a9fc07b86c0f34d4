import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

describe("what a brand tells of itself in plain words", () => {
  it.each([
    "Our stores are open 9 to 5",
    "Shipping to Norway takes three days",
    "Standard delivery takes 3 to 5 working days",
    "Delivery to Sweden costs 49 kr",
    "Returns are free for 60 days",
    "Returns to our stores are free",
    "The warranty covers two years",
    "Our warranty lasts five years",
    "We ship to Norway for free",
    "We do not ship to Iceland",
    "We don't sell spare parts",
    "Orders over 50 euros ship free",
    "Orders placed before noon are sent the same day",
    "Free shipping on orders over 500 kr",
    "Size M fits up to 180 cm",
    "The jacket runs small",
    "The jacket is made of recycled wool",
    "The Granite tent weighs 2 kg",
    "The Granite tent comes with a footprint",
    "Our jackets are waterproof",
    "All our bags are vegan",
    "You can return items within 60 days",
    "You can pay with Klarna",
    "Customers can return shoes within 30 days",
    "Gift cards are valid for two years",
    "We accept Klarna and PayPal",
    "Our size guide is on our website",
    "Der Versand nach Norwegen dauert drei Tage",
    "Rückgaben sind 60 Tage kostenlos",
    "Die Garantie gilt zwei Jahre",
    "Bestellungen über 50 Euro sind versandkostenfrei",
    "La livraison prend trois jours",
    "Les retours sont gratuits pendant 60 jours",
    "La garantie couvre deux ans",
    "El envío a Chile tarda tres días",
    "Las devoluciones son gratuitas durante 60 días",
    "La garantía cubre dos años",
    "La spedizione in Svizzera costa 10 euro",
    "I resi sono gratuiti per 60 giorni",
    "A entrega leva três dias",
    "As devoluções são gratuitas por 60 dias",
    "De levering duurt drie dagen",
    "Retourneren is gratis binnen 60 dagen",
    "Dostawa trwa trzy dni",
    "Zwroty są darmowe przez 60 dni",
    "Kargo üç gün sürer",
    "İadeler 60 gün içinde ücretsizdir",
    "配送は3日かかります",
    "返品は60日以内なら無料です",
    "배송은 3일 걸립니다",
    "반품은 60일 동안 무료입니다",
    "الشحن يستغرق ثلاثة أيام",
    "الإرجاع مجاني خلال 60 يوما",
    "डिलीवरी में तीन दिन लगते हैं",
    "वापसी 60 दिनों तक मुफ़्त है"
  ])("%s is a fact", (sentence) => {
    const { competitors, facts, rules, unclear } = compile(`${sentence}.`)
    assert.deepStrictEqual([facts, rules, competitors, unclear], [[sentence], [], [], []])
  })

  it.each([
    "we get a lot of spam",
    "Links are not welcome",
    "Complaints stay",
    "Links are hidden",
    "Returns are a sore point",
    "Shipping is off topic",
    "Delivery is not up for debate",
    "Questions about shipping take priority",
    "Questions about shipping take three days to answer",
    "Delivery complaints cost us two hours a day",
    "Deliveries are one big mess",
    "Shipping takes a back seat",
    "Der Versand dauert eine Ewigkeit",
    "You can buy whatever you like to say",
    "You can return the favour",
    "Returns to form are free to discuss",
    "Refunds are available to moderators only",
    "Returns stay",
    "Returns are fine",
    "Shipping takes three days so leave complaints about it up",
    "Shipping takes three days, so be patient with people",
    "Orders over 50 euros are to be hidden",
    "You can delete comments about shipping",
    "You can return to hiding links",
    "You can book it as spam",
    "Customers can find links annoying",
    "The trolls are made of stone",
    "We don't make exceptions",
    "We do not sell out to trolls",
    "Size jokes run small",
    "Der Versand ist kein Thema hier",
    "Rückgaben sind ein wunder Punkt",
    "La livraison prend trop de place dans les commentaires",
    "El envío no es tema",
    "Fragen zum Versand dauern zwei Tage",
    "Reklamationen zum Versand kosten uns zwei Stunden"
  ])("%s is none", (sentence) => assert.isEmpty(compile(`${sentence}.`).facts))

  it.each(["Returns are a sore point", "Shipping to Norway is slow in winter"])(
    "%s is reported back, and what a fact looks like is said",
    (sentence) => {
      const { unclear } = compile(`${sentence}.`)
      assert.match(unclear[0]?.why ?? "", /fact about your brand.*“Shipping to Norway takes three days\.”/u)
    }
  )
})
