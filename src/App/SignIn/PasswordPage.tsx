import { Alert, Choice, Field, Hidden } from "../Parts/Form.tsx"
import { KnownEmail, NameField, PasswordField } from "./PasswordFields.tsx"

interface ChosenView {
  readonly token: string
  readonly name: string
  /** Null where it has to be asked. */
  readonly email: string | null
  /** What was filled in for it. */
  readonly typed: string
  /** How many assistants act for them. */
  readonly assistants: number
  readonly problem: string | null
}

/** Whoever sets a password because somebody else had theirs wants nothing of theirs to go on. */
const Assistants = ({ count }: { readonly count: number }) =>
  count === 0 ? null : (
    <Choice type="checkbox" name="assistants" value="keep">
      <strong>Keep {count === 1 ? "the assistant" : `the ${count} assistants`} connected</strong>
      <span class="soft small">Leave this empty if somebody else may have used your account.</span>
    </Choice>
  )

const OwnerFields = ({ name, typed }: Pick<ChosenView, "name" | "typed">) => (
  <>
    <NameField name={name} />
    <Field
      id="email"
      label="E-mail address"
      type="email"
      autocomplete="username"
      required
      maxLength={254}
      value={typed}
    />
  </>
)

export const setPasswordPage = ({ assistants, email, name, problem, token, typed }: ChosenView) => ({
  title: email === null ? "Set up your account" : "Choose a new password",
  body: (
    <>
      <p class="soft">
        {email === null
          ? "Enter your name, and the address and password that you will sign in with."
          : `Hello ${name}. You will be signed out on every device where you are signed in now.`}
      </p>
      <Alert message={problem} />
      <form method="post" action="/set-password">
        <Hidden name="token" value={token} />
        {email === null ? <OwnerFields name={name} typed={typed} /> : <KnownEmail email={email} />}
        <PasswordField />
        <Assistants count={assistants} />
        <button type="submit" class="wide">
          {email === null ? "Set up and sign in" : "Save and sign in"}
        </button>
      </form>
    </>
  )
})
