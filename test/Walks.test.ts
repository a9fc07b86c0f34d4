import { existsSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"

const root = join(import.meta.dirname, "..")
const text = await Bun.file(join(root, "docs/walks.md")).text()
const walks = text.split(/^## /m).slice(1)

describe("the walks for those who carry on the work", () => {
  it.each(walks.map((walk) => [walk.slice(0, walk.indexOf("\n")), walk] as const))("%s", (title, walk) => {
    const steps = Array.from(walk.matchAll(/^- `([^`]+)`/gm), ([, path = ""]) => path)
    assert.deepStrictEqual(
      steps.filter((path) => !existsSync(join(root, path))),
      []
    )
    assert.strictEqual(new Set(steps).size, steps.length)
    assert.isAtMost(steps.length, Number(/at most (\d+)/.exec(title)?.[1]))
  })
})
