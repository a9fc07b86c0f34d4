import { platformName } from "#schema/Platform.ts"
import { maxReplyLength } from "#schema/resources/NeedsYou.ts"
import { replyLimit, replyOnHidden } from "#src/Platforms/Port/Capabilities.ts"
import { Hidden } from "../Parts/Form.tsx"
import { type CommentView, questionOf } from "./CommentView.ts"

const keepWords = {
  hidden: "Show it again",
  review: "Leave it up",
  visible: null,
  pending: "Leave it up",
  deleted: null
}

const replyHint = ({ platform, status }: CommentView["comment"]) => {
  const limit = replyLimit(platform)
  const short = limit < maxReplyLength ? ` On ${platformName(platform)} a reply has at most ${limit} characters.` : ""
  const isHidden = status === "hidden"
  const shows =
    isHidden && replyOnHidden(platform)._tag === "UnhideFirst" ? " A reply also shows the comment again." : ""
  return `Everybody can read it under the comment.${short}${shows}`
}

const ReplyForm = ({ comment, path, typed }: CommentView) => {
  const { draft_reply } = comment
  return (
    <form method="post" action={path} class="below">
      <Hidden name="question" value={questionOf(comment)} />
      <div class="field">
        <label for="reply">{draft_reply === null ? "Your reply" : "Your reply, as the autopilot suggests it"}</label>
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
          {replyHint(comment)}
        </p>
      </div>
      <button type="submit" name="answer" value="reply" class="plain">
        Reply
      </button>
    </form>
  )
}

/** What a person can say to a comment. A comment that is deleted can be told nothing. */
export const AnswerForms = (view: CommentView) => {
  const { comment, mayAnswer, path } = view
  const { status } = comment
  if (status === "deleted") return <p class="soft">It is deleted: nothing can be done to it.</p>
  if (!mayAnswer) return <p class="soft">Your role can only view comments. Moderators answer them.</p>
  const keep = keepWords[status]
  return (
    <>
      <form method="post" action={path} class="actions">
        <Hidden name="question" value={questionOf(comment)} />
        {status !== "hidden" && (
          <button type="submit" name="answer" value="hide" class="plain">
            Hide it
          </button>
        )}
        {keep !== null && (
          <button type="submit" name="answer" value="keep">
            {keep}
          </button>
        )}
      </form>
      <ReplyForm {...view} />
    </>
  )
}
