import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { wordingOf } from "#src/Autopilot/Guidance/Wording.ts"

const said: ReadonlyArray<readonly [guidance: string, why: RegExp]> = [
  ["While we are closed, ask about opening hours.", /cannot follow times/],
  ["When the shop is closed, hide price questions.", /cannot follow times/],
  ["Keep what my wife writes.", /by the handle alone/],
  ["Hide whatever Kevin writes.", /by the handle alone/],
  ["If someone complains twice, ask me.", /judged by itself/],
  ["If it's the first comment of a person, ask me.", /judged by itself/],
  ["Hide comments that got reported.", /not who likes or reports it/],
  ["Hide comments that are trending.", /not who likes or reports it/],
  ["Hide spam and ban the user.", /bans or warns nobody/],
  ["Delete insults, then block those people.", /bans or warns nobody/],
  ["Hide comments that hurt sales.", /what a comment does to others/]
]

const read: ReadonlyArray<readonly [guidance: string, understood: ReadonlyArray<string>]> = [
  ["Hide comments that hurt people.", ["Hide comments that insult somebody"]],
  ["Hide spam and block links.", ["Hide comments that look like spam", "Hide comments that contain links"]],
  ["Hide comments about our popular bag.", ["Hide comments that contain “popular” and “bag” near each other"]]
]

describe("what no comment tells", () => {
  it.each(said)("is reported back with the reason: %s", (guidance, why) => {
    const { rules, unclear } = compile(guidance)
    assert.deepStrictEqual(rules, [])
    assert.match(unclear[0]?.why ?? "", why)
  })

  it.each(read)("is not seen in what one does: %s", (guidance, understood) =>
    assert.deepStrictEqual(compile(guidance).rules.map(wordingOf), understood)
  )
})
