import { platformName } from "#schema/Platform.ts"
import type { Account } from "#schema/resources/Account.ts"
import type { LeavingOne } from "#schema/resources/Erasure.ts"
import { may } from "#schema/resources/Permission.ts"
import { longestRetention, type WorkspaceProfile } from "#schema/settings/WorkspaceSettings.ts"
import { Hidden } from "../../Parts/Form.tsx"
import { Note } from "../../Parts/Note.tsx"
import { counted } from "../../Parts/Words.tsx"
import { Confirm } from "../Frame/Confirm.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"
import { type EverybodysFactors, SecondFactor } from "./SecondFactor.tsx"

export interface WorkspaceProps {
  readonly visit: SettingsVisit
  readonly settings: WorkspaceProfile
  readonly accounts: ReadonlyArray<Account>
  readonly leaving: ReadonlyArray<LeavingOne>
  /** Null for who cannot change it. */
  readonly factors: EverybodysFactors | null
  readonly problem?: string
  readonly done: string | null
}

const zones = Intl.supportedValuesOf("timeZone")

const SettingsForm = ({ settings }: { readonly settings: WorkspaceProfile }) => (
  <form method="post" action="/settings/workspace/change" class="panel">
    <Hidden name="workspace" value={settings.id} />
    <div class="field">
      <label for="name">Name</label>
      <input id="name" name="name" value={settings.name} required maxLength={100} autocomplete="organization" />
    </div>
    <div class="field">
      <label for="time_zone">Time zone</label>
      <select id="time_zone" name="time_zone" aria-describedby="zone-hint">
        {[...new Set([settings.time_zone, "UTC", ...zones])].map((zone) => (
          <option key={zone} value={zone} selected={zone === settings.time_zone}>
            {zone}
          </option>
        ))}
      </select>
      <p class="hint" id="zone-hint">
        Days of reports and times of alerts are by it. When it changes, reports are counted again.
      </p>
    </div>
    <div class="field">
      <label for="days">Days for which texts of removed comments are kept</label>
      <input
        id="days"
        name="removed_texts_days"
        type="number"
        min={0}
        max={longestRetention}
        value={settings.removed_texts_days}
        required
        aria-describedby="days-hint"
      />
      <p class="hint" id="days-hint">
        When a comment is gone from its platform, its text goes after so many days. Counts and decisions stay.
      </p>
    </div>
    <button type="submit">Save</button>
  </form>
)

const Leaving = ({ leaving }: { readonly leaving: ReadonlyArray<LeavingOne> }) => (
  <Note>
    <p>{counted(leaving.length, "person is", "people are")} being deleted. It goes on by itself:</p>
    <ul>
      {leaving.map((one) => (
        <li key={`${one.contact_id} ${one.author_id}`}>
          <span class="mono">{one.contact_id ?? one.author_id}</span>: {counted(one.comments, "comment")} so far, asked
          for by <bdi>{one.asked_by}</bdi>
        </li>
      ))}
    </ul>
  </Note>
)

const Deleting = ({ accounts, leaving, visit: { brand } }: Pick<WorkspaceProps, "accounts" | "leaving" | "visit">) => (
  <>
    <h2 id="delete">Delete a person’s data</h2>
    <p>
      Takes out all that Steward keeps about somebody: the contact, their messages, and the text and author of every
      comment of theirs, also in deliveries. Counts stay, and the platform is not told.
    </p>
    {leaving.length > 0 && <Leaving leaving={leaving} />}
    <form method="get" action="/settings/workspace/delete-person" class="panel">
      <input type="hidden" name="workspace" value={brand.workspaceId} />
      <div class="field">
        <label for="contact">Contact id</label>
        <input id="contact" name="contact" maxLength={64} placeholder="con_…" autocomplete="off" />
        <p class="hint">It stands in the address of the contact’s page.</p>
      </div>
      {accounts.length > 0 && (
        <fieldset>
          <legend>Or the author of a comment, as the platform knows them</legend>
          <div class="pair even">
            <div class="field">
              <label for="author">Author id</label>
              <input id="author" name="author" maxLength={255} autocomplete="off" />
            </div>
            <div class="field">
              <label for="account">Account</label>
              <select id="account" name="account">
                {accounts.map(({ id, name, platform }) => (
                  <option key={id} value={id}>
                    {name} on {platformName(platform)}
                  </option>
                ))}
              </select>
            </div>
          </div>
        </fieldset>
      )}
      <button type="submit" class="danger full">
        Go on to delete
      </button>
    </form>
  </>
)

export const workspacePage = ({ done, problem, ...view }: WorkspaceProps) => ({
  title: "Workspace",
  body: (
    <SettingsFrame brand={view.visit.brand} here="workspace" done={done} problem={problem}>
      <SettingsForm settings={view.settings} />
      {view.factors !== null && <SecondFactor brand={view.visit.brand} factors={view.factors} />}
      {may(view.visit.brand, "manage_personal_data") && <Deleting {...view} />}
    </SettingsFrame>
  )
})

/** Whom a deletion is about, and what they are called where that is known. */
export interface Doomed {
  readonly fields: Readonly<Record<string, string>>
  readonly name: string
}

export const deletePersonPage = (visit: SettingsVisit, { fields, name }: Doomed) => ({
  title: "Delete this person’s data?",
  body: (
    <SettingsFrame brand={visit.brand} here="workspace">
      <Confirm
        action="/settings/workspace/delete-person"
        fields={{ workspace: visit.brand.workspaceId, ...fields }}
        button="Delete for good"
        cancel={inBrand("/settings/workspace", visit.brand.workspaceId)}
      >
        <p>
          All that is kept about <bdi>{name}</bdi> goes: the contact, their messages, and the text and author of every
          comment of theirs. It cannot be undone.
        </p>
        <p>
          Their comments stay on their platforms. What of them waits in Needs you goes on waiting, without its text:
          whoever answers reads it on the platform.
        </p>
      </Confirm>
    </SettingsFrame>
  )
})
