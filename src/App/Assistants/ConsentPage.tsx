import { scopeWords } from "#schema/resources/Scope.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { Person } from "#src/Access/People/Person.ts"
import type { Client } from "#src/OAuth/Clients/Client.ts"
import { isDocumentAddress } from "#src/OAuth/Clients/DocumentAddress.ts"
import { isLoopback, redirectHost } from "#src/OAuth/Clients/RedirectUri.ts"
import type { AuthorizationRequest } from "#src/OAuth/Grants/AuthorizationRequest.ts"
import { Alert, Choice, Hidden } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"

export interface ConsentView {
  readonly client: Client
  readonly person: Person
  readonly brands: ReadonlyArray<Brand>
  readonly request: AuthorizationRequest
  /** The query that asked, to be asked again with the answer. */
  readonly asked: string
  readonly problem: string | null
}

const Destination = ({ uri }: { readonly uri: string }) => {
  const host = <span class="where">{redirectHost(uri)}</span>
  if (isLoopback(uri)) {
    return (
      <Note kind="warn">
        <p>
          <strong>This sends you to a program on this very computer</strong> ({host}). Go on only if you have just
          started it yourself.
        </p>
      </Note>
    )
  }
  return /^https:/.test(uri) ? (
    <p>Afterwards you go to {host}. Go on only if you came from there.</p>
  ) : (
    <Note kind="warn">
      <p>
        <strong>This opens an app on this device</strong> ({host}). Go on only if you came from there.
      </p>
    </Note>
  )
}

const Maker = ({ client }: { readonly client: Client }) => (
  <p class="soft">
    <strong>{client.name}</strong> is what this assistant calls itself
    {isDocumentAddress(client.id) ? (
      <>
        ; it is published by <span class="where">{new URL(client.id).host}</span>
      </>
    ) : (
      "; Steward does not know who made it"
    )}
    .
  </p>
)

const Brands = ({ brands }: Pick<ConsentView, "brands">) => (
  <fieldset>
    <legend>For which brand?</legend>
    {brands.map(({ name, role, workspaceId }) => (
      <Choice
        key={workspaceId}
        type="radio"
        name="workspace"
        value={workspaceId}
        required
        checked={brands.length === 1}
      >
        <strong>{name}</strong>
        <span class="soft small">You are {role}</span>
      </Choice>
    ))}
  </fieldset>
)

const Scopes = ({ request }: Pick<ConsentView, "request">) => (
  <fieldset>
    <legend>It may</legend>
    {request.scopes.map((scope) => (
      <Choice key={scope} type="checkbox" name="scope" value={scope} checked>
        {scopeWords[scope]}
      </Choice>
    ))}
    <p class="hint">
      It can never do more than you may do yourself. You can disconnect it at any time, under Assistants.
    </p>
  </fieldset>
)

export const consentPage = ({ asked, brands, client, person, problem, request }: ConsentView) => ({
  title: `Let ${client.name} act for you?`,
  body: (
    <>
      <Maker client={client} />
      <Destination uri={request.redirectUri} />
      <Alert message={problem} />
      <form method="post" action="/oauth/authorize">
        <Hidden name="request" value={asked} />
        <Hidden name="person" value={person.id} />
        <Brands brands={brands} />
        <Scopes request={request} />
        <div class="actions">
          <button type="submit" class="plain" name="decision" value="deny" formnovalidate>
            Cancel
          </button>
          <button type="submit" name="decision" value="allow">
            Allow
          </button>
        </div>
      </form>
      <form method="post" action="/sign-out">
        <p class="small soft below">
          Signed in as {person.name}
          {person.email !== null && ` (${person.email})`}. <Hidden name="next" value={`/oauth/authorize?${asked}`} />
          <button type="submit" class="link">
            Use another account
          </button>
        </p>
      </form>
    </>
  )
})

/** Where the answer may lead: browsers hold every redirect after a form to the page's policy, and callbacks redirect on. */
export const consentTargets = (uri: string): ReadonlyArray<string> => {
  const { protocol } = new URL(uri)
  return protocol === "https:" ? ["https:"] : ["https:", protocol]
}
