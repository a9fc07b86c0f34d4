import type { Comment, CommentInFull } from "#schema/resources/Comment.ts"
import { lengths, quote } from "./Quote.ts"
import { counted, joined, nextPage, others, present, type Reading } from "./Reading.ts"

interface CommentPage {
  readonly data: ReadonlyArray<Partial<Comment>>
  readonly next_cursor: string | null
}

const known = <A>(value: A | null | undefined, said: (value: A) => string): string | undefined =>
  value === null || value === undefined ? undefined : said(value)

const standing = ({
  account,
  archived,
  id,
  pending_action,
  platform,
  received_at,
  status,
  surface
}: Partial<Comment>) =>
  joined([
    joined([id, status, archived === true ? "archived" : undefined], " "),
    joined([platform, surface], " "),
    known(account, ({ id, name }) => `account ${id} ${quote(name, lengths.name)}`),
    known(received_at, (at) => `received ${at}`),
    known(pending_action, ({ action, since }) => `${action} queued since ${since}`)
  ])

const author = ({ author: who }: Partial<Comment>) =>
  known(who, ({ handle, name }) => `  by ${quote(name, lengths.name)} ${quote(handle, lengths.name)}`)

const said = ({ has_media, text }: Partial<Comment>, max: number) =>
  joined([known(text, (words) => `  text ${quote(words, max)}`), has_media === true ? "  with media" : undefined], "")

const decision = ({ decision: why }: Partial<Comment>) =>
  known(why, ({ at, by, category, name, outcome, reason, score }) =>
    joined([
      `  decided: ${outcome} by ${by}${name === null ? "" : ` ${quote(name, lengths.name)}`}`,
      category === null ? undefined : joined([category, score === null ? undefined : String(score)], " "),
      `because ${quote(reason, lengths.sentence)}`,
      `at ${at}`
    ])
  )

const trouble = ({ action_error }: Partial<Comment>) =>
  known(action_error, (why) => `  the last action came to nothing: ${quote(why, lengths.sentence)}`)

const late = ({ delayed }: Partial<CommentInFull>) =>
  known(delayed, ({ action, reason, until }) =>
    joined(
      [`  ${action} waits`, known(until, (at) => `until ${at}`), `because ${quote(reason, lengths.sentence)}`],
      " "
    )
  )

const draft = ({ draft_reply }: Partial<Comment>) =>
  known(draft_reply, (text) => `  suggested reply ${quote(text, lengths.sentence)}`)

const place = ({ ad, post }: Partial<Comment>, max: number) =>
  joined([
    known(post, ({ caption, external_id }) =>
      joined([`  under post ${quote(external_id, lengths.name)}`, known(caption, (text) => quote(text, max))], " ")
    ),
    known(ad, ({ id, name }) =>
      joined([`  in ad ${quote(id, lengths.name)}`, known(name, (text) => quote(text, max))], " ")
    )
  ])

const replied = (replies: Comment["replies"], max: number) =>
  replies.map(({ at, by, name, text }) =>
    joined(["  reply by", by, known(name, (who) => quote(who, lengths.name)), `at ${at}:`, quote(text, max)], " ")
  )

/** Fields that have words of their own. */
const told = [
  ...["id", "status", "archived", "platform", "surface", "account", "received_at", "pending_action", "author", "text"],
  ...["has_media", "post", "ad", "decision", "action_error", "draft_reply", "replies"]
]

const linesOf = (comment: Partial<Comment>, max: number): ReadonlyArray<string> =>
  present([
    standing(comment),
    author(comment),
    said(comment, max),
    place(comment, lengths.short),
    decision(comment),
    trouble(comment),
    draft(comment)
  ])

/** As many of the newest replies as a list has room for. */
const repliesInList = 3

/** A page of a list: of each comment where it stands, who wrote what, why it was decided, and what it waits for. */
export const commentList = ({ data, next_cursor }: CommentPage, fields?: ReadonlyArray<string>): Reading => ({
  heading: data.length === 0 ? "No comment fits." : `${counted(data.length, "comment")}, newest first.`,
  lines: data.flatMap((comment) => [
    ...linesOf(comment, lengths.text),
    ...replied((comment.replies ?? []).slice(-repliesInList), lengths.short),
    ...others(comment, told, fields)
  ]),
  next: nextPage("list_comments", next_cursor)
})

const scored = ({ scores }: Partial<Comment>) =>
  known(scores, (all) => {
    const seen = Object.entries(all).filter(([, score]) => score >= 0.01)
    return seen.length === 0 ? "" : `  scores: ${seen.map(([area, score]) => `${area} ${score}`).join(", ")}`
  })

const whatNext = ({ delayed, id, pending_action, status }: Partial<CommentInFull>): ReadonlyArray<string> => {
  if (delayed !== null && delayed !== undefined) {
    return [
      delayed.until === null
        ? "Steward goes on by itself once somebody has connected the account again. Asking for it again does not help."
        : "Steward tries again by itself then. Asking for it again does not help."
    ]
  }
  if (pending_action !== null && pending_action !== undefined) {
    return ["The platform confirms within seconds; call get_comment again to see it."]
  }
  if (status === "deleted") return ["It is gone from the platform: nothing can be done to it."]
  return status === "review" ? [`It waits for a person: answer_needs_you with comment_id ${id} answers it.`] : []
}

/** One comment with its scores and everything that happened to it. */
export const commentDetail = (
  { data }: { readonly data: Partial<CommentInFull> },
  fields?: ReadonlyArray<string>
): Reading => ({
  heading: "One comment.",
  lines: present([
    ...linesOf(data, lengths.whole),
    late(data),
    ...replied(data.replies ?? [], lengths.sentence),
    scored(data),
    known(data.url, (url) => `  in the app ${quote(url, lengths.sentence)}`),
    known(data.platform_url, (url) => `  on the platform ${quote(url, lengths.sentence)}`),
    ...(data.history ?? []).map(({ actor, at, note, what }) =>
      joined([`  ${at}`, quote(actor, lengths.name), what, known(note, (text) => quote(text, lengths.sentence))], " ")
    ),
    ...others(data, [...told, "delayed", "scores", "url", "platform_url", "history"], fields)
  ]),
  next: whatNext(data)
})
