import { platformName } from "#schema/Platform.ts"
import type { Comment, CommentStatus } from "#schema/resources/Comment.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import type { Brand } from "#src/Access/People/Membership.ts"
import type { Page } from "#src/Database/Page.ts"
import { brandChoice } from "../Parts/BrandChoice.ts"
import { type Html, html } from "../Parts/Html.ts"
import { hidden } from "../Parts/Layout.ts"
import { bdi, moment, saidIn, sentence, statusWords } from "../Parts/Words.ts"

interface ListView<A> {
  readonly brand: Brand
  readonly brands: ReadonlyArray<Brand>
  readonly list: Page<A>
}

interface Row extends Pick<Comment, "author" | "has_media" | "platform" | "text"> {
  readonly id: string
  readonly at: string
  readonly more: Html | null
}

const row = (place: string, brand: Brand, { at, author, has_media, id, more, platform, text }: Row) => html`<li><div>
<a class="comment" href="/${place}/${id}" dir="auto">${saidIn({ has_media, text })}</a>
<p class="small soft">${bdi(author.name)} on ${platformName(platform)}, ${moment(at, brand.timeZone)}</p>
${more}</div></li>`

/** The rest of a list, older than what is shown. */
const older = (path: string, query: Readonly<Record<string, string>>, { next_cursor }: Page<unknown>) =>
  next_cursor === null
    ? null
    : html`<p class="below"><a href="${`${path}?${new URLSearchParams({ ...query, cursor: next_cursor })}`}">Older ones</a></p>`

/** An answer that was just given. */
const doneNote = (done: Pick<Comment, "decision" | "id"> | null) =>
  done === null || done.decision === null
    ? null
    : html`<div class="note good" role="status"><p>Done. ${bdi(sentence(done.decision.reason))} <a href="/inbox/${done.id}">Look at it, or answer otherwise</a></p></div>`

export interface NeedsYouView extends ListView<NeedsYouItem> {
  readonly done: Pick<Comment, "decision" | "id"> | null
}

export const needsYouPage = ({ brand, brands, done, list }: NeedsYouView) => ({
  title: "Needs you",
  here: "needs-you" as const,
  body: html`${brandChoice("/needs-you", brand, brands)}
${doneNote(done)}
${
  list.data.length === 0
    ? html`<div class="note"><p>Nothing waits for an answer at ${brand.name}.</p></div>`
    : html`<ul class="rows">${list.data.map((item) =>
        row("needs-you", brand, {
          ...item,
          at: item.created_at,
          more: item.reason === "" ? null : html`<p class="small">${bdi(sentence(item.reason))}</p>`
        })
      )}</ul>`
}
${older("/needs-you", { workspace: brand.workspaceId }, list)}`
})

export interface InboxView extends ListView<Comment> {
  readonly status: CommentStatus | null
}

const statusChoice = ({ brand, status }: InboxView) => html`<form method="get" action="/inbox" class="field">
${hidden("workspace", brand.workspaceId)}<label for="status">Which comments</label>
<div class="pair"><select id="status" name="status"><option value="">All</option>${Object.entries(statusWords).map(
  ([value, words]) => html`<option value="${value}"${value === status ? html` selected` : null}>${words}</option>`
)}</select><button class="plain">Show</button></div></form>`

export const inboxPage = (view: InboxView) => {
  const { brand, brands, list, status } = view
  const query = { workspace: brand.workspaceId, ...(status === null ? {} : { status }) }
  return {
    title: "Inbox",
    here: "inbox" as const,
    body: html`${brandChoice("/inbox", brand, brands)}
${statusChoice(view)}
${
  list.data.length === 0
    ? html`<div class="note"><p>There are no such comments at ${brand.name}.</p></div>`
    : html`<ul class="rows">${list.data.map((comment) =>
        row("inbox", brand, {
          ...comment,
          at: comment.received_at,
          more: html`<p class="small"><span class="state ${comment.status}">${statusWords[comment.status]}</span></p>`
        })
      )}</ul>`
}
${older("/inbox", query, list)}`
  }
}
