import { Alert, Field, Hidden } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"

export interface SignInView {
  readonly email: string
  readonly next: string
  readonly problem: string | null
}

/** Whether the person comes because an assistant sent them. */
const forAssistant = (next: string) => /^\/(oauth\/)?authorize\?/.test(next)

const BackToSignIn = () => <a href="/sign-in">Back to signing in</a>

export const signInPage = ({ email, next, problem }: SignInView) => ({
  title: "Sign in",
  body: (
    <>
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
      <p class="small soft below">
        <a href="/forgot-password">Forgot your password?</a>
      </p>
    </>
  )
})

export const forgotPage = (problem: string | null) => ({
  title: "Set a new password",
  body: (
    <>
      <p class="soft">Enter your e-mail address. We will send you a link to choose a new password.</p>
      <Alert message={problem} />
      <form method="post" action="/forgot-password">
        <Field
          id="email"
          label="E-mail address"
          type="email"
          autocomplete="username"
          required
          maxLength={254}
          autofocus
        />
        <button type="submit" class="wide">
          Send the link
        </button>
      </form>
      <p class="small below">
        <BackToSignIn />
      </p>
    </>
  )
})

/** The same whoever asks: nothing tells whether there is such a person. */
export const letterPage = {
  title: "Check your e-mail",
  body: (
    <>
      <Note kind="good">
        <p>
          If somebody with this e-mail address uses Steward, they will get an e-mail with a link. The link works for an
          hour.
        </p>
      </Note>
      <p class="small soft">
        If you asked several times, any of the e-mails will do. If none came, look in your spam folder, or ask the
        person who runs Steward for you.
      </p>
      <p class="small">
        <BackToSignIn />
      </p>
    </>
  )
}
