import { counted } from "../Parts/Words.tsx"
import { actionWords, type BulkAction, bulkActions } from "./BulkActions.ts"

interface BulkBarProps {
  readonly mayAct: boolean
  readonly isBusy: boolean
  readonly chosen: number
  /** Whether an action was asked for, and nothing was chosen. */
  readonly isMissing: boolean
  readonly shown: number
  readonly news: number
  readonly mostNews: number
  readonly chooseAll: () => void
  readonly act: (action: BulkAction) => void
  readonly showNews: () => void
}

const stateWords = ({ chosen, isMissing, shown }: Pick<BulkBarProps, "chosen" | "isMissing" | "shown">) => {
  if (chosen > 0) return `${chosen} chosen`
  if (isMissing) return "Choose comments first"
  return shown > 0 ? `${counted(shown, "comment")} shown` : ""
}

/** What can be done with the chosen comments, and how many new ones there are: always there, so that nothing moves. */
export const BulkBar = ({
  act,
  chooseAll,
  chosen,
  isBusy,
  isMissing,
  mayAct,
  mostNews,
  news,
  showNews,
  shown
}: BulkBarProps) => (
  <div class="bulk">
    {mayAct && (
      <>
        <span class="pick">
          <input
            type="checkbox"
            aria-label="Choose all that are shown"
            checked={chosen > 0 && chosen === shown}
            disabled={shown === 0}
            onClick={chooseAll}
          />
        </span>
        <fieldset disabled={isBusy} aria-label="With the chosen comments">
          {bulkActions.map((action) => (
            <button
              key={action}
              type="submit"
              name="action"
              value={action}
              class="plain"
              onClick={(event) => {
                event.preventDefault()
                act(action)
              }}
            >
              {actionWords[action]}
            </button>
          ))}
        </fieldset>
      </>
    )}
    <span class="small soft" role="status">
      {stateWords({ chosen, isMissing, shown })}
    </span>
    {news > 0 && (
      <button type="button" class="news" onClick={showNews}>
        {news >= mostNews ? `${mostNews}+` : news} new
      </button>
    )}
  </div>
)
