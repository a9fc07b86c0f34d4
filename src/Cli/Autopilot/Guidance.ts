import { Args, Command } from "@effect/cli"
import { Effect } from "effect"
import { compile } from "#src/Autopilot/Guidance/Compile.ts"
import { doneBy } from "#src/Autopilot/Guidance/Promises.ts"
import { understoodIn } from "#src/Autopilot/Guidance/Wording.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings.ts"
import { command } from "../CommandLine.ts"
import { asOperator, commonOptions } from "../Operator.ts"
import { jsonOption, print } from "../Output.ts"
import { printable } from "../Table.ts"
import { echoed, warningsInWords } from "./Echo.ts"
import { givenGuidance, guidanceOrFile } from "./GivenGuidance.ts"

const text = Args.text({ name: "text" }).pipe(Args.withDescription(`The ${guidanceOrFile}; empty clears it`))

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
  { text, ...commonOptions },
  Effect.fn("Cli.guidanceSet")(function* ({ text: words, workspace, json }) {
    const principal = yield* asOperator(workspace)
    const settings = yield* GuidanceSettings
    const { policy_version, warnings = [] } = yield* settings.replace(principal, yield* givenGuidance(words))
    const understood = yield* settings.understood(principal.workspaceId)
    const lines = [
      `Version ${policy_version} of the policy is in force.`,
      ...warningsInWords(warnings),
      ...echoed(understood)
    ]
    yield* print(json, lines.join("\n"), { ...understood, warnings })
  })
).pipe(Command.withDescription("Replaces the guidance, and says what it was understood as"))

export const guidanceRead = Command.make(
  "read",
  { text, json: jsonOption },
  Effect.fn("Cli.guidanceRead")(function* ({ text: words, json }) {
    const policy = compile(yield* givenGuidance(words))
    const echo = {
      understood: understoodIn(policy),
      does: doneBy(policy),
      competitors: policy.competitors,
      facts: policy.facts,
      unclear: policy.unclear
    }
    const lines = ["Nothing is changed.", ...echoed(echo)]
    yield* print(json, lines.join("\n"), echo)
  })
).pipe(Command.withDescription("Says what a text would be understood as, without a language model; changes nothing"))
