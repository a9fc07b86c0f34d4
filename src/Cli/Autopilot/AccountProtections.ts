import { Command, Options } from "@effect/cli"
import type { Principal } from "#schema/api/Authentication.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import type { AccountProtections } from "#schema/resources/AccountProtections.ts"
import type { ProtectionsChange } from "#schema/resources/Autopilot.ts"
import { AccountProtectionSettings } from "#src/Autopilot/Settings/AccountProtectionSettings.ts"
import { printable } from "#src/Ground/Printable.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { accountArg, givenAccount } from "../Accounts/ChosenAccount.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { print } from "../Console/Output.ts"
import { switchesInWords } from "./Switches.ts"

export const accountOption = Options.text("account").pipe(
  Options.optional,
  Options.withDescription("Only for this account, by name, by its id here or by its id on the platform")
)

export const accountProtectionsInWords = ({ account, customized, protections }: AccountProtections) =>
  [
    customized
      ? `${printable(account.name)} has switches of its own. The switches of the workspace do not change them.`
      : `${printable(account.name)} has no switches of its own. It follows the switches of the workspace.`,
    "",
    switchesInWords(protections)
  ].join("\n")

/** The switches that hold for the account that is meant. */
export const accountProtections = tracedFn("Cli.accountProtections")(function* (
  workspaceId: WorkspaceId,
  account: string
) {
  const settings = yield* AccountProtectionSettings
  const { id } = yield* givenAccount(workspaceId, account)
  return yield* settings.get(workspaceId, id)
})

/** Gives the account that is meant switches of its own. */
export const changeAccountProtections = tracedFn("Cli.changeAccountProtections")(function* (
  principal: Principal,
  account: string,
  { answer_questions, ...switches }: ProtectionsChange
) {
  if (answer_questions !== undefined) {
    const message = "How questions are answered is set for the whole workspace. Leave out --account."
    return yield* new CommandFailed({ message })
  }
  const settings = yield* AccountProtectionSettings
  const { id } = yield* givenAccount(principal.workspaceId, account)
  return yield* settings.change(principal, id, switches)
})

export const protectionsReset = Command.make(
  "reset",
  {
    account: accountArg,
    ...commonOptions
  },
  tracedFn("Cli.protectionsReset")(function* ({ account, json, workspace }) {
    const principal = yield* asOperator(workspace)
    const settings = yield* AccountProtectionSettings
    const { id } = yield* givenAccount(principal.workspaceId, account)
    const value = yield* settings.remove(principal, id)
    yield* print(json, accountProtectionsInWords(value), value)
  })
).pipe(Command.withDescription("Removes an account's own switches, so that it follows those of the workspace again"))
