import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { competitors } from "#src/Autopilot/Competitors/Competitors.ts"
import { contact } from "#src/Autopilot/Detectors/Contact.ts"
import type { Detection } from "#src/Autopilot/Detectors/Detection.ts"
import { links } from "#src/Autopilot/Detectors/Links.ts"
import { media } from "#src/Autopilot/Detectors/Media.ts"
import { urlsOf } from "#src/Autopilot/Detectors/Urls.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"

const asks = 0.5
const hides = 0.8

type Pinned = readonly [text: string, seen: ReadonlyArray<string>]

const detects = (detect: (text: string) => Detection, texts: ReadonlyArray<Pinned>) => {
  for (const [text, seen] of texts) {
    it(JSON.stringify(text), () => {
      const detection = detect(text)
      assert.deepStrictEqual(detection.seen, seen)
      assert.isAtLeast(detection.score, hides)
      assert.isBelow(detection.score, 0.94)
    })
  }
}

const ignores = (detect: (text: string) => Detection, texts: ReadonlyArray<string>) => {
  for (const text of texts) it(JSON.stringify(text), () => assert.isBelow(detect(text).score, asks))
}

describe("links", () => {
  const detect = (text: string) => links(normalise(text))
  detects(detect, [
    ["see https://Foo.com/bar", ["foo.com/…"]],
    ["bit.ly/x1", ["bit.ly/…"]],
    ["nordlys.se", ["nordlys.se"]],
    ["NORDLYS.SE", ["nordlys.se"]],
    ["Nordlys.Com", ["nordlys.com"]],
    ["(www.abc.de)", ["abc.de"]],
    ["mysite.shop is great", ["mysite.shop"]],
    ["mysite dot com", ["mysite dot com"]],
    ["mysite[.]com", ["mysite . com"]],
    ["mysite (dot) net", ["mysite dot net"]],
    ["mysite . com", ["mysite . com"]],
    ["here👉example.com👈", ["example.com"]],
    ["ｅｘａｍｐｌｅ．ｃｏｍ", ["example.com"]],
    ["nice.it/offer", ["nice.it/…"]],
    ["exam\u200bple.com", ["example.com"]]
  ])
  ignores(detect, [
    "love it.so good",
    "wow... nice. com on",
    "version 2.0 costs 3.50",
    "e.g. this one, i.e. that one",
    "write to joe@example.com",
    "@brand.shop knows",
    "thank you.The best",
    "Buenos vídeos.Se que llegarás lejos",
    "Muy buena.Es mi favorita",
    "10.12.2024 at 10.30",
    "and/or",
    ""
  ])
})

describe("contact", () => {
  const detect = (text: string) => contact(normalise(text))
  detects(detect, [
    ["+1 (555) 010-2345", ["+1 (555…"]],
    ["call 0171 2345678", ["0171 2…"]],
    ["my number is 5550102345", ["555010…"]],
    ["(555) 010-2345", ["555) 0…"]],
    ["Llámame al 612 345 678", ["612 34…"]],
    ["Contacto: 912 345 678", ["912 34…"]],
    ["Zadzwoń: 512-345-678", ["512-34…"]],
    ["Mój numer to 512345678", ["512345…"]],
    ["joe.doe@example.com!", ["jo…@example.com"]],
    ["ann at gmail dot com", ["ann at gmail"]],
    ["text me on WhatsApp", ["WhatsApp"]],
    ["Wh4ts@pp me now", ["WhatsApp"]],
    ["reach him via telegram", ["Telegram"]],
    ["t.me/joinus", ["t.me/…"]],
    ["https://example.com/send?phone=4915112345678", ["491511…"]]
  ])
  ignores(detect, [
    "do you have a whatsapp number?",
    "order number 5550102345 is late",
    "tracking 00340434161094021501",
    "mi número de seguimiento es 612345678",
    "numer zamówienia 512 345 678",
    "a fatura da encomenda 612 345 678",
    "cuesta 612 345 678 pesos",
    "el celular cuesta 1.250.000",
    "telefon za 1 250 000 zł",
    "Contacto desde el 12-05-2024",
    "open 2024-05-12 until 2024-06-13",
    "1.234.567.890 views",
    "https://example.com/shirts?page=1408122684",
    "www.example.com/items/1408122684",
    "$5550102345",
    "1000-2000 eur",
    "the year 2024",
    "@anna look",
    ""
  ])
})

describe("media", () => {
  it("attached", () => assert.deepStrictEqual(media(true, []).seen, ["an image or GIF"]))
  it("linked", () => {
    assert.deepStrictEqual(media(false, urlsOf(normalise("https://giphy.com/gifs/x").written)).seen, ["giphy.com/…"])
  })
  it("none", () => assert.strictEqual(media(false, urlsOf(normalise("https://example.com/x").written)).score, 0))
})

describe("competitors", () => {
  const detect = (text: string) => competitors(normalise(text), ["Stridex", "Granite Peak", "3M"])
  detects(detect, [
    ["Stridex is better", ["Stridex"]],
    ["I like stridex’s shoes", ["Stridex"]],
    ["str1dex", ["Stridex"]],
    ["s t r i d e x", ["Stridex"]],
    ["Stridеx with a look-alike", ["Stridex"]],
    ["#StridexFail", ["Stridex"]],
    ["@stridex_official", ["Stridex"]],
    ["granitepeak or GRANITE  PEAK", ["Granite Peak"]],
    ["3m tape", ["3M"]]
  ])
  const others = (text: string) => competitors(normalise(text), ["TallOak", "Blue-Finch", "Pela & Co", "Brightwick"])
  detects(others, [
    ["tall oak is nicer", ["TallOak"]],
    ["talloak", ["TallOak"]],
    ["t4lloak!", ["TallOak"]],
    ["TALL-OAK", ["TallOak"]],
    ["those tall oaks are fine", ["TallOak"]],
    ["blue finch", ["Blue-Finch"]],
    ["bluefinch", ["Blue-Finch"]],
    ["my blue-finches", ["Blue-Finch"]],
    ["Blue_Finch", ["Blue-Finch"]],
    ["#bluefinch", ["Blue-Finch"]],
    ["brightwicks are cheaper", ["Brightwick"]],
    ["br1ghtw1ck", ["Brightwick"]],
    ["Brightwick's shop", ["Brightwick"]],
    ["pela & co", ["Pela & Co"]],
    ["switched from you to Brightwick", ["Brightwick"]],
    ["I left you for Brightwick", ["Brightwick"]]
  ])
  it.each([
    "I switched from Brightwick to you and never looked back",
    "Sold my Brightwick for this, best choice ever",
    "gave away my old Brightwick for these",
    "left Brightwick for you last year",
    "so much better than Brightwick",
    "used to buy Brightwick, not any more",
    "goodbye Brightwick, hello Fjord",
    "never going back to Tall Oak"
  ])("who left a competitor is not hidden: %s", (text) => assert.isBelow(others(text).score, asks))
  ignores(detect, ["stride x", "strident", "granite on the peak", "we love you"])
  it("no names, nothing to see", () => assert.strictEqual(competitors(normalise("anything"), ["", "🔥"]).score, 0))
})

it.prop("scores are 0 to 1 for any text", [FastCheck.string({ unit: "grapheme", maxLength: 200 })], ([text]) => {
  const normalised = normalise(text)
  for (const detection of [links(normalised), contact(normalised), competitors(normalised, [text.slice(0, 9)])]) {
    assert.isAtLeast(detection.score, 0)
    assert.isAtMost(detection.score, 1)
    assert.isAtMost(detection.seen.length, 3)
  }
})
