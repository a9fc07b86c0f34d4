import type { Joining } from "#src/Access/Members/Joining.ts"
import { type Html, html } from "../Parts/Html.ts"
import { alert, hidden } from "../Parts/Layout.ts"

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

const passwordField = html`<div class="field"><label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required minlength="12" maxlength="200" aria-describedby="password-hint">
<p class="hint" id="password-hint">At least 12 characters. A few words in a row are easy to remember and hard to guess.</p></div>`

const nameField = (name: string) => html`<div class="field"><label for="name">Your name</label>
<input id="name" name="name" type="text" autocomplete="name" required maxlength="100" value="${name}">
<p class="hint">Your team sees it beside what you do.</p></div>`

const knownEmail = (email: string) => html`<div class="field"><label for="email">E-mail address</label>
<input id="email" name="email" type="email" autocomplete="username" readonly value="${email}"></div>`

/** Whoever sets a password because somebody else had theirs wants nothing of theirs to go on. */
const assistantsField = (count: number) =>
  count === 0
    ? null
    : html`<label class="choice"><input type="checkbox" name="assistants" value="keep">
<span><strong>Keep ${count === 1 ? "the assistant" : `the ${count} assistants`} connected</strong><span class="soft small">Leave this empty if somebody else may have used your account.</span></span></label>`

export const setPasswordPage = ({ assistants, email, name, problem, token, typed }: ChosenView) => ({
  title: email === null ? "Set up your account" : "Choose a new password",
  body: html`
<p class="soft">${email === null ? "You are the owner here. Enter your name, and the address and password that you will sign in with." : `Hello ${name}. You will be signed out on every device where you are signed in now.`}</p>
${alert(problem)}
<form method="post" action="/set-password">
${hidden("token", token)}
${email === null ? ownFields(name, typed) : knownEmail(email)}
${passwordField}
${assistantsField(assistants)}
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
  readonly joining: Joining
  readonly lettersReach: boolean
  readonly name: string
  readonly problem: string | null
}

/** What stands in the way of who is not yet known to own the address, and how to get past it. */
const proofNeeded = ({ email, lettersReach, workspaceName }: InvitationView) => html`
<div class="note warn"><p>${email} has an account at Steward already, but nobody has proved that this address belongs to the person who uses it. It has to be proved before the account can join ${workspaceName}.</p></div>
${
  lettersReach
    ? html`<p>We can send an e-mail to ${email}. Choose a new password with the link in it, then open this invitation again.</p>
<form method="post" action="/forgot-password">${hidden("email", email)}<button class="wide">Send the e-mail</button></form>`
    : html`<p>No mail server is set up, so Steward cannot prove it by e-mail. Ask the person who runs Steward to run this, then open this invitation again:</p>
<p class="note"><code>bun run steward members vouch ${email}</code></p>`
}`

const joinFields = (view: InvitationView) => {
  switch (view.joining) {
    case "confirm":
      return html`<p>You use Steward already, as ${view.email}.</p>`
    case "renew":
      return html`<p>An account with your address was set up without checking the address, so it may not have been you. Choose a new password: from then on only you can use it, and everything that was signed in with the old one is signed out.</p>${knownEmail(view.email)}${passwordField}`
    default:
      return html`${nameField(view.name)}${knownEmail(view.email)}${passwordField}`
  }
}

export const invitationPage = (view: InvitationView) => ({
  title: `Join ${view.workspaceName}`,
  body: html`
<p class="soft">${view.invitedBy} has invited you to help moderate the comments of <strong>${view.workspaceName}</strong>. Your role is ${view.role}.</p>
${alert(view.problem)}
${
  view.joining === "unproved"
    ? proofNeeded(view)
    : html`<form method="post" action="/invitation">
${hidden("token", view.token)}
${joinFields(view)}
<button class="wide">Join ${view.workspaceName}</button>
</form>`
}`
})
