/**
 * What is judged in every language alike. `junk` is whatever strangers post for gain, scams included; `insult` is abuse
 * of a person, `hate` of a group, `threat` of violence, and `swearing` is strong and at no person.
 */
export const tongueHeads = ["scam", "junk", "insult", "hate", "threat", "swearing"] as const
export type TongueHead = (typeof tongueHeads)[number]
