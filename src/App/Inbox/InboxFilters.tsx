import { Options } from "../Parts/Options.tsx"
import { statusWords } from "../Parts/Words.tsx"

type Choice = readonly [value: string, words: string]

export interface FilterProps {
  readonly workspaceId: string
  /** What was asked for, by name, as it was sent. */
  readonly asked: Readonly<Record<string, string>>
  readonly platforms: ReadonlyArray<Choice>
  readonly accounts: ReadonlyArray<Choice>
}

const surfaces: ReadonlyArray<Choice> = [
  ["organic", "Posts"],
  ["ad", "Ads"]
]

const further = [
  ["post_id", "Post, by the platform's id"],
  ["ad_id", "Ad, by the platform's id"],
  ["external_id", "Comment, by the platform's id"]
] as const

/** Filters that are seldom wanted, and folded away. */
const folded = ["surface", "since", "until", ...further.map(([name]) => name)]

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text)

const asDay = { type: "date" } as const
const asText = { type: "text" } as const

/** A day; a time that only the address can name stays as it was written. */
const DayField = ({
  name,
  words,
  value = ""
}: {
  readonly name: string
  readonly words: string
  readonly value?: string | undefined
}) => (
  <label>
    {words}
    <input {...(value === "" || isDay(value) ? asDay : asText)} name={name} value={value} />
  </label>
)

/** Which comments are listed: a form, so that it works without script and its address can be kept. */
export const InboxFilters = ({ accounts, asked, platforms, workspaceId }: FilterProps) => {
  const count = folded.filter((name) => asked[name] !== undefined).length
  return (
    <form method="get" action="/inbox" class="filters">
      <input type="hidden" name="workspace" value={workspaceId} />
      <label class="wide">
        Part of the text
        <input id="search" type="search" name="q" maxLength={200} value={asked["q"] ?? ""} />
      </label>
      <label>
        Status
        <select name="status">
          <Options all="All" chosen={asked["status"]} options={Object.entries(statusWords)} />
        </select>
      </label>
      <label>
        Platform
        <select name="platform">
          <Options all="All" chosen={asked["platform"]} options={platforms} />
        </select>
      </label>
      <label>
        Account
        <select name="account_id">
          <Options all="All accounts" chosen={asked["account_id"]} options={accounts} />
        </select>
      </label>
      <button type="submit" class="plain">
        Show
      </button>
      <details class="further" open={count > 0}>
        <summary>{count === 0 ? "More filters" : `More filters, ${count} in use`}</summary>
        <div>
          <label>
            Under
            <select name="surface">
              <Options all="Posts and ads" chosen={asked["surface"]} options={surfaces} />
            </select>
          </label>
          <DayField name="since" words="From" value={asked["since"]} />
          <DayField name="until" words="To" value={asked["until"]} />
          {further.map(([name, words]) => (
            <label key={name}>
              {words}
              <input name={name} maxLength={128} value={asked[name] ?? ""} />
            </label>
          ))}
        </div>
      </details>
    </form>
  )
}
