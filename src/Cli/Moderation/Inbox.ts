import { Command, Options } from "@effect/cli"
import { Option } from "effect"
import { platformName } from "#schema/Platform.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown } from "#src/Ground/Time.ts"
import { Inbox } from "#src/Platforms/Inbox/Inbox.ts"
import { jsonOption, print, printList } from "../Console/Output.ts"
import { table } from "../Console/Table.ts"
import { withExample } from "../Help/Example.ts"

/** As many as are shown at once. */
const most = 100

export const inboxList = Command.make(
  "list",
  { json: jsonOption },
  tracedFn("Cli.inboxList")(function* ({ json }) {
    const inbox = yield* Inbox
    const unread = yield* inbox.unread(most)
    const count = yield* inbox.unreadCount
    const rows = unread.map(({ account_id, received_at, workspace_id, ...rest }) => ({
      ...rest,
      workspace_id,
      account_id,
      received_at: shown(received_at)
    }))
    const words = table(
      ["ID", "RECEIVED", "PLATFORM", "WORKSPACE", "BYTES", "WHY"],
      rows.map(({ bytes, id, platform, reason, received_at, workspace_id }) => [
        id,
        received_at,
        platformName(platform),
        workspace_id ?? "unknown",
        String(bytes),
        reason
      ])
    )
    const rest = count > rows.length ? `\nThe newest ${rows.length} of ${count} are shown.` : ""
    yield* printList(json, count === 0 ? "Everything that platforms pushed was read and stored." : words + rest, rows)
  })
).pipe(Command.withDescription("Lists what could not be read or stored, or not all of it, newest first, and why"))

export const inboxRetry = Command.make(
  "retry",
  {
    id: Options.text("id").pipe(Options.optional, Options.withDescription("Only this one, by its id in inbox list")),
    json: jsonOption
  },
  tracedFn("Cli.inboxRetry")(function* ({ id, json }) {
    const inbox = yield* Inbox
    const count = yield* inbox.retry(Option.getOrNull(id))
    const words =
      count === 0
        ? "There is nothing to read again."
        : `${count === 1 ? "1 body is" : `${count} bodies are`} taken in again by the service. What fails once more is listed again.`
    yield* print(json, words, { retried: count })
  })
).pipe(
  Command.withDescription(
    withExample("Reads again what could not be read or stored, for example after an upgrade", "inbox retry --id ID")
  )
)
