import { Effect, Layer } from "effect"
import { periodic, untilNone } from "#src/Database/Periodic.ts"
import { HashDirectory } from "#src/Directory/HashDirectory.ts"
import { Challenges } from "./Factors/Challenges.ts"
import { Totp } from "./Factors/Totp.ts"
import { Idempotency } from "./Idempotency/Idempotency.ts"
import { KeyRevocation } from "./Keys/KeyRevocation.ts"
import { Keys } from "./Keys/Keys.ts"
import { Attempts } from "./Limits/Attempts.ts"
import { Invitations } from "./Members/Invitations.ts"
import { HalfSignIns } from "./SignIn/HalfSignIns.ts"
import { KnownDevices } from "./SignIn/KnownDevices.ts"
import { PasswordLinks } from "./SignIn/PasswordLinks.ts"
import { Sessions } from "./SignIn/Sessions.ts"
import { SignInLinks } from "./SignIn/SignInLinks.ts"

/**
 * Throws away what is only kept for a time: every minute, batch after batch until nothing is left to throw away. What
 * one `forget` cannot throw away does not keep the others from it.
 */
export const keepHouse = (forgets: ReadonlyArray<Effect.Effect<number>>) =>
  Layer.mergeAll(
    Layer.empty,
    ...forgets.map((forget) =>
      periodic({
        name: "housekeeping",
        every: "1 minute",
        task: untilNone(forget)
      })
    )
  )

/** Of this room. */
export const housekeeping = Layer.unwrapEffect(
  Effect.map(
    Effect.all([
      Attempts,
      Challenges,
      HalfSignIns,
      HashDirectory,
      Idempotency,
      Invitations,
      KeyRevocation,
      Effect.map(Keys, ({ keepUses }) => ({ forget: keepUses })),
      KnownDevices,
      PasswordLinks,
      Sessions,
      SignInLinks,
      Totp
    ]),
    (services) => keepHouse(services.map(({ forget }) => forget))
  )
)
