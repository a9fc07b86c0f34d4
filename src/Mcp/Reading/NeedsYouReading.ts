import type { AnswerLocal, AnswerQueued, NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import { lengths, quote } from "./Quote.ts"
import { counted, joined, nextPage, others, present, type Reading } from "./Reading.ts"

interface NeedsYouPage {
  readonly data: ReadonlyArray<Partial<NeedsYouItem>>
  readonly next_cursor: string | null
}

const lean = ({ leaning, leaning_why }: Partial<NeedsYouItem>) => {
  if (leaning === undefined) return undefined
  if (leaning === null) return "  it leans to nothing"
  return joined([`  it would ${leaning}`, leaning_why ? `because ${quote(leaning_why, lengths.sentence)}` : undefined])
}

const linesOf = (item: Partial<NeedsYouItem>): ReadonlyArray<string> => {
  const { author, created_at, has_media, id, platform, post_caption, reason, reason_score, surface, text } = item
  return present([
    joined([
      joined([id, platform, surface], " "),
      created_at === undefined ? undefined : `waits since ${created_at}`,
      has_media === true ? "with media" : undefined
    ]),
    author && `  by ${quote(author.name, lengths.name)} ${quote(author.handle, lengths.name)}`,
    text === undefined ? undefined : `  text ${quote(text, lengths.text)}`,
    post_caption ? `  under the post ${quote(post_caption, lengths.short)}` : undefined,
    reason === undefined
      ? undefined
      : joined([
          `  asks because ${quote(reason, lengths.sentence)}`,
          typeof reason_score === "number" ? `score ${reason_score}` : undefined
        ]),
    lean(item)
  ])
}

/** Fields that have words of their own. */
const told = [
  ...["id", "platform", "surface", "created_at", "has_media", "author", "text", "post_caption"],
  ...["reason", "reason_score", "leaning", "leaning_why"]
]

/** A page of what waits: who wrote what, why the autopilot asks, and what it leans to. */
export const needsYouList = ({ data, next_cursor }: NeedsYouPage, fields?: ReadonlyArray<string>): Reading => ({
  heading:
    data.length === 0
      ? "Nothing waits for a person."
      : `${counted(data.length, "comment that waits", "comments that wait")}, newest first.`,
  lines: data.flatMap((item) => [...linesOf(item), ...others(item, told, fields)]),
  next: [
    ...(data.length === 0
      ? []
      : ["Ask the person you work for, then call answer_needs_you with the comment_id and hide, keep or reply."]),
    ...nextPage("list_needs_you", next_cursor)
  ]
})

/** What became of an answer. */
export const answered = ({ data }: { readonly data: typeof AnswerQueued.Type | typeof AnswerLocal.Type }): Reading => ({
  heading: `The answer ${data.answer} to ${data.comment_id} was taken, and the autopilot learns from it.`,
  lines: data.note === undefined ? [] : [`  ${quote(data.note, lengths.whole)}`],
  next: [
    data.queued
      ? "The work is queued: the platform confirms within seconds, and get_comment shows it."
      : "Nothing needed the platform."
  ]
})
