import { assert, describe, it } from "@effect/vitest"
import { h } from "preact"
import { renderToString } from "preact-render-to-string"
import { Answers } from "#src/App/NeedsYou/Answers.tsx"

const ignored = () => undefined

/** The buttons of a comment of which no more is there yet than the list knows. */
const beforeAllIsThere = (isLimited: boolean) =>
  renderToString(
    h(Answers, {
      id: "com_1",
      question: "",
      view: undefined,
      leaning: null,
      mayAnswer: true,
      isLimited,
      answer: ignored,
      alike: ignored,
      typed: undefined,
      type: ignored
    })
  )

describe("the answers to a comment", () => {
  it("can be given at once, but by those who may answer for some accounts only once its account is known", () => {
    const answers = (html: string) => [...html.matchAll(/<button[^>]*value="(?:hide|keep)"[^>]*>/g)].map(([tag]) => tag)
    for (const isLimited of [true, false]) {
      const buttons = answers(beforeAllIsThere(isLimited))
      assert.strictEqual(buttons.length, 2)
      for (const button of buttons) assert.strictEqual(button.includes("disabled"), isLimited)
    }
  })
})
