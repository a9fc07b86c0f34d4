import { Data, Effect, Option, Schema } from "effect"
import type { MadePasskey, SignedPasskey } from "#schema/resources/Security.ts"
import type { RelyingParty } from "./RelyingParty.ts"
import { webAuthn } from "./WebAuthn.ts"

/** What was sent proves nothing; `cause` is the library's to say. */
class NotProved extends Data.TaggedError("NotProved")<{ readonly cause: unknown }> {}

const ClientData = Schema.parseJson(Schema.Struct({ challenge: Schema.String }))

/** The challenge that was signed, as base64url; empty where none can be read. Whether it was ours is not said. */
export const signedChallenge = (clientDataJson: string): string =>
  Option.match(Schema.decodeOption(ClientData)(Buffer.from(clientDataJson, "base64url").toString("utf8")), {
    onNone: () => "",
    onSome: ({ challenge }) => challenge
  })

/** What is kept of a passkey that was made here, for this challenge. */
export const provedCreation = ({ id, origin }: RelyingParty, challenge: string, made: MadePasskey) =>
  Effect.tryPromise({
    try: async () =>
      (await webAuthn()).verifyRegistrationResponse({
        response: {
          id: made.id,
          rawId: made.rawId,
          type: made.type,
          response: { ...made.response, transports: [...made.response.transports] },
          clientExtensionResults: {}
        },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: false
      }),
    catch: (cause) => new NotProved({ cause })
  }).pipe(
    Effect.flatMap(({ registrationInfo, verified }) =>
      verified && registrationInfo !== undefined
        ? Effect.succeed({
            credential_id: Buffer.from(registrationInfo.credential.id, "base64url"),
            public_key: registrationInfo.credential.publicKey,
            counter: registrationInfo.credential.counter
          })
        : new NotProved({ cause: "not verified" })
    )
  )

interface Signature {
  readonly challenge: string
  readonly signed: SignedPasskey
  /** Whether the authenticator had to see who it is. */
  readonly verified: boolean
  /** COSE. */
  readonly publicKey: Uint8Array
}

/** The counter that a signature of this challenge, made here, came with. */
export const provedSignature = ({ id, origin }: RelyingParty, { challenge, publicKey, signed, verified }: Signature) =>
  Effect.tryPromise({
    try: async () =>
      (await webAuthn()).verifyAuthenticationResponse({
        response: {
          id: signed.id,
          rawId: signed.rawId,
          type: signed.type,
          response: signed.response,
          clientExtensionResults: {}
        },
        expectedChallenge: challenge,
        expectedOrigin: origin,
        expectedRPID: id,
        requireUserVerification: verified,
        // counters are compared once the signature is known to be right: whoever signs nothing says nothing about copies
        credential: { id: signed.id, publicKey: Uint8Array.from(publicKey), counter: 0 }
      }),
    catch: (cause) => new NotProved({ cause })
  }).pipe(
    Effect.flatMap(({ authenticationInfo, verified: good }) =>
      good ? Effect.succeed(authenticationInfo.newCounter) : new NotProved({ cause: "not verified" })
    )
  )

/** Whether a counter is later than the last one. Those that count nothing stay at 0. */
export const isAhead = (counter: number, last: number): boolean => counter > last || (counter === 0 && last === 0)
