import type { AuditEntry } from "#schema/resources/Audit.ts"
import { factsOf } from "#src/Audit/StateWords.ts"
import { Fact, Facts } from "../../Parts/Facts.tsx"
import { FilterChoice, Filters } from "../../Parts/Filters.tsx"
import { Note } from "../../Parts/Note.tsx"
import { Moment } from "../../Parts/Words.tsx"
import { SettingsFrame } from "../Frame/SettingsFrame.tsx"
import type { SettingsVisit } from "../Frame/SettingsPages.ts"
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
  readonly visit: SettingsVisit
  readonly entries: ReadonlyArray<AuditEntry>
  readonly filter: AuditFilter
  readonly next: string | null
  readonly problem?: string
}

/** An address may name one kind of change alone, which is none of the list. */
const choicesOf = (what: string) =>
  what === "" || kinds.some(([kind]) => kind === what) ? kinds : [...kinds, [what, what] as const]

const AuditFilters = ({ filter, visit }: Pick<AuditProps, "filter" | "visit">) => (
  <Filters action="/settings/audit" workspaceId={visit.brand.workspaceId}>
    <label>
      Who
      <input name="actor" value={filter.actor} maxLength={200} autocomplete="off" />
    </label>
    <FilterChoice
      name="what"
      words="What"
      all="Everything"
      asked={{ what: filter.what }}
      options={choicesOf(filter.what)}
    />
    <label>
      From
      <input name="from" type="date" value={filter.from} />
    </label>
    <label>
      To
      <input name="to" type="date" value={filter.to} />
    </label>
  </Filters>
)

const State = ({ name, value }: { readonly name: string; readonly value: unknown }) =>
  value === null ? null : (
    <div>
      <p class="small soft">{name}</p>
      <Facts>
        {factsOf(value).map(([fact, words]) => (
          <Fact key={fact} name={fact}>
            <bdi>{words}</bdi>
          </Fact>
        ))}
      </Facts>
    </div>
  )

const Entry = ({ entry, timeZone }: { readonly entry: AuditEntry; readonly timeZone: string }) => {
  const words = (
    <>
      <span class="who">
        <bdi class="clipped">{entry.actor}</bdi>
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
      <AuditFilters filter={filter} visit={visit} />
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
