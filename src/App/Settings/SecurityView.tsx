import type { Security, SignedInSession, TotpSetup } from "#schema/resources/Security.ts"
import { Alert } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"
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
}

/** How the account of whoever looks is protected. */
export const SecurityView = ({ codes, done, next, problem, security, sessions, setup }: SecurityProps) => {
  const proved = security.proved_until !== null
  return (
    <div class="sheet">
      <h1>Sign-in and security</h1>
      <Alert message={problem} />
      {done !== null && (
        <Note kind="good" isStatus>
          <p>{done}</p>
        </Note>
      )}
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
      <TotpPart security={security} setup={setup} proved={proved} />
      <PasskeysPart security={security} proved={proved} />
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
      <SessionsPart sessions={sessions} />
    </div>
  )
}
