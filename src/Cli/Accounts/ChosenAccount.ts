import { Args, Options } from "@effect/cli"
import { Effect, Either } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { platformName } from "#schema/Platform.ts"
import type { Account } from "#schema/resources/Account.ts"
import { nearest } from "#src/Ground/Nearest.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { quoted } from "../Console/Choose.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"

export const accountArg = Args.text({ name: "account" }).pipe(
  Args.withDescription("The account, by name, by name and platform, by its id here or by its id on the platform")
)

/** Brands are called the same everywhere. */
export const onPlatform = ({ name, platform }: Account) => `${quoted(name)} on ${platformName(platform)}`

const described = (account: Account) => `${onPlatform(account)} (${account.id})`

/** As it may be asked for. */
const placed = ({ name, platform }: Account) => `${name} on ${platformName(platform)}`

const isPlaced = (account: Account, wanted: string): boolean => placed(account).toLowerCase() === wanted.toLowerCase()

/** The one account that is meant; by its name only where no other has it. */
const chooseAccount = (given: string, all: ReadonlyArray<Account>): Either.Either<Account, CommandFailed> => {
  const wanted = given.trim()
  const byId = all.filter(({ external_id, id }) => id === wanted || external_id === wanted)
  const named = all.filter(({ name }) => name.toLowerCase() === wanted.toLowerCase())
  const found = [byId, named, all.filter((one) => isPlaced(one, wanted))].find(({ length }) => length > 0) ?? []
  const [one] = found
  if (one !== undefined && found.length === 1) return Either.right(one)
  if (one !== undefined) {
    const message = `${found.length} accounts are called ${quoted(wanted)}. Say which one by its platform, as in ${quoted(placed(one))}, or by its id: ${found.map(described).join(", ")}`
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
  return Either.left(
    new CommandFailed({ code: "not_found", message: `There is no account ${quoted(wanted)}. ${there}` })
  )
}

/** Accounts, as often as they are given, several by commas too. */
export const accountsOption = (description: string) =>
  Options.text("account").pipe(
    Options.withAlias("accounts"),
    Options.repeated,
    Options.map((given) => given.flatMap((one) => one.split(",")).filter((one) => one.trim() !== "")),
    Options.withDescription(`${description}; give it again or join several by commas`)
  )

/** The accounts of the workspace that are meant, each once. */
export const givenAccounts = tracedFn("Cli.givenAccounts")(function* (
  workspaceId: WorkspaceId,
  given: ReadonlyArray<string>
) {
  const all = yield* Effect.flatMap(Accounts, ({ list }) => list(workspaceId))
  const chosen = yield* Effect.forEach(given, (one) => chooseAccount(one, all))
  return [...new Set(chosen)]
})

/** The accounts that somebody is limited to, in words; without a limit, all. */
export const reachWords = (limitedTo: ReadonlyArray<string> | null, all: ReadonlyArray<Account>): string =>
  limitedTo === null
    ? "all"
    : limitedTo
        .map((id) => {
          const account = all.find((one) => one.id === id)
          return account === undefined ? id : onPlatform(account)
        })
        .join(", ")

/** That somebody may act on these accounts alone, behind what they are; nothing where there is no limit. */
export const limitWords = (chosen: ReadonlyArray<Account>): string =>
  chosen.length === 0 ? "" : `, to act on ${chosen.map(onPlatform).join(", ")} alone`

/** The account of the workspace that is meant. */
export const givenAccount = tracedFn("Cli.givenAccount")(function* (workspaceId: WorkspaceId, given: string) {
  return yield* chooseAccount(given, yield* Effect.flatMap(Accounts, ({ list }) => list(workspaceId)))
})
