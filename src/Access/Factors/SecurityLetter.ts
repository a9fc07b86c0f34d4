import { line } from "#src/Mail/Line.ts"

/** What happened to how somebody signs in; each is told to them by mail. */
export type SecurityEvent =
  | "totp_added"
  | "totp_removed"
  | "passkey_added"
  | "passkey_removed"
  | "recovery_codes_made"
  | "recovery_code_used"
  | "password_changed"
  | "factor_reset"
  | "wrong_codes"

const told: Readonly<Record<SecurityEvent, { readonly subject: string; readonly text: string }>> = {
  totp_added: {
    subject: "Steward now asks for a code when you sign in",
    text: "an authenticator app was added to your Steward account. From now on, you sign in with your password and a code."
  },
  totp_removed: {
    subject: "An authenticator app was removed from your Steward account",
    text: "the authenticator app was removed from your Steward account. Its codes do not work any more."
  },
  passkey_added: {
    subject: "A passkey was added to your Steward account",
    text: "a passkey was added to your Steward account. You can sign in with it from now on."
  },
  passkey_removed: {
    subject: "A passkey was removed from your Steward account",
    text: "a passkey was removed from your Steward account. It does not work any more."
  },
  recovery_codes_made: {
    subject: "Your Steward account has new recovery codes",
    text: "new recovery codes were made for your Steward account. The old ones do not work any more."
  },
  recovery_code_used: {
    subject: "A recovery code was used to sign in to Steward",
    text: "somebody signed in to your Steward account with one of your recovery codes. That code does not work any more."
  },
  password_changed: {
    subject: "Your Steward password was changed",
    text: "the password of your Steward account was changed. Every other device was signed out."
  },
  factor_reset: {
    subject: "The second factor of your Steward account was removed",
    text: "your authenticator app, your passkeys and your recovery codes were removed from your Steward account, as somebody who looks after it was asked to. You were signed out everywhere. Sign in with your password, and set up a second factor again."
  },
  wrong_codes: {
    subject: "Somebody who knows your Steward password entered wrong codes",
    text: "somebody entered the password of your Steward account, and then several codes that were wrong. If it was not you, they know your password. They did not get in. Choose a new password."
  }
}

/** What a person is told of it, by name. `base`: where Steward is. */
export const securityLetter = (event: SecurityEvent, name: string, base: string) => {
  const { subject, text } = told[event]
  return {
    subject,
    text: `Hello ${line(name)},

${text}

If this was you, there is nothing to do. If it was not, set a new password at once and look at what is signed in:

${base}/forgot-password
${base}/settings/security
`
  }
}
