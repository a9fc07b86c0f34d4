import { type Context, Effect, Redacted, Schema } from "effect"
import type { SecretBox } from "#src/Database/Secrets/SecretBox.ts"
import { tracedFn } from "#src/Ground/Span.ts"
import { signing } from "./SecretOverlap.ts"
import type { Secrets } from "./Signature.ts"
import { SigningSecret } from "./SigningSecret.ts"

/** What a hook's signing secret is sealed as. */
export const secretPurpose = "signing secret"

/** How a row of `hooks` keeps its secrets. */
export const SealedSecrets = Schema.Struct({
  sealed_secret: Schema.Uint8ArrayFromSelf,
  previous_sealed_secret: Schema.NullOr(Schema.Uint8ArrayFromSelf),
  previous_secret_until: Schema.NullOr(Schema.DateFromSelf)
})
export type SealedSecrets = typeof SealedSecrets.Type

export const rotationOf = (row: SealedSecrets) => ({
  current: row.sealed_secret,
  previous: row.previous_sealed_secret,
  previousUntil: row.previous_secret_until
})

/** The secrets that sign a hook's deliveries at a moment, newest first. That they cannot be opened is a defect. */
export const openSecrets = (box: Context.Tag.Service<SecretBox>) =>
  tracedFn("openSecrets")(function* (row: SealedSecrets, at: Date) {
    const open = (sealed: Uint8Array) =>
      box
        .open(secretPurpose, sealed)
        .pipe(Effect.map(Redacted.value), Effect.flatMap(Schema.decodeUnknown(SigningSecret)), Effect.orDie)
    const [current, ...earlier] = signing(rotationOf(row), at)
    const secrets: Secrets = [yield* open(current), ...(yield* Effect.forEach(earlier, open))]
    return secrets
  })
