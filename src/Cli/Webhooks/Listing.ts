import { Command } from "@effect/cli"
import { Effect } from "effect"
import type { Webhook } from "#schema/Webhook.ts"
import { SettingsWebhooks } from "#src/Webhooks/SettingsWebhooks.ts"
import { command } from "../CommandLine.ts"
import { printList } from "../Output.ts"
import { table } from "../Table.ts"
import { theWorkspace } from "../Workspace.ts"
import { commonOptions, eventsInWords } from "./GivenWebhook.ts"

export const webhooksList = Command.make(
  "list",
  commonOptions,
  Effect.fn("Cli.webhooksList")(function* ({ workspace, json }) {
    const webhooks = yield* SettingsWebhooks
    const list = yield* webhooks.list((yield* theWorkspace(workspace)).id)
    yield* printList(json, inWords(list), list)
  })
).pipe(Command.withDescription("Lists webhooks and the hooks of integrations, newest first"))

const inWords = (list: ReadonlyArray<Webhook>) =>
  list.length === 0
    ? `There are no webhooks yet. To add one:\n  ${command("webhooks add https://…")}`
    : table(
        ["ADDED BY", "EVENTS", "ADDRESS", "STATE", "LAST ERROR", "ID"],
        list.map(({ events, held, id, integration, last_error, state, target_url }) => [
          integration ?? "a person",
          eventsInWords(events),
          target_url,
          held === 0 ? state : `${state}, ${held} held`,
          last_error ?? "",
          id
        ])
      )
