import { assert, describe, it } from "@effect/vitest"
import { Either, FastCheck } from "effect"
import { settingNames } from "#src/Config/SettingNames.ts"
import { parseArguments, type StartCommand } from "#src/Start/Arguments.ts"
import { usage } from "#src/Start/Usage.ts"

const refusal = (...args: ReadonlyArray<string>) => Either.getOrThrow(Either.flip(parseArguments(args)))

describe("the arguments of start", () => {
  it("ask for help in every usual way", () => {
    for (const args of [["--help"], ["-h"], ["--comments", "a.csv", "--help"]]) {
      assert.deepStrictEqual(parseArguments(args), Either.right({ _tag: "Help" }))
    }
  })

  it("name a file and a rate", () => {
    const run = (comments: string | undefined, rate: number | undefined): Either.Either<StartCommand, string> =>
      Either.right({ _tag: "Run", comments, rate })
    assert.deepStrictEqual(parseArguments([]), run(undefined, undefined))
    assert.deepStrictEqual(parseArguments(["--comments", "a.csv"]), run("a.csv", undefined))
    assert.deepStrictEqual(parseArguments(["--comments=a.csv", "--rate", "0.5"]), run("a.csv", 0.5))
  })

  it("that are not understood are refused in words", () => {
    assert.strictEqual(refusal("--coments", "a.csv"), "start has no option --coments")
    assert.strictEqual(refusal("-x"), "start has no option -x")
    assert.strictEqual(refusal("a.csv"), 'start takes only options, not "a.csv"')
    assert.match(refusal("--comments"), /--comments takes a file/)
    assert.match(refusal("--rate", "5"), /say which with --comments/)
    for (const rate of ["0", "-1", "1001", "many", "1e2"]) {
      assert.match(refusal("--comments", "a.csv", `--rate=${rate}`), /--rate takes comments a second/)
    }
  })

  it.prop(
    "never throw",
    [
      FastCheck.array(
        FastCheck.oneof(FastCheck.string(), FastCheck.constantFrom("--rate", "--comments", "-h", "--", "-"))
      )
    ],
    ([args]) => {
      parseArguments(args)
    }
  )

  it("are told by the usage, with every setting, within 80 columns", () => {
    for (const name of Object.keys(settingNames)) assert.include(usage, `\n  ${name}\n`)
    assert.deepStrictEqual(
      usage.split("\n").filter((line) => line.length > 80),
      []
    )
  })
})
