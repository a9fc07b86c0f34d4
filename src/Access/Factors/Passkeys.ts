import { Context, Duration, Effect, Either, Layer, Option } from "effect"
import { NotFound, Unprocessable } from "#schema/Errors.ts"
import { PasskeyId, type PersonId } from "#schema/Ids.ts"
import type { MadePasskey, Passkey, PasskeyOptions, SignedPasskey } from "#schema/resources/Security.ts"
import { AppLinks } from "#src/Ground/AppLinks.ts"
import { Ids } from "#src/Ground/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { shown, shownOrNull } from "#src/Ground/Time.ts"
import type { Person } from "../People/Person.ts"
import { Challenges, challengeLifetime } from "./Challenges.ts"
import { isAhead, provedCreation, provedSignature, signedChallenge } from "./PasskeyProofs.ts"
import { type PasskeyRow, PasskeysRepo } from "./PasskeysRepo.ts"
import { relyingParty } from "./RelyingParty.ts"
import { webAuthn } from "./WebAuthn.ts"

/** Nobody needs more. */
const mostPasskeys = 20

/** For what a signature is asked, and of whom. `personId`: null for whoever's passkey it is. */
export interface PasskeyRequest {
  readonly personId: PersonId | null
  /** What the signature is good for: the sign-in, or the session, that it belongs to. */
  readonly boundTo: string
  /** Whether the authenticator has to see by itself who it is: a finger, a face, a PIN. */
  readonly verified: boolean
}

/** The same of every passkey that is refused. */
const passkeyRefused = new Unprocessable({
  message: "This passkey was not accepted. Try again, or use another way to sign in."
})

