import { Duration, Effect, Layer, Redacted } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { Mail, NotSent } from "./Mail.ts"

export interface SmtpSettings {
  /** `smtps://user:password@host:465`, or `smtp://host:587`, which takes STARTTLS where the server offers it. */
  readonly url: Redacted.Redacted
  /** Whom letters come from: `Steward <steward@example.com>`. */
  readonly from: string
}

/** For each step of a conversation with the mail server. */
const timeout = Duration.toMillis("10 seconds")

/** Hands letters to a mail server. One connection serves several letters. */
export const smtpMail = ({ from, url }: SmtpSettings) =>
  Layer.scoped(
    Mail,
    Effect.gen(function* () {
      // a service without a mail server does not load what speaks to one
      const { createTransport } = yield* Effect.promise(() => import("nodemailer"))
      const transport = yield* Effect.acquireRelease(
        Effect.sync(() =>
          createTransport({
            pool: true,
            url: Redacted.value(url),
            connectionTimeout: timeout,
            greetingTimeout: timeout,
            socketTimeout: timeout,
            // letters are made of text alone: nothing may be read from a file or fetched for them
            disableFileAccess: true,
            disableUrlAccess: true
          })
        ),
        (made) => Effect.sync(() => made.close())
      )
      return Mail.of({
        delivers: true,
        send: tracedFn("Mail.send")(({ subject, text, to, unsubscribe }) =>
          Effect.tryPromise({
            // as an object, so that no address is read out of a text
            try: () =>
              transport.sendMail({ from, to: { name: "", address: to }, subject, text, headers: leaving(unsubscribe) }),
            catch: (error) => new NotSent({ message: error instanceof Error ? error.message : String(error) })
          }).pipe(Effect.asVoid)
        )
      })
    })
  )

const leaving = (address: string | undefined) =>
  address === undefined
    ? {}
    : { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }
