import type { Security, SignedInSession } from "#schema/resources/Security.ts"
import { Choice, Field, Hidden } from "../Parts/Form.tsx"
import { Moment } from "../Parts/Words.tsx"
import { Doing } from "./SecurityForms.tsx"

export const PasswordPart = ({ security }: { readonly security: Security }) =>
  security.has_password ? (
    <section>
      <h2>Password</h2>
      <Doing what="password">
        <Field
          id="current"
          label="Your password now"
          type="password"
          autocomplete="current-password"
          required
          maxLength={400}
        />
        <Field
          id="password"
          label="New password"
          type="password"
          autocomplete="new-password"
          required
          minLength={12}
          maxLength={200}
          hint="At least 12 characters. A few words in a row are easy to remember and hard to guess. Every other device is signed out."
        />
        <Choice type="checkbox" name="assistants" value="keep">
          <strong>Keep my assistants connected</strong>
          <span class="soft small">Leave this empty if somebody else may have used your account.</span>
        </Choice>
        <button type="submit">Change the password</button>
      </Doing>
    </section>
  ) : null

const SessionRow = ({ session, timeZone }: { readonly session: SignedInSession; readonly timeZone: string }) => (
  <li>
    <div>
      <p>
        <strong>{session.device}</strong> {session.current && <span class="soft small">this one</span>}
      </p>
      <p class="soft small">
        {session.address !== null && <bdi>{session.address}, </bdi>}
        since <Moment at={session.created_at} timeZone={timeZone} />, last seen{" "}
        <Moment at={session.used_at} timeZone={timeZone} />
      </p>
    </div>
    {!session.current && (
      <Doing what="end-session">
        <Hidden name="id" value={session.id} />
        <button type="submit" class="plain">
          Sign out there
        </button>
      </Doing>
    )}
  </li>
)

interface SessionsProps {
  readonly sessions: ReadonlyArray<SignedInSession>
  readonly timeZone: string
}

export const SessionsPart = ({ sessions, timeZone }: SessionsProps) => (
  <section>
    <h2>Where you are signed in</h2>
    <ul class="rows">
      {sessions.map((session) => (
        <SessionRow timeZone={timeZone} key={session.id} session={session} />
      ))}
    </ul>
    {sessions.length > 1 && (
      <Doing what="end-others">
        <button type="submit">Sign out everywhere else</button>
      </Doing>
    )}
  </section>
)
