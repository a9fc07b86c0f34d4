import { Schema } from "effect"
import { PasskeyId, SessionId } from "../Ids.ts"
import { strict } from "../Strict.ts"
import { text } from "../Text.ts"
import { Timestamp } from "../Time.ts"

const typed = Schema.String.pipe(Schema.maxLength(400))

/** What `navigator.credentials` is given, as `PublicKeyCredential.parse…OptionsFromJSON` reads it. */
export const PasskeyOptions = Schema.Record({ key: Schema.String, value: Schema.Unknown }).annotations({
  identifier: "PasskeyOptions"
})
export type PasskeyOptions = typeof PasskeyOptions.Type

const base64url = Schema.String.pipe(Schema.pattern(/^[A-Za-z0-9_-]*$/), Schema.maxLength(20_000))

const credential = { id: base64url, rawId: base64url, type: Schema.Literal("public-key") }

/** What the browser has made: `PublicKeyCredential.toJSON()`. More than is read may stand there. */
export const MadePasskey = Schema.Struct({
  ...credential,
  response: Schema.Struct({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: Schema.optionalWith(Schema.Array(Schema.String.pipe(Schema.maxLength(20))).pipe(Schema.maxItems(10)), {
      default: () => []
    })
  })
})
export type MadePasskey = typeof MadePasskey.Type

/** What the browser has signed: `PublicKeyCredential.toJSON()`. */
export const SignedPasskey = Schema.Struct({
  ...credential,
  response: Schema.Struct({ clientDataJSON: base64url, authenticatorData: base64url, signature: base64url })
})
export type SignedPasskey = typeof SignedPasskey.Type

export const PasskeyName = Schema.compose(Schema.Trim, text({ min: 1, max: 100, description: "A name of a passkey" }))

export const Passkey = Schema.Struct({
  id: PasskeyId,
  name: Schema.String,
  created_at: Timestamp,
  used_at: Schema.NullOr(Timestamp)
}).annotations({ identifier: "Passkey" })
export type Passkey = typeof Passkey.Type

/** A browser in which somebody is signed in. */
export const SignedInSession = Schema.Struct({
  id: SessionId,
  /** In words: `Firefox on Windows`. */
  device: Schema.String,
  /** Null where it is not known. */
  address: Schema.NullOr(Schema.String),
  created_at: Timestamp,
  /** To a few minutes. */
  used_at: Timestamp,
  /** Whether it is the one that asks. */
  current: Schema.Boolean
}).annotations({ identifier: "SignedInSession" })
export type SignedInSession = typeof SignedInSession.Type

/** How somebody's account is protected. */
export const Security = Schema.Struct({
  /** Since when an authenticator app gives codes; null for none. */
  totp_since: Schema.NullOr(Timestamp),
  passkeys: Schema.Array(Passkey),
  /** Why passkeys cannot be used at this address; null where they can. */
  passkeys_impossible: Schema.NullOr(Schema.String),
  recovery_codes_left: Schema.Number,
  has_password: Schema.Boolean,
  /** Whether the password is one that everybody tries. */
  password_is_common: Schema.Boolean,
  /** Until when changes ask for no further proof of who it is; null for a proof that is too old. */
  proved_until: Schema.NullOr(Timestamp)
}).annotations({ identifier: "Security" })
export type Security = typeof Security.Type

export const TotpSetup = Schema.Struct({
  /** Base32, for who types it. */
  secret: Schema.String,
  /** `otpauth://…` */
  address: Schema.String,
  /** The address as a QR code: an SVG document. */
  qr: Schema.String
}).annotations({ identifier: "TotpSetup" })
export type TotpSetup = typeof TotpSetup.Type

/** They are shown this once. Null where there were some already, which go on working. */
export const RecoveryCodesMade = Schema.Struct({
  recovery_codes: Schema.NullOr(Schema.Array(Schema.String))
}).annotations({ identifier: "RecoveryCodesMade" })
export type RecoveryCodesMade = typeof RecoveryCodesMade.Type

export const PasskeyAdded = Schema.Struct({
  passkey: Passkey,
  ...RecoveryCodesMade.fields
}).annotations({ identifier: "PasskeyAdded" })

export const Proof = strict(Schema.Struct({ password: typed }))
export const PasskeyProof = strict(Schema.Struct({ credential: SignedPasskey }))
export const Proved = Schema.Struct({ proved_until: Timestamp }).annotations({ identifier: "Proved" })
export const TotpCode = strict(Schema.Struct({ code: typed }))
export const NewPasskey = strict(Schema.Struct({ name: PasskeyName, credential: MadePasskey }))
export const PasskeyChange = strict(Schema.Struct({ name: PasskeyName }))
export const PasswordChange = strict(
  Schema.Struct({
    current: typed,
    password: typed,
    /** Whether assistants stay connected; they are disconnected where nothing is said. */
    keep_assistants: Schema.optional(Schema.Boolean)
  })
)
export const SessionsEnded = Schema.Struct({ ended: Schema.Number }).annotations({ identifier: "SessionsEnded" })

/** A member of a workspace, and whether they sign in with a second factor. */
export const MemberFactor = Schema.Struct({
  person_id: Schema.String,
  name: Schema.String,
  second_factor: Schema.Boolean
}).annotations({ identifier: "MemberFactor" })
export type MemberFactor = typeof MemberFactor.Type
