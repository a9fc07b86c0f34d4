import type { DateTime, Either, Option } from "effect"
import type { Observation } from "#src/Comments/Observation.ts"
import type { IncomingMessage } from "#src/Contacts/Messages/IncomingMessage.ts"

/** What a pushed body says about one account, in the order of the body. */
export interface PushedNews {
  readonly observations: ReadonlyArray<Observation>
  readonly messages: ReadonlyArray<IncomingMessage>
  /** Forms that people filled in, by the platform's ids; what they answered is to be read. */
  readonly forms: ReadonlyArray<string>
  /** What of the body could not be read, in words for the log. Never holds what people wrote. */
  readonly skipped: ReadonlyArray<string>
  /** There is more to know than the body tells: the account is to be read soon. */
  readonly readNow: boolean
}

/** How a platform pushes. What it pushes is read later than it is acknowledged, and perhaps more than once. */
export interface PlatformPush {
  /** The header that signs a body, as the platform writes it. */
  readonly signature: string
  /** The challenge to answer the check of the callback address with; none when it is to be refused. */
  readonly handshake: (query: Readonly<Record<string, string | undefined>>) => Option.Option<string>
  /** Whether the platform signed exactly these bytes. Headers are in lower case. */
  readonly isSigned: (
    body: Uint8Array,
    headers: Readonly<Record<string, string | undefined>>,
    now: DateTime.Utc
  ) => boolean
  /** The accounts that a body is about, by the platform's ids, each once; or why it does not tell. */
  readonly addressees: (body: string) => Either.Either<ReadonlyArray<string>, string>
  /** Takes whatever it understands, and never throws. What has no time of its own gets `receivedAt`. */
  readonly read: (externalId: string, body: string, receivedAt: DateTime.Utc) => PushedNews
  /** Where a comment under a post can be looked at; null where it is not known. */
  readonly commentUrl: (postUrl: string | null, externalId: string, parentExternalId: string | null) => string | null
}
