import { type Scope, scopeWords } from "#schema/resources/Scope.ts"
import type { Person } from "#src/Access/People/Person.ts"
import type { ConnectedAssistant } from "#src/OAuth/Grants/Grants.ts"
import { html } from "../Parts/Html.ts"
import { hidden } from "../Parts/Layout.ts"

const day = (date: Date) => {
  const text = date.toISOString()
  return html`<time datetime="${text}">${text.slice(0, 10)}</time>`
}

const allowed = (scopes: ReadonlyArray<Scope>) => scopes.map((scope) => html`<li>${scopeWords[scope]}</li>`)

const row = ({
  connectedAt,
  grantId,
  name,
  scopes,
  usedAt,
  workspaceId,
  workspaceName
}: ConnectedAssistant) => html`<li>
<div><strong>${name}</strong> for <strong>${workspaceName}</strong>
<ul class="may small">${allowed(scopes)}</ul>
<span class="small soft">Connected ${day(connectedAt)}, last used ${day(usedAt)}</span></div>
<form method="post" action="/assistants/revoke">${hidden("workspace", workspaceId)}${hidden("grant", grantId)}
<button class="danger" aria-label="Disconnect ${name} from ${workspaceName}">Disconnect</button></form></li>`

export const assistantsPage = (person: Person, list: ReadonlyArray<ConnectedAssistant>, server: string) => ({
  title: "Connected assistants",
  here: "assistants" as const,
  body: html`
<p class="soft">These assistants can act for you, ${person.name}. When you disconnect one, it can do nothing more from that moment on.</p>
${list.length === 0 ? html`<div class="note"><p>No assistant is connected.</p></div>` : html`<ul class="rows">${list.map(row)}</ul>`}
<h2>Connect an assistant</h2>
<p>Add this address as a connector in your assistant. The assistant then brings you here to sign in and to choose a brand:</p>
<p class="note where">${server}</p>`
})
