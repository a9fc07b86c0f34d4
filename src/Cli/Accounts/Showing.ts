import { Command } from "@effect/cli"
import { Effect } from "effect"
import { platformName } from "#schema/Platform.ts"
import type { Account } from "#schema/resources/Account.ts"
import { printable } from "#src/Ground/Printable.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { commandThere } from "../Console/CommandLine.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { print, printList } from "../Console/Output.ts"
import { table } from "../Console/Table.ts"
import { accountArg, givenAccount } from "./ChosenAccount.ts"

export const accountsList = Command.make(
  "list",
  commonOptions,
  tracedFn("Cli.accountsList")(function* ({ json, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const list = yield* Effect.flatMap(Accounts, (accounts) => accounts.list(workspaceId))
    const connect = yield* commandThere("accounts connect --platform facebook")
    const again = yield* reconnecting
    const words =
      list.length === 0
        ? `No account is connected yet. To connect one:\n  ${connect}`
        : table(
            ["ON", "NAME", "ID THERE", "STATE", "LAST NEWS", "ID"],
            list.map((account) => [
              platformName(account.platform),
              account.name,
              account.external_id,
              account.health.state,
              lastNews(account) ?? "none yet",
              account.id
            ])
          )
    const trouble = list.filter(({ health }) => health.state !== "connected")
    yield* printList(
      json,
      [words, ...trouble.flatMap((account) => ["", troubleOf(account, again(account))])].join("\n"),
      list
    )
  })
).pipe(Command.withDescription("Lists the brand's accounts on the platforms, and whether each one works"))

export const accountsShow = Command.make(
  "show",
  { account: accountArg, ...commonOptions },
  tracedFn("Cli.accountsShow")(function* ({ account: given, json, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const account = yield* givenAccount(workspaceId, given)
    yield* print(json, inWords(account, (yield* reconnecting)(account)), account)
  })
).pipe(Command.withDescription("Shows an account: whether it works, since when it does not, and why"))

/** The later of the last reading and the last push. */
const lastNews = ({ health: { last_poll_at, last_push_at } }: Account): string | null =>
  [last_poll_at, last_push_at].reduce((one, other) => ((other ?? "") > (one ?? "") ? other : one), null)

/** How an account is connected again. */
const reconnecting = Effect.map(
  commandThere("accounts connect"),
  (connect) =>
    ({ external_id, platform }: Account) =>
      `${connect} ${platform} ${external_id}`
)

const troubleOf = (account: Account, again: string): string => {
  const { health, name } = account
  const since = `since ${health.since}`
  const why = printable(health.reason ?? "")
  return health.state === "failing"
    ? `${printable(name)} fails ${since}: ${why} It is tried again.`
    : `${printable(name)} is disconnected ${since}: ${why} To connect it again:\n  ${again}`
}

const inWords = (account: Account, again: string): string => {
  const { connected_at, external_id, health, id, name, platform } = account
  return [
    `${printable(name)} on ${platformName(platform)} (${external_id} there, ${id} here)`,
    `First connected: ${connected_at}`,
    `Last read:       ${health.last_poll_at ?? "never"}`,
    `Last push:       ${health.last_push_at ?? "never"}`,
    health.state === "connected" ? "It is connected, and the last call went well." : troubleOf(account, again)
  ].join("\n")
}
