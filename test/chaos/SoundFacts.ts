import type { Deed, Facts, KeptComment, KeptDelivery, KeptWork, TakenDelivery, WrittenComment } from "./Facts.ts"

export const written = (id: string, more: Partial<WrittenComment> = {}): WrittenComment => ({
  platform: "facebook",
  id,
  parentId: null,
  text: "Nice tent",
  own: false,
  hidden: false,
  removed: false,
  calls: {},
  ...more
})

export const kept = (id: string, more: Partial<KeptComment> = {}): KeptComment => ({
  id: `com_${id}`,
  platform: "facebook",
  external_id: id,
  status: "visible",
  hidden_on_platform: false,
  pending_action: null,
  reply_ids: [],
  hidden_times: 0,
  outcomes: ["keep"],
  revisits: 0,
  hidden_to_ask: false,
  ...more
})

export const work = (id: string, action: string, more: Partial<KeptWork> = {}): KeptWork => ({
  id: `wrk_${id}`,
  comment_id: `com_${id}`,
  action,
  state: "done",
  attempts: 1,
  last_error: null,
  ...more
})

export const deed = (id: string, verb: Deed["verb"], more: Partial<Deed> = {}): Deed => ({
  commentId: `com_${id}`,
  verb,
  replyText: null,
  outcome: "done",
  note: "",
  ...more
})

export const refusedHide = work("6", "hide", { state: "refused", last_error: "Facebook does not allow this." })

export const reply = written("4", { parentId: "3", text: "Thank you", own: true })

const sent: ReadonlyArray<readonly [event: string, sequence: number, comment: string]> = [
  ["comment.received", 1, "1"],
  ["comment.received", 2, "2"],
  ["comment.received", 3, "3"],
  ["comment.hidden", 1, "2"],
  ["comment.review", 1, "3"],
  ["comment.review", 2, "5"],
  ["comment.hidden", 2, "5"],
  ["comment.received", 4, "5"],
  ["comment.received", 5, "6"],
  ["comment.review", 3, "6"]
]

export const deliveries = sent.map(
  ([event, sequence, comment]): KeptDelivery => ({
    id: `dlv_${event}_${comment}`,
    hook_id: `hook_${event}`,
    sequence,
    event,
    state: "delivered",
    attempts: 1
  })
)

export const taken = sent.map(
  ([event, sequence, comment]): TakenDelivery => ({
    id: `dlv_${event}_${comment}`,
    address: event,
    event,
    sequence,
    commentId: `com_${comment}`,
    body: `${event} ${comment}`
  })
)

/**
 * One comment kept, one hidden, one asked about and replied to, one hidden to ask about that, one whose hiding was
 * refused; a delivery came twice.
 */
export const sound: Facts = {
  written: [
    written("1"),
    written("2", { hidden: true }),
    written("3"),
    reply,
    written("5", { hidden: true }),
    written("6")
  ],
  pushesLeft: 0,
  comments: [
    kept("1"),
    kept("2", { status: "hidden", hidden_on_platform: true, hidden_times: 1, outcomes: ["hide"] }),
    kept("3", { outcomes: ["ask"], reply_ids: ["4"] }),
    kept("5", {
      status: "review",
      hidden_on_platform: true,
      hidden_times: 1,
      outcomes: ["ask"],
      hidden_to_ask: true
    }),
    kept("6", { status: "review", outcomes: ["hide"] })
  ],
  work: [work("2", "hide"), work("3", "reply"), work("5", "hide"), refusedHide],
  hooks: [
    { id: "hook_comment.received", event: "comment.received", last_sequence: 5 },
    { id: "hook_comment.hidden", event: "comment.hidden", last_sequence: 2 },
    { id: "hook_comment.review", event: "comment.review", last_sequence: 3 }
  ],
  deliveries,
  taken: [...taken, ...taken.slice(0, 1)],
  unbelieved: [],
  deeds: [deed("3", "reply", { replyText: "Thank you" })],
  ended: []
}