/** Keys that people's devices and password managers keep (WebAuthn): they work at this address alone. */
export class Passkeys extends Context.Tag("steward/Passkeys")<
  Passkeys,
  {
    /** Why there can be none at this address; null where there can. */
    readonly impossible: string | null
    readonly list: (personId: PersonId) => Effect.Effect<ReadonlyArray<Passkey>>
    readonly creation: (person: Person, boundTo: string) => Effect.Effect<PasskeyOptions, Unprocessable>
    readonly add: (
      personId: PersonId,
      boundTo: string,
      made: { readonly name: string; readonly credential: MadePasskey }
    ) => Effect.Effect<Passkey, Unprocessable>
    readonly request: (asking: PasskeyRequest) => Effect.Effect<PasskeyOptions, Unprocessable>
    /** Whose passkey has signed: once, for what it was asked for, and not by a copy of a passkey that counts. */
    readonly prove: (asking: PasskeyRequest, signed: SignedPasskey) => Effect.Effect<PersonId, Unprocessable>
    readonly rename: (personId: PersonId, id: string, name: string) => Effect.Effect<Passkey, NotFound>
    readonly remove: (personId: PersonId, id: string) => Effect.Effect<Passkey, NotFound>
    readonly removeOf: (personId: PersonId) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.effect(
    Passkeys,
    Effect.gen(function* () {
      const repo = yield* PasskeysRepo
      const challenges = yield* Challenges
      const ids = yield* Ids
      const here = relyingParty((yield* AppLinks).base)
      const party = Either.match(here, {
        onLeft: (message) => Effect.fail(new Unprocessable({ message })),
        onRight: Effect.succeed
      })
      const timeout = Duration.toMillis(challengeLifetime)

      const known = (rows: ReadonlyArray<PasskeyRow>) =>
        rows.map(({ credential_id, transports }) => ({
          id: Buffer.from(credential_id).toString("base64url"),
          transports: [...transports]
        }))

      return Passkeys.of({
        impossible: Either.match(here, { onLeft: (message) => message, onRight: () => null }),

        list: tracedFn("Passkeys.list")(
          (personId) => Effect.map(repo.list(personId), (rows) => rows.map(toPasskey)),
          Effect.orDie
        ),

        creation: tracedFn("Passkeys.creation")(function* (person, boundTo) {
          const { id } = yield* party
          const rows = yield* Effect.orDie(repo.list(person.id))
          if (rows.length >= mostPasskeys) {
            return yield* Effect.fail(
              new Unprocessable({ message: `You have ${mostPasskeys} passkeys. Remove one first.` })
            )
          }
          const challenge = yield* challenges.make(boundTo)
          const options = yield* Effect.promise(async () =>
            (await webAuthn()).generateRegistrationOptions({
              rpName: "Steward",
              rpID: id,
              userID: new TextEncoder().encode(person.id),
              userName: person.email ?? person.name,
              userDisplayName: person.name,
              challenge: Uint8Array.from(Buffer.from(challenge, "base64url")),
              timeout,
              attestationType: "none",
              excludeCredentials: known(rows),
              authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
              supportedAlgorithmIDs: [-8, -7, -257]
            })
          )
          return { ...options }
        }),

        add: tracedFn("Passkeys.add")(function* (personId, boundTo, { credential, name }) {
          const place = yield* party
          const challenge = signedChallenge(credential.response.clientDataJSON)
          if (!(yield* challenges.take(challenge, boundTo))) return yield* Effect.fail(passkeyRefused)
          const proved = yield* Effect.mapError(provedCreation(place, challenge, credential), () => passkeyRefused)
          const row: PasskeyRow = {
            id: yield* ids.make("pky", PasskeyId.make),
            person_id: personId,
            name,
            ...proved,
            transports: credential.response.transports,
            created_at: yield* now,
            used_at: null
          }
          if (!(yield* Effect.orDie(repo.insert(row)))) {
            return yield* Effect.fail(
              new Unprocessable({ message: "This passkey is in use already. Choose another one." })
            )
          }
          return toPasskey(row)
        }),

        request: tracedFn("Passkeys.request")(function* ({ boundTo, personId, verified }) {
          const { id } = yield* party
          const rows = personId === null ? null : yield* Effect.orDie(repo.list(personId))
          const challenge = yield* challenges.make(boundTo)
          const options = yield* Effect.promise(async () =>
            (await webAuthn()).generateAuthenticationOptions({
              rpID: id,
              challenge: Uint8Array.from(Buffer.from(challenge, "base64url")),
              timeout,
              userVerification: verified ? "required" : "preferred",
              ...(rows === null ? {} : { allowCredentials: known(rows) })
            })
          )
          return { ...options }
        }),

        prove: tracedFn("Passkeys.prove")(function* ({ boundTo, personId, verified }, signed) {
          const place = yield* party
          const challenge = signedChallenge(signed.response.clientDataJSON)
          if (!(yield* challenges.take(challenge, boundTo))) return yield* Effect.fail(passkeyRefused)
          const found = yield* Effect.orDie(repo.byCredential(Buffer.from(signed.id, "base64url")))
          const row = Option.getOrNull(found)
          if (row === null || (personId !== null && row.person_id !== personId))
            return yield* Effect.fail(passkeyRefused)
          const proof = provedSignature(place, { challenge, signed, verified, publicKey: row.public_key })
          const counter = yield* Effect.mapError(proof, () => passkeyRefused)
          const fresh = isAhead(counter, row.counter)
          if (!fresh || !(yield* Effect.orDie(repo.markUsed(row.id, row.counter, counter, yield* now)))) {
            yield* Effect.logWarning(`The counter of a passkey went back (${row.id}): there may be a copy of it`)
            return yield* Effect.fail(passkeyRefused)
          }
          return row.person_id
        }),

        rename: tracedFn("Passkeys.rename")(function* (personId, id, name) {
          const row = yield* Effect.orDie(repo.rename(personId, PasskeyId.make(id), name))
          return yield* Effect.mapBoth(row, { onFailure: noSuchPasskey, onSuccess: toPasskey })
        }),

        remove: tracedFn("Passkeys.remove")(function* (personId, id) {
          const row = yield* Effect.orDie(repo.remove(personId, PasskeyId.make(id)))
          return yield* Effect.mapBoth(row, { onFailure: noSuchPasskey, onSuccess: toPasskey })
        }),

        removeOf: tracedFn("Passkeys.removeOf")((personId) => Effect.asVoid(repo.removeOf(personId)), Effect.orDie)
      })
    })
  )
}

const noSuchPasskey = () => new NotFound({ message: "You have no such passkey" })

const toPasskey = ({ created_at, id, name, used_at }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: shown(created_at),
  used_at: shownOrNull(used_at)
})
