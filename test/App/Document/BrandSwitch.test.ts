import { afterEach, assert, describe, it, vi } from "@effect/vitest"
import { switchBrands } from "#src/App/Browser/BrandSwitch.ts"

const press = (target: EventTarget, ...events: ReadonlyArray<string>) => {
  for (const event of events) target.dispatchEvent(new Event(event))
}

/** The form of a page, as far as the switch looks at it. */
const formOf = () => {
  const select = new EventTarget()
  const button = { hidden: false }
  const done: Array<string> = []
  const form = {
    querySelector: (name: string) => (name === "select" ? select : button),
    requestSubmit: () => done.push("submit"),
    reset: () => done.push("reset")
  }
  const page = new EventTarget()
  vi.stubGlobal("document", { querySelector: () => form })
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page))
  return { select, button, done, page }
}

describe("the brand of a page", () => {
  afterEach(() => vi.unstubAllGlobals())

  it("is changed as it is chosen, without a button", () => {
    const { button, done, page, select } = formOf()
    switchBrands()
    assert.isTrue(button.hidden)
    press(select, "pointerdown", "change")
    assert.deepStrictEqual(done, ["submit"])
    press(page, "pageshow")
    assert.deepStrictEqual(done, ["submit", "reset"])
  })

  it("is changed by the button where somebody steps through brands by keys", () => {
    const { button, done, select } = formOf()
    switchBrands()
    press(select, "keydown", "change", "keydown", "change")
    assert.deepStrictEqual([button.hidden, done], [false, []])
  })

  it("is left alone where there is one brand", () => {
    vi.stubGlobal("document", { querySelector: () => null })
    switchBrands()
  })
})
