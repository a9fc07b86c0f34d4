import { may } from "#schema/resources/Permission.ts"
import { scopeWords } from "#schema/resources/Scope.ts"
import type { Assistant } from "#schema/settings/Assistant.ts"
import { Hidden } from "../../Parts/Form.tsx"
import { Note } from "../../Parts/Note.tsx"
import { Moment } from "../../Parts/Words.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"

interface AssistantsProps {
  readonly visit: SettingsVisit
  readonly assistants: ReadonlyArray<Assistant>
  /** The address of the tool server. */
  readonly server: string
  readonly problem?: string
  readonly done: string | null
}

const AssistantRow = ({ item, visit: { brand } }: { readonly item: Assistant; readonly visit: SettingsVisit }) => (
  <li>
    <div>
      <span class="heading">
        <strong>
          <bdi class="clipped">{item.name}</bdi>
        </strong>
        <span class="soft">
          for <bdi>{item.acts_for.name}</bdi>
        </span>
      </span>
      <ul class="may small">
        {item.scopes.map((scope) => (
          <li key={scope}>{scopeWords[scope]}</li>
        ))}
      </ul>
      <p class="small soft">
        Connected <Moment at={item.connected_at} timeZone={brand.timeZone} />, last used{" "}
        <Moment at={item.used_at} timeZone={brand.timeZone} />
      </p>
    </div>
    <form method="post" action={`/settings/assistants/${item.id}/disconnect`} class="does">
      <Hidden name="workspace" value={brand.workspaceId} />
      <button type="submit" class="quiet bad">
        Disconnect<span class="unseen"> {item.name}</span>
      </button>
    </form>
  </li>
)

export const assistantsPage = ({ assistants, done, problem, server, visit }: AssistantsProps) => ({
  title: "Assistants",
  body: (
    <SettingsFrame brand={visit.brand} here="assistants" done={done} problem={problem}>
      <p class="about-page">
        {may(visit.brand, "manage_assistants")
          ? "These assistants act for people of the brand, with what each person let them do."
          : "These assistants act for you."}{" "}
        One that is disconnected can do nothing more from that moment on.
      </p>
      {assistants.length === 0 ? (
        <Note>
          <p>No assistant is connected.</p>
        </Note>
      ) : (
        <ul class="rows">
          {assistants.map((item) => (
            <AssistantRow key={item.id} item={item} visit={visit} />
          ))}
        </ul>
      )}
      <h2>Connect an assistant</h2>
      <p>
        Add this address as a connector in your assistant. The assistant then brings you here to sign in and to choose a
        brand:
      </p>
      <p class="secret">{server}</p>
    </SettingsFrame>
  )
})
