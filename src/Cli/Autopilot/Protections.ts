import { Args, Command } from "@effect/cli"
import { Effect, Option } from "effect"
import type { Protections } from "#schema/resources/Autopilot.ts"
import { ProtectionSettings } from "#src/Autopilot/Settings/ProtectionSettings.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { print } from "../Console/Output.ts"
import {
  accountOption,
  accountProtections,
  accountProtectionsInWords,
  changeAccountProtections
} from "./AccountProtections.ts"
import { givenSwitch, switchable, switchValues } from "./GivenSwitch.ts"
import { switchesInWords } from "./Switches.ts"

export const protectionsInWords = ({ answer_questions, customized_accounts, protections }: Protections) =>
  [
    switchesInWords(protections),
    "",
    `Questions are answered: ${answer_questions}`,
    ...(customized_accounts.length === 0
      ? []
      : [`With switches of their own: ${customized_accounts.map(({ name }) => name).join(", ")}`])
  ].join("\n")

export const protectionsList = Command.make(
  "list",
  { account: accountOption, ...commonOptions },
  tracedFn("Cli.protectionsList")(function* ({ account, workspace, json }) {
    const { workspaceId } = yield* asOperator(workspace)
    if (Option.isSome(account)) {
      const own = yield* accountProtections(workspaceId, account.value)
      return yield* print(json, accountProtectionsInWords(own), own)
    }
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
    account: accountOption,
    ...commonOptions
  },
  tracedFn("Cli.protectionsSet")(function* ({ account, protection, to, workspace, json }) {
    const principal = yield* asOperator(workspace)
    const settings = yield* ProtectionSettings
    const change = yield* givenSwitch(protection, to)
    if (Option.isSome(account)) {
      const own = yield* changeAccountProtections(principal, account.value, change)
      return yield* print(json, accountProtectionsInWords(own), own)
    }
    const { value } = yield* settings.change(principal, change)
    yield* print(json, protectionsInWords(value), value)
  })
).pipe(Command.withDescription("Turns a hide switch on or off, or sets how questions are answered"))
