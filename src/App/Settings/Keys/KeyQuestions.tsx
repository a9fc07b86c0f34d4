import type { Key } from "#schema/settings/Key.ts"
import { Confirm } from "../Frame/Confirm.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"

/** Asks before a key is revoked. */
export const revokePage = (visit: SettingsVisit, { id, name }: Key) => ({
  title: `Revoke ${name}?`,
  body: (
    <SettingsFrame brand={visit.brand} here="keys">
      <Confirm
        action={`/settings/keys/${id}/revoke`}
        fields={{ workspace: visit.brand.workspaceId }}
        button={`Revoke ${name}`}
        cancel={inBrand("/settings/keys", visit.brand.workspaceId)}
      >
        <p>
          The key <bdi>{name}</bdi> stops working at once, for good. Hooks that no other key asked for end with it.
        </p>
      </Confirm>
    </SettingsFrame>
  )
})

/** Asks how long the old key still works. */
export const rotatePage = (visit: SettingsVisit, { id, name }: Key) => ({
  title: `Rotate ${name}?`,
  body: (
    <SettingsFrame brand={visit.brand} here="keys">
      <Confirm
        action={`/settings/keys/${id}/rotate`}
        fields={{ workspace: visit.brand.workspaceId }}
        button="Make the successor"
        cancel={inBrand("/settings/keys", visit.brand.workspaceId)}
      >
        <p>
          A new key takes the place of <bdi>{name}</bdi>, with the same name, scopes and hooks. It is shown once.
        </p>
        <div class="field">
          <label for="overlap">The old key still works</label>
          <select id="overlap" name="overlap">
            <option value="0">not at all: it ends at once</option>
            <option value="24" selected>
              for a day
            </option>
            <option value="168">for a week</option>
            <option value="720">for 30 days</option>
          </select>
        </div>
      </Confirm>
    </SettingsFrame>
  )
})
