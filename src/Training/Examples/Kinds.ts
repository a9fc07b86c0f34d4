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

/**
 * Learnt for telling threats alone, so that nothing else is judged otherwise for them: threats in other forms, and what
 * people are going to do, which sounds like one.
 */
export const threatKinds = ["menace", "plan"] as const
export type ThreatKind = (typeof threatKinds)[number]

/** What a brand would have hidden. */
export const harmfulKinds: ReadonlySet<string> = new Set<TongueKind | ThreatKind>([
  "scam",
  "promotion",
  "insult",
  "hate",
  "threat",
  "menace",
  "swearing"
])
