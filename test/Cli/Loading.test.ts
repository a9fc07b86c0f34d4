import { assert, describe, it } from "@effect/vitest"
import { Effect, Struct } from "effect"
import { below, nameOf, sections } from "#src/Cli/Help/HelpPage.ts"
import { purposes } from "#src/Cli/Help/Purposes.ts"
import { commandsFor, loaders } from "#src/Cli/Loading.ts"
import { unused } from "./Printed.ts"

const words = Struct.keys(purposes)
const load = loaders(unused)

const isWhole = (command: { readonly descriptor: Parameters<typeof below>[0] }) =>
  below(command.descriptor).size > 0 || sections(command.descriptor).options.length > 0

const whole = (first: string | undefined) =>
  Effect.map(commandsFor(unused, first), (commands) => {
    assert.deepStrictEqual(
      commands.map(({ descriptor }) => nameOf(descriptor)),
      words
    )
    return commands.filter(isWhole).map(({ descriptor }) => nameOf(descriptor))
  })

describe("the commands of the command line", () => {
  it.effect.each(words)("%s is called and described as it is begun", (word) =>
    Effect.gen(function* () {
      const { descriptor } = yield* Effect.promise(async () => load[word]())
      assert.strictEqual(nameOf(descriptor), word)
      assert.strictEqual(sections(descriptor).description, purposes[word])
    })
  )

  it.effect.each(words)("%s is loaded alone where it is asked for", (word) =>
    Effect.map(whole(word), (found) => assert.deepStrictEqual(found, [word]))
  )

  it.effect.each([undefined, "--help", "help", "--json", "--version", "webhook", "constructor", ""])(
    "no other is loaded where the first word is %s",
    (first) => Effect.map(whole(first), (found) => assert.deepStrictEqual(found, []))
  )

  it.effect("all are loaded for completions", () =>
    Effect.map(whole("--completions"), (found) => assert.deepStrictEqual(found, words))
  )
})
