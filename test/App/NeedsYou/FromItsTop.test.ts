import { assert, describe, it } from "@effect/vitest"
import { fromItsTop } from "#src/App/NeedsYou/FromItsTop.ts"

describe("the next comment", () => {
  const scrolledBy = (top: number) => {
    const asked: Array<boolean | ScrollIntoViewOptions | undefined> = []
    fromItsTop({
      getBoundingClientRect: () => ({ top }),
      scrollIntoView: (how) => {
        asked.push(how)
      }
    })
    return asked
  }

  it("is shown from its beginning where that was scrolled away, and stays where it is otherwise", () => {
    assert.deepStrictEqual(scrolledBy(-183), [{ block: "start" }])
    for (const top of [0, 60, 400]) assert.deepStrictEqual(scrolledBy(top), [], `${top}`)
  })

  it("is none where nothing waits", () => fromItsTop(null))
})
