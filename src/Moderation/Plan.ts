import { platformName } from "#schema/Platform.ts"
import type { PlatformAction } from "#schema/resources/Comment.ts"
import type { CommentChange } from "#src/Comments/CommentChange.ts"
import { received } from "#src/Comments/Observe.ts"
import type { CommentFields, StoredComment } from "#src/Comments/StoredComment.ts"
import { capability, replyLimit, replyOnHidden } from "#src/Platforms/Port/Capabilities.ts"
import { cutReply } from "#src/Platforms/Port/ReplyText.ts"
import { type CommentWithWork, pendingOf, willBeHidden } from "./Pending.ts"
import { decided, doerIn, type RequestedAction } from "./RequestedAction.ts"

export interface PlannedWork {
  readonly action: PlatformAction
  readonly replyText: string | null
}

/** What becomes of it: refused by the platform's rules, too late, or a change with the platform work it takes. */
export type Plan =
  | { readonly _tag: "Refused"; readonly reason: string }
  | { readonly _tag: "Removed" }
  | { readonly _tag: "Planned"; readonly change: CommentChange; readonly work: ReadonlyArray<PlannedWork> }

export const plan = (subject: CommentWithWork, asked: RequestedAction): Plan => {
  if (subject.comment.status === "deleted") return { _tag: "Removed" }
  switch (asked.verb) {
    case "hide":
      return hide(subject, asked)
    case "unhide":
    case "allow":
    case "keep":
      return show(subject, asked)
    case "reply":
      return reply(subject, asked)
    case "archive":
    case "unarchive":
      return archive(subject, asked)
    case "block":
    case "unblock":
      return block(subject, asked, asked.verb)
  }
}

const hide = (subject: CommentWithWork, asked: RequestedAction): Plan => {
  const { comment } = subject
  const able = capability(comment.platform, "hide")
  if (!able.allowed) return { _tag: "Refused", reason: able.reason }
  const set = decided(comment, asked, "hide", `Hidden by ${doerIn(asked)}`)
  return planned(subject, asked, set, willBeHidden(subject) ? [] : [work("hide")])
}

const show = (subject: CommentWithWork, asked: RequestedAction): Plan => {
  const { comment } = subject
  const set = decided(comment, asked, "keep", `Kept by ${doerIn(asked)}`)
  if (!willBeHidden(subject)) return planned(subject, asked, set, [], settledVisible(subject))
  const able = capability(comment.platform, "unhide")
  if (!able.allowed) return { _tag: "Refused", reason: able.reason }
  return planned(subject, asked, set, [work("unhide")])
}

const reply = (subject: CommentWithWork, asked: RequestedAction): Plan => {
  const { comment } = subject
  const able = capability(comment.platform, "reply")
  if (!able.allowed) return { _tag: "Refused", reason: able.reason }
  const hidden = willBeHidden(subject)
  const whenHidden = replyOnHidden(comment.platform)
  if (hidden && whenHidden._tag === "Refused") return { _tag: "Refused", reason: whenHidden.reason }
  const { text, cut } = postedReply(comment, asked.text)
  const note = cut ? `Cut to ${replyLimit(comment.platform)} characters, the most the platform allows: ${text}` : text
  const set = {
    ...decided(comment, asked, "keep", `Replied to by ${doerIn(asked)}`),
    draft_reply: null
  }
  return planned(
    subject,
    asked,
    set,
    [...(hidden ? [work("unhide")] : []), { action: "reply", replyText: text }],
    settledVisible(subject),
    note
  )
}

/** What is posted of a reply: what the platform takes. */
export const postedReply = ({ platform }: Pick<StoredComment, "platform">, text: string | null) =>
  cutReply(text ?? "", replyLimit(platform))

/** As many of the last characters as show where a reply ends. */
const shownEnd = 30

const endOf = (text: string): string => {
  const end = [...text].slice(-shownEnd).join("")
  return end === text ? text : `…${end.replace(/^\S*\s+/u, "")}`
}

const cutNote = ({ platform }: Pick<StoredComment, "platform">, { text, verb }: RequestedAction): string | null => {
  if (verb !== "reply") return null
  const posted = postedReply({ platform }, text)
  if (!posted.cut) return null
  return `${platformName(platform)} takes ${replyLimit(platform)} characters, so the reply is cut after “${endOf(posted.text)}”`
}

const shownAgainNote = (work: ReadonlyArray<PlatformAction>): string | null =>
  work.includes("unhide") && work.includes("reply")
    ? "The comment is hidden: it will be shown again before the reply is posted, because a reply keeps it up"
    : null

/** One text of several; null for none. */
export const joinedNotes = (notes: ReadonlyArray<string | null>): string | null => {
  const said = notes.filter((note) => note !== null)
  return said.length === 0 ? null : said.join(". ")
}

/** What else comes of a deed and its platform work, in words; null for nothing. */
export const noteOf = (
  comment: Pick<StoredComment, "platform">,
  asked: RequestedAction,
  work: ReadonlyArray<PlatformAction>
): string | null => joinedNotes([shownAgainNote(work), cutNote(comment, asked)])

const archive = (subject: CommentWithWork, asked: RequestedAction): Plan => {
  const archived = asked.verb === "archive"
  return subject.comment.archived === archived
    ? { _tag: "Planned", change: { set: {}, history: [], events: [] }, work: [] }
    : planned(subject, asked, { archived }, [])
}

const block = (subject: CommentWithWork, asked: RequestedAction, action: "block" | "unblock"): Plan => {
  const { comment } = subject
  const able = capability(comment.platform, action)
  if (!able.allowed) return { _tag: "Refused", reason: able.reason }
  if (comment.author_external_id === null) {
    return {
      _tag: "Refused",
      reason: "Steward does not know who wrote this comment, so nobody can be blocked for it."
    }
  }
  return planned(subject, asked, { action_error: null }, [work(action)])
}

const work = (action: PlatformAction): PlannedWork => ({ action, replyText: null })

type Announcement = Pick<CommentChange, "events"> & { readonly set: CommentFields }

const unannounced: Announcement = { set: {}, events: [] }

/** A comment that a person keeps before it was decided settles with that; one that is being hidden does so later. */
const settledVisible = ({ comment, open }: CommentWithWork): Announcement =>
  comment.hidden_on_platform || open.some(({ action }) => action === "hide")
    ? unannounced
    : { set: { announced: true }, events: received(comment) }

const planned = (
  { open }: CommentWithWork,
  asked: RequestedAction,
  set: CommentFields,
  work: ReadonlyArray<PlannedWork>,
  announcement: Announcement = unannounced,
  note: string | null = null
): Plan => {
  const queued = work.map(({ action }) => ({ action, queued_at: asked.at }))
  const pending = work.length === 0 ? {} : pendingOf([...open, ...queued])
  return {
    _tag: "Planned",
    change: {
      set: { ...set, ...announcement.set, ...pending },
      history: [{ actor: asked.actor ?? asked.personName, what: asked.verb, note }],
      events: announcement.events
    },
    work
  }
}
