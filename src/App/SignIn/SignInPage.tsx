import { living } from "../Document/Living.ts"
import { Alert, Field } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"
import { type SignInProps, SignInView } from "./SignInView.tsx"

const BackToSignIn = () => <a href="/sign-in">Back to signing in</a>

export const signInPage = (props: SignInProps) => ({ title: "Sign in", view: living(SignInView, props) })

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
