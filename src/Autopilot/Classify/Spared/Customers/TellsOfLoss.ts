import { Sieved } from "../../../Expressions/Sieved.ts"
import type { TextReading } from "../../../Features/Reading.ts"
import { isOneClause, luresNobody, namesNobody } from "./Luring.ts"

/** That money became less, and who is blamed. */
const lost = new Sieved(
  new RegExp(
    [
      "\\bthanks for nothing[\\s\\p{P}]*$",
      "\\b(?:you|your \\p{L}+) (?:only |just )?(?:make|makes|earn|earns) (?:\\p{L}+ )?money (?:by|with my (?:data|details|money|savings|deposit|pension|photos?)|(?:from|off|out of) (?:people|us|customers|patients|pensioners))\\b",
      "\\b(?:with|from|through) (?:you|your \\p{L}+) (?:\\p{L}+ ){0,3}(?:and|but) (?:\\p{L}+ ){0,2}(?:lost|got nothing|nothing)\\b",
      "\\blost (?:\\S+ ){1,5}(?:with|because of|on|through) (?:you|your)\\b",
      "\\b(?:i|we) (?:only|just|barely) (?:earn|make|get|receive)\\b"
    ].join("|"),
    "iu"
  )
)
const gained =
  /\b(?:but|instead|then|since|profits?|profited|withdr\p{L}+|recover\p{L}*|helped|won(?!['’])|join\p{L}*|a week|weekly|contact|reach|text|write|message|call|email|follow|visit|click|link|bio|per day|a day|daily|an hour|hourly|before|used to|part time|from home)\b/iu

/** Whether a customer tells of money that became less where it was, and of nobody who brought it back. */
export const tellsOfLoss = (reading: TextReading): boolean => {
  const { whole } = reading.text.written
  return lost.test(whole) && isOneClause(reading) && luresNobody(reading) && namesNobody(reading) && !gained.test(whole)
}
