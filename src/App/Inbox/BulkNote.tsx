import type { Comment } from "#schema/resources/Comment.ts"
import { counted, excerpt } from "../Parts/Words.tsx"
import { doneWords } from "./BulkActions.ts"
import type { BulkUndo } from "./BulkUndo.ts"
import type { BulkOutcome } from "./Inbox.state.ts"

/** What became of an action on several comments, until it is closed. */
export const BulkNote = ({
  close,
  isBusy,
  outcome: { action, done, left, undo },
  path,
  rows,
  undo: takeBack
}: {
  readonly outcome: BulkOutcome
  readonly rows: ReadonlyArray<Comment>
  readonly path: string
  readonly isBusy: boolean
  readonly undo: (undo: BulkUndo) => void
  readonly close: () => void
}) => {
  const textOf = (id: string) => excerpt(rows.find((row) => row.id === id)?.text ?? "A comment that is not shown")
  return (
    <div class={left.length > 0 ? "outcome warn" : "outcome"} role="status">
      <p>
        {done > 0 && `${counted(done, "comment")} ${doneWords[action] ?? "done"}. `}
        {left.length > 0 && <strong>{counted(left.length, "comment")} could not be changed:</strong>}
      </p>
      {left.length > 0 && (
        <ul>
          {left.map(({ id, message }) => (
            <li key={id}>
              <a class="comment clipped line" href={`/inbox/${id}`} dir="auto">
                {textOf(id)}
              </a>
              <span class="small">
                <bdi>{message}</bdi>
              </span>
            </li>
          ))}
        </ul>
      )}
      {undo !== null && (
        <button type="button" class="link" disabled={isBusy} onClick={() => takeBack(undo)}>
          {undo.words}
        </button>
      )}{" "}
      <a
        href={path}
        class="small"
        onClick={(event) => {
          event.preventDefault()
          close()
        }}
      >
        Close
      </a>
    </div>
  )
}
