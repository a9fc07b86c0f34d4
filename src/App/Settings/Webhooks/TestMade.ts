import { Schema } from "effect"
import { TestSent } from "#schema/resources/Webhook.ts"

/** The test that the form before the page sent. */
const TestMade = Schema.Struct({ test: TestSent })
export type TestMade = typeof TestMade.Type
export const readTestMade = Schema.decodeUnknownOption(TestMade)

/** Of what the receiver answered; with all else it fits into a cookie, however its letters are written. */
const mostBytes = 1_200

const bytesOf = (text: string | null) => Buffer.byteLength(JSON.stringify(text))

const shortened = (text: string | null, most: number): string | null => {
  if (text === null || bytesOf(text) <= most) return text
  const letters = Array.from(text)
  while (bytesOf(`${letters.join("")}…`) > most) letters.splice(Math.floor(letters.length * 0.9))
  return `${letters.join("")}…`
}

/** As it is kept for the page after the form. */
export const testMade = (test: TestSent): TestMade => ({
  test: { ...test, answer: shortened(test.answer, mostBytes), error: shortened(test.error, mostBytes / 3) }
})
