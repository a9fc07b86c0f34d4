import { CommentId } from "#schema/Ids.ts"
import type { NeedsYouItem } from "#schema/resources/NeedsYou.ts"
import type { NeedsYouProps } from "#src/App/NeedsYou/NeedsYouProps.ts"

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

/** The page of a member who may answer, with all that waits on it. */
export const pageOf = (items: ReadonlyArray<NeedsYouItem>): NeedsYouProps => ({
  workspace: "ws_1",
  brand: "Fjord Coffee",
  timeZone: "UTC",
  items,
  waiting: items.length,
  next: null,
  isTop: true,
  held: [],
  view: null,
  question: "",
  mayAnswer: true,
  isLimited: false,
  done: null,
  platforms: {},
  areas: {}
})
