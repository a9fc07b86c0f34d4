import { createInterface } from "node:readline"
import { Options } from "@effect/cli"
import { Context, Effect, Option } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { CommandFailed } from "./CommandFailed.ts"
import { commandOf, GivenWords } from "./CommandLine.ts"

/** Asks whoever sits at the terminal, and answers the line they typed; none where nobody does, or they end the input. */
export type Ask = (question: string) => Effect.Effect<Option.Option<string>>

/** Whether somebody sits at a terminal, who can also end the input or press Ctrl-C. */
export class AtTerminal extends Context.Reference<AtTerminal>()("steward/AtTerminal", {
  defaultValue: () => process.stdin.isTTY === true
}) {}

/** On standard error, since standard output is for answers. */
const askAtTerminal: Ask = (question) =>
  Effect.if(AtTerminal, {
    onFalse: () => Effect.succeedNone,
    onTrue: () =>
      Effect.async<Option.Option<string>>((resume) => {
        const lines = createInterface({ input: process.stdin, output: process.stderr })
        const answered = (line: string) => {
          resume(Effect.succeedSome(line))
          lines.close()
        }
        lines.once("close", () => resume(Effect.succeedNone))
        lines.question(question, answered)
        return Effect.sync(() => lines.close())
      })
  })

export class ConfirmPrompt extends Context.Reference<ConfirmPrompt>()("steward/Asking", {
  defaultValue: (): Ask => askAtTerminal
}) {}

export const yesOption = Options.boolean("yes").pipe(
  Options.withAlias("y"),
  Options.withDescription("Do not ask first, for scripts")
)

/** Goes on only after a yes: by the option, or typed. `what` says what will be lost, in whole sentences. */
export const confirmed = tracedFn("Cli.confirmed")(function* (what: string, yes: boolean) {
  if (yes) return
  const ask = yield* ConfirmPrompt
  const answer = yield* ask(`${what}\nGo on? Type yes or no: `)
  if (Option.isNone(answer) && !(yield* AtTerminal)) {
    const again = commandOf([...(yield* GivenWords), "--yes"])
    return yield* new CommandFailed({ message: `${what}\nNothing is done without a yes. To go on:\n  ${again}` })
  }
  if (Option.isSome(answer) && /^y(es)?$/i.test(answer.value.trim())) return
  return yield* new CommandFailed({ message: "Nothing is changed." })
})
