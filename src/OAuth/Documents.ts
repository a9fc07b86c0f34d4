import { Context, Duration, Effect, Either, Layer, Option, Schema } from "effect"
import { checkedAddresses } from "#src/Webhooks/CheckedAddresses.ts"
import { Resolver } from "#src/Webhooks/Resolver.ts"
import { TargetPolicy } from "#src/Webhooks/TargetPolicy.ts"
import { exchange } from "#src/Webhooks/Wire/PinnedRequest.ts"
import type { Client } from "./Client.ts"
import { readClientMetadata } from "./ClientMetadata.ts"
import { documentAddress } from "./DocumentAddress.ts"
import { OAuthError } from "./OAuthError.ts"

/** For name, connection, headers and body together. */
const deadline = Duration.seconds(3)

/** Bytes. */
const longest = 5 * 1024

const Document = Schema.parseJson(Schema.Record({ key: Schema.String, value: Schema.Unknown }))
const decode = Schema.decodeEither(Document)

/** Fetches the metadata documents of clients whose id is an address. */
export class Documents extends Context.Tag("steward/Documents")<
  Documents,
  { readonly fetch: (clientId: string) => Effect.Effect<Client, OAuthError> }
>() {
  /** `ca`: authorities to trust instead of the known ones, as PEM. */
  static readonly layer = (options: { readonly ca?: string } = {}) =>
    Layer.effect(
      Documents,
      Effect.map(Effect.all([Resolver, TargetPolicy]), ([resolver, policy]) =>
        Documents.of({
          fetch: Effect.fn("Documents.fetch")(function* (clientId) {
            const url = yield* documentAddress(clientId)
            const answer = yield* get(url, policy.rulesFor(clientId).allowPrivate, options).pipe(
              Effect.provideService(Resolver, resolver),
              Effect.timeoutOption(deadline)
            )
            const text = yield* Option.match(answer, {
              onNone: () => refused(`${url.host} did not answer within ${Duration.toSeconds(deadline)} seconds`),
              onSome: Effect.succeed
            })
            return yield* readDocument(clientId, text)
          })
        })
      )
    )
}

const refused = (message: string) =>
  new OAuthError({ code: "invalid_client", message: `The client's metadata document cannot be used: ${message}` })

const get = Effect.fn("Documents.get")(
  function* (url: URL, allowPrivate: boolean, options: { readonly ca?: string }) {
    // which addresses a name stands for is asked once, and only those are connected to
    const addresses = yield* checkedAddresses(url, { allowPrivate })
    const headers = { accept: "application/json", "accept-encoding": "identity", "user-agent": "Steward/1" }
    const request = { url, addresses, method: "GET", headers, body: new Uint8Array(), keepBytes: longest + 1 } as const
    const { excerpt, status } = yield* exchange({ ...request, ...options }, { missing: "", address: undefined })
    return status === 200 ? excerpt : yield* refused(`${url.host} answered with status ${status}`)
  },
  Effect.catchTags({
    TargetRefused: ({ reason }) => refused(reason),
    ConnectionFailed: ({ reason }) => refused(reason)
  })
)

/** What a document says of its client. */
export const readDocument = (clientId: string, text: string): Either.Either<Client, OAuthError> =>
  Either.gen(function* () {
    if (Buffer.byteLength(text) > longest) return yield* Either.left(refused(`it is longer than ${longest} bytes`))
    const document = yield* Either.mapLeft(decode(text), () => refused("it is not a JSON object"))
    if (document["client_id"] !== clientId) return yield* Either.left(refused("its client_id is not its own address"))
    const { authMethod, name, redirectUris } = yield* Either.mapLeft(
      readClientMetadata(document, "none"),
      ({ message }) => refused(message)
    )
    if (authMethod !== "none" || "client_secret" in document) {
      return yield* Either.left(refused("a client without a registration cannot have a secret"))
    }
    return { id: clientId, name, redirectUris, authMethod, secretHash: null }
  })
