import { CliConfig, Command } from "@effect/cli"
import { Effect } from "effect"
import { GivenWords } from "./Console/CommandLine.ts"
import { dispatch } from "./Dispatch.ts"
import { config, nameOf } from "./Help/HelpPage.ts"
import type { CliLayers } from "./Layers.ts"
import { commandsFor } from "./Loading.ts"
import { sayFailure, wantsJson } from "./SayFailure.ts"

const steward = Effect.fnUntraced(function* <E, R>(layers: CliLayers<E, R>, word: string | undefined) {
  const commands = yield* commandsFor(layers, word)
  return {
    root: Command.make("steward").pipe(Command.withSubcommands(commands)),
    groups: new Map(commands.map(({ descriptor }) => [nameOf(descriptor), descriptor]))
  }
})

/** Runs the command line. Whatever goes wrong is said on standard error, in words or as JSON, and fails. */
export const runSteward = <E extends { readonly message: string }, R>(
  layers: CliLayers<E, R>,
  args: ReadonlyArray<string>
) =>
  Effect.flatMap(steward(layers, args[0]), (loaded) => dispatch(loaded, args)).pipe(
    Effect.tapErrorCause((cause) => sayFailure(cause, wantsJson(args))),
    Effect.provideService(GivenWords, args),
    Effect.provide(CliConfig.layer(config))
  )
