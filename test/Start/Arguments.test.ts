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

  it("name a file, a rate and a brand", () => {
    const run = (comments?: string, rate?: number, workspace?: string): Either.Either<StartCommand, string> =>
      Either.right({ _tag: "Run", comments, rate, workspace })
    assert.deepStrictEqual(parseArguments([]), run())
    assert.deepStrictEqual(parseArguments(["--comments", "a.csv"]), run("a.csv"))
    assert.deepStrictEqual(parseArguments(["--comments=a.csv", "--rate", "0.5"]), run("a.csv", 0.5))
    const brand = ["--comments", "a.csv", "--workspace", " Fjord Coffee "]
    assert.deepStrictEqual(parseArguments(brand), run("a.csv", undefined, "Fjord Coffee"))
    assert.deepStrictEqual(parseArguments([...brand, "--rate", "2"]), run("a.csv", 2, "Fjord Coffee"))
  })

  it("that are not understood are refused in words", () => {
    assert.strictEqual(refusal("--coments", "a.csv"), "start has no option --coments")
    assert.strictEqual(refusal("-x"), "start has no option -x")
    assert.strictEqual(refusal("a.csv"), 'start takes only options, not "a.csv"')
    assert.match(refusal("--comments"), /--comments takes a file/)
    assert.match(refusal("--rate", "5"), /say which with --comments/)
    assert.match(refusal("--workspace", "Fjord"), /--workspace is for replaying a file/)
    assert.match(refusal("--comments", "a.csv", "--workspace="), /--workspace takes the name of a brand/)
    for (const rate of ["0", "-1", "1001", "many", "1e2"]) {
      assert.match(refusal("--comments", "a.csv", `--rate=${rate}`), /--rate takes comments a second/)
    }
  })

  it.prop(
    "never throw",
    [
      FastCheck.array(
        FastCheck.oneof(
          FastCheck.string(),
          FastCheck.constantFrom("--rate", "--comments", "--workspace", "-h", "--", "-")
        )
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
