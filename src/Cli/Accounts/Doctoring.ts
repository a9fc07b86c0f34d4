import { Command } from "@effect/cli"
import { Effect } from "effect"
import { platformName } from "#schema/Platform.ts"
import { type AccountDiagnosis, quotaInWords } from "#schema/resources/Diagnosis.ts"
import { printable } from "#src/Ground/Printable.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Doctor } from "#src/Platforms/Doctor/Doctor.ts"
import { command } from "../Console/CommandLine.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { printList } from "../Console/Output.ts"
import { withExample } from "../Help/Example.ts"

const never = "never"

const inWords = ({ account, findings, quota, token_ends_at }: AccountDiagnosis): string => {
  const { health, name, platform } = account
  const facts = [
    `last read ${health.last_poll_at ?? never}`,
    `last push ${health.last_push_at ?? never}`,
    ...(token_ends_at === null ? [] : [`token until ${token_ends_at}`]),
    ...(quota === null ? [] : [quotaInWords(quota).replace(/,$/, "")])
  ]
  const found = findings.flatMap(({ optional, remedy, what }) => [
    `  - ${optional ? "(optional) " : ""}${printable(what)}`,
    `    ${printable(remedy)}`
  ])
  return [
    `${printable(name)} on ${platformName(platform)}: ${findings.length === 0 ? "all is well" : `${findings.length} found`}`,
    `  ${facts.join(", ")}`,
    ...found
  ].join("\n")
}

export const accountsDoctor = Command.make(
  "doctor",
  commonOptions,
  tracedFn("Cli.accountsDoctor")(function* ({ json, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const found = yield* Effect.flatMap(Doctor, ({ look }) => look(workspaceId))
    const none = `No account is connected yet. To connect one:\n  ${command("accounts connect --help")}`
    yield* printList(json, found.length === 0 ? none : found.map(inWords).join("\n\n"), found)
  })
).pipe(
  Command.withDescription(
    withExample("Asks the platforms what each account lacks, and says what to do about it", "accounts doctor")
  )
)
