import { type Html, html } from "./Html.ts"
import { alert, hidden } from "./Layout.ts"

interface ChosenView {
  readonly token: string
  readonly name: string
  /** Null where it has to be asked. */
  readonly email: string | null
  /** What was filled in for it. */
  readonly typed: string
  readonly problem: string | null
}

const passwordField = html`<div class="field"><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="12" maxlength="200" aria-describedby="password-hint">
<p class="hint" id="password-hint">At least 12 characters. A few words in a row are easy to remember and hard to guess.</p></div>`

const nameField = (name: string) => html`<div class="field"><label for="name">Your name</label>
<input id="name" name="name" type="text" autocomplete="name" required maxlength="100" value="${name}">
<p class="hint">Your team sees it beside what you do.</p></div>`

const knownEmail = (email: string) => html`<div class="field"><label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" readonly value="${email}"></div>`

export const setPasswordPage = ({ email, name, problem, token, typed }: ChosenView) => ({
  title: email === null ? "Set up your account" : "Choose a new password",
  body: html`
<p class="soft">${email === null ? "You are the owner of this Steward. Say who you are, and how you will sign in." : `Hello ${name}. Every device that is signed in now will be signed out.`}</p>
${alert(problem)}
<form method="post" action="/set-password">
${hidden("token", token)}
${email === null ? ownFields(name, typed) : knownEmail(email)}
${passwordField}
<button class="wide">${email === null ? "Set up and sign in" : "Save and sign in"}</button>
</form>`
})

const ownFields = (name: string, typed: string): Html => html`${nameField(name)}
<div class="field"><label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${typed}"></div>`

export interface InvitationView {
  readonly token: string
  readonly workspaceName: string
  readonly invitedBy: string
  readonly role: string
  readonly email: string
  readonly known: boolean
  readonly name: string
  readonly problem: string | null
}

export const invitationPage = (view: InvitationView) => ({
  title: `Join ${view.workspaceName}`,
  body: html`
<p class="soft">${view.invitedBy} invites you to look after the comments of <strong>${view.workspaceName}</strong>, as ${view.role}.</p>
${alert(view.problem)}
<form method="post" action="/invitation">
${hidden("token", view.token)}
${view.known ? html`<p>You use Steward already, as ${view.email}.</p>` : html`${nameField(view.name)}${knownEmail(view.email)}${passwordField}`}
<button class="wide">Join ${view.workspaceName}</button>
</form>`
})
