import type { DecisionOutcome } from "#schema/resources/Comment.ts"

/** A comment as the platform has it at the end. `calls` counts what it carried out, by action. */
export interface WrittenComment {
  readonly platform: string
  readonly id: string
  readonly parentId: string | null
  readonly text: string
  /** Written by the brand's own account: a reply of ours. */
  readonly own: boolean
  readonly hidden: boolean
  readonly removed: boolean
  readonly calls: Readonly<Record<string, number>>
}

/** The same comment as the service has it. */
export interface KeptComment {
  readonly id: string
  readonly platform: string
  readonly external_id: string
  readonly status: string
  readonly hidden_on_platform: boolean
  readonly pending_action: string | null
  readonly reply_ids: ReadonlyArray<string | null>
  /** How often the platform has said that it is hidden now: by an answer, or by a report, which can come late. */
  readonly hidden_times: number
  /** What the autopilot decided, once for each time it did. */
  readonly outcomes: ReadonlyArray<DecisionOutcome>
  /** How many of these it made since answers that it had followed were taken back. */
  readonly revisits: number
  /** Whether it asked, the last time, if hiding the comment was right: such a comment waits while it is hidden. */
  readonly hidden_to_ask: boolean
}

export interface KeptWork {
  readonly id: string
  readonly comment_id: string
  readonly action: string
  readonly state: string
  readonly attempts: number
  readonly last_error: string | null
}

export interface KeptHook {
  readonly id: string
  readonly event: string
  readonly last_sequence: number
}

export interface KeptDelivery {
  readonly id: string
  readonly hook_id: string
  readonly sequence: number
  readonly event: string
  readonly state: string
  readonly attempts: number
}

/** A delivery that the receiver took; once for each time it did. */
export interface TakenDelivery {
  readonly id: string
  /** The event that the address it came to is subscribed to. */
  readonly address: string
  readonly event: string
  readonly sequence: number
  /** The service's id of the comment that it is about. */
  readonly commentId: string
  readonly body: string
}

/** What a person did to a comment through the API, asked again and again until it was answered. */
export interface Deed {
  readonly commentId: string
  readonly verb: "hide" | "unhide" | "keep" | "reply"
  readonly replyText: string | null
  /** `done` when the service said so, `refused` when it said no, `unknown` when it never answered. */
  readonly outcome: "done" | "refused" | "unknown"
  readonly note: string
}

/** Everything that was seen, once nothing moved any more or patience ran out. */
export interface Facts {
  readonly written: ReadonlyArray<WrittenComment>
  /** Pushes that the platform could not get rid of. */
  readonly pushesLeft: number
  readonly comments: ReadonlyArray<KeptComment>
  readonly work: ReadonlyArray<KeptWork>
  readonly hooks: ReadonlyArray<KeptHook>
  readonly deliveries: ReadonlyArray<KeptDelivery>
  readonly taken: ReadonlyArray<TakenDelivery>
  /** Why the receiver would not believe a delivery. */
  readonly unbelieved: ReadonlyArray<string>
  /** In the order in which each comment's were done. */
  readonly deeds: ReadonlyArray<Deed>
  /** Services that ended though nobody killed them. */
  readonly ended: ReadonlyArray<string>
}
