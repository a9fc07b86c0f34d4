import { Context, Data, Effect, Layer } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"

export interface Letter {
  /** One e-mail address. */
  readonly to: string
  readonly subject: string
  /** Plain text. */
  readonly text: string
  /** An address by which letters of this kind end with one click (RFC 8058); absent where nobody can choose. */
  readonly unsubscribe?: string
}

/** The mail server did not take a letter. `message` says why. */
export class NotSent extends Data.TaggedError("NotSent")<{ readonly message: string }> {}

/** Sends letters to people. */
export class Mail extends Context.Tag("steward/Mail")<
  Mail,
  {
    /** Whether letters reach people, and are not only printed. */
    readonly delivers: boolean
    readonly send: (letter: Letter) => Effect.Effect<void, NotSent>
  }
>() {
  /** Prints letters to the log: for a machine that has no mail server. */
  static readonly layerLog = Layer.succeed(Mail, {
    delivers: false,
    send: tracedFn("Mail.send")(({ subject, text, to }) =>
      Effect.logWarning(
        `No mail server is set up (STEWARD_SMTP_URL), so this e-mail was not sent. To ${to}: ${subject}\n${text}`
      )
    )
  })
}
