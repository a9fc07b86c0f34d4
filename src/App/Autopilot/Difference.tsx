import type { DraftDifference, DraftExample } from "#schema/resources/policy/DraftDifference.ts"
import { number } from "../Parts/Figures.ts"
import { Note } from "../Parts/Note.tsx"
import { excerpt, sentence } from "../Parts/Words.tsx"
import { agreementWords, differenceWords } from "./DifferenceWords.ts"

const outcomeWords = { hide: "hidden", keep: "left up", ask: "asked about" } as const
const answeredWords = { hide: "Your team hid it.", keep: "Your team left it up." } as const

const Change = ({ change }: { readonly change: DraftExample }) => (
  <li>
    <a class="comment" href={`/inbox/${change.comment_id}`} dir="auto">
      {excerpt(change.text) || "(no words)"}
    </a>
    <span class="small">
      <span class="becomes">
        {outcomeWords[change.before]} → <strong>{outcomeWords[change.after]}</strong>
      </span>{" "}
      <bdi>{sentence(change.after_reason)}</bdi>
    </span>
    <span class="small soft">
      Now: <bdi>{sentence(change.before_reason)}</bdi>
      {change.answered !== null && ` ${answeredWords[change.answered]}`}
    </span>
  </li>
)

interface DifferenceProps {
  readonly difference: DraftDifference
  /** All that differ, where they are known; else the newest of each kind are shown. */
  readonly changes?: ReadonlyArray<DraftExample>
}

/** What a draft would change: in a sentence, what it would show, and the comments, by what would become of them. */
export const Difference = ({ changes, difference }: DifferenceProps) => {
  const agreement = agreementWords(difference)
  const groups = (
    [
      ["hide", "Would be hidden", difference.newly_hidden],
      ["keep", "Would be left up", difference.newly_kept],
      ["ask", "Would be asked about", difference.newly_asked]
    ] as const
  ).map(([after, title, { count, examples }]) => ({
    title,
    count,
    shown: changes?.filter((change) => change.after === after) ?? examples
  }))
  return (
    <div class="difference">
      <p>{differenceWords(difference)}</p>
      {difference.warnings.length > 0 && (
        <Note kind="warn">
          {difference.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Note>
      )}
      {groups
        .filter(({ count }) => count > 0)
        .map(({ count, shown, title }) => (
          <section key={title}>
            <h3>
              {title} <span class="count">{number(count)}</span>
            </h3>
            <ul class="changes">
              {shown.map((change) => (
                <Change key={change.comment_id} change={change} />
              ))}
            </ul>
            {shown.length < count && (
              <p class="small soft">{`The newest ${shown.length} of ${number(count)} are shown.`}</p>
            )}
          </section>
        ))}
      {agreement !== null && <p class="small soft">{agreement}</p>}
    </div>
  )
}
