import { readdirSync, readFileSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { knownSayings } from "#src/Autopilot/Classify/Sayings/KnownSayings.ts"
import { toldAnywhere } from "#src/Autopilot/Classify/Sayings/ToldAnywhere.ts"
import { normalise } from "#src/Autopilot/Text/Normalise.ts"

const folder = new URL("../Sayings/", import.meta.url)
const written = readdirSync(folder).flatMap((name) =>
  readFileSync(new URL(name, folder), "utf8")
    .trim()
    .split("\n")
    .map((line) => normalise(line.split("\t")[2] ?? "").written.whole.toLowerCase())
)

describe("sayings of languages without spaces", () => {
  it.each(["ja", "ko"])("%s: each kind that a comment holds is told by how its words begin", (language) => {
    const kinds = knownSayings.get(language) ?? []
    const held = written.flatMap((text) =>
      kinds.flatMap((kind) => (kind.any.in(text) === null ? [] : [{ text, kind }]))
    )
    assert.isAtLeast(held.length, 40)
    assert.deepEqual(
      held.filter(({ kind, text }) => !toldAnywhere(text, language).includes(kind)),
      []
    )
  })

  it("are not looked for where no word tells one", () => {
    assert.deepEqual(toldAnywhere("今日も晴れていて気持ちいいですね", "ja"), [])
    assert.deepEqual(toldAnywhere("사진 참 예쁘게 찍혔어", "ko"), [])
  })
})
