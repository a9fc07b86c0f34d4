import { Data, Effect, Exit, Mailbox, Redacted } from "effect"
import { Client, escapeIdentifier } from "pg"
import { tracedFn } from "#src/Ground/Span.ts"

export class ConnectionLost extends Data.TaggedError("ConnectionLost")<{ readonly cause: unknown }> {}

/** Milliseconds until an attempt to connect is given up. */
const connectTimeout = 5_000

/**
 * Listens on a channel over a connection of its own, which ends with the scope; done when PostgreSQL has begun to
 * listen. The mailbox holds the payloads and fails when the connection is lost.
 * `PgClient.listen` is of no use here: it never tells that its connection was lost, and a scope that closes while it
 * connects leaves the connection open, which keeps the process alive.
 */
export const listen = tracedFn("listen")(function* (url: Redacted.Redacted, channel: string) {
  const mailbox = yield* Mailbox.make<string, ConnectionLost>()
  const lost = (cause: unknown) => mailbox.unsafeDone(Exit.fail(new ConnectionLost({ cause })))

  const client = yield* Effect.acquireRelease(
    Effect.sync(
      () =>
        new Client({
          connectionString: Redacted.value(url),
          application_name: "steward-signals",
          connectionTimeoutMillis: connectTimeout,
          keepAlive: true
        })
    ),
    (client) =>
      Effect.promise(() => client.end()).pipe(Effect.interruptible, Effect.timeoutOption("1 second"), Effect.asVoid)
  )
  client.on("error", lost)
  client.on("end", () => lost("The connection ended"))
  client.on("notification", ({ payload }) => {
    if (payload !== undefined) mailbox.unsafeOffer(payload)
  })
  yield* Effect.tryPromise({
    try: () => client.connect().then(() => client.query(`LISTEN ${escapeIdentifier(channel)}`)),
    catch: (cause) => new ConnectionLost({ cause })
  })
  return mailbox
})
