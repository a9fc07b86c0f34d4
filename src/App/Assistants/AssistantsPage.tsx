import { scopeWords } from "#schema/resources/Scope.ts"
import type { Person } from "#src/Access/People/Person.ts"
import type { ConnectedAssistant } from "#src/OAuth/Grants/Grants.ts"
import { Hidden } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"

const Day = ({ date }: { readonly date: Date }) => {
  const text = date.toISOString()
  return <time dateTime={text}>{text.slice(0, 10)}</time>
}

const Row = ({ connectedAt, grantId, name, scopes, usedAt, workspaceId, workspaceName }: ConnectedAssistant) => (
  <li>
    <div>
      <strong>{name}</strong> for <strong>{workspaceName}</strong>
      <ul class="may small">
        {scopes.map((scope) => (
          <li key={scope}>{scopeWords[scope]}</li>
        ))}
      </ul>
      <span class="small soft">
        Connected <Day date={connectedAt} />, last used <Day date={usedAt} />
      </span>
    </div>
    <form method="post" action="/assistants/revoke">
      <Hidden name="workspace" value={workspaceId} />
      <Hidden name="grant" value={grantId} />
      <button type="submit" class="danger" aria-label={`Disconnect ${name} from ${workspaceName}`}>
        Disconnect
      </button>
    </form>
  </li>
)

export const assistantsPage = (person: Person, list: ReadonlyArray<ConnectedAssistant>, server: string) => ({
  title: "Connected assistants",
  here: "assistants" as const,
  body: (
    <>
      <p class="soft">
        These assistants can act for you, {person.name}. When you disconnect one, it can do nothing more from that
        moment on.
      </p>
      {list.length === 0 ? (
        <Note>
          <p>No assistant is connected.</p>
        </Note>
      ) : (
        <ul class="rows">
          {list.map((one) => (
            <Row key={one.grantId} {...one} />
          ))}
        </ul>
      )}
      <h2>Connect an assistant</h2>
      <p>
        Add this address as a connector in your assistant. The assistant then brings you here to sign in and to choose a
        brand:
      </p>
      <p class="note where">{server}</p>
    </>
  )
})
