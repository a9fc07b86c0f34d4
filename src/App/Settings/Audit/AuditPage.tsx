import type { AuditEntry } from "#schema/resources/Audit.ts"
import { Note } from "../../Parts/Note.tsx"
import { Moment } from "../../Parts/Words.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { Visit } from "../Frame/SettingsPages.ts"
import { inBrand } from "../Frame/SettingsPlaces.ts"
import { kinds, wordsOf } from "./AuditWords.ts"

/** The filters as they were filled in; empty where nothing was. */
export interface AuditFilter {
  readonly actor: string
  readonly what: string
  /** Days of the brand, as in 2026-11-23. */
  readonly from: string
  readonly to: string
}

interface AuditProps {
  readonly visit: Visit
  readonly entries: ReadonlyArray<AuditEntry>
  readonly filter: AuditFilter
  readonly next: string | null
  readonly problem?: string
}

const Filters = ({ filter, visit }: Pick<AuditProps, "filter" | "visit">) => (
  <form method="get" action="/settings/audit" class="filter">
    <input type="hidden" name="workspace" value={visit.brand.workspaceId} />
    <div class="field">
      <label for="actor">Who</label>
      <input id="actor" name="actor" value={filter.actor} maxLength={200} autocomplete="off" />
    </div>
    <div class="field">
      <label for="what">What</label>
      <select id="what" name="what">
        <option value="">Everything</option>
        {kinds.map(([kind, words]) => (
          <option key={kind} value={kind} selected={kind === filter.what}>
            {words}
          </option>
        ))}
        {filter.what !== "" && !kinds.some(([kind]) => kind === filter.what) && (
          <option value={filter.what} selected>
            {filter.what}
          </option>
        )}
      </select>
    </div>
    <div class="field">
      <label for="from">From</label>
      <input id="from" name="from" type="date" value={filter.from} />
    </div>
    <div class="field">
      <label for="to">To</label>
      <input id="to" name="to" type="date" value={filter.to} />
    </div>
    <button type="submit" class="plain">
      Filter
    </button>
  </form>
)

const State = ({ name, value }: { readonly name: string; readonly value: unknown }) =>
  value === null ? null : (
    <div>
      <p class="small soft">{name}</p>
      <pre>
        <code>{JSON.stringify(value, null, 2)}</code>
      </pre>
    </div>
  )

const Entry = ({ entry, timeZone }: { readonly entry: AuditEntry; readonly timeZone: string }) => {
  const words = (
    <>
      <span class="who">
        <bdi>{entry.actor}</bdi>
      </span>
      <span class="did">{wordsOf(entry.what)}</span>
      <span class="soft small when">
        <Moment at={entry.at} timeZone={timeZone} />
      </span>
    </>
  )
  return entry.before === null && entry.after === null ? (
    <div class="entry">
      <p>{words}</p>
    </div>
  ) : (
    <details class="entry">
      <summary>{words}</summary>
      <div class="change">
        <State name="Before" value={entry.before} />
        <State name="After" value={entry.after} />
      </div>
    </details>
  )
}

/** Who changed what in a brand, and when. */
export const auditPage = ({ entries, filter, next, problem, visit }: AuditProps) => ({
  title: "Audit log",
  body: (
    <SettingsFrame brand={visit.brand} here="audit" problem={problem}>
      <p class="about-page">
        Every change of settings, keys, webhooks, accounts and people. Open one to see what it changed.
      </p>
      <Filters filter={filter} visit={visit} />
      {entries.length === 0 ? (
        <Note>
          <p>Nothing like that is in the log.</p>
        </Note>
      ) : (
        <div class="entries">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} timeZone={visit.brand.timeZone} />
          ))}
        </div>
      )}
      {next !== null && (
        <p class="below">
          <a href={inBrand("/settings/audit", visit.brand.workspaceId, { ...filter, cursor: next })}>Earlier changes</a>
        </p>
      )}
    </SettingsFrame>
  )
})
