import { Command, Options } from "@effect/cli"
import { Option } from "effect"
import type { TestSent } from "#schema/resources/Webhook.ts"
import { printable } from "#src/Ground/Printable.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { TestSends } from "#src/Samples/TestSends.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { print } from "../Console/Output.ts"
import { commonOptions, eventOptions, givenWebhook, webhookArg } from "./GivenWebhook.ts"

export const webhooksTest = Command.make(
  "test",
  { webhook: webhookArg, event: Options.optional(eventOptions), ...commonOptions },
  tracedFn("Cli.webhooksTest")(function* ({ webhook: given, event, workspace, json }) {
    const tests = yield* TestSends
    const { by, webhook } = yield* givenWebhook(given, workspace)
    const sent = yield* tests.send(by.workspaceId, webhook.id, Option.getOrNull(event))
    yield* print(json, inWords(sent), sent)
    if (!sent.delivered)
      return yield* new CommandFailed({ code: "unprocessable", message: "The webhook did not accept the test." })
  })
).pipe(Command.withDescription("Sends a test delivery to a webhook, and fails if it is not accepted"))

const inWords = ({ address, answer, delivered, error, event, milliseconds, status }: TestSent) => {
  const where = address === null ? "" : ` at ${address}`
  const how = delivered ? `accepted with status ${status}` : `not accepted: ${printable(error ?? "no answer")}`
  const said = answer === null || answer === "" ? [] : ["It answered:", printable(answer)]
  return [`The test of ${event} was ${how}, in ${milliseconds} ms${where}.`, ...said].join("\n")
}
