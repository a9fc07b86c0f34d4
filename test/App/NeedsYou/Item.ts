import { CommentId } from "#schema/Ids.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"

/** A comment that waits. */
export const item = (id: string): NeedsYouItem => ({
  id: CommentId.make(id),
  text: id,
  has_media: false,
  author: { name: "Kari", handle: "kari" },
  platform: "facebook",
  surface: "organic",
  post_caption: "",
  created_at: "2026-11-23T06:00:00Z",
  reason: "",
  reason_score: null,
  leaning: null,
  leaning_why: "",
  url: ""
})
