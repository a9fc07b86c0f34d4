import { Sieved } from "../../../Expressions/Sieved.ts"
import type { TextReading } from "../../../Features/Reading.ts"
import { isOneClause, luresNobody, namesNobody } from "./Luring.ts"

/** What does not work, or who does not answer. */
const trouble = new Sieved(
  new RegExp(
    [
      "\\b(?:never|nobody|no one|(?:do|does|did|has|have|is|was|wo|ca|could|would)n['’]?t|cannot|can not|will not|does not|did not|has not|have not|is not|could not|no longer) (?:\\p{L}+ )?(?:works?|working|loads?|loading|shows?|showing|opens?|arrived?|arrives?|answers?|answered|answering|reply|replies|replied|responds?|returns?|sends?|calls?|called|comes?|came|match(?:es)?|receive|received|find|view|see|watch|log|access|check|open|contact|contacted|(?:told|tell|tells) (?:me|us)|accepted|help|play|connect|prove|sent|send|received|get|got)\\b",
      "\\b(?:stopped working|broken|frozen|crash(?:ed|es)|fails?|failed|blurry|error|expired|leads nowhere|is wrong|are wrong|went wrong|charged (?:me )?twice|pay twice|is missing|is gone|are gone|refused|rejected|keeps? (?:failing|turning|crashing|logging|popping)|thanks for nothing|got nothing|got no answer|not (?:accepted|connected|working|delivered)|(?:was|were|been) (?:cancelled|blocked by you|torn|overcharged|charged for)|arrived (?:torn|broken|late|empty)|fell apart|fall(?:s|ing)? apart|filthy|too (?:low|high|slow|small to read)|came without|logs? me out|no sound|shows? (?:zero|the (?:old|wrong))|ignor(?:e|es|ed|ing) (?:me|us|your|my))\\b"
    ].join("|"),
    "iu"
  )
)
/** What is their own there, or the business's. */
const matter = /\b(?:my|our|i|we|me|you|your|u|ur)\b/iu

/** What tells of a way out, or frightens whoever reads it. */
const turned =
  /\b(?:but (?!(?:the|your) (?:page|app|site|website|form|link|button|code|machine|till)\b|never\b|nobody\b|no one\b|no answer\b|it (?:says|keeps|fails|is|was)\b)|instead|then|now (?:i|we|my)|better|switched|turned|better off|earn\p{L}*|profited|withdr\p{L}+|winner|won(?!['’])|regret|disappoint\p{L}*|believe\p{L}*|missed?|miss out|join|(?<!\byou )follow (?:me|us|my|back|for)|claim your|(?:send|enter|provide|give|share) (?:\p{L}+ ){0,3}(?:card|bank)|buy|pay ?outs?|profits? (?:weekly|daily)|(?:you|u) (?:never|haven['’]?t|have never|won['’]?t|will not) (?:see|seen|find|found|get)|(?:please|pls|and) subscribe|subscribe (?:to|for|now|please)|views|sub to|visit|click|tap|check out (?:my|our)|(?:my|our) (?:bio|link|video is|new (?:song|video is|channel))|help (?:me|us|you)|verify|confirm|validate|your (?:\p{L}+ )?(?:account|page|profile|wallet|identity|funds|prize|parcel|package|ad)|recover(?:ed|y|ing)?|(?:text|call|contact|reach|write|message|email) (?:me|us)|(?<!n['’]t |\bnot |\bnever |\bcannot |\bto )(?:see|check|view|watch) my|to (?:see|check) my (?:profile|page|stories|pics)|card (?:numbers?|details)|we need|update your|violat\p{L}*|how (?:i|we)|no experience|loan|scam(?:med)?|spam)\b/iu
/** Who never fails is praised. */
const praise = /^never fail/iu
/** Who is not helped asks nobody to write. */
const praisedOrUnheard =
  /\bnever fail(?:s|ed|ing)?\b|\b(?:nobody|no one|never|n['’]?t|not) (?:\p{L}+ )?(?:text|call|contact|reach|write|message|email|help) (?:me|us)\b/giu

/** Whether a customer tells of what does not work, and of no way out. */
export const tellsOfTrouble = (reading: TextReading): boolean => {
  const { whole } = reading.text.written
  const rest = whole.replaceAll(praisedOrUnheard, (found) => (praise.test(found) ? " " : " nobody answers "))
  return (
    trouble.test(rest) &&
    matter.test(whole) &&
    isOneClause(reading) &&
    luresNobody(reading) &&
    namesNobody(reading) &&
    !turned.test(rest)
  )
}
