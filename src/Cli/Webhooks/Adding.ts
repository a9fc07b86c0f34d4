import { Args, Command, Options } from "@effect/cli"
import { Effect } from "effect"
import { SettingsWebhooks } from "#src/Webhooks/SettingsWebhooks.ts"
import { WebhookSecrets } from "#src/Webhooks/WebhookSecrets.ts"
import { CommandFailed } from "../CommandFailed.ts"
import { print } from "../Output.ts"
import { printable } from "../Table.ts"
import { operator, theWorkspace } from "../Workspace.ts"
import { commonOptions, eventOptions, eventsInWords, givenWebhook, webhookArg } from "./GivenWebhook.ts"

export const webhooksAdd = Command.make(
  "add",
  {
    url: Args.text({ name: "url" }).pipe(Args.withDescription("A public https address that takes the deliveries")),
    events: Options.repeated(eventOptions),
    ...commonOptions
  },
  Effect.fn("Cli.webhooksAdd")(function* ({ url, events, workspace, json }) {
    const webhooks = yield* SettingsWebhooks
    const { id: workspaceId } = yield* theWorkspace(workspace)
    const listened = events.length === 0 ? ("all" as const) : [...new Set(events)]
    const added = yield* webhooks.create({ workspaceId, actor: operator }, { target_url: url, events: listened })
    const { signing_secret } = yield* Effect.flatMap(WebhookSecrets, ({ show }) => show(workspaceId, added.id))
    const words = [
      `The webhook ${added.id} tells ${printable(added.target_url)} of ${eventsInWords(added.events)}.`,
      "Its deliveries are signed with this secret, which webhooks secret shows again:",
      "",
      `  ${signing_secret}`
    ]
    yield* print(json, words.join("\n"), { ...added, signing_secret })
  })
).pipe(Command.withDescription("Adds a webhook, for every event or for some"))

export const webhooksChange = Command.make(
  "change",
  {
    webhook: webhookArg,
    url: Options.text("url").pipe(Options.withDescription("Another address"), Options.withDefault(null)),
    events: Options.repeated(eventOptions),
    all: Options.boolean("all").pipe(Options.withDescription("Listen to every event")),
    ...commonOptions
  },
  Effect.fn("Cli.webhooksChange")(function* ({ webhook: given, url, events, all, workspace, json }) {
    const webhooks = yield* SettingsWebhooks
    if (url === null && events.length === 0 && !all) {
      return yield* new CommandFailed({ message: "Say what to change: --url, --event or --all" })
    }
    if (all && events.length > 0) return yield* new CommandFailed({ message: "Say --all or --event, not both" })
    const { by, webhook } = yield* givenWebhook(given, workspace)
    const changed = yield* webhooks.update(by, webhook.id, {
      ...(url === null ? {} : { target_url: url }),
      ...(all ? { events: "all" } : events.length > 0 ? { events: [...new Set(events)] } : {})
    })
    const words = `The webhook ${changed.id} now tells ${printable(changed.target_url)} of ${eventsInWords(changed.events)}.`
    yield* print(json, words, changed)
  })
).pipe(Command.withDescription("Changes the address or the events of a webhook"))
