import { Args } from "@effect/cli"
import { Effect, Either } from "effect"
import type { Account } from "#schema/Account.ts"
import type { WorkspaceId } from "#schema/Ids.ts"
import { platformName } from "#schema/Platform.ts"
import { Accounts } from "#src/Platforms/Accounts.ts"
import { quoted } from "../Choose.ts"
import { CommandFailed } from "../CommandFailed.ts"
import { nearest } from "../Nearest.ts"

export const accountArg = Args.text({ name: "account" }).pipe(
  Args.withDescription("The account, by name, by its id here or by its id on the platform")
)

const described = ({ id, name, platform }: Account) => `${quoted(name)} on ${platformName(platform)} (${id})`

/** The one account that is meant; by its name only where no other has it. */
export const chooseAccount = (given: string, all: ReadonlyArray<Account>): Either.Either<Account, CommandFailed> => {
  const wanted = given.trim()
  const byId = all.filter(({ external_id, id }) => id === wanted || external_id === wanted)
  const found = byId.length > 0 ? byId : all.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  const [one] = found
  if (one !== undefined && found.length === 1) return Either.right(one)
  if (found.length > 1) {
    const message = `${found.length} accounts are called ${quoted(wanted)}. Say which one by its id: ${found.map(described).join(", ")}`
    return Either.left(new CommandFailed({ message }))
  }
  const guess = nearest(
    wanted,
    all.map(({ name }) => name)
  )
  const there =
    all.length === 0
      ? "No account is connected yet."
      : `${guess === null ? "" : `Did you mean ${quoted(guess)}? `}Choose one of: ${all.map(described).join(", ")}.`
  return Either.left(new CommandFailed({ message: `There is no account ${quoted(wanted)}. ${there}` }))
}

/** The account of the workspace that is meant. */
export const givenAccount = Effect.fn("Cli.givenAccount")(function* (workspaceId: WorkspaceId, given: string) {
  return yield* chooseAccount(given, yield* Effect.flatMap(Accounts, ({ list }) => list(workspaceId)))
})
