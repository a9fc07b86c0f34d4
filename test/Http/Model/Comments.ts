import type { Comment, CommentAction, PlatformAction } from "#schema/resources/Comment.ts"
import type { AnswerKind } from "#schema/resources/NeedsYou.ts"
import type { Timestamp } from "#schema/Time.ts"

/** Platform work that is queued, with the text of a reply. */
export interface Work {
  readonly action: PlatformAction
  readonly text: string
}

/** A hidden comment is shown again; a reply is cut; it takes the place of an earlier answer; nobody was asked. */
export type Note = "again" | "cut" | "instead" | "unasked"

/** What a person last said about how a comment should stand. */
export interface Said {
  readonly answer: AnswerKind
  readonly text: string | null
  readonly queued: boolean
  /** What was said of it beside that it was taken. */
  readonly notes: ReadonlyArray<Note>
  readonly personId: string
  readonly at: Timestamp
}

/** A comment as the API last showed it, and what is known of it besides. */
export interface Held {
  readonly comment: Comment
  readonly hiddenThere: boolean
  readonly open: ReadonlyArray<Work>
  readonly said: Said | null
  /** What its history says, oldest first. */
  readonly history: number
  readonly asked: boolean
  /** Since when it waits for a person, in seconds. */
  readonly waitingSince: string | null
  /** What the autopilot made of it, and whether a person thought otherwise in the end. */
  readonly record: {
    readonly outcome: "hide" | "keep" | "ask"
    readonly at: Timestamp
    readonly corrected: boolean
  } | null
  readonly authorIsKnown: boolean
}

export type Verb = CommentAction | "keep"

/** What comes of a deed: it cannot be done, or this many pieces of platform work, and these fields are different. */
export type Deed =
  | { readonly _tag: "Refused"; readonly status: 409 | 422 }
  | { readonly _tag: "Nothing" }
  | {
      readonly _tag: "Done"
      readonly work: ReadonlyArray<Work>
      /** How a person now wants it to stand, where the deed says so. */
      readonly verdict: "hide" | "keep" | null
      readonly archived: boolean
    }

const turns = ["hide", "unhide"]
const lastTurn = (open: ReadonlyArray<Work>) => open.findLast(({ action }) => turns.includes(action))

/** Whether it is hidden once everything that is queued is done. */
export const willBeHidden = ({ hiddenThere, open }: Held) => {
  const turn = lastTurn(open)
  return turn === undefined ? hiddenThere : turn.action === "hide"
}

/** What a comment shows as pending. */
export const pendingOf = (open: ReadonlyArray<Work>) => (lastTurn(open) ?? open[0])?.action ?? null

export const deed = (held: Held, verb: Verb, text: string): Deed => {
  const { comment } = held
  const refused = { _tag: "Refused", status: 422 } as const
  const done = (verdict: "hide" | "keep" | null, ...work: ReadonlyArray<Work>): Deed => ({
    _tag: "Done",
    work,
    verdict,
    archived: comment.archived
  })
  const unhide: Work = { action: "unhide", text: "" }
  if (comment.status === "deleted") return { _tag: "Refused", status: 409 }
  const hidden = willBeHidden(held)
  switch (verb) {
    case "hide":
      return hidden ? done("hide") : done("hide", { action: "hide", text: "" })
    case "unhide":
    case "allow":
    case "keep":
      return hidden ? done("keep", unhide) : done("keep")
    case "reply": {
      if (hidden && comment.platform === "instagram") return refused
      return done("keep", ...(hidden ? [unhide] : []), { action: "reply", text })
    }
    case "archive":
    case "unarchive": {
      const archived = verb === "archive"
      return archived === comment.archived ? { _tag: "Nothing" } : { _tag: "Done", work: [], verdict: null, archived }
    }
    case "block":
    case "unblock":
      return comment.platform === "facebook" && held.authorIsKnown ? done(null, { action: verb, text: "" }) : refused
  }
}

const limits: Partial<Record<Comment["platform"], number>> = { tiktok: 150, threads: 500 }

/** What is said of a deed and its work. */
export const notesOf = ({ platform }: Comment, work: ReadonlyArray<Work>): ReadonlyArray<Note> => {
  const reply = work.find(({ action }) => action === "reply")
  if (reply === undefined) return []
  return [
    ...(work.some(({ action }) => action === "unhide") ? (["again"] as const) : []),
    ...(Array.from(reply.text).length > (limits[platform] ?? Number.POSITIVE_INFINITY) ? (["cut"] as const) : [])
  ]
}

/** Whether a reply is what was asked for, cut between words where the platform takes no more. */
export const isPosted = (posted: string, asked: string, { platform }: Comment) => {
  const limit = limits[platform] ?? Number.POSITIVE_INFINITY
  if (Array.from(asked).length <= limit) return posted === asked
  return Array.from(posted).length <= limit && asked.startsWith(posted) && /^\s/.test(asked.slice(posted.length))
}

/** How it stands when all its work is done, and for which the platform has confirmed. */
export const afterWork = (held: Held): Pick<Held, "hiddenThere"> & { readonly status: Comment["status"] } => {
  let { hiddenThere } = held
  let { status } = held.comment
  for (const { action } of held.open) {
    if (action === "hide") {
      hiddenThere = true
      if (status === "visible") status = "hidden"
    }
    if (action === "unhide") {
      hiddenThere = false
      if (status === "hidden") status = "visible"
    }
  }
  return { hiddenThere, status }
}
