import { Context, Duration, Effect, Layer, Option, type Redacted } from "effect"
import type { PersonId } from "#schema/Ids.ts"
import { now } from "#src/Ground/Now.ts"
import { RandomBytes } from "#src/Ground/RandomBytes.ts"
import { hashToken, makeToken, parseToken, type SecretToken } from "#src/Ground/SecretToken.ts"
import { span, tracedFn } from "#src/Ground/Span.ts"
import { KnownDevicesRepo } from "./KnownDevicesRepo.ts"

/** A device is known for this long after somebody signed in with it. */
export const deviceLifetime = Duration.days(365)

/** What a browser's cookie of this kind holds, where it sent one. */
export type SentDevice = Option.Option<Redacted.Redacted>

/**
 * Browsers in which people have signed in before. To be known opens nothing: it only keeps a person in whose address
 * strangers guess passwords for.
 */
export class KnownDevices extends Context.Tag("steward/KnownDevices")<
  KnownDevices,
  {
    /** What to count the device by, where somebody with this e-mail address signed in with it. */
    readonly known: (device: SentDevice, email: string) => Effect.Effect<Option.Option<string>>
    /** A sign-in that was good: what the cookie has to hold from now on. */
    readonly remember: (device: SentDevice, personId: PersonId) => Effect.Effect<SecretToken>
    /** All devices of a person become unknown. */
    readonly forgetOf: (personId: PersonId) => Effect.Effect<void>
    /** Drops devices that were not used for long; answers how many. */
    readonly forget: Effect.Effect<number>
  }
>() {
  static readonly layer = Layer.effect(
    KnownDevices,
    Effect.gen(function* () {
      const repo = yield* KnownDevicesRepo
      const random = yield* RandomBytes
      const oldest = Effect.map(now, (at) => new Date(at.getTime() - Duration.toMillis(deviceLifetime)))
      const parsed = (device: SentDevice) => Option.flatMap(device, parseToken)

      return KnownDevices.of({
        known: tracedFn("KnownDevices.known")(function* (device, email) {
          const token = parsed(device)
          if (Option.isNone(token)) return Option.none()
          const hash = hashToken(token.value)
          const isKnown = yield* repo.isOf(hash, email, yield* oldest)
          return isKnown ? Option.some(Buffer.from(hash).toString("hex")) : Option.none()
        }, Effect.orDie),

        remember: tracedFn("KnownDevices.remember")(function* (device, personId) {
          const at = yield* now
          const sent = Option.getOrNull(parsed(device))
          if (sent !== null && (yield* repo.markUsed(hashToken(sent), personId, at))) return sent
          const made = yield* Effect.provideService(makeToken, RandomBytes, random)
          yield* repo.insert(hashToken(made), personId, at)
          return made
        }, Effect.orDie),

        forgetOf: tracedFn("KnownDevices.forgetOf")((personId) => Effect.asVoid(repo.removeOf(personId)), Effect.orDie),

        forget: oldest.pipe(Effect.flatMap(repo.prune), Effect.orDie, span("KnownDevices.forget"))
      })
    })
  )
}
