import type { DateTime } from "effect"
import { platformName } from "#schema/Platform.ts"
import type { WebhookEvent } from "#schema/resources/Event.ts"
import { shown } from "#src/Ground/Time.ts"
import { beforeEdit } from "./Changes/BeforeEdit.ts"
import { type Changing, type CommentChange, changed } from "./CommentChange.ts"
import type { Observation } from "./Observation.ts"
import type { CommentFields, StoredComment } from "./StoredComment.ts"
import { isWordless } from "./Wordless.ts"
import { isWrittenAnew } from "./WrittenAnew.ts"

/** For this long after our own work was confirmed, news of hiding and showing is taken for its echo. */
export const echoMilliseconds = 60_000

/** What becomes of a comment that we know when the platform reports something about it; null for nothing. */
export const observe = (comment: StoredComment, observation: Observation, at: Date): CommentChange | null => {
  if (comment.status === "deleted") return null
  switch (observation._tag) {
    case "Commented": {
      const { author, hasMedia, hidden, text } = observation.comment
      const now = { text, hasMedia, authorId: author.externalId }
      return both(edited(comment, now), hidden ? observedHidden(comment, at) : observedVisible(comment, at))
    }
    case "Edited":
      return edited(comment, { ...observation, hasMedia: observation.hasMedia ?? comment.has_media })
    case "Hidden":
      return observedHidden(comment, at)
    case "Unhidden":
      return observedVisible(comment, at)
    case "Removed":
      return removed(comment)
  }
}

/** What becomes of a comment step by step when the platform reports several things about it. */
export const observeAll = (
  comment: StoredComment,
  observations: ReadonlyArray<Observation>,
  at: Date
): ReadonlyArray<Changing> => {
  const steps: Array<Changing> = []
  let now = comment
  for (const observation of observations) {
    const change = observe(now, observation, at)
    if (change === null) continue
    const step = { comment: now, at, change }
    steps.push(step)
    now = changed(step)
  }
  return steps
}

interface Edit {
  readonly text: string
  readonly hasMedia: boolean
  readonly authorId?: string | null
  readonly sentAt?: DateTime.Utc
}

/**
 * An edit is decided anew, unless the comment is hidden or about to be: then only its text changes. One that is about to be
 * shown is decided anew once people see it, as nobody has judged what it says now. So is what the author of an erased comment
 * writes anew: nothing else of them comes back.
 */
const edited = (comment: StoredComment, now: Edit): CommentChange | null => {
  const { authorId = null, hasMedia, sentAt, text } = now
  const isErased = comment.erased_at !== null
  const isSame = text === comment.text && (hasMedia === comment.has_media || isWordless(text))
  if (isErased ? !isWrittenAnew(comment, text, sentAt) : isSame) return null
  const stays = comment.hidden_on_platform || comment.pending_action === "hide"
  const isShownSoon = comment.hidden_on_platform && comment.pending_action === "unhide"
  return {
    set: {
      text,
      has_media: hasMedia,
      // so that it goes when they are deleted again
      ...(isErased ? { erased_at: null, author_external_id: authorId } : {}),
      ...(stays ? {} : { ...undecided, ...unposted(comment) }),
      ...(isShownSoon ? { decided_at: null } : {})
    },
    history: [{ actor: comment.author_name || comment.author_handle, what: "edited", note: beforeEdit(comment.text) }],
    events: []
  }
}

/** The words of a person that were not posted are still to be answered for once the edit is judged. */
const unposted = ({ asking }: StoredComment): CommentFields =>
  asking?.unposted === undefined ? {} : { asking, draft_reply: asking.unposted.words }

const both = (first: CommentChange | null, second: CommentChange | null): CommentChange | null =>
  first === null || second === null
    ? (first ?? second)
    : {
        set: { ...first.set, ...second.set },
        history: [...first.history, ...second.history],
        events: [...first.events, ...second.events]
      }

const settled = { waiting_since: null, asking: null } as const

/** What a comment is whose text has to be judged anew. */
export const undecided = { ...settled, status: "pending", decision: null, scores: null, draft_reply: null } as const

const observedHidden = (comment: StoredComment, at: Date): CommentChange | null => {
  if (comment.hidden_on_platform || isEcho(comment, at)) return null
  const platform = platformName(comment.platform)
  return {
    set: {
      ...settled,
      status: "hidden",
      hidden_on_platform: true,
      hidden_at: at,
      announced: true,
      decision: byPlatform(comment, "hide", `Hidden on ${platform} itself`, at),
      decided_at: at
    },
    history: [{ actor: platform, what: "hidden", note: "Not through Steward" }],
    events: ["comment.hidden", ...received(comment)]
  }
}

const observedVisible = (comment: StoredComment, at: Date): CommentChange | null => {
  if (!comment.hidden_on_platform || isEcho(comment, at)) return null
  const platform = platformName(comment.platform)
  return {
    set: {
      ...settled,
      status: "visible",
      hidden_on_platform: false,
      hidden_at: null,
      decision: byPlatform(comment, "keep", `Shown again on ${platform} itself`, at),
      decided_at: at
    },
    history: [{ actor: platform, what: "unhidden", note: "Not through Steward" }],
    events: []
  }
}

/** The comment is gone: nothing more can be done to it. */
export const removed = (comment: StoredComment): CommentChange => ({
  set: { ...settled, status: "deleted", pending_action: null, pending_since: null, announced: true },
  history: [{ actor: platformName(comment.platform), what: "deleted", note: "The comment is gone from the platform" }],
  events: received(comment)
})

/** `comment.received` goes out once, with the first settling. */
export const received = (comment: StoredComment): ReadonlyArray<WebhookEvent> =>
  comment.announced ? [] : ["comment.received"]

const isEcho = (comment: StoredComment, at: Date) =>
  changesHiding(comment.pending_action) ||
  (comment.acted_at !== null && at.getTime() - comment.acted_at.getTime() < echoMilliseconds)

/** Whether work that is under way may be what the platform tells of; a reply may wait for days. */
const changesHiding = (action: StoredComment["pending_action"]) =>
  action !== null && action !== "reply" && action !== "private_reply"

const byPlatform = (comment: StoredComment, outcome: "hide" | "keep", reason: string, at: Date) => ({
  outcome,
  by: "platform" as const,
  name: null,
  reason,
  category: null,
  score: null,
  policy_version: comment.decision?.policy_version ?? null,
  at: shown(at)
})
