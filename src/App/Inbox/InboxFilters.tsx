import { FilterChoice, Filters } from "../Parts/Filters.tsx"
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

const archive: ReadonlyArray<Choice> = [
  ["true", "Only archived"],
  ["all", "Archived or not"]
]

const further = [
  ["post_id", "Post, by the platform's id"],
  ["ad_id", "Ad, by the platform's id"],
  ["external_id", "Comment, by the platform's id"]
] as const

/** Filters that are seldom wanted, and folded away. */
const folded = ["surface", "archived", "since", "until", ...further.map(([name]) => name)]

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

const Further = ({ asked }: Pick<FilterProps, "asked">) => {
  const count = folded.filter((name) => asked[name] !== undefined).length
  return (
    <details class="further" open={count > 0}>
      <summary>{count === 0 ? "More filters" : `More filters, ${count} in use`}</summary>
      <div>
        <FilterChoice name="surface" words="Under" all="Posts and ads" asked={asked} options={surfaces} />
        <FilterChoice name="archived" words="Archive" all="Not archived" asked={asked} options={archive} />
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
  )
}

/** Which comments are listed. */
export const InboxFilters = ({ accounts, asked, platforms, workspaceId }: FilterProps) => (
  <Filters action="/inbox" workspaceId={workspaceId} more={<Further asked={asked} />}>
    <label class="wide">
      Words in the text
      <input
        id="search"
        type="search"
        name="q"
        maxLength={200}
        placeholder='words, or "words in a row"'
        value={asked["q"] ?? ""}
      />
    </label>
    <FilterChoice name="status" words="Status" all="All" asked={asked} options={Object.entries(statusWords)} />
    <FilterChoice name="platform" words="Platform" all="All" asked={asked} options={platforms} />
    <FilterChoice name="account_id" words="Account" all="All accounts" asked={asked} options={accounts} />
  </Filters>
)
