import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from "libphonenumber-js/max"
import examples from "libphonenumber-js/mobile/examples"
import { leadInText } from "#src/Contacts/InText/LeadInText.ts"

const us = "+12025550123"
const norway = "+4722864400"

const spellings = [
  ["call me at 0047 22 86 44 00", norway],
  ["Tel:0047 22.86.44.00", norway],
  ["from here dial 011 47 22 86 44 00", norway],
  ["+47 22.86.44.10", "+4722864410"],
  ["+47 (0)22 86 44 00", norway],
  ["+44 (0)20 7946 0958", "+442079460958"],
  ["+39 06 6982", "+39066982"],
  ["[+47] 22-86-44-00", norway],
  ["202.555.0123", us],
  ["202 - 555 - 0123", us],
  ["202_555_0123", us],
  ["202 • 555 • 0123", us],
  ["(202)555-0123 ext. 5", us],
  ["2025550123x12", us],
  ["call2025550123", us],
  ["２０２－５５５－０１２３", us],
  ["＋４７ ２２８６４４００", norway],
  ["٢٠٢٥٥٥٠١٢٣", us],
  ["२०२५५५०१२३", us],
  ["๒๐๒ ๕๕๕ ๐๑๒๓", us],
  ["𝟐𝟎𝟐-𝟓𝟓𝟓-𝟎𝟏𝟐𝟑", us],
  ["2️⃣0️⃣2️⃣5️⃣5️⃣5️⃣0️⃣1️⃣2️⃣3️⃣", us],
  ["+47\u200b22\u00a086\u00a044\u00a000", norway],
  ["2O2-555-O123", us],
  ["+47 22 86 44 oo", norway],
  ["☎2025550123", us],
  ["wa.me/4722864400", norway],
  ["https://wa.me/4722864400?text=hi", norway],
  ["202-555-0123, 202-555-0124", us],
  ["202-555-0123/202-555-0124", us],
  ["dana@example.com,202-555-0123", us],
  ["my order is late, +47 22 86 44 00", norway],
  ["order number +47 22 86 44 00", norway],
  ["I want to order, 202-555-0123", us],
  ["just in case: 202-555-0123", us],
  ["At 10:30 202-555-0123", us],
  ["born 10/02/1990, 202-555-0123", us]
] as const

const falseFriends = [
  "Order no. 2025550123",
  "Bestellnummer: 2025550123",
  "Pedido número 2025550123",
  "my tracking number is 2025550123",
  "tracking 1Z999AA10123456784",
  "9400 1000 0000 0000 0000 00",
  "invoice 202-555-0123",
  "account 2025550123",
  "ISBN 978-3-16-148410-0",
  "$2025550123",
  "USD 202 555 0123",
  "2025550123 kr",
  "£2,025,550,123.00",
  "2025550123 followers",
  "31.08.2025 14",
  "2025-10-02 10:30:00",
  "2025-10-02T10:30:00Z",
  "10/02/2026 10:30",
  "02.10.2026 kl. 14.30",
  "192.168.100.101",
  "201.202.203.204:8080",
  "10:30-11:45, 12:15-13:45",
  "size 38 40 42 44 46",
  "sizes 202 555 0123",
  "120x80x60 cm, 1920x1080",
  "4111 1111 1111 1111",
  "DE89 3704 0044 0532 0130 00",
  "59.9138688, 10.7522454",
  "40.7127837, -74.0059413",
  "3.14159265358979",
  "2019 2020 2021 2022",
  "2015-2025",
  "O2025550123",
  "example.com/2025550123",
  "ooooo 10 000 000",
  "911"
]

/** Numbers that can exist, of countries whose ways of writing differ. */
const countries: ReadonlyArray<CountryCode> = ["US", "NO", "GB", "DE", "FR", "IT", "BR", "IN", "JP", "AU", "EG", "SE"]
const existing = FastCheck.tuple(FastCheck.constantFrom(...countries), FastCheck.nat(9_999))
  .map(([country, last]) => {
    const example = String(getExampleNumber(country, examples)?.number)
    return parsePhoneNumberFromString(`${example.slice(0, -4)}${String(last).padStart(4, "0")}`)
  })
  .filter((number) => number?.isValid() === true)

const zeros = ["0", "０", "٠", "۰", "०", "๐", "০"]
const inScript = (text: string, zero: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(Number(zero.codePointAt(0)) + Number(digit)))

/** A number in any of its ways: with `+` or 00, its groups kept together by anything usual, in digits of any script. */
const written = FastCheck.record({
  number: existing,
  prefix: FastCheck.constantFrom("+", "00", "(+"),
  between: FastCheck.constantFrom(" ", "-", ".", "", "\u00a0", "–", " - ", "_"),
  zero: FastCheck.constantFrom(...zeros),
  extension: FastCheck.constantFrom("", " ext. 5")
}).map(({ between, extension, number, prefix, zero }) => {
  const [code = "", ...groups] = (number?.formatInternational() ?? "").replace("+", "").split(/[ -]/)
  const all = [prefix === "(+" ? `(+${code})` : `${prefix}${code}`, ...groups]
  return { e164: number?.number, text: inScript(all.join(between), zero) + extension }
})

const national = FastCheck.tuple(
  FastCheck.integer({ min: 0, max: 9_999 }),
  FastCheck.constantFrom("(202) 555-", "202-555-", "202.555.", "202 555 ", "202555", "1-202-555-", "[202] 555 ")
).map(([last, start]) => {
  const end = String(last).padStart(4, "0")
  return { e164: `+1202555${end}`, text: `${start}${end}` }
})

const before = FastCheck.constantFrom(
  "",
  "Call me at ",
  "my number: ",
  "WhatsApp ",
  "Ring meg på ",
  "Hi! 👋 ",
  "電話は ",
  "("
)
const after = FastCheck.constantFrom(
  "",
  ".",
  " please",
  "!",
  ", thanks",
  ") ok?",
  "\nKari",
  " at 10:30",
  " on 2026-10-02"
)

describe("phoneInText", () => {
  it("finds a number in any spelling", () => {
    for (const [text, phone] of spellings) assert.strictEqual(leadInText(text).phone, phone, text)
  })

  it("takes no false friend for a number", () => {
    for (const text of falseFriends) assert.isNull(leadInText(text).phone, text)
  })

  it.prop(
    "finds any number that can exist, in any of its ways, in any sentence",
    [FastCheck.oneof(written, national), before, after],
    ([{ e164, text }, start, end]) => {
      assert.strictEqual(leadInText(`${start}${text}${end}`).phone, e164)
    },
    { fastCheck: { numRuns: 500 } }
  )

  it.prop(
    "finds no number beside any false friend",
    [FastCheck.constantFrom(...falseFriends), before],
    ([text, start]) => {
      assert.isNull(leadInText(`${start}${text}`).phone)
    }
  )
})
