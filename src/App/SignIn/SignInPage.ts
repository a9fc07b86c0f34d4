import { html } from "../Parts/Html.ts"
import { alert, hidden } from "../Parts/Layout.ts"

export interface SignInView {
  readonly email: string
  readonly next: string
  readonly problem: string | null
}

/** Whether the person comes because an assistant sent them. */
const forAssistant = (next: string) => /^\/(oauth\/)?authorize\?/.test(next)

export const signInPage = ({ email, next, problem }: SignInView) => ({
  title: "Sign in",
  body: html`
<p class="soft">${forAssistant(next) ? "An assistant wants to connect. Sign in first, so that we know who you are." : "Welcome back."}</p>
${alert(problem)}
<form method="post" action="/sign-in">
${hidden("next", next)}
<div class="field"><label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${email}"${email === "" ? html` autofocus` : null}></div>
<div class="field"><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="400"${email === "" ? null : html` autofocus`}></div>
<button class="wide">Sign in</button>
</form>
<p class="small soft below"><a href="/forgot-password">Forgot your password?</a></p>`
})

export const forgotPage = (problem: string | null) => ({
  title: "Set a new password",
  body: html`
<p class="soft">Enter your e-mail address. We will send you a link to choose a new password.</p>
${alert(problem)}
<form method="post" action="/forgot-password">
<div class="field"><label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" autofocus></div>
<button class="wide">Send the link</button>
</form>
<p class="small below"><a href="/sign-in">Back to signing in</a></p>`
})

/** The same whoever asks: nothing tells whether there is such a person. */
export const letterPage = {
  title: "Check your e-mail",
  body: html`
<div class="note good"><p>If somebody with this e-mail address uses Steward, they will get an e-mail with a link. The link works for an hour.</p></div>
<p class="small soft">If you asked several times, any of the e-mails will do. If none came, look in your spam folder, or ask the person who runs Steward for you.</p>
<p class="small"><a href="/sign-in">Back to signing in</a></p>`
}
