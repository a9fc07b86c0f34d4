import { BunContext } from "@effect/platform-bun"
import { Console, Effect, Layer } from "effect"
import type { CliLayers } from "#src/Cli/Layers.ts"
import { runSteward } from "#src/Cli/Steward.ts"

const nothing = Layer.die("is not asked for")

/** What the commands of a test do not stand on. */
export const unused = {
  access: nothing,
  rooms: nothing,
  admin: nothing
}

/** Runs a command on the services of a test: what it printed, what it said went wrong, and whether it failed. */
export const printed = <E extends { readonly message: string }, R>(
  layers: CliLayers<E, R>,
  args: ReadonlyArray<string>
) =>
  Effect.gen(function* () {
    const out: Array<string> = []
    const err: Array<string> = []
    const real = yield* Console.consoleWith(Effect.succeed)
    const exit = yield* runSteward(layers, args).pipe(
      Effect.provide(BunContext.layer),
      Console.withConsole({
        ...real,
        log: (...text) => Effect.sync(() => void out.push(text.join(" "))),
        error: (...text) => Effect.sync(() => void err.push(text.join(" ")))
      }),
      Effect.exit
    )
    return { out: out.join("\n"), err: err.join("\n").trim(), failed: exit._tag === "Failure" }
  })
