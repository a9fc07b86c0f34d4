import { Context, Data, Duration, Effect, Either, Layer, Schema } from "effect"
import { tracedFn } from "#src/Ground/Span.ts"
import { Resolver } from "#src/Webhooks/Names/Resolver.ts"
import { checkedAddresses } from "#src/Webhooks/Target/CheckedAddresses.ts"
import { TargetPolicy } from "#src/Webhooks/Target/TargetPolicy.ts"
import { exchange } from "#src/Webhooks/Wire/PinnedRequest.ts"
import { OAuthError } from "../Protocol/OAuthError.ts"
import type { Client } from "./Client.ts"
import { readClientMetadata } from "./ClientMetadata.ts"
import { documentAddress } from "./DocumentAddress.ts"

/** For name, connection, headers and body together. */
const deadline = Duration.seconds(3)

/** Bytes. */
const longest = 5 * 1024

const Document = Schema.parseJson(Schema.Record({ key: Schema.String, value: Schema.Unknown }))
const decode = Schema.decodeEither(Document)

/** Fetches the metadata documents of clients whose id is an address. */
export class ClientDocuments extends Context.Tag("steward/ClientDocuments")<
  ClientDocuments,
  { readonly fetch: (clientId: string) => Effect.Effect<Client, OAuthError> }
>() {
  /** `ca`: authorities to trust instead of the known ones, as PEM. */
  static readonly layer = (options: { readonly ca?: string } = {}) =>
    Layer.effect(
      ClientDocuments,
      Effect.map(Effect.all([Resolver, TargetPolicy]), ([resolver, policy]) =>
        ClientDocuments.of({
          fetch: tracedFn("Documents.fetch")(
            function* (clientId) {
              const url = yield* Either.mapLeft(documentAddress(clientId), ({ message }) => because(message))
              const answer = yield* get(url, policy.rulesFor(clientId).allowPrivate, options).pipe(
                Effect.provideService(Resolver, resolver),
                Effect.timeoutOption(deadline)
              )
              const text = yield* Effect.mapError(answer, () => because("it did not answer in time"))
              return yield* readDocument(clientId, text)
            },
            (fetching, clientId) =>
              Effect.catchTag(fetching, "DocumentUnusable", ({ message }) =>
                Effect.zipRight(
                  Effect.logInfo("A client's metadata document cannot be used", { client_id: clientId, why: message }),
                  unusable
                )
              )
          )
        })
      )
    )
}

/**
 * One text for whatever went wrong: who names an address must not learn what is there, and what is not. The log has
 * the reason.
 */
const unusable = new OAuthError({
  code: "invalid_client",
  message: `The client's metadata document cannot be used. Its address has to be public, and to answer within ${Duration.toSeconds(deadline)} seconds with status 200 and a JSON object of up to ${longest} bytes, whose client_id is that address, with redirect_uris and without a secret`
})

/** Why a document cannot be used, for the log. */
export class DocumentUnusable extends Data.TaggedError("DocumentUnusable")<{ readonly message: string }> {}

const because = (message: string) => new DocumentUnusable({ message })

/** Nobody is signed in yet: the names of one domain share what may be looked up at a time. */
const sharerOf = ({ hostname }: URL) => `clients of ${hostname.split(".").slice(-2).join(".")}`

const get = tracedFn("Documents.get")(
  function* (url: URL, allowPrivate: boolean, options: { readonly ca?: string }) {
    // which addresses a name stands for is asked once, and only those are connected to
    const addresses = yield* checkedAddresses(url, { allowPrivate }, sharerOf(url))
    const headers = { accept: "application/json", "accept-encoding": "identity", "user-agent": "Steward/1" }
    const request = { url, addresses, method: "GET", headers, body: new Uint8Array(), keepBytes: longest + 1 } as const
    const { excerpt, status } = yield* exchange({ ...request, ...options }, { missing: "", address: undefined })
    return status === 200 ? excerpt : yield* because(`it answered with status ${status}`)
  },
  Effect.catchTags({
    TargetRefused: ({ reason }) => because(reason),
    HostUnreachable: ({ reason }) => because(reason),
    ConnectionFailed: ({ reason }) => because(reason)
  })
)

/** What a document says of its client. */
export const readDocument = (clientId: string, text: string): Either.Either<Client, DocumentUnusable> =>
  Either.gen(function* () {
    if (Buffer.byteLength(text) > longest) return yield* Either.left(because(`it is longer than ${longest} bytes`))
    const document = yield* Either.mapLeft(decode(text), () => because("it is not a JSON object"))
    if (document["client_id"] !== clientId) return yield* Either.left(because("its client_id is not its own address"))
    const { authMethod, name, redirectUris } = yield* Either.mapLeft(
      readClientMetadata(document, "none"),
      ({ message }) => because(message)
    )
    if (authMethod !== "none" || "client_secret" in document) {
      return yield* Either.left(because("a client without a registration cannot have a secret"))
    }
    return { id: clientId, name, redirectUris, authMethod, secretHash: null }
  })
