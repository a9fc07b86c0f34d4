import { Args, Command, Options } from "@effect/cli"
import { FileSystem } from "@effect/platform"
import { Effect, type Layer, Option } from "effect"
import { marketingKinds, marketingName } from "#schema/MarketingKind.ts"
import type { EmailMarketing } from "#schema/settings/EmailMarketing.ts"
import type { Workspaces } from "#src/Access/Workspaces/Workspaces.ts"
import { MarketingIntegrations } from "#src/EmailMarketing/MarketingIntegrations.ts"
import { printable } from "#src/Ground/Printable.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { commandThere } from "../Console/CommandLine.ts"
import { confirmed, yesOption } from "../Console/Confirm.ts"
import { asOperator, commonOptions } from "../Console/Operator.ts"
import { print } from "../Console/Output.ts"
import { table } from "../Console/Table.ts"
import { unreadable } from "../Console/Unreadable.ts"
import { operator } from "../Console/Workspace.ts"
import { withExample } from "../Help/Example.ts"
import { begun } from "../Help/Purposes.ts"

const kindArg = Args.choice(
  marketingKinds.map((kind) => [kind, kind] as const),
  { name: "kind" }
).pipe(Args.withDescription("mailchimp, klaviyo, or call for a signed call"))

const keyIn = tracedFn("Cli.keyIn")(function* (file: string) {
  const fs = yield* FileSystem.FileSystem
  return yield* Effect.mapBoth(fs.readFileString(file), {
    onFailure: (error) =>
      new CommandFailed({ message: `The API key cannot be read from ${file}: ${unreadable(error)}` }),
    onSuccess: (text) => text.trim()
  })
})

const list = Command.make(
  "list",
  commonOptions,
  tracedFn("Cli.emailMarketingList")(function* ({ json, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const found = yield* Effect.flatMap(MarketingIntegrations, (marketing) => marketing.list(workspaceId))
    const setUp = yield* commandThere("email-marketing set mailchimp --audience ID --key-file FILE")
    yield* print(json, inWords(found, setUp), { data: found, next_cursor: null })
  })
).pipe(Command.withDescription("Lists the systems that are told of new addresses"))

const set = Command.make(
  "set",
  {
    kind: kindArg,
    keyFile: Options.file("key-file").pipe(
      Options.optional,
      Options.withDescription("The file that holds the API key; the one that is set stays if left out")
    ),
    audience: Options.text("audience").pipe(Options.optional, Options.withDescription("The Mailchimp audience")),
    consent: Options.choice("consent", ["asked", "given", "none"]).pipe(
      Options.optional,
      Options.withDescription("What becomes of who is new to the Mailchimp audience")
    ),
    url: Options.text("url").pipe(Options.optional, Options.withDescription("The address of a signed call")),
    tell: Options.choice("tell", ["on", "off"]).pipe(
      Options.optional,
      Options.withDescription("Whether each new e-mail address or phone number is sent")
    ),
    ...commonOptions
  },
  tracedFn("Cli.emailMarketingSet")(function* ({ audience, consent, json, keyFile, kind, tell, url, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const by = { workspaceId, actor: operator }
    const marketing = yield* MarketingIntegrations
    const secret = Option.isSome(keyFile) ? yield* keyIn(keyFile.value) : ""
    const changed = yield* marketing.set(by, kind, {
      secret,
      audience_id: Option.getOrElse(audience, () => ""),
      target_url: Option.getOrElse(url, () => ""),
      ...(Option.isSome(consent) ? { consent: consent.value } : {}),
      ...(Option.isSome(tell) ? { tells_new: tell.value === "on" } : {})
    })
    const words = [
      `${marketingName(kind)} is ${changed.tells_new ? "told of each new address" : "set up, and told of nothing"}.`,
      ...(changed.signing_secret === null
        ? []
        : ["Verify its calls with this secret, which is shown only once:", "", `  ${changed.signing_secret}`])
    ]
    yield* print(json, words.join("\n"), changed)
  })
).pipe(
  Command.withDescription(
    withExample("Sets a system up, or changes it", "email-marketing set klaviyo --key-file key.txt")
  )
)

const retry = Command.make(
  "retry",
  { kind: kindArg, ...commonOptions },
  tracedFn("Cli.emailMarketingRetry")(function* ({ json, kind, workspace }) {
    const { workspaceId } = yield* asOperator(workspace)
    const by = { workspaceId, actor: operator }
    const queued = yield* Effect.flatMap(MarketingIntegrations, (marketing) => marketing.retry(by, kind))
    yield* print(json, `${marketingName(kind)} is told again of ${queued}.`, { kind, queued })
  })
).pipe(Command.withDescription("Tells a system again what could not be told"))

const remove = Command.make(
  "remove",
  { kind: kindArg, yes: yesOption, ...commonOptions },
  tracedFn("Cli.emailMarketingRemove")(function* ({ json, kind, workspace, yes }) {
    const { workspaceId } = yield* asOperator(workspace)
    const by = { workspaceId, actor: operator }
    const marketing = yield* MarketingIntegrations
    const isSetUp = (yield* marketing.list(workspaceId)).some((one) => one.kind === kind)
    // where it is not, there is nothing to ask about, and it is said below
    if (isSetUp) {
      yield* confirmed(`This removes ${marketingName(kind)} with its key, and what it was still to be told.`, yes)
    }
    yield* marketing.remove(by, kind)
    yield* print(json, `${marketingName(kind)} is removed.`, { kind, deleted: true })
  })
).pipe(Command.withDescription("Removes a system; asks first"))

export type MarketingServices = MarketingIntegrations | Workspaces

export const emailMarketingCommand = <E, R>(services: Layer.Layer<MarketingServices, E, R>) =>
  begun("email-marketing").pipe(
    Command.withSubcommands([
      Command.provide(list, services),
      Command.provide(set, services),
      Command.provide(retry, services),
      Command.provide(remove, services)
    ])
  )

const inWords = (found: ReadonlyArray<EmailMarketing>, setUp: string) =>
  found.length === 0
    ? `No system is told of new addresses. To set one up:\n  ${setUp}`
    : table(
        ["SYSTEM", "TOLD", "TO", "WAITING", "FAILED", "LAST ERROR"],
        found.map(({ audience_id, failed, kind, last_error, target_url, tells_new, waiting }) => [
          marketingName(kind),
          tells_new ? "on" : "off",
          printable(target_url ?? audience_id ?? ""),
          String(waiting),
          String(failed),
          printable(last_error ?? "")
        ])
      )
