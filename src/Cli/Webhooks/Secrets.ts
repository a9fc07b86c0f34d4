import { Command, Options } from "@effect/cli"
import type { WebhookSecret } from "#schema/resources/Webhook.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { WebhookSecrets } from "#src/Webhooks/Hooks/WebhookSecrets.ts"
import { print } from "../Console/Output.ts"
import { commonOptions, givenWebhook, webhookArg } from "./GivenWebhook.ts"

const common = { webhook: webhookArg, ...commonOptions }

export const webhooksSecret = Command.make(
  "secret",
  common,
  tracedFn("Cli.webhooksSecret")(function* ({ webhook: given, workspace, json }) {
    const secrets = yield* WebhookSecrets
    const { by, webhook } = yield* givenWebhook(given, workspace)
    const secret = yield* secrets.show(by.workspaceId, webhook.id)
    yield* print(json, inWords(secret), secret)
  })
).pipe(Command.withDescription("Shows what the deliveries of a webhook are signed with"))

export const webhooksRotate = Command.make(
  "rotate",
  {
    ...common,
    now: Options.boolean("now").pipe(
      Options.withDescription("The earlier secret stops working immediately: for one that has leaked")
    )
  },
  tracedFn("Cli.webhooksRotate")(function* ({ webhook: given, workspace, now, json }) {
    const secrets = yield* WebhookSecrets
    const { by, webhook } = yield* givenWebhook(given, workspace)
    const secret = yield* secrets.rotate(by, webhook.id, { isKnown: now })
    yield* print(json, inWords(secret), secret)
  })
).pipe(Command.withDescription("Gives a webhook or hook a new secret; for a day the earlier one signs as well"))

const inWords = ({ id, previous_secret_until, signing_secret }: WebhookSecret) =>
  [
    `The deliveries of ${id} are signed with:`,
    "",
    `  ${signing_secret}`,
    ...(previous_secret_until === null ? [] : ["", `Until ${previous_secret_until} with the earlier secret as well.`])
  ].join("\n")
