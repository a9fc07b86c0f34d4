/** What people and bots leave under the posts of brands; the last five are harmless. */
export const judgedKinds = [
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

/** Learnt besides: swearing at no person, what only looks like harm, as figures of speech do, and warnings of scams. */
export const tongueKinds = [...judgedKinds, "threat", "swearing", "figure", "warning"] as const
export type TongueKind = (typeof tongueKinds)[number]

/** What a brand would have hidden. */
export const harmfulKinds: ReadonlySet<TongueKind> = new Set<TongueKind>([
  "scam",
  "promotion",
  "insult",
  "hate",
  "threat",
  "swearing"
])
