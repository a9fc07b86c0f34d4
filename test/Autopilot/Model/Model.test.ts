import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "@effect/vitest"
import { FastCheck } from "effect"
import { read } from "#src/Autopilot/Features/Reading.ts"
import { heads } from "#src/Autopilot/Model/Heads.ts"
import { Model } from "#src/Autopilot/Model/Model.ts"
import { operatingPoints, rescaled } from "#src/Autopilot/Model/OperatingPoints.ts"

const room = join(import.meta.dirname, "../../../src/Autopilot")
const file = new Uint8Array(readFileSync(join(room, "Model/weights.bin")))
const model = Model.decode(file)

describe("the model", () => {
  it("ships with all others in at most 4.5 MB", () => {
    const sizes = [
      "Model/weights.bin",
      "Language/profiles.bin",
      "Tongues/tongues.bin",
      "Tongues/further.bin",
      "Guidance/Reading/Learned/reader.bin"
    ].map((name) => statSync(join(room, name)).size)
    assert.isAtMost(
      sizes.reduce((sum, size) => sum + size, 0),
      4_500_000
    )
  })

  it.prop(
    "gives probabilities, the same each time",
    [FastCheck.string({ unit: "grapheme", maxLength: 300 })],
    ([text]) => {
      const judged = model.judge(read(text))
      for (const head of heads) assert.isTrue(judged[head] >= 0 && judged[head] <= 1, `${head} ${judged[head]}`)
      assert.deepStrictEqual(model.judge(read(text)), judged)
    }
  )

  it("knows each kind from its opposite", () => {
    const more = (head: (typeof heads)[number], worse: string, better: string) =>
      assert.isAbove(model.judge(read(worse))[head], model.judge(read(better))[head], `${head}: ${worse}`)
    more("spam", "hey guys check out my new channel and subscribe", "I love the bridge of this song")
    more("scam", "I turned $300 into $8,000 with her, text Mrs Ward on Telegram", "I paid $300 for this chair")
    more("junk", "free airdrop, connect your wallet and claim now", "my wallet is brown leather")
    more("hate", "all immigrants are vermin and should be shot", "immigrants built this bakery and it is wonderful")
    more("offensive", "shut up you pathetic moron", "thank you, that was helpful")
    more("negative", "worst purchase ever, broken after a day", "best purchase ever, works every day")
  })

  it("refuses what is no model file, in words", () => {
    assert.throws(() => Model.decode(new TextEncoder().encode("nothing of the kind")), /not a model file/)
    assert.throws(() => Model.decode(file.slice(0, file.length - 6)), /another version/)
  })
})

describe("operating points", () => {
  it("ask before they hide", () => {
    for (const head of heads) {
      const { ask, hide } = operatingPoints[head]
      assert.isTrue(0 < ask && ask <= hide && hide < 1, head)
    }
  })

  const share = FastCheck.integer({ min: 0, max: 1000 }).map((value) => value / 1000)
  const to = { ask: 0.6, hide: 0.9 }

  it.prop("are met by the same comments on another scale", [share, share], ([one, other]) => {
    const from = { ask: 0.7, hide: 0.95 }
    const scaled = rescaled(one, from, to)
    assert.strictEqual(scaled >= to.ask, one >= from.ask)
    assert.strictEqual(scaled >= to.hide, one >= from.hide)
    assert.isTrue(scaled >= 0 && scaled <= 1 + 1e-9)
    if (one < other) assert.isTrue(scaled <= rescaled(other, from, to))
  })
})
