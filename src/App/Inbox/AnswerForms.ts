import { platformName } from "#schema/Platform.ts"
import { maxReplyLength } from "#schema/resources/NeedsYou.ts"
import { replyLimit, replyOnHidden } from "#src/Platforms/Port/Capabilities.ts"
import { html } from "../Parts/Html.ts"
import { hidden } from "../Parts/Layout.ts"
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

/** What a person can say to a comment. A comment that is deleted can be told nothing. */
export const answerForms = ({ comment, mayAnswer, path, typed }: CommentView) => {
  const { draft_reply, status } = comment
  if (status === "deleted") return html`<p class="soft">It is deleted: nothing can be done to it.</p>`
  if (!mayAnswer) return html`<p class="soft">Your role can only view comments. Moderators answer them.</p>`
  const question = hidden("question", questionOf(comment))
  const keep = keepWords[status]
  return html`<form method="post" action="${path}" class="actions">${question}
${status === "hidden" ? null : html`<button name="answer" value="hide" class="plain">Hide it</button>`}
${keep === null ? null : html`<button name="answer" value="keep">${keep}</button>`}
</form>
<form method="post" action="${path}" class="below">${question}
<div class="field"><label for="reply">${draft_reply === null ? "Your reply" : "Your reply, as the autopilot suggests it"}</label>
<textarea id="reply" name="text" rows="3" required maxlength="${maxReplyLength}" dir="auto" aria-describedby="reply-hint">
${typed ?? draft_reply ?? ""}</textarea>
<p class="hint" id="reply-hint">${replyHint(comment)}</p></div>
<button name="answer" value="reply" class="plain">Reply</button>
</form>`
}
