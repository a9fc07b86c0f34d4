import { Args, Options } from "@effect/cli"
import { Effect, Either, type Option } from "effect"
import { WebhookEvent } from "#schema/Event.ts"
import type { Webhook, WebhookEvents } from "#schema/Webhook.ts"
import { SettingsWebhooks } from "#src/Webhooks/SettingsWebhooks.ts"
import { quoted } from "../Choose.ts"
import { CommandFailed } from "../CommandFailed.ts"
import { command } from "../CommandLine.ts"
import { jsonOption } from "../Output.ts"
import { operator, theWorkspace, workspaceOption } from "../Workspace.ts"

export const webhookArg = Args.text({ name: "webhook" }).pipe(
  Args.withDescription("Its id, or the address of its receiver where no other has it")
)

export const commonOptions = { workspace: Options.optional(workspaceOption), json: jsonOption }

export const eventOptions = Options.choice("event", WebhookEvent.literals).pipe(
  Options.withDescription("An event to listen to; give it again for more, or leave it out for all")
)

/** The one that is meant by an id or by an address. */
export const chooseWebhook = (given: string, all: ReadonlyArray<Webhook>): Either.Either<Webhook, CommandFailed> => {
  const found = all.filter(({ id, target_url }) => id === given || target_url === given)
  const [one] = found
  if (one === undefined) {
    const message = `There is no webhook ${quoted(given)}. To list them:\n  ${command("webhooks list")}`
    return Either.left(new CommandFailed({ message }))
  }
  if (found.length === 1) return Either.right(one)
  const ids = found.map(({ id }) => id).join(", ")
  const message = `${found.length} webhooks go to ${quoted(given)}. Say which one by its id: ${ids}`
  return Either.left(new CommandFailed({ message }))
}

/** The webhook that is meant, and who does something to it. */
export const givenWebhook = Effect.fn("Cli.givenWebhook")(function* (given: string, workspace: Option.Option<string>) {
  const webhooks = yield* SettingsWebhooks
  const { id: workspaceId } = yield* theWorkspace(workspace)
  const webhook = yield* chooseWebhook(given, yield* webhooks.list(workspaceId))
  return { by: { workspaceId, actor: operator }, webhook }
})

export const eventsInWords = (events: WebhookEvents): string => (events === "all" ? "every event" : events.join(", "))
