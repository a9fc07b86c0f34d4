import { Args, Command, Options } from "@effect/cli"
import { FileSystem } from "@effect/platform"
import { Effect, Redacted, Schema } from "effect"
import { platformName } from "#schema/Platform.ts"
import { Name } from "#src/Access/Name.ts"
import { Accounts } from "#src/Platforms/Accounts.ts"
import { readCredential } from "#src/Platforms/YouTube/Token.ts"
import { shown } from "#src/Time.ts"
import { quoted } from "../Choose.ts"
import { CommandFailed } from "../CommandFailed.ts"
import { asOperator, commonOptions } from "../Operator.ts"
import { print } from "../Output.ts"
import { parsedText } from "../Parsed.ts"
import { table } from "../Table.ts"
import { operator } from "../Workspace.ts"

export const accountsList = Command.make(
  "list",
  commonOptions,
  Effect.fn("Cli.accountsList")(function* ({ json, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const list = yield* Effect.flatMap(Accounts, (accounts) => accounts.list(workspaceId))
    const rows = list.map(({ disconnected_reason, external_id, id, name, platform }) => [
      platformName(platform),
      name,
      external_id,
      disconnected_reason === null ? "connected" : `to be connected again: ${disconnected_reason}`,
      id
    ])
    yield* print(
      json,
      rows.length === 0
        ? "No account is connected yet; accounts connect connects one."
        : table(["ON", "NAME", "ID THERE", "STATE", "ID"], rows),
      list.map(({ created_at, disconnected_at, ...account }) => ({
        ...account,
        connected_at: shown(created_at),
        disconnected_at: disconnected_at === null ? null : shown(disconnected_at)
      }))
    )
  })
).pipe(Command.withDescription("Lists the brand's accounts on the platforms"))

const platforms = ["facebook", "youtube"] as const

export const accountsConnect = Command.make(
  "connect",
  {
    platform: Args.choice(
      platforms.map((platform) => [platform, platform]),
      { name: "platform" }
    ),
    externalId: Args.text({ name: "id" }).pipe(
      Args.withSchema(Schema.Trim.pipe(Schema.nonEmptyString({ message: () => "The id of the account is empty" }))),
      Args.withDescription("The id that the platform gave the page or the channel")
    ),
    name: parsedText("name", Name).pipe(Options.withDescription("What people call it")),
    tokenFile: Options.text("token-file").pipe(
      Options.withDescription(
        "A file (or /dev/stdin) that holds Facebook's page token, or for YouTube JSON with access_token, " +
          "refresh_token and expires_at"
      )
    ),
    ...commonOptions
  },
  Effect.fn("Cli.accountsConnect")(function* ({ externalId, json, name, platform, tokenFile, workspace }) {
    const { workspaceId, workspaceName } = yield* asOperator(workspace)
    const accounts = yield* Accounts
    const token = yield* givenToken(platform, tokenFile)
    const id = yield* accounts.connect({ workspaceId, platform, externalId, name, token, actor: operator })
    const words = `${quoted(name)} on ${platformName(platform)} is connected to ${quoted(workspaceName)} (${id}).`
    yield* print(json, words, { id, platform, external_id: externalId, name })
  })
).pipe(
  Command.withDescription(
    "Connects an account, or connects it again, as in: accounts connect facebook 1234 --name Acme --token-file token.txt"
  )
)

const givenToken = Effect.fn("Cli.givenToken")(function* (platform: (typeof platforms)[number], file: string) {
  const fs = yield* FileSystem.FileSystem
  const text = yield* Effect.mapError(
    fs.readFileString(file),
    ({ message }) => new CommandFailed({ message: `The token cannot be read: ${message}` })
  )
  const token = Redacted.make(text.trim())
  if (text.trim() === "") return yield* new CommandFailed({ message: "The file of the token is empty" })
  if (platform === "youtube") {
    yield* Effect.mapError(
      readCredential(token),
      () =>
        new CommandFailed({
          message:
            "The token of a channel is JSON with access_token, refresh_token and expires_at, a time such as " +
            "2026-03-01T09:00:00Z"
        })
    )
  }
  return token
})
