import { scopes, scopeWords } from "#schema/resources/Scope.ts"
import { Choice, Field, Hidden } from "../../Parts/Form.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"

/** Ends that can be chosen, by days from now; 0 for none. */
export const ends: ReadonlyArray<readonly [days: number, words: string]> = [
  [0, "Never"],
  [30, "In 30 days"],
  [90, "In 90 days"],
  [365, "In a year"]
]

/** Makes a key. */
export const NewKeyForm = ({ visit: { brand } }: { readonly visit: SettingsVisit }) => (
  <form method="post" action="/settings/keys/create" class="panel">
    <Hidden name="workspace" value={brand.workspaceId} />
    <Field
      id="name"
      label="Name"
      type="text"
      required
      maxLength={100}
      autocomplete="off"
      hint="What it is for, such as Zapier"
    />
    <fieldset class="ticks">
      <legend>What it may do</legend>
      {scopes.map((scope) => (
        <Choice key={scope} type="checkbox" name="scope" value={scope} checked>
          <strong>{scope}</strong>
          <span class="soft small">{scopeWords[scope]}</span>
        </Choice>
      ))}
    </fieldset>
    <div class="field">
      <label for="ends">It ends</label>
      <select id="ends" name="ends">
        {ends.map(([days, words]) => (
          <option key={days} value={days}>
            {words}
          </option>
        ))}
      </select>
    </div>
    <Field
      id="campaign"
      label="Campaign"
      type="text"
      maxLength={100}
      autocomplete="off"
      hint="Only for a system that runs one: what the key does is then told as the campaign’s, and teaches nothing"
    />
    <button type="submit">Make the key</button>
  </form>
)
