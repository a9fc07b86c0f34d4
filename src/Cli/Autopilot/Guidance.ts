import { Args, Command, Options } from "@effect/cli"
import { Effect, Option } from "effect"
import type { Policy } from "#src/Autopilot/Guidance/Policy.ts"
import { doneBy } from "#src/Autopilot/Guidance/Promises.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { understoodIn } from "#src/Autopilot/Guidance/Wording.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { GuidanceReader } from "#src/Autopilot/LanguageModel/GuidanceReader.ts"
import { printable } from "#src/Ground/Printable.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { command, commandOf } from "../Console/CommandLine.ts"
import { confirmed, yesOption } from "../Console/Confirm.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { jsonOption, print } from "../Console/Output.ts"
import { echoed, warningsInWords } from "./Echo.ts"
import { givenGuidance, guidanceIn, guidanceOrFile } from "./GivenGuidance.ts"
import { lostGuidance } from "./LostGuidance.ts"

const given = {
  text: Args.text({ name: "text" }).pipe(
    Args.optional,
    Args.withDescription(`The ${guidanceOrFile}; "" clears the guidance`)
  ),
  file: Options.text("file").pipe(
    Options.optional,
    Options.withDescription("A file, or /dev/stdin, that holds the guidance, in place of the text")
  )
}

interface Given {
  readonly text: Option.Option<string>
  readonly file: Option.Option<string>
}

/** The guidance that is meant, by its text or by its file. */
const meant = Effect.fn("Cli.meantGuidance")(function* (words: "set" | "read", { file, text }: Given) {
  const fromFile = (name: string) => commandOf(["guidance", words, "--file", name])
  if (Option.isSome(file) && Option.isNone(text)) return yield* guidanceIn(file.value)
  if (Option.isSome(text) && Option.isNone(file)) {
    return yield* givenGuidance(text.value, (name: string) => `type:\n  ${fromFile(name)}`)
  }
  const message = Option.isSome(text)
    ? "Give the guidance as a text or with --file, and not both."
    : `Say what the guidance is: a text in quotes, or a file, as in:\n  ${fromFile("guidance.txt")}`
  return yield* new CommandFailed({ message })
})

const echoOf = (policy: Policy) => ({
  understood: understoodIn(policy),
  does: doneBy(policy),
  competitors: policy.competitors,
  facts: policy.facts,
  unclear: policy.unclear
})

export const guidanceShow = Command.make(
  "show",
  commonOptions,
  Effect.fn("Cli.guidanceShow")(function* ({ workspace, json }) {
    const { workspaceId } = yield* asOperator(workspace)
    const settings = yield* GuidanceSettings
    const { guidance, policy_version } = yield* settings.get(workspaceId)
    const understood = yield* settings.understood(workspaceId)
    const words =
      guidance === ""
        ? [`There is no guidance. To give some:\n  ${command("guidance set TEXT")}`]
        : [`Version ${policy_version}:`, `  ${printable(guidance)}`, ...echoed(understood)]
    yield* print(json, words.join("\n"), { ...understood, guidance })
  })
).pipe(Command.withDescription("Shows the guidance, what it was understood as and what of it could not be used"))

export const guidanceSet = Command.make(
  "set",
  { ...given, yes: yesOption, ...commonOptions },
  Effect.fn("Cli.guidanceSet")(function* ({ file, json, text, workspace, yes }) {
    const principal = yield* asOperator(workspace)
    const settings = yield* GuidanceSettings
    const reader = yield* GuidanceReader
    const guidance = yield* meant("set", { file, text })
    const before = yield* settings.understood(principal.workspaceId)
    const after = echoOf(compile(guidance))
    // a language model, where there is one, may understand what the words alone do not say
    const lost =
      lostGuidance(guidance, before, after) === null
        ? null
        : lostGuidance(guidance, before, echoOf(yield* reader.read(compile(guidance))))
    if (lost !== null) yield* confirmed(lost, yes)
    const { policy_version, warnings = [] } = yield* settings.replace(principal, guidance)
    const understood = yield* settings.understood(principal.workspaceId)
    const lines = [
      `Version ${policy_version} of the policy is in force.`,
      ...warningsInWords(warnings),
      ...echoed(understood)
    ]
    yield* print(json, lines.join("\n"), { ...understood, warnings })
  })
).pipe(
  Command.withDescription(
    "Replaces the guidance, and says what it was understood as; asks first where that would end what the guidance does"
  )
)

export const guidanceRead = Command.make(
  "read",
  { ...given, json: jsonOption },
  Effect.fn("Cli.guidanceRead")(function* ({ file, json, text }) {
    const echo = echoOf(compile(yield* meant("read", { file, text })))
    const lines = ["Nothing is changed.", ...echoed(echo)]
    yield* print(json, lines.join("\n"), echo)
  })
).pipe(Command.withDescription("Says what a text would be understood as, without a language model; changes nothing"))
