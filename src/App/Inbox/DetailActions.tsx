import { platformName } from "#schema/Platform.ts"
import { maxReplyLength } from "#schema/resources/NeedsYou.ts"
import { aboutOf } from "#src/Moderation/Held.ts"
import { number } from "../Parts/Figures.ts"
import { Hidden } from "../Parts/Form.tsx"
import { questionOf } from "./CommentView.ts"
import type { DetailView } from "./DetailView.ts"

const ReplyForm = ({ comment, path, possible, typed }: DetailView) => {
  const { draft_reply, platform, status } = comment
  if (possible.noReply !== null) return <p class="small soft below">{possible.noReply}</p>
  const limit = Math.min(possible.replyLimit, maxReplyLength)
  return (
    <form method="post" action={path} class="below">
      <Hidden name="question" value={questionOf(comment)} />
      <div class="field">
        <label for="reply">{draft_reply === null ? "Your reply" : "Your reply, as it is suggested"}</label>
        <textarea
          id="reply"
          name="text"
          rows={3}
          required
          maxLength={maxReplyLength}
          dir="auto"
          aria-describedby="reply-hint"
          value={typed ?? draft_reply ?? ""}
        />
        <p class="hint" id="reply-hint">
          Everybody can read it under the comment. {platformName(platform)} takes up to {number(limit)} characters
          {possible.replyLimit < maxReplyLength && ", and what is longer is cut"}.
          {status === "hidden" && " A reply also shows the comment again."}
        </p>
      </div>
      <button type="submit" name="answer" value="reply" class="plain">
        Reply
      </button>
    </form>
  )
}

const PrivateReply = (view: DetailView) =>
  // what was typed in vain is not taken away with the form
  view.isWrittenTo && view.typedPrivately === null ? (
    <p class="small soft below">
      Its author was written to in private. {platformName(view.comment.platform)} takes one message for each comment.
    </p>
  ) : (
    <PrivateReplyForm {...view} />
  )

const PrivateReplyForm = ({ comment, path, typedPrivately }: DetailView) => (
  <details class="more" open={typedPrivately !== null}>
    <summary>Reply in private</summary>
    <form method="post" action={path}>
      <div class="field">
        <label for="private-reply">Your message</label>
        <textarea
          id="private-reply"
          name="private"
          rows={3}
          required
          maxLength={maxReplyLength}
          dir="auto"
          aria-describedby="private-reply-hint"
          value={typedPrivately ?? ""}
        />
        <p class="hint" id="private-reply-hint">
          Only its author can read it. {platformName(comment.platform)} takes one for each comment, within seven days.
          The comment stays as it is.
        </p>
      </div>
      <button type="submit" name="action" value="private_reply" class="plain">
        Send
      </button>
    </form>
  </details>
)

/** What this person can do with the comment: what they may not, or the platform does not take, is not there. */
export const DetailActions = (view: DetailView) => {
  const { comment, path, possible } = view
  if (possible.nothing !== null) return <p class="soft">{possible.nothing}</p>
  return (
    <>
      <form method="post" action={path} class="deeds">
        <Hidden name="question" value={questionOf(comment)} />
        <Hidden name="seen" value={aboutOf(comment.text)} />
        {possible.hide !== null && (
          <button type="submit" name="answer" value="hide" class="plain">
            {possible.hide}
          </button>
        )}
        {possible.keep !== null && (
          <button type="submit" name="answer" value="keep">
            {possible.keep}
          </button>
        )}
        <button type="submit" name="action" value={comment.archived ? "unarchive" : "archive"} class="plain">
          {comment.archived ? "Take it out of the archive" : "Archive it"}
        </button>
      </form>
      <ReplyForm {...view} />
      {possible.privateReply && <PrivateReply {...view} />}
      {possible.block && (
        <details class="more">
          <summary>Block its author</summary>
          <form method="post" action={path}>
            <Hidden name="seen" value={aboutOf(comment.text)} />
            <p class="small">
              A person who is blocked can no longer comment on your page at {platformName(comment.platform)}. This
              comment stays as it is.
            </p>
            <div class="deeds">
              <button type="submit" name="action" value="block" class="danger">
                Block
              </button>
              <button type="submit" name="action" value="unblock" class="plain">
                Unblock
              </button>
            </div>
          </form>
        </details>
      )}
    </>
  )
}
