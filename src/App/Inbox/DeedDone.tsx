import { Hidden } from "../Parts/Form.tsx"
import { Note } from "../Parts/Note.tsx"
import { questionOf } from "./CommentView.ts"
import type { DetailView } from "./DetailView.ts"
import type { Deed } from "./Undo.ts"

const doneWords: Readonly<Record<Deed, string>> = {
  hide: "It is hidden, or on its way to be.",
  keep: "It is left up, or on its way to be shown again.",
  reply: "The reply is on its way.",
  private_reply: "The private reply is on its way.",
  archive: "It is archived.",
  unarchive: "It is out of the archive.",
  block: "The author is being blocked.",
  unblock: "The author is being unblocked."
}

/** Says what was just done, and how it is undone. */
export const DeedDone = ({ comment, done, path }: DetailView) =>
  done === null ? null : (
    <Note kind="good" isStatus>
      <form method="post" action={path} class="done">
        <p>Done. {doneWords[done.deed]}</p>
        {done.undo !== null && (
          <>
            <Hidden name="question" value={questionOf(comment)} />
            <button
              type="submit"
              class="link"
              name={done.undo.deed === "hide" || done.undo.deed === "keep" ? "answer" : "action"}
              value={done.undo.deed}
            >
              {done.undo.words}
            </button>
          </>
        )}
      </form>
    </Note>
  )
