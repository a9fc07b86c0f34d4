import { Args, Command } from "@effect/cli"
import { FileSystem } from "@effect/platform"
import { Effect, Either, Schema } from "effect"
import { GuidanceReplacement } from "#schema/Autopilot.ts"
import type { CompiledPolicy } from "#schema/Policy.ts"
import { compile } from "#src/Autopilot/Guidance/Compile.ts"
import { understoodIn } from "#src/Autopilot/Guidance/Wording.ts"
import { GuidanceSettings } from "#src/Autopilot/GuidanceSettings.ts"
import { CommandFailed } from "../CommandFailed.ts"
import { jsonOption, print } from "../Output.ts"
import { printable } from "../Table.ts"
import { asOperator, commonOptions } from "./Operator.ts"

type Echo = Pick<CompiledPolicy, "competitors" | "facts" | "unclear" | "understood">

const section = (title: string, lines: ReadonlyArray<string>) =>
  lines.length === 0 ? [] : ["", title, ...lines.map((line) => `  ${printable(line)}`)]

/** What guidance was understood as, and what of it does nothing. */
const echoed = ({ competitors, facts, unclear, understood }: Echo): ReadonlyArray<string> => [
  ...section(
    "I understood:",
    understood.map(({ as, text }) => `“${text}” as: ${as.join("; ")}`)
  ),
  ...section("Competitors:", competitors),
  ...section("Facts for replies:", facts),
  ...section(
    "I could not use:",
    unclear.map(({ text, why }) => `“${text}”: ${why}`)
  )
]

const text = Args.text({ name: "text" }).pipe(
  Args.withDescription("The whole guidance, or @ and the name of a file that holds it; empty clears it")
)

const decodeGuidance = Schema.decodeUnknownEither(GuidanceReplacement)

const given = Effect.fn("Cli.givenGuidance")(function* (words: string) {
  const fs = yield* FileSystem.FileSystem
  const whole = words.startsWith("@")
    ? yield* fs
        .readFileString(words.slice(1))
        .pipe(
          Effect.mapError(({ message }) => new CommandFailed({ message: `The guidance cannot be read: ${message}` }))
        )
    : words
  return yield* decodeGuidance({ guidance: whole.trim() }).pipe(
    Either.map(({ guidance }) => guidance),
    Either.mapLeft(({ message }) => new CommandFailed({ message }))
  )
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
        ? ["There is no guidance; guidance set gives some."]
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
    const { policy_version } = yield* settings.replace(principal, yield* given(words))
    const understood = yield* settings.understood(principal.workspaceId)
    const lines = [`Version ${policy_version} of the policy is in force.`, ...echoed(understood)]
    yield* print(json, lines.join("\n"), understood)
  })
).pipe(Command.withDescription("Replaces the guidance, and says what it was understood as"))

export const guidanceRead = Command.make(
  "read",
  { text, json: jsonOption },
  Effect.fn("Cli.guidanceRead")(function* ({ text: words, json }) {
    const policy = compile(yield* given(words))
    const echo = {
      understood: understoodIn(policy),
      competitors: policy.competitors,
      facts: policy.facts,
      unclear: policy.unclear
    }
    const lines = ["Nothing is changed.", ...echoed(echo)]
    yield* print(json, lines.join("\n"), echo)
  })
).pipe(Command.withDescription("Says what a text would be understood as, without a language model; changes nothing"))
