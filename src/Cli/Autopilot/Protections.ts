import { Args, Command } from "@effect/cli"
import { Effect } from "effect"
import { answerModes, protectionKeys } from "#schema/Autopilot.ts"
import { ProtectionSettings } from "#src/Autopilot/ProtectionSettings.ts"
import { CommandFailed } from "../CommandFailed.ts"
import { print } from "../Output.ts"
import { table } from "../Table.ts"
import { asOperator, commonOptions } from "./Operator.ts"

type Shown = Effect.Effect.Success<ReturnType<typeof ProtectionSettings.Service.get>>["value"]

const inWords = ({ answer_questions, customized_accounts, protections }: Shown) =>
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
    yield* print(json, inWords(value), value)
  })
).pipe(Command.withDescription("Lists the hide switches, and how questions are answered"))

const switches = ["on", "off"] as const
const names = [...protectionKeys, "answer_questions"] as const

export const protectionsSet = Command.make(
  "set",
  {
    protection: Args.choice(
      names.map((name) => [name, name]),
      { name: "protection" }
    ),
    to: Args.choice(
      [...new Set([...switches, ...answerModes])].map((mode) => [mode, mode]),
      { name: "to" }
    ).pipe(Args.withDescription("on or off; for answer_questions off, draft or send")),
    ...commonOptions
  },
  Effect.fn("Cli.protectionsSet")(function* ({ protection, to, workspace, json }) {
    const principal = yield* asOperator(workspace)
    const settings = yield* ProtectionSettings
    if (protection === "answer_questions" ? to === "on" : to !== "on" && to !== "off") {
      const message = `${protection} is ${protection === "answer_questions" ? answerModes.join(", ") : switches.join(" or ")}, not ${to}`
      return yield* new CommandFailed({ message })
    }
    const change =
      protection === "answer_questions" ? (to === "on" ? {} : { answer_questions: to }) : { [protection]: to === "on" }
    const { value } = yield* settings.change(principal, change)
    yield* print(json, inWords(value), value)
  })
).pipe(Command.withDescription("Turns a hide switch on or off, or sets how questions are answered"))
