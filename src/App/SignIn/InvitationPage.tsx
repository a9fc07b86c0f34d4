import type { Joining } from "#src/Access/Members/Joining.ts"
import { Alert, Hidden } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"
import { KnownEmail, NameField, PasswordField } from "./PasswordFields.tsx"

export interface InvitationView {
  readonly token: string
  readonly workspaceName: string
  readonly invitedBy: string
  readonly role: string
  readonly email: string
  readonly joining: Joining
  readonly lettersReach: boolean
  readonly name: string
  readonly problem: string | null
}

/** What stands in the way of who is not yet known to own the address, and how to get past it. */
const ProofNeeded = ({ email, lettersReach, workspaceName }: InvitationView) => (
  <>
    <Note kind="warn">
      <p>
        {email} has an account at Steward already, but nobody has proved that this address belongs to the person who
        uses it. It has to be proved before the account can join {workspaceName}.
      </p>
    </Note>
    {lettersReach ? (
      <>
        <p>
          We can send an e-mail to {email}. Choose a new password with the link in it, then open this invitation again.
        </p>
        <form method="post" action="/forgot-password">
          <Hidden name="email" value={email} />
          <button type="submit" class="wide">
            Send the e-mail
          </button>
        </form>
      </>
    ) : (
      <>
        <p>
          No mail server is set up, so Steward cannot prove it by e-mail. Ask the person who runs Steward to run this,
          then open this invitation again:
        </p>
        <p class="note">
          <code>{`bun run steward members vouch ${email}`}</code>
        </p>
      </>
    )}
  </>
)

const JoinFields = ({ email, joining, name }: InvitationView) => {
  switch (joining) {
    case "confirm":
      return <p>You use Steward already, as {email}.</p>
    case "renew":
      return (
        <>
          <p>
            An account with your address was set up without checking the address, so it may not have been you. Choose a
            new password: from then on only you can use it, and everything that was signed in with the old one is signed
            out.
          </p>
          <KnownEmail email={email} />
          <PasswordField />
        </>
      )
    default:
      return (
        <>
          <NameField name={name} />
          <KnownEmail email={email} />
          <PasswordField />
        </>
      )
  }
}

export const invitationPage = (view: InvitationView) => ({
  title: `Join ${view.workspaceName}`,
  body: (
    <>
      <p class="soft">
        {view.invitedBy} has invited you to help moderate the comments of <strong>{view.workspaceName}</strong>. Your
        role is {view.role}.
      </p>
      <Alert message={view.problem} />
      {view.joining === "unproved" ? (
        <ProofNeeded {...view} />
      ) : (
        <form method="post" action="/invitation">
          <Hidden name="token" value={view.token} />
          <JoinFields {...view} />
          <button type="submit" class="wide">
            Join {view.workspaceName}
          </button>
        </form>
      )}
    </>
  )
})
