/**
 * What is judged in every language alike. `junk` is whatever strangers post for gain, scams included; `insult` is abuse
 * of a person, `hate` of a group, `threat` of violence, and `swearing` is strong and at no person.
 */
export const tongueHeads = ["scam", "junk", "insult", "hate", "threat", "swearing"] as const
export type HarmHead = (typeof tongueHeads)[number]

/** Whether somebody complains: no harm, and what guidance asks for as often as it. */
export const complaintHead = "complaint"

export type TongueHead = HarmHead | typeof complaintHead
