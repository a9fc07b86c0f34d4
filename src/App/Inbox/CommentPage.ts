import { platformName } from "#schema/Platform.ts"
import type { CommentDetail, Scores } from "#schema/resources/Comment.ts"
import { protectionLabels } from "#src/Autopilot/Settings/ProtectionLabels.ts"
import { type Html, html } from "../Parts/Html.ts"
import { alert } from "../Parts/Layout.ts"
import { bdi, moment, sentence, statusWords } from "../Parts/Words.ts"
import { answerForms } from "./AnswerForms.ts"
import type { CommentView } from "./CommentView.ts"
import { historyWords } from "./HistoryWords.ts"

const fact = (name: string, value: Html | string | null) =>
  value === null ? null : html`<div><dt>${name}</dt><dd>${value}</dd></div>`

/** The name, and the handle where that says more. */
const authorOf = ({ handle, name }: CommentDetail["author"]) => {
  const bare = (text: string) => text.replace(/^@/, "")
  return handle === "" || bare(handle) === bare(name) ? bdi(name) : html`${bdi(name)} (${bdi(handle)})`
}

/** Platforms say where a comment is; only an address of the web is led to. */
const platformLink = ({ platform, platform_url }: CommentDetail) =>
  platform_url !== null && /^https?:\/\//i.test(platform_url)
    ? html`<a href="${platform_url}" rel="noopener noreferrer nofollow">Look at it on ${platformName(platform)}</a>`
    : null

const under = ({ ad, parent_external_id, post }: CommentDetail) => {
  const caption = post?.caption ?? null
  const where = ad === null ? "A post" : html`The ad ${bdi(ad.name ?? ad.id)}`
  const answers = parent_external_id === null ? null : ", in answer to another comment"
  return html`${where}${answers}${caption === null || caption === "" ? null : html`: <span class="quoted" dir="auto">${caption}</span>`}`
}

const decided = ({ brand, comment: { decision } }: CommentView) => {
  if (decision === null) return null
  const { at, by, category, name, reason, score } = decision
  const area =
    category === null ? "" : ` ${protectionLabels[category].label}${score === null ? "" : `, ${percent(score)}`}.`
  const who =
    by === "person"
      ? (name ?? "A person")
      : by === "autopilot"
        ? "The autopilot"
        : by === "campaign"
          ? "A campaign"
          : "The platform"
  return html`${bdi(sentence(reason))}${area}<br><span class="small soft">${bdi(who)}, ${moment(at, brand.timeZone)}</span>`
}

const percent = (score: number) => `${Math.round(score * 100)} %`

const areas = ["scams", "spam", "hate", "competitors", "profanity", "links", "contact", "media", "negative"] as const

const scoreTable = (scores: Scores) => html`<details><summary>What was noticed in it</summary>
<table><thead><tr><th scope="col">Area</th><th scope="col">How sure</th></tr></thead>
<tbody>${[...areas]
  .sort((one, other) => scores[other] - scores[one])
  .map(
    (area) => html`<tr><th scope="row">${protectionLabels[area].label}</th><td>${percent(scores[area])}</td></tr>`
  )}</tbody></table></details>`

const historyList = ({
  brand,
  comment: { history }
}: CommentView) => html`<details><summary>What happened to it</summary>
<ol class="history">${history.map(
  ({ actor, at, note, what }) =>
    html`<li>${moment(at, brand.timeZone)} <strong>${historyWords(what)}</strong>, ${bdi(actor)}${note === null ? null : html`<br><span class="quoted soft" dir="auto">${note}</span>`}</li>`
)}</ol></details>`

const replyList = ({ brand, comment: { replies } }: CommentView) =>
  replies.length === 0
    ? null
    : html`<h2>Replies</h2>${replies.map(
        ({ at, name, text }) => html`<blockquote class="said reply" dir="auto">${text}</blockquote>
<p class="small soft">${bdi(name ?? "The autopilot")}, ${moment(at, brand.timeZone)}</p>`
      )}`

const asked = ({ asking }: CommentView) =>
  asking === null || asking.reason === ""
    ? null
    : html`<p><strong>Why it asks:</strong> ${bdi(sentence(asking.reason))}${
        asking.leaning === null
          ? null
          : html` It would rather ${asking.leaning === "hide" ? "hide it" : "leave it up"}${asking.leaning_why === "" ? "." : html`: ${bdi(sentence(asking.leaning_why))}`}`
      }</p>`

const waitsForPlatform = ({ pending_action: pending, platform }: CommentDetail) =>
  pending === null
    ? null
    : html`<p class="soft">${platformName(platform)} has not confirmed yet: ${pending.action}.</p>`

const doneNote = ({ comment: { decision }, done }: CommentView) =>
  done && decision !== null
    ? html`<div class="note good" role="status"><p>Done. ${bdi(sentence(decision.reason))}</p></div>`
    : null

export const commentPage = (view: CommentView) => {
  const { brand, comment, problem } = view
  const waiting = comment.status === "review"
  const query = new URLSearchParams({ workspace: brand.workspaceId })
  return {
    title: `A comment on ${platformName(comment.platform)}`,
    here: waiting ? ("needs-you" as const) : ("inbox" as const),
    body: html`
<p class="small"><a href="${waiting ? "/needs-you" : "/inbox"}?${query.toString()}">${waiting ? "All that waits" : "All comments"} for ${brand.name}</a></p>
${doneNote(view)}
${alert(problem)}
<p><span class="state ${comment.status}">${statusWords[comment.status]}</span>${comment.archived ? " (archived)" : ""}</p>
<blockquote class="said" dir="auto">${comment.text}</blockquote>
${comment.has_media ? html`<p class="small soft">It has a picture or a video, which Steward does not show.</p>` : null}
<p class="small soft">${authorOf(comment.author)}, ${moment(comment.created_at, brand.timeZone)}. ${platformLink(comment)}</p>
${waitsForPlatform(comment)}
${comment.action_error === null ? null : html`<div class="note warn"><p>${platformName(comment.platform)} refused the last action: ${bdi(sentence(comment.action_error))}</p></div>`}
${asked(view)}
${answerForms(view)}
${replyList(view)}
<h2>More about it</h2>
<dl class="facts">
${fact("Account", bdi(comment.account.name))}
${fact("Posted under", under(comment))}
${fact("Why", decided(view))}
${fact("Received", moment(comment.received_at, brand.timeZone))}
</dl>
${comment.scores === null ? null : scoreTable(comment.scores)}
${historyList(view)}`
  }
}
