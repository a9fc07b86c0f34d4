import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"

const root = new URL("../..", import.meta.url).pathname
const Files = Schema.parseJson(Schema.Array(Schema.String))

const script = (args: ReadonlyArray<string>) => `
  process.argv = ${JSON.stringify(["bun", "steward", ...args])}
  process.on("exit", () => process.stderr.write(JSON.stringify(Object.keys(require.cache))))
  await import(${JSON.stringify(`${root}src/Cli/main.ts`)})`

/** The files of Steward that a command line loads. */
const loaded = Effect.fn(function* (...args: ReadonlyArray<string>) {
  const child = Bun.spawn({
    cmd: [process.execPath, "-e", script(args)],
    cwd: root,
    stdin: "ignore",
    stdout: "ignore",
    stderr: "pipe"
  })
  const files = yield* Schema.decode(Files)(yield* Effect.promise(() => new Response(child.stderr).text()))
  return files.filter((file) => file.startsWith(`${root}src/`)).map((file) => file.slice(root.length + 4))
})

describe("the command line", () => {
  it.effect("loads for a list neither the rooms of the service nor other commands", () =>
    Effect.gen(function* () {
      const files = yield* loaded("workspaces", "list", "--help")
      assert.include(files, "Cli/Workspaces/Workspaces.ts")
      const others = /^(Autopilot|Composition|Platforms|Cli\/(Keys|Members|Moderation|Autopilot))\//
      assert.deepStrictEqual(
        files.filter((file) => others.test(file)),
        []
      )
    })
  )

  it.effect("loads for help no command and nothing that commands stand on", () =>
    Effect.gen(function* () {
      const files = yield* loaded("--help")
      assert.include(files, "Cli/Help/HelpPage.ts")
      assert.deepStrictEqual(
        files.filter((file) => !/^(Ground|Database\/Secrets|Cli\/(Help|Console)|Cli)\/[A-Za-z]+\.ts$/.test(file)),
        []
      )
    })
  )
})
