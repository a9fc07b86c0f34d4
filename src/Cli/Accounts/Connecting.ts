import { Args, Command, Options } from "@effect/cli"
import { DateTime, Effect, Option, Schema } from "effect"
import type { WorkspaceId } from "#schema/Ids.ts"
import { Name } from "#schema/Name.ts"
import { platformName } from "#schema/Platform.ts"
import { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import type { ConnectedElsewhere } from "#src/Directory/ConnectedElsewhere.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { AccountCheck } from "#src/Platforms/Accounts/AccountCheck.ts"
import { Accounts } from "#src/Platforms/Accounts/Accounts.ts"
import { Disconnections } from "#src/Platforms/Accounts/Disconnections.ts"
import { connectingOf, type SupportedPlatform, supportedPlatforms } from "#src/Platforms/Adapters/Adapters.ts"
import { ConnectLinks } from "#src/Platforms/Connect/ConnectLinks.ts"
import { quoted } from "../Console/Choose.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { commandOf, commandThere } from "../Console/CommandLine.ts"
import { confirmed, yesOption } from "../Console/Confirm.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { print } from "../Console/Output.ts"
import { parsedText } from "../Console/Parsed.ts"
import { operator } from "../Console/Workspace.ts"
import { withExample } from "../Help/Example.ts"
import { accountArg, givenAccount } from "./ChosenAccount.ts"
import { givenToken } from "./GivenToken.ts"

const connectings = supportedPlatforms.flatMap((platform) => connectingOf(platform) ?? [])
const either = (parts: ReadonlyArray<string>) => parts.join(", or ")

/** The operator may know which brand has it. */
const refused = tracedFn("Cli.connectedElsewhere")(function* (error: ConnectedElsewhere) {
  const { externalId, platform } = error
  const { findByExternalId } = yield* Accounts
  const held = yield* findByExternalId(platform, externalId)
  const [there] = Option.isNone(held)
    ? []
    : yield* Effect.flatMap(Workspaces, ({ find }) => find(held.value.workspace_id))
  // disconnected there since
  if (there === undefined) return yield* error
  const which = `${quoted(externalId)} on ${platformName(platform)}`
  const disconnect = commandOf(["accounts", "disconnect", externalId, "--workspace", there.id])
  return yield* new CommandFailed({
    message: `${which} is already connected in another brand of this installation, ${quoted(there.name)}. To disconnect it there first:\n  ${disconnect}`
  })
})

/** A link for whoever opens it and signs in, in place of a token. */
const printLink = tracedFn("Cli.printLink")(function* (
  json: boolean,
  workspaceId: WorkspaceId,
  platform: SupportedPlatform,
  externalId: Option.Option<string>
) {
  const links = yield* ConnectLinks
  const all = yield* Effect.flatMap(Accounts, ({ list }) => list(workspaceId))
  const known = all.find((one) => one.platform === platform && Option.contains(externalId, one.external_id))
  const { expiresAt, link } = yield* Effect.mapError(
    links.print(workspaceId, { platform, accountId: known?.id ?? null }),
    ({ message }) => new CommandFailed({ message: `${message}.` })
  )
  const words = `Open this link within ten minutes, sign in to Steward, and log in at ${platformName(platform)}. It works once:\n  ${link}`
  yield* print(json, words, { platform, url: link, expires_at: DateTime.formatIso(expiresAt) })
})

export const accountsConnect = Command.make(
  "connect",
  {
    platform: Args.choice(
      supportedPlatforms.map((platform) => [platform, platform]),
      { name: "platform" }
    ).pipe(Args.withDescription("Where it is"), Args.optional),
    platformOption: Options.choice("platform", supportedPlatforms).pipe(
      Options.withDescription("Where it is, in place of the first word"),
      Options.optional
    ),
    externalId: Args.text({ name: "id" }).pipe(
      Args.withSchema(Schema.Trim.pipe(Schema.nonEmptyString({ message: () => "The id of the account is empty." }))),
      Args.withDescription(
        `The id that the platform gave the ${[...new Set(connectings.map(({ account }) => account))].join(" or the ")}; needed with a token file`
      ),
      Args.optional
    ),
    tokenFile: Options.text("token-file").pipe(
      Options.withDescription(
        `A file, or /dev/stdin, with the token of ${either(connectings.map(({ token }) => token))}. Left out, a link is printed at which somebody logs in there`
      ),
      Options.optional
    ),
    name: parsedText("name", Name).pipe(
      Options.optional,
      Options.withDescription("What people call it; the platform's name for it if left out")
    ),
    ...commonOptions
  },
  tracedFn("Cli.accountsConnect")(function* (asked) {
    const { json, name: given } = asked
    const { workspaceId, workspaceName } = yield* asOperator(asked.workspace)
    const platform = yield* Effect.mapError(
      Option.orElse(asked.platform, () => asked.platformOption),
      () => new CommandFailed({ message: `Say where the account is: ${supportedPlatforms.join(", ")}.` })
    )
    if (Option.isNone(asked.tokenFile)) return yield* printLink(json, workspaceId, platform, asked.externalId)
    const externalId = yield* Effect.mapError(
      asked.externalId,
      () => new CommandFailed({ message: "A token file is for one account: give the id that the platform gave it." })
    )
    const accounts = yield* Accounts
    const { check } = yield* AccountCheck
    const token = yield* givenToken(platform, asked.tokenFile.value)
    const known = yield* check({ platform, externalId, token })
    const name = Option.getOrElse(given, () => known.name || externalId)
    const id = yield* accounts
      .connect({ workspaceId, platform, externalId, name, token, actor: operator })
      .pipe(Effect.catchTag("ConnectedElsewhere", refused))
    const words = `${quoted(name)} on ${platformName(platform)} is connected to ${quoted(workspaceName)} (${id}). ${platformName(platform)} accepted the token.`
    yield* print(json, words, { id, platform, external_id: externalId, name })
  })
).pipe(
  Command.withDescription(
    withExample(
      "Connects an account, or connects it again: prints a link at which somebody logs in at the platform, or takes a token from a file and tries it",
      "accounts connect --platform facebook"
    )
  )
)

export const accountsDisconnect = Command.make(
  "disconnect",
  { account: accountArg, yes: yesOption, ...commonOptions },
  tracedFn("Cli.accountsDisconnect")(function* ({ account: given, json, workspace, yes }) {
    const { workspaceId } = yield* asOperator(workspace)
    const { external_id, id, name, platform } = yield* givenAccount(workspaceId, given)
    const which = `${quoted(name)} on ${platformName(platform)}`
    const what = [
      `This disconnects ${which}: its token is forgotten, no new comments come in, and nothing more is hidden or answered there.`,
      "Its comments stay. If it is connected again, Steward continues where it stopped."
    ]
    yield* confirmed(what.join("\n"), yes)
    yield* Effect.flatMap(Disconnections, ({ disconnect }) => disconnect(workspaceId, id, operator))
    const again = yield* commandThere(`accounts connect ${platform} ${external_id}`)
    yield* print(json, `${which} is disconnected. To connect it again:\n  ${again}`, {
      id,
      name,
      platform,
      external_id
    })
  })
).pipe(Command.withDescription("Ends the connection to an account and keeps its comments; asks first"))
