import { openSync } from "node:fs"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

const program = new URL("../../../src/Cli/main.ts", import.meta.url).pathname

/** What a command that only prints ends with, where its answer goes to a file. */
const printedTo = (file: string) =>
  Effect.promise(async () => {
    const child = Bun.spawn({
      cmd: [process.execPath, program, "--help"],
      stdin: "ignore",
      stdout: openSync(file, "w"),
      stderr: "pipe"
    })
    return { code: await child.exited, told: await new Response(child.stderr).text() }
  })

describe("what a command prints", () => {
  it.effect("is told as not written where a disk is full", () =>
    Effect.gen(function* () {
      const { code, told } = yield* printedTo("/dev/full")
      assert.strictEqual(code, 1)
      assert.match(told, /^What this prints could not be written: ENOSPC/)
      assert.deepStrictEqual(yield* printedTo("/dev/null"), { code: 0, told: "" })
    })
  )
})
