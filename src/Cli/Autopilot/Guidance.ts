import { Command } from "@effect/cli"
import type { Policy } from "#src/Autopilot/Guidance/Policy.ts"
import { doneBy } from "#src/Autopilot/Guidance/Promises.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { understoodIn } from "#src/Autopilot/Guidance/Wording.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings/GuidanceSettings.ts"
import { GuidanceReader } from "#src/Autopilot/LanguageModel/GuidanceReader.ts"
import { printable } from "#src/Ground/Printable.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { commandThere } from "../Console/CommandLine.ts"
import { confirmed, yesOption } from "../Console/Confirm.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { jsonOption, print } from "../Console/Output.ts"
import { echoed, warningsInWords } from "./Echo.ts"
import { lostGuidance } from "./LostGuidance.ts"
import { clearOption, givenWords, meant, replacement } from "./MeantGuidance.ts"

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
  tracedFn("Cli.guidanceShow")(function* ({ workspace, json }) {
    const { workspaceId } = yield* asOperator(workspace)
    const settings = yield* GuidanceSettings
    const { guidance, policy_version } = yield* settings.get(workspaceId)
    const understood = yield* settings.understood(workspaceId)
    const words =
      guidance === ""
        ? [`There is no guidance. To give some:\n  ${yield* commandThere("guidance set TEXT")}`]
        : [
            `Version ${policy_version}:`,
            ...guidance.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => `  ${printable(line)}`.trimEnd()),
            ...echoed(understood)
          ]
    yield* print(json, words.join("\n"), { ...understood, guidance })
  })
).pipe(Command.withDescription("Shows the guidance, what it was understood as and what of it could not be used"))

export const guidanceSet = Command.make(
  "set",
  { ...givenWords, clear: clearOption, yes: yesOption, ...commonOptions },
  tracedFn("Cli.guidanceSet")(function* ({ clear, file, json, text, workspace, yes }) {
    const guidance = yield* replacement(clear, { file, text })
    const principal = yield* asOperator(workspace)
    const settings = yield* GuidanceSettings
    const reader = yield* GuidanceReader
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
  { ...givenWords, json: jsonOption },
  tracedFn("Cli.guidanceRead")(function* ({ file, json, text }) {
    const echo = echoOf(compile(yield* meant("read", { file, text })))
    const lines = ["Nothing is changed.", ...echoed(echo)]
    yield* print(json, lines.join("\n"), echo)
  })
).pipe(Command.withDescription("Says what a text would be understood as, without a language model; changes nothing"))
