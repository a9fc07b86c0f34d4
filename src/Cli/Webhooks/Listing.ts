import { Command } from "@effect/cli"
import type { Webhook } from "#schema/resources/Webhook.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { commandThere } from "../Console/CommandLine.ts"
import { printList } from "../Console/Output.ts"
import { table } from "../Console/Table.ts"
import { theWorkspace } from "../Console/Workspace.ts"
import { commonOptions, eventsInWords } from "./GivenWebhook.ts"

export const webhooksList = Command.make(
  "list",
  commonOptions,
  tracedFn("Cli.webhooksList")(function* ({ workspace, json }) {
    const webhooks = yield* SettingsWebhooks
    const list = yield* webhooks.list((yield* theWorkspace(workspace)).id)
    yield* printList(json, inWords(list, yield* commandThere("webhooks add https://…")), list)
  })
).pipe(Command.withDescription("Lists webhooks and the hooks of integrations, newest first"))

const inWords = (list: ReadonlyArray<Webhook>, add: string) =>
  list.length === 0
    ? `There are no webhooks yet. To add one:\n  ${add}`
    : table(
        ["ADDED BY", "EVENTS", "ADDRESS", "STATE", "LAST ERROR", "ID"],
        list.map(({ events, held, id, integration, last_error, retry_hours, state, target_url }) => [
          integration ?? "a person",
          eventsInWords(events),
          target_url,
          [
            state,
            ...(held === 0 ? [] : [`${held} held`]),
            ...(retry_hours === null ? [] : [`${retry_hours} h of retries`])
          ].join(", "),
          last_error ?? "",
          id
        ])
      )
