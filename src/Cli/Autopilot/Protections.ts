import { Args, Command } from "@effect/cli"
import { Effect } from "effect"
import type { Protections } from "#schema/Autopilot.ts"
import { ProtectionSettings } from "#src/Autopilot/ProtectionSettings.ts"
import { asOperator, commonOptions } from "../Operator.ts"
import { print } from "../Output.ts"
import { table } from "../Table.ts"
import { givenSwitch, switchable, switchValues } from "./GivenSwitch.ts"

export const protectionsInWords = ({ answer_questions, customized_accounts, protections }: Protections) =>
  [
    table(
      ["PROTECTION", "IS", "HIDES"],
      protections.map(({ description, key, on }) => [key, on ? "on" : "off", description])
    ),
    "",
    `Questions are answered: ${answer_questions}`,
    ...(customized_accounts.length === 0
      ? []
      : [`With switches of their own: ${customized_accounts.map(({ name }) => name).join(", ")}`])
  ].join("\n")

export const protectionsList = Command.make(
  "list",
  commonOptions,
  Effect.fn("Cli.protectionsList")(function* ({ workspace, json }) {
    const { workspaceId } = yield* asOperator(workspace)
    const { value } = yield* Effect.flatMap(ProtectionSettings, ({ get }) => get(workspaceId))
    yield* print(json, protectionsInWords(value), value)
  })
).pipe(Command.withDescription("Lists the hide switches, and how questions are answered"))

export const protectionsSet = Command.make(
  "set",
  {
    protection: Args.choice(
      switchable.map((name) => [name, name]),
      { name: "protection" }
    ),
    to: Args.choice(
      switchValues.map((mode) => [mode, mode]),
      { name: "to" }
    ).pipe(Args.withDescription("on or off; for answer_questions off, draft or send")),
    ...commonOptions
  },
  Effect.fn("Cli.protectionsSet")(function* ({ protection, to, workspace, json }) {
    const principal = yield* asOperator(workspace)
    const settings = yield* ProtectionSettings
    const change = yield* givenSwitch(protection, to)
    const { value } = yield* settings.change(principal, change)
    yield* print(json, protectionsInWords(value), value)
  })
).pipe(Command.withDescription("Turns a hide switch on or off, or sets how questions are answered"))
