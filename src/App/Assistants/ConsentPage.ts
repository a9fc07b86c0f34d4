import { type Scope, scopeWords } from "#schema/resources/Scope.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { Person } from "#src/Access/People/Person.ts"
import type { Client } from "#src/OAuth/Clients/Client.ts"
import { isDocumentAddress } from "#src/OAuth/Clients/DocumentAddress.ts"
import { isLoopback, redirectHost } from "#src/OAuth/Clients/RedirectUri.ts"
import type { AuthorizationRequest } from "#src/OAuth/Grants/AuthorizationRequest.ts"
import { html } from "../Parts/Html.ts"
import { alert, hidden } from "../Parts/Layout.ts"

export interface ConsentView {
  readonly client: Client
  readonly person: Person
  readonly brands: ReadonlyArray<Brand>
  readonly request: AuthorizationRequest
  /** The query that asked, to be asked again with the answer. */
  readonly asked: string
  readonly problem: string | null
}

const destination = (uri: string) => {
  if (isLoopback(uri)) {
    return html`<div class="note warn"><p><strong>This sends you to a program on this very computer</strong> (<span class="where">${redirectHost(uri)}</span>). Go on only if you have just started it yourself.</p></div>`
  }
  return /^https:/.test(uri)
    ? html`<p>Afterwards you go to <span class="where">${redirectHost(uri)}</span>. Go on only if you came from there.</p>`
    : html`<div class="note warn"><p><strong>This opens an app on this device</strong> (<span class="where">${redirectHost(uri)}</span>). Go on only if you came from there.</p></div>`
}

const brandChoice = ({ name, role, workspaceId }: Brand, only: boolean) => html`<label class="choice">
<input type="radio" name="workspace" value="${workspaceId}" required${only ? html` checked` : null}>
<span><strong>${name}</strong><span class="soft small">You are ${role}</span></span></label>`

const scopeChoice = (scope: Scope) => html`<label class="choice">
<input type="checkbox" name="scope" value="${scope}" checked>
<span>${scopeWords[scope]}</span></label>`

export const consentPage = ({ asked, brands, client, person, problem, request }: ConsentView) => ({
  title: `Let ${client.name} act for you?`,
  body: html`
<p class="soft"><strong>${client.name}</strong> is what this assistant calls itself${isDocumentAddress(client.id) ? html`; it is published by <span class="where">${new URL(client.id).host}</span>` : "; Steward does not know who made it"}.</p>
${destination(request.redirectUri)}
${alert(problem)}
<form method="post" action="/oauth/authorize">
${hidden("request", asked)}
${hidden("person", person.id)}
<fieldset><legend>For which brand?</legend>
${brands.map((brand) => brandChoice(brand, brands.length === 1))}
</fieldset>
<fieldset><legend>It may</legend>
${request.scopes.map(scopeChoice)}
<p class="hint">It can never do more than you may do yourself. You can disconnect it at any time, under Assistants.</p>
</fieldset>
<div class="actions">
<button class="plain" name="decision" value="deny" formnovalidate>Cancel</button>
<button name="decision" value="allow">Allow</button>
</div>
</form>
<form method="post" action="/sign-out"><p class="small soft below">Signed in as ${person.name}${person.email === null ? null : html` (${person.email})`}.
${hidden("next", `/oauth/authorize?${asked}`)}<button class="link">Use another account</button></p></form>`
})

/** Where the answer may lead: browsers hold every redirect after a form to the page's policy, and callbacks redirect on. */
export const consentTargets = (uri: string): ReadonlyArray<string> => {
  const { protocol } = new URL(uri)
  return protocol === "https:" ? ["https:"] : ["https:", protocol]
}
