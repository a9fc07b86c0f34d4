import type { Security, SignedInSession, TotpSetup } from "#schema/resources/Security.ts"
import { Alert } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"
import { type OfferedPlace, SettingsNav } from "./Frame/SettingsNav.tsx"
import { CodesShown, PasskeysPart, TotpPart } from "./SecurityFactors.tsx"
import { Doing, ProofPart } from "./SecurityForms.tsx"
import { PasswordPart, SessionsPart } from "./SecurityPassword.tsx"

export interface SecurityProps {
  readonly security: Security
  readonly sessions: ReadonlyArray<SignedInSession>
  /** An authenticator app that waits for its first code. */
  readonly setup: TotpSetup | null
  /** Recovery codes that were just made. */
  readonly codes: ReadonlyArray<string> | null
  readonly problem: string | null
  /** What was just done. */
  readonly done: string | null
  /** Where somebody wanted to go before they were told about their password; null for nowhere. */
  readonly next: string | null
  /** Of the brand that is looked at. */
  readonly timeZone: string
  /** The other pages of Settings; null for who is in no brand that is open to them. */
  readonly nav: { readonly all: string; readonly places: ReadonlyArray<OfferedPlace> } | null
  /** Brands that are closed until there is a second factor. */
  readonly asking: ReadonlyArray<string>
}

const Asking = ({ names }: { readonly names: ReadonlyArray<string> }) => (
  <Note kind="warn">
    <p>
      <bdi>{names.join(", ")}</bdi> {names.length === 1 ? "asks" : "ask"} everybody for a second factor. Set up an app
      or a passkey below; then you can go on.
    </p>
  </Note>
)

/** How the account of whoever looks is protected. */
const Protection = ({ asking, codes, done, next, problem, security, sessions, setup, timeZone }: SecurityProps) => {
  const proved = security.proved_until !== null
  return (
    <>
      <Alert message={problem} />
      {done !== null && (
        <Note kind="good" isStatus>
          <p>{done}</p>
        </Note>
      )}
      {asking.length > 0 && <Asking names={asking} />}
      {security.password_is_common && (
        <Note kind="warn">
          <p>
            Many people use your password, so it is among the first that are tried by those who break in. It goes on
            working. Choose another one below.
          </p>
          {next !== null && (
            <p>
              <a href={next}>Go on without changing it</a>
            </p>
          )}
        </Note>
      )}
      {codes !== null && <CodesShown codes={codes} />}
      {!proved && <ProofPart security={security} />}
      <TotpPart timeZone={timeZone} security={security} setup={setup} proved={proved} />
      <PasskeysPart timeZone={timeZone} security={security} proved={proved} />
      {(security.totp_since !== null || security.passkeys.length > 0) && (
        <section>
          <h2>Recovery codes</h2>
          <p>
            You have {security.recovery_codes_left} of 10 left. Each signs you in once, if you have lost everything
            else.
          </p>
          {proved && (
            <Doing what="new-codes">
              <button type="submit">Make new codes</button>
              <p class="hint">The old ones stop working.</p>
            </Doing>
          )}
        </section>
      )}
      <PasswordPart security={security} />
      <SessionsPart timeZone={timeZone} sessions={sessions} />
    </>
  )
}

/** How the account of whoever looks is protected, beside the other pages of Settings. */
export const SecurityView = (props: SecurityProps) => (
  <div class="sheet">
    <h1>Sign-in and security</h1>
    {props.nav === null ? (
      <Protection {...props} />
    ) : (
      <div class="settings">
        <SettingsNav {...props.nav} here="security" />
        <div class="setting">
          <Protection {...props} />
        </div>
      </div>
    )}
  </div>
)
