import { Args, Options } from "@effect/cli"
import { Either, type Option } from "effect"
import { WebhookEvent } from "#schema/resources/Event.ts"
import { mostRetryHours, type Webhook, type WebhookEvents } from "#schema/resources/Webhook.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { targetKey } from "#src/Webhooks/Target/TargetKey.ts"
import { quoted } from "../Console/Choose.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { commandThere } from "../Console/CommandLine.ts"
import { jsonOption } from "../Console/Output.ts"
import { operator, theWorkspace, workspaceOption } from "../Console/Workspace.ts"

export const webhookArg = Args.text({ name: "webhook" }).pipe(
  Args.withDescription("Its id, or the address of its receiver where no other has it")
)

export const commonOptions = { workspace: Options.optional(workspaceOption), json: jsonOption }

export const eventOptions = Options.choice("event", WebhookEvent.literals).pipe(
  Options.withDescription("An event to listen to; give it again for more, or leave it out for all")
)

export const retryOption = Options.text("retry-for").pipe(
  Options.withDescription("How long to retry a delivery after its first four attempts, such as 24h; or off"),
  Options.optional
)

/** The hours of `24h` or `2d`; null for `off`. */
export const retryHours = (given: string): Either.Either<number | null, CommandFailed> => {
  if (given === "off") return Either.right(null)
  const [, count, unit] = /^(\d{1,4})([hd])$/.exec(given) ?? []
  const hours = Number(count) * (unit === "d" ? 24 : 1)
  if (hours >= 1 && hours <= mostRetryHours) return Either.right(hours)
  const message = `--retry-for must be "off", or from 1h to ${mostRetryHours}h, such as 24h or 2d; not ${quoted(given)}`
  return Either.left(new CommandFailed({ message }))
}

/** All spellings of an address are one webhook. */
const spelledOnce = (address: string) => (URL.canParse(address) ? targetKey(new URL(address)) : address)

/** The one that is meant by an id or by an address. */
const chooseWebhook = (
  given: string,
  all: ReadonlyArray<Webhook>,
  toList: string
): Either.Either<Webhook, CommandFailed> => {
  const address = spelledOnce(given)
  const found = all.filter(({ id, target_url }) => id === given || spelledOnce(target_url) === address)
  const [one] = found
  if (one === undefined) {
    const message = `There is no webhook ${quoted(given)}. To list them:\n  ${toList}`
    return Either.left(new CommandFailed({ code: "not_found", message }))
  }
  if (found.length === 1) return Either.right(one)
  const ids = found.map(({ id }) => id).join(", ")
  const message = `${found.length} webhooks go to ${quoted(given)}. Say which one by its id: ${ids}`
  return Either.left(new CommandFailed({ message }))
}

/** The webhook that is meant, and who does something to it. */
export const givenWebhook = tracedFn("Cli.givenWebhook")(function* (given: string, workspace: Option.Option<string>) {
  const webhooks = yield* SettingsWebhooks
  const { id: workspaceId } = yield* theWorkspace(workspace)
  const webhook = yield* chooseWebhook(given, yield* webhooks.list(workspaceId), yield* commandThere("webhooks list"))
  return { by: { workspaceId, actor: operator }, webhook }
})

/** What is said of a webhook whose deliveries are tried for longer. */
export const retriesInWords = ({ retry_hours }: Pick<Webhook, "retry_hours">): string =>
  retry_hours === null ? "" : ` A delivery that fails is tried again for up to ${retry_hours} hours.`

export const eventsInWords = (events: WebhookEvents): string => (events === "all" ? "every event" : events.join(", "))
