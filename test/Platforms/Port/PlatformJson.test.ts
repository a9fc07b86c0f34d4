import { assert, describe, it } from "@effect/vitest"
import { FastCheck, Option, Schema } from "effect"
import { storable } from "#src/Ground/StorableText.ts"
import { ExternalId, lenient, parseJson } from "#src/Platforms/Port/PlatformJson.ts"
import { codePoint } from "#test/CodePoint.ts"

const id = Schema.decodeUnknownOption(ExternalId)

describe("parseJson", () => {
  it.prop(
    "keeps every digit of ids, as text or as number",
    [FastCheck.bigInt({ min: 0n, max: 10n ** 40n })],
    ([number]) => {
      for (const json of [`{"id":${number}}`, `{"id":"${number}"}`, `{"text":"", "id" : \n ${number} }`]) {
        const parsed = Option.flatMap(parseJson(json), Schema.decodeUnknownOption(Schema.Struct({ id: ExternalId })))
        assert.deepStrictEqual(parsed, Option.some({ id: String(number) }))
      }
    }
  )

  it("keeps every digit wherever a number stands", () => {
    const long = "-12345678901234567890"
    for (const json of [long, ` ${long}`, `[${long}]`, `[1, ${long}]`, `{"a":${long}}`, `{"a":[[ ${long}]]}`])
      assert.include(JSON.stringify(Option.getOrNull(parseJson(json))), `"${long}"`)
  })

  it.prop("reads what JSON.stringify wrote", [FastCheck.jsonValue()], ([value]) => {
    const text = JSON.stringify(value)
    const parsed = parseJson(text)
    if (!/\d{16}/.test(text)) assert.deepStrictEqual(parsed, Option.some(JSON.parse(text)))
    assert.isTrue(Option.isSome(parsed))
  })

  it.prop("gives none for what is not JSON", [FastCheck.string()], ([text]) => {
    assert.isTrue(Option.isNone(parseJson(`{${text}`)) || text.includes("}"))
  })

  it("leaves fractions and text alone", () => {
    assert.deepStrictEqual(
      parseJson('{"a":1.5,"b":-12.5e3,"c":"1 12345678901234567890"}'),
      Option.some({ a: 1.5, b: -12_500, c: "1 12345678901234567890" })
    )
  })
})

describe("ExternalId", () => {
  it("refuses what would change an address or cannot be stored", () => {
    for (const bad of ["", ".", "..", "a b", "a\u0000", "a\nb", "x".repeat(256), null, 1.5, {}])
      assert.isTrue(Option.isNone(id(bad)), String(bad))
    for (const good of ["990001_770001", "-000abc", "UgyExample001AaABAg.9iPX01", "a/b"])
      assert.deepStrictEqual(id(good), Option.some(good))
  })
})

describe("lenient", () => {
  it("takes another shape as null and keeps the rest", () => {
    const decode = Schema.decodeUnknownSync(Schema.Struct({ a: lenient(Schema.String), b: Schema.String }))
    for (const a of [{}, { a: null }, { a: 1 }, { a: {} }])
      assert.deepStrictEqual(decode({ ...a, b: "b" }), { a: null, b: "b" })
    assert.deepStrictEqual(decode({ a: "a", b: "b" }), { a: "a", b: "b" })
  })
})

describe("storable", () => {
  it.prop(
    "gives well-formed text without U+0000, the same when it already was",
    [FastCheck.string({ unit: codePoint })],
    ([text]) => {
      const clean = storable(`${text}\u0000\uD800`)
      assert.isTrue(clean.isWellFormed() && !clean.includes("\u0000"))
      assert.strictEqual(storable(clean), clean)
      assert.isTrue(clean.endsWith("\uFFFD\uFFFD"))
    }
  )
})
