import { Clock, Context, Duration, Effect, Layer, Option } from "effect"
import { type AttemptLimit, Attempts, type TooManyAttempts } from "#src/Access/Limits/Attempts.ts"
import { networkOf } from "#src/Access/Limits/NetworkAddress.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { OAuthError } from "../Protocol/OAuthError.ts"
import * as OpaqueToken from "../Protocol/OpaqueToken.ts"
import type { Client } from "./Client.ts"
import { ClientDocuments } from "./ClientDocuments.ts"
import { readClientMetadata } from "./ClientMetadata.ts"
import { ClientsRepo } from "./ClientsRepo.ts"
import { isDocumentAddress } from "./DocumentAddress.ts"

/** Registrations from one place: a hosted assistant registers anew for every person who connects it. */
export const registrations: AttemptLimit = { what: "registration from", perMinute: 20, burst: 100 }

/** Fetches of metadata documents that nobody asked for lately, from one place. */
export const fetches: AttemptLimit = { what: "document asked from", perMinute: 20, burst: 40 }

/** How long a metadata document is believed. */
const documentFresh = Duration.minutes(30)

/** A client that nobody said yes to is forgotten after a day, and one that nobody uses any more after three months. */
const untouchedFor = Duration.days(1)
const unusedFor = Duration.days(90)

export interface Registered {
  readonly client: Client
  /** The only time it is seen; null for a client that cannot keep one. */
  readonly secret: OpaqueToken.OpaqueToken | null
  readonly issuedAt: Date
}

/** Where a request comes from, where that is known. */
type From = Option.Option<string>

/** The programs that ask to act for people. */
export class Clients extends Context.Tag("steward/Clients")<
  Clients,
  {
    /** Dynamic registration (RFC 7591). */
    readonly register: (metadata: unknown, from: From) => Effect.Effect<Registered, OAuthError | TooManyAttempts>
    /** The client of an id; a metadata document is fetched where it is not known, or no longer fresh. */
    readonly find: (id: string, from: From) => Effect.Effect<Client, OAuthError | TooManyAttempts>
    /** The client of an id as it is stored: to tell who brings a code or a token, nothing newer is needed. */
    readonly known: (id: string) => Effect.Effect<Client, OAuthError>
    /** Drops clients that are not used; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    Clients,
    Effect.gen(function* () {
      const repo = yield* ClientsRepo
      const documents = yield* ClientDocuments
      const attempts = yield* Attempts
      const ids = yield* Ids
      const random = yield* RandomBytes
      const unknown = () =>
        new OAuthError({ code: "invalid_client", message: "The client is not known here; it has to register again" })
      // PostgreSQL cannot be asked for U+0000
      const stored = (id: string) => (id.includes("\0") ? Effect.succeedNone : Effect.orDie(repo.get(id)))
      const counted = (limit: AttemptLimit, from: From) =>
        Option.match(from, {
          onNone: () => Effect.void,
          onSome: (address) => attempts.take(limit, networkOf(address))
        })

      return Clients.of({
        register: tracedFn("Clients.register")(function* (metadata, from) {
          yield* counted(registrations, from)
          const read = yield* readClientMetadata(metadata, "client_secret_basic")
          const issuedAt = new Date(yield* Clock.currentTimeMillis)
          const secret =
            read.authMethod === "none"
              ? null
              : OpaqueToken.make("secret", yield* random.bytes(OpaqueToken.randomLength))
          const id = yield* ids.make("app", String)
          const client = { ...read, id, secretHash: secret === null ? null : OpaqueToken.hash(secret) }
          yield* Effect.orDie(repo.put(client, issuedAt, null))
          return { client, secret, issuedAt }
        }),

        known: tracedFn("Clients.known")((id) => Effect.flatMap(stored(id), Effect.mapError(unknown))),

        find: tracedFn("Clients.find")(function* (id, from) {
          const known = Option.getOrNull(yield* stored(id))
          const now = yield* Clock.currentTimeMillis
          if (known !== null && (known.freshUntil === null || known.freshUntil.getTime() > now)) return known
          if (!isDocumentAddress(id)) return yield* unknown()
          yield* counted(fetches, from)
          const client = yield* documents.fetch(id)
          yield* Effect.orDie(repo.put(client, new Date(now), new Date(now + Duration.toMillis(documentFresh))))
          return client
        }),

        forget: Clock.currentTimeMillis.pipe(
          Effect.flatMap((now) =>
            repo.prune(new Date(now - Duration.toMillis(untouchedFor)), new Date(now - Duration.toMillis(unusedFor)))
          ),
          Effect.orDie,
          span("Clients.forget")
        )
      })
    })
  )
}
