import { Schema } from "effect"
import { type Scope, scopes } from "#schema/resources/Scope.ts"
import type { Key } from "#schema/settings/Key.ts"
import { Hidden } from "../../Parts/Form.tsx"
import { Note } from "../../Parts/Note.tsx"
import { Moment } from "../../Parts/Words.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"
import { NewKeyForm } from "./NewKeyForm.tsx"

/** A key that was just made, the only time that it is seen, and until when the one before it works. */
export const ShownKey = Schema.Struct({
  name: Schema.String,
  key: Schema.String,
  previousUntil: Schema.NullOr(Schema.String)
})
export type ShownKey = typeof ShownKey.Type

export interface KeysProps {
  readonly visit: SettingsVisit
  readonly keys: ReadonlyArray<Key>
  readonly problem: string | null
  readonly done: string | null
  readonly made: ShownKey | null
}

const scopeNames = (held: ReadonlyArray<Scope>) =>
  held.length === scopes.length
    ? "everything that the role of its maker allows"
    : `only ${new Intl.ListFormat("en").format(held)}`

const MadeNote = ({ made, timeZone }: { readonly made: ShownKey; readonly timeZone: string }) => (
  <Note kind="good" isStatus>
    <p>
      This is the key <strong>{made.name}</strong>. It is shown only once: copy it now, and keep it where you keep
      secrets.
    </p>
    <p class="secret">{made.key}</p>
    {made.previousUntil !== null && (
      <p>
        The key before it works until <Moment at={made.previousUntil} timeZone={timeZone} />, so that you can exchange
        it. Its hooks stay.
      </p>
    )}
  </Note>
)

const KeyFacts = ({ item, timeZone }: { readonly item: Key; readonly timeZone: string }) => (
  <>
    <p class="small soft">
      <span class="mono">{item.prefix}…</span> · acts as <bdi>{item.acts_as.name}</bdi> · may do{" "}
      {scopeNames(item.scopes)}
    </p>
    <p class="small">
      {item.used_at === null ? (
        "Never used"
      ) : (
        <>
          Last used <Moment at={item.used_at} timeZone={timeZone} />
        </>
      )}{" "}
      · made <Moment at={item.created_at} timeZone={timeZone} />
      {item.expires_at !== null && (
        <>
          {" "}
          · ends <Moment at={item.expires_at} timeZone={timeZone} />
        </>
      )}
    </p>
  </>
)

const KeyRow = ({ item, visit: { brand, person } }: { readonly item: Key; readonly visit: SettingsVisit }) => (
  <li>
    <div>
      <span class="heading">
        <strong>
          <bdi>{item.name}</bdi>
        </strong>
        {item.campaign !== null && (
          <span class="state">
            Campaign <bdi>{item.campaign}</bdi>
          </span>
        )}
        {item.successor_id !== null && <span class="state review">Being replaced</span>}
      </span>
      <KeyFacts item={item} timeZone={brand.timeZone} />
    </div>
    <div class="does">
      <details class="drawer">
        <summary class="button quiet">
          Rename<span class="unseen"> {item.name}</span>
        </summary>
        <form method="post" action={`/settings/keys/${item.id}/rename`}>
          <Hidden name="workspace" value={brand.workspaceId} />
          <div class="field">
            <label for={`name-${item.id}`}>Name</label>
            <input id={`name-${item.id}`} name="name" value={item.name} required maxLength={100} autocomplete="off" />
          </div>
          <button type="submit">Save</button>
        </form>
      </details>
      {item.acts_as.id === person.id && item.successor_id === null && (
        <a class="button quiet" href={inBrand(`/settings/keys/${item.id}/rotate`, brand.workspaceId)}>
          Rotate<span class="unseen"> {item.name}</span>
        </a>
      )}
      <a class="button quiet bad" href={inBrand(`/settings/keys/${item.id}/revoke`, brand.workspaceId)}>
        Revoke<span class="unseen"> {item.name}</span>
      </a>
    </div>
  </li>
)

export const keysPage = ({ done, keys, made, problem, visit }: KeysProps) => {
  const [working, over] = [keys.filter((key) => key.revoked_at === null), keys.filter((key) => key.revoked_at !== null)]
  const { timeZone } = visit.brand
  return {
    title: "API keys",
    body: (
      <SettingsFrame brand={visit.brand} here="keys" done={done} problem={problem}>
        {made !== null && <MadeNote made={made} timeZone={timeZone} />}
        <p class="about-page">
          With a key, a program does what its maker may do, by the <a href="/docs">REST API</a> and the tool server.
        </p>
        {working.length === 0 ? (
          <Note>
            <p>No key works at the moment.</p>
          </Note>
        ) : (
          <ul class="rows">
            {working.map((item) => (
              <KeyRow key={item.id} item={item} visit={visit} />
            ))}
          </ul>
        )}
        <h2>Make a key</h2>
        <NewKeyForm visit={visit} />
        {over.length > 0 && (
          <details class="past">
            <summary>Keys that no longer work ({over.length})</summary>
            <ul class="rows">
              {over.map((item) => (
                <li key={item.id}>
                  <div>
                    <strong>
                      <bdi>{item.name}</bdi>
                    </strong>
                    <KeyFacts item={item} timeZone={timeZone} />
                  </div>
                </li>
              ))}
            </ul>
          </details>
        )}
      </SettingsFrame>
    )
  }
}
