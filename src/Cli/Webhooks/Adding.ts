import { Args, Command, Options } from "@effect/cli"
import { Effect, Option } from "effect"
import type { WebhookChange } from "#schema/resources/Webhook.ts"
import { printable } from "#src/Ground/Printable.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { WebhookSecrets } from "#src/Webhooks/Hooks/WebhookSecrets.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { print } from "../Console/Output.ts"
import { queryOf } from "../Console/Paging.ts"
import { operator, theWorkspace } from "../Console/Workspace.ts"
import {
  commonOptions,
  eventOptions,
  eventsInWords,
  givenWebhook,
  retriesInWords,
  retryHours,
  retryOption,
  webhookArg
} from "./GivenWebhook.ts"

export const webhooksAdd = Command.make(
  "add",
  {
    url: Args.text({ name: "url" }).pipe(Args.withDescription("A public https address that receives the deliveries")),
    events: Options.repeated(eventOptions),
    retryFor: retryOption,
    ...commonOptions
  },
  tracedFn("Cli.webhooksAdd")(function* ({ url, events, retryFor, workspace, json }) {
    const webhooks = yield* SettingsWebhooks
    const { id: workspaceId } = yield* theWorkspace(workspace)
    const listened = events.length === 0 ? ("all" as const) : [...new Set(events)]
    const added = yield* webhooks.create(
      { workspaceId, actor: operator },
      {
        target_url: url,
        events: listened,
        retry_hours: Option.getOrNull(yield* Effect.transposeMapOption(retryFor, retryHours))
      }
    )
    const { signing_secret } = yield* Effect.flatMap(WebhookSecrets, ({ show }) => show(workspaceId, added.id))
    const words = [
      `The webhook ${added.id} tells ${printable(added.target_url)} of ${eventsInWords(added.events)}.${retriesInWords(added)}`,
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
    retryFor: retryOption,
    ...commonOptions
  },
  tracedFn("Cli.webhooksChange")(function* ({ webhook: given, url, events, all, retryFor, workspace, json }) {
    const webhooks = yield* SettingsWebhooks
    if (url === null && events.length === 0 && !all && Option.isNone(retryFor)) {
      return yield* new CommandFailed({ message: "Say what to change: --url, --event, --all or --retry-for" })
    }
    if (all && events.length > 0) return yield* new CommandFailed({ message: "Say --all or --event, not both" })
    const hours = yield* Effect.transposeMapOption(retryFor, retryHours)
    const { by, webhook } = yield* givenWebhook(given, workspace)
    const changed = yield* webhooks.update(by, webhook.id, {
      ...(url === null ? {} : { target_url: url }),
      ...(all ? { events: "all" } : events.length > 0 ? { events: [...new Set(events)] } : {}),
      ...queryOf<WebhookChange>({ retry_hours: hours })
    })
    const words = `The webhook ${changed.id} now tells ${printable(changed.target_url)} of ${eventsInWords(changed.events)}.${retriesInWords(changed)}`
    yield* print(json, words, changed)
  })
).pipe(Command.withDescription("Changes the address, the events or the retries of a webhook"))
