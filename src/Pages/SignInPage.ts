import { html } from "./Html.ts"
import { alert, hidden } from "./Layout.ts"

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
<p class="soft">${forAssistant(next) ? "An assistant wants to connect. First, tell us who you are." : "Welcome back."}</p>
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
<p class="soft">Tell us your e-mail address, and we send you a link that sets a new password.</p>
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
  title: "Look at your mail",
  body: html`
<div class="note good"><p>If somebody with this e-mail address uses Steward, a letter with a link is on its way to them. The link is good for an hour.</p></div>
<p class="small soft">Nothing came? Look among the unwanted mail, or ask whoever runs Steward for you.</p>
<p class="small"><a href="/sign-in">Back to signing in</a></p>`
}
