import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { Glob } from "bun"

const root = join(import.meta.dirname, "../..")
const files = [...new Glob("{src,schema}/**/*.{ts,tsx}").scanSync(root)].sort()
const texts = Promise.all(files.map(async (file) => [file, await Bun.file(join(root, file)).text()] as const))

/** What stands in more than one file, or twice in one, and where. */
const repeated = (found: ReadonlyArray<readonly [name: string, file: string]>) => {
  const places = new Map<string, ReadonlyArray<string>>()
  for (const [name, file] of found) places.set(name, [...(places.get(name) ?? []), file])
  return [...places].filter(([, where]) => where.length > 1).map(([name, where]) => `${name}: ${where.join(", ")}`)
}

const namesIn = async (pattern: RegExp) =>
  (await texts).flatMap(([file, text]) => Array.from(text.matchAll(pattern), ([, name = ""]) => [name, file] as const))

describe("a name", () => {
  it("is that of one exported type in the whole house", async () => {
    const found = await namesIn(/^export (?:interface|type|class) ([A-Z]\w*)/gm)
    assert.isAbove(found.length, 500)
    assert.deepStrictEqual(repeated(found), [])
  })

  it("is that of one service: two that share a key would be taken for each other", async () => {
    const found = await namesIn(/Context\.(?:Tag|Reference<\w+>\(\))\(\s*"([^"]+)"/g)
    assert.isAbove(found.length, 100)
    assert.deepStrictEqual(repeated(found), [])
  })
})
