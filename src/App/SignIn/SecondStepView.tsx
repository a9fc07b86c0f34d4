import { Alert, Field, Hidden } from "../Parts/Form.tsx"
import { PasskeyForm } from "./PasskeyForm.tsx"

export interface SecondStepProps {
  readonly next: string
  readonly totp: boolean
  readonly passkey: boolean
  readonly problem: string | null
}

/** What is asked of who has a second factor, once their password was right. */
export const SecondStepView = ({ next, passkey, problem, totp }: SecondStepProps) => (
  <>
    <h1>One more step</h1>
    <p class="soft">Your password is right. Show that it is you within five minutes.</p>
    <Alert message={problem} />
    {passkey && <PasskeyForm action="/sign-in/second/passkey" next={next} label="Use a passkey" />}
    <form method="post" action="/sign-in/second">
      <Hidden name="next" value={next} />
      <Field
        id="code"
        label={totp ? "Code of your app, or a recovery code" : "Recovery code"}
        type="text"
        autocomplete="one-time-code"
        required
        maxLength={40}
        autofocus={totp}
        hint={
          totp
            ? "Six digits that change every half minute. If you have lost your telephone, enter a recovery code."
            : "Your passkey is asked for above. If you have lost it, enter a recovery code."
        }
      />
      <button type="submit" class="wide">
        Sign in
      </button>
    </form>
    <p class="small soft below">
      <a href="/sign-in">Begin again</a>
    </p>
    <p class="small soft">
      If you have lost both, ask an owner of your brand, or the person who runs Steward, to reset your second factor.
    </p>
  </>
)
