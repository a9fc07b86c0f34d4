import { Alert, Field, Hidden } from "../Parts/Form.tsx"
import { PasskeyForm } from "./PasskeyForm.tsx"

export interface SignInProps {
  readonly email: string
  readonly next: string
  readonly problem: string | null
}

/** Whether the person comes because an assistant sent them. */
const forAssistant = (next: string) => /^\/(oauth\/)?authorize\?/.test(next)

/** With a password, or with a passkey where there is a script. */
export const SignInView = ({ email, next, problem }: SignInProps) => (
  <>
    <h1>Sign in</h1>
    <p class="soft">
      {forAssistant(next)
        ? "An assistant wants to connect. Sign in first, so that we know who you are."
        : "Welcome back."}
    </p>
    <Alert message={problem} />
    <form method="post" action="/sign-in">
      <Hidden name="next" value={next} />
      <Field
        id="email"
        label="E-mail address"
        type="email"
        autocomplete="username"
        required
        maxLength={254}
        value={email}
        autofocus={email === ""}
      />
      <Field
        id="password"
        label="Password"
        type="password"
        autocomplete="current-password"
        required
        maxLength={400}
        autofocus={email !== ""}
      />
      <button type="submit" class="wide">
        Sign in
      </button>
    </form>
    <PasskeyForm action="/sign-in/passkey" next={next} label="Sign in with a passkey" />
    <p class="small soft below">
      <a href="/forgot-password">Forgot your password?</a>
    </p>
  </>
)
