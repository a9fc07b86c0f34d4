import { Command, Options } from "@effect/cli"
import { printable } from "#src/Ground/Printable.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { SettingsWebhooks } from "#src/Webhooks/Hooks/SettingsWebhooks.ts"
import { confirmed, yesOption } from "../Console/Confirm.ts"
import { print } from "../Console/Output.ts"
import { commonOptions, givenWebhook, webhookArg } from "./GivenWebhook.ts"

const common = { webhook: webhookArg, ...commonOptions }

export const webhooksPause = Command.make(
  "pause",
  common,
  tracedFn("Cli.webhooksPause")(function* ({ webhook: given, workspace, json }) {
    const webhooks = yield* SettingsWebhooks
    const { by, webhook } = yield* givenWebhook(given, workspace)
    const { held, id, state } = yield* webhooks.pause(by, webhook.id)
    const words = `The webhook ${id} is ${state}; ${deliveries(held, "is", "are")} held, and so is all that comes until it is resumed.`
    yield* print(json, words, { id, state, held })
  })
).pipe(Command.withDescription("Holds what a webhook would be sent, until it is resumed"))

export const webhooksResume = Command.make(
  "resume",
  {
    ...common,
    discard: Options.boolean("discard").pipe(Options.withDescription("Cancel what was held instead of sending it"))
  },
  tracedFn("Cli.webhooksResume")(function* ({ webhook: given, workspace, discard, json }) {
    const webhooks = yield* SettingsWebhooks
    const { by, webhook } = yield* givenWebhook(given, workspace)
    const { id, state } = yield* webhooks.resume(by, webhook.id, { discard })
    const verb = (was: string, is: string) => `${was} held and ${is} ${discard ? "cancelled" : "sent"}`
    const held = deliveries(webhook.held, verb("was", "is"), verb("were", "are"))
    yield* print(json, `The webhook ${id} is ${state}; ${held}.`, { id, state, held: webhook.held })
  })
).pipe(Command.withDescription("Sends again to a webhook that was paused or disabled"))

export const webhooksRemove = Command.make(
  "remove",
  { ...common, yes: yesOption },
  tracedFn("Cli.webhooksRemove")(function* ({ webhook: given, workspace, yes, json }) {
    const webhooks = yield* SettingsWebhooks
    const { by, webhook } = yield* givenWebhook(given, workspace)
    const what = `This removes the webhook ${webhook.id} to ${printable(webhook.target_url)}, and cancels what is queued for it.`
    yield* confirmed(what, yes)
    yield* webhooks.remove(by, webhook.id)
    const words = `The webhook ${webhook.id} to ${printable(webhook.target_url)} is removed.`
    yield* print(json, words, { id: webhook.id, deleted: true })
  })
).pipe(Command.withDescription("Removes a webhook or hook, and cancels what is queued for it; asks first"))

const deliveries = (count: number, one: string, several: string) =>
  count === 1 ? `1 delivery ${one}` : `${count} deliveries ${several}`
