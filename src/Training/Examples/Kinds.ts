/** What people and bots leave under the posts of brands; the last five are harmless. */
export const tongueKinds = [
  "scam",
  "promotion",
  "insult",
  "hate",
  "complaint",
  "question",
  "praise",
  "chatter",
  "group"
] as const
export type TongueKind = (typeof tongueKinds)[number]

/** What a brand would have hidden. */
export const harmfulKinds: ReadonlySet<TongueKind> = new Set<TongueKind>(["scam", "promotion", "insult", "hate"])
