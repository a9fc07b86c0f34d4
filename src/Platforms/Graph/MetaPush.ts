import { Either, Option, type Redacted, Schema } from "effect"
import { ExternalId, parseJson } from "../Port/PlatformJson.ts"
import type { PlatformPush } from "../Port/PlatformPush.ts"
import { handshake } from "./WebhookHandshake.ts"
import { verifyWebhook } from "./WebhookSignature.ts"

/** What Meta's webhooks are checked with. */
export interface MetaSecrets {
  readonly appSecret: Option.Option<Redacted.Redacted>
  readonly verifyToken: Option.Option<Redacted.Redacted>
}

/** How every webhook of Meta's is set up and signed. */
export const metaSigned = ({
  appSecret,
  verifyToken
}: MetaSecrets): Pick<PlatformPush, "signature" | "handshake" | "isSigned"> => ({
  signature: "X-Hub-Signature-256",
  handshake: (query) => Option.flatMap(verifyToken, (token) => Option.getRight(handshake(query, token))),
  isSigned: (body, headers) =>
    Option.exists(appSecret, (secret) => verifyWebhook(secret, body, headers["x-hub-signature-256"]))
})

const Payload = Schema.Struct({ object: Schema.String, entry: Schema.Array(Schema.Unknown) })
const decodePayload = Schema.decodeUnknownOption(Payload)
const decodeEntry = Schema.decodeUnknownOption(Schema.Struct({ id: ExternalId }))

/** The accounts that a webhook about an `object` names, each once. */
export const accountsIn =
  (object: string) =>
  (body: string): Either.Either<ReadonlyArray<string>, string> => {
    const payload = Option.flatMap(parseJson(body), decodePayload)
    if (Option.isNone(payload)) return Either.left("The body is not a webhook of Meta.")
    if (payload.value.object !== object) return Either.left(`The webhook is not about ${object}.`)
    const ids = payload.value.entry.flatMap((entry) => Option.toArray(decodeEntry(entry)).map(({ id }) => id))
    return ids.length === 0 ? Either.left("No entry names an account.") : Either.right([...new Set(ids)])
  }
