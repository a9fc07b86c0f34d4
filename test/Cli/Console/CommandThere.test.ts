import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { commandThere, GivenWords } from "#src/Cli/Console/CommandLine.ts"

describe("a command that is printed as a hint", () => {
  const hints: ReadonlyArray<readonly [given: ReadonlyArray<string>, hint: string]> = [
    [["guidance", "show"], "guidance set TEXT"],
    [["guidance", "show", "--workspace", "Fjord Coffee"], 'guidance set TEXT --workspace "Fjord Coffee"'],
    [["guidance", "show", "--workspace=ws_1", "--json"], "guidance set TEXT --workspace=ws_1"],
    [["guidance", "show", "--workspace"], "guidance set TEXT"]
  ]
  for (const [given, hint] of hints) {
    it.effect(`is in the workspace of ${given.join(" ")}`, () =>
      Effect.gen(function* () {
        assert.strictEqual(yield* commandThere("guidance set TEXT"), `bun run steward ${hint}`)
      }).pipe(Effect.provideService(GivenWords, given))
    )
  }
})
