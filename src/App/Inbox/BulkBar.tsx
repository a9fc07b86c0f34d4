import { counted } from "../Parts/Words.tsx"
import { AskFirst } from "./AskFirst.tsx"
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
  /** How many hidden ones would be shown again that are asked about first; 0 where nothing is asked. */
  readonly hidden: number
  /** Where the page is without the question. */
  readonly path: string
  readonly cancel: () => void
  readonly chooseAll: () => void
  readonly act: (action: BulkAction, isSure?: boolean) => void
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
  cancel,
  chooseAll,
  chosen,
  hidden,
  isBusy,
  isMissing,
  mayAct,
  mostNews,
  news,
  path,
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
        {hidden > 0 ? (
          <AskFirst
            hidden={hidden}
            chosen={chosen}
            isBusy={isBusy}
            path={path}
            sure={() => act("allow", true)}
            cancel={cancel}
          />
        ) : (
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
        )}
      </>
    )}
    <span class="small soft" role="status">
      {hidden === 0 && stateWords({ chosen, isMissing, shown })}
    </span>
    {news > 0 && (
      <button type="button" class="news" onClick={showNews}>
        {news >= mostNews ? `${mostNews}+` : news} new
      </button>
    )}
  </div>
)
