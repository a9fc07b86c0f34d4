import { Command, Options } from "@effect/cli"
import { Option } from "effect"
import { DeliveryId } from "#schema/Ids.ts"
import { type Delivery, type DeliveryFilter, DeliveryStatus, type Redelivery } from "#schema/resources/Delivery.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { DeliveryLog } from "#src/Webhooks/Log/DeliveryLog.ts"
import { Redeliveries } from "#src/Webhooks/Log/Redeliveries.ts"
import { CommandFailed } from "../Console/CommandFailed.ts"
import { print } from "../Console/Output.ts"
import { cursorOption, limitOption, more, queryOf } from "../Console/Paging.ts"
import { table } from "../Console/Table.ts"
import { timeOption } from "../Console/TimeOption.ts"
import { commonOptions, givenWebhook, webhookArg } from "./GivenWebhook.ts"

export const webhooksDeliveries = Command.make(
  "deliveries",
  {
    webhook: webhookArg,
    status: Options.optional(Options.choice("status", DeliveryStatus.literals)),
    afterSequence: Options.integer("after-sequence").pipe(
      Options.optional,
      Options.withDescription("Only what came after this sequence, oldest first")
    ),
    limit: limitOption,
    cursor: cursorOption,
    ...commonOptions
  },
  tracedFn("Cli.webhooksDeliveries")(function* ({ webhook: which, afterSequence, cursor, limit, status, ...rest }) {
    const log = yield* DeliveryLog
    const { by, webhook } = yield* givenWebhook(which, rest.workspace)
    const page = yield* log.list(by.workspaceId, webhook.id, {
      limit,
      ...queryOf<DeliveryFilter>({ status, after_sequence: afterSequence, cursor })
    })
    yield* print(rest.json, inWords(page.data) + more(page), page)
  })
).pipe(Command.withDescription("Lists the deliveries of a webhook, and how each one went"))

const inWords = (deliveries: ReadonlyArray<Delivery>) =>
  deliveries.length === 0
    ? "There are no such deliveries."
    : table(
        ["SEQUENCE", "EVENT", "AT", "STATUS", "ATTEMPTS", "LAST ANSWER", "MS", "ID"],
        deliveries.map(({ attempts, created_at, event, id, sequence, status }) => {
          const last = attempts.at(-1)
          const answer = last === undefined ? "" : (last.error ?? String(last.status))
          const milliseconds = last === undefined ? "" : String(last.milliseconds)
          const place = sequence === null ? "test" : String(sequence)
          return [place, event, created_at, status, String(attempts.length), answer, milliseconds, id]
        })
      )

export const webhooksResend = Command.make(
  "resend",
  {
    webhook: webhookArg,
    delivery: Options.text("delivery").pipe(Options.optional, Options.withDescription("One delivery, by its id")),
    since: timeOption("since", "All that did not arrive since this time"),
    ...commonOptions
  },
  tracedFn("Cli.webhooksResend")(function* ({ webhook: which, delivery, since, workspace, json }) {
    if (Option.isSome(delivery) === Option.isSome(since)) {
      const message = "Give --delivery for one delivery, or --since for all that did not arrive since that time"
      return yield* new CommandFailed({ message })
    }
    const redeliveries = yield* Redeliveries
    const { by, webhook } = yield* givenWebhook(which, workspace)
    const redelivered = yield* redeliveries.request(
      by,
      webhook.id,
      queryOf<Redelivery>({ delivery_id: Option.map(delivery, DeliveryId.make), since })
    )
    const { queued } = redelivered
    yield* print(json, `${queued} ${queued === 1 ? "delivery is" : "deliveries are"} sent again.`, redelivered)
  })
).pipe(Command.withDescription("Sends again one delivery, or all that did not arrive since a time"))
