import type { Rewrite } from "../Rewrites/Words.ts"

const tell = "(?:ask|tell|alert|notify|ping|warn) (?:me|us)|let (?:me|us) know|give (?:me|us) a (?:shout|heads[- ]up)"
/** They say who they are; customers, fans and patients do not. */
const outsider =
  "(?:lawyer|solicitor|attorney|councillor|politician|senator|inspector|regulator|police officer|union rep|ombudsman)"
const writes =
  "(?:gets? in touch|contacts? us|writes?(?: (?:in|to us))?|reach(?:es)? out(?: to us)?|messages?(?: us)?|comments?|posts?|shows? up|turns? up|pops? up|approach(?:es)? us)"
const end = "(?: (?:in|on) (?:the|our) comments| here)?(?: please| pls)?$"

const whenever = `^(?:please |pls )?(?:${tell}) (?:if|when|whenever)`

/** `Ask me when a journalist gets in touch`: whoever does says so, and whoever read it in the paper is none. */
export const whoWritesIn: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `${whenever} (?:(?:a|an|any) (?:journalist|reporter)|(?:some(?:one|body)|any(?:one|body)|people) from the (?:press|media)) ${writes}${end}`,
      "iu"
    ),
    'ask me about "journalist", "reporter"'
  ],
  [new RegExp(`${whenever} (?:a|an|any) (?<who>${outsider}) ${writes}${end}`, "iu"), 'ask me about "$<who>"']
]
