import type { Rule } from "../../Policy.ts"
import type { Meant } from "../Guards/SaidOtherwise.ts"

const isAllReligion = ({ terms, topics }: Rule): boolean => topics.join() === "religion" && terms.length === 0

/** `Preaching is not welcome`: whoever bakes for a church preaches to nobody. */
export const preaching: Meant = {
  said: /(?<!\p{L})(?:preach(?:ing|y|ers?|es)?|proselyti[sz](?:ing|ers?|e|es)|sermons?|sermoni[sz]ing)(?!\p{L})/iu,
  of: isAllReligion,
  why: "no words tell preaching from other comments about religion, and all of them would be meant; write “Hide comments about religion” to hide them all, or put the words that such comments contain in quotes, as in “repent” or “Jesus saves”"
}
