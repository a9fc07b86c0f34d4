import { Schema } from "effect"
import { CommentId } from "../Ids.ts"
import { ProtectionKey } from "../resources/Autopilot.ts"
import { Comment, CommentDetail, CommentStatus } from "../resources/Comment.ts"
import { HeldKind } from "../resources/HeldAnswer.ts"
import { NeedsYouItem } from "../resources/NeedsYou.ts"
import { CompiledPolicy } from "../resources/policy/CompiledPolicy.ts"
import { DraftDifference, DraftExample } from "../resources/policy/DraftDifference.ts"
import { Timestamp } from "../Time.ts"

/** How many earlier comments of an author are shown beside one. */
export const mostEarlier = 5

/** How many lookalikes are shown: with the comment itself, as many as may be answered at once. */
export const mostLookalikes = 99

/** Of how many of the newest comments a preview tells. */
export const previewed = 300

export const Noticed = Schema.Struct({
  start: Schema.Int.annotations({ description: "The first code point of it in the text, counted from 0" }),
  end: Schema.Int.annotations({ description: "The code point behind it" }),
  area: ProtectionKey
}).annotations({ identifier: "Noticed", description: "A part of the text that the autopilot noticed" })
export type Noticed = typeof Noticed.Type

const able = (description: string) => Schema.Boolean.annotations({ description })

/** A comment with all that people need to see before they answer. */
export const NeedsYouView = Schema.Struct({
  comment: CommentDetail,
  needs_you: Schema.NullOr(NeedsYouItem).annotations({
    description: "What the autopilot asks; null where the comment waits for nobody"
  }),
  noticed: Schema.Array(Noticed).annotations({ description: "In the order of the text; none overlaps another" }),
  earlier: Schema.Array(Comment).annotations({
    description: "What its author wrote before, newest first, in the accounts that the person may act on",
    jsonSchema: { maxItems: mostEarlier }
  }),
  draft_reply: Schema.NullOr(Schema.String).annotations({ description: "A reply that the autopilot suggests" }),
  held: Schema.NullOr(
    Schema.Struct({
      answer: HeldKind,
      by: Schema.String.annotations({ description: "Who answered" }),
      is_own: able("Whether it is the person's own answer, which they can take back"),
      takes_effect_at: Timestamp
    })
  ).annotations({ description: "An answer that has not taken effect yet" }),
  can: Schema.Struct({
    hide: able("Hide it"),
    keep: able("Leave it up"),
    reply: able("Reply to it"),
    block: able("Block its author"),
    archive: able("Archive it")
  }).annotations({ description: "What this person may answer, and the platform allows" }),
  reply_limit: Schema.Int.annotations({ description: "Code points of the longest reply that the platform takes" })
}).annotations({ identifier: "NeedsYouView", description: "A comment with all that people need to answer it" })
export type NeedsYouView = typeof NeedsYouView.Type

export const Lookalikes = Schema.Array(NeedsYouItem).annotations({
  identifier: "Lookalikes",
  description: "Comments that wait and are alike, newest first",
  jsonSchema: { maxItems: mostLookalikes }
})

export const PolicyReading = Schema.Struct({
  understood: CompiledPolicy.fields.understood,
  does: CompiledPolicy.fields.does,
  unclear: CompiledPolicy.fields.unclear
}).annotations({ identifier: "PolicyReading", description: "What the guidance of a draft was understood as" })
export type PolicyReading = typeof PolicyReading.Type

export const PolicyPreview = Schema.Struct({
  ...PolicyReading.fields,
  difference: DraftDifference,
  changes: Schema.Array(DraftExample).annotations({
    description: "Every comment that the draft treats otherwise, newest first",
    jsonSchema: { maxItems: previewed }
  })
}).annotations({ identifier: "PolicyPreview", description: "What a draft would do to the newest comments" })
export type PolicyPreview = typeof PolicyPreview.Type

/** The data of an event `comment` of the stream. */
export const StreamedComment = Schema.Struct({
  id: CommentId,
  status: CommentStatus,
  updated_at: Timestamp,
  waiting: able("Whether it waits for somebody: not where an answer to it is held")
}).annotations({ identifier: "StreamedComment", description: "A comment that is new or has changed" })
export type StreamedComment = typeof StreamedComment.Type
