/**
 * What is judged in every language alike. `junk` is whatever strangers post for gain, scams included; `insult` is abuse
 * of a person, `hate` of a group.
 */
export const tongueHeads = ["scam", "junk", "insult", "hate"] as const
export type TongueHead = (typeof tongueHeads)[number]
