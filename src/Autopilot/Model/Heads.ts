/**
 * What the model judges, each with weights of its own. `spam` is promotion among comments, `junk` everything unwanted
 * that strangers post for gain, scams included; `offensive` is rudeness towards anybody.
 */
export const heads = ["spam", "junk", "scam", "hate", "offensive", "negative"] as const
export type Head = (typeof heads)[number]
