import { people, type Rewrite, unquoted } from "../Rewrites/Words.ts"

const forms = "threaten(?:s|ing)?"
const away =
  "(?:cancel(?:l?ing)?|leav(?:e|ing)|quit(?:ting)?|unsubscrib(?:e|ing)|unfollow(?:ing)?|switch(?:ing)?|go(?:ing)? elsewhere|terminat(?:e|ing)|clos(?:e|ing)|end(?:ing)?|walk(?:ing)? away|tak(?:e|ing) (?:their|his|her) (?:business|custom|money) elsewhere)"
const owned =
  "(?:(?:their|his|her|our|the|a) )*(?:subscriptions?|memberships?|contracts?|accounts?|plans?|polic(?:y|ies)|providers?|suppliers?)"
const others =
  "(?:to|for) (?:(?:a|an|another|the|our|some) )*(?:competitors?|competition|rivals?|suppliers?|providers?|brands?)"
const end =
  "(?=$|[,;:.]| (?:and|or|but|must|should|go(?:es)?|comes?|to (?:me|us)|is|are|will|needs?|please|unless|except|on|under)(?!\\p{L}))"
const leaving = `(?:to )?${away}(?: us| you)?(?: ${owned})?(?: ${others})?(?: with us)?${end}`
const who = `(?:${people}|comments?|those|posts?)`

/** `Whoever threatens to cancel` leaves, and harms nobody; who threatens to sue speaks of the law. */
export const leavingOrSuing: ReadonlyArray<Rewrite> = [
  [new RegExp(`${unquoted}(?<!\\p{L})threats (?:${leaving})`, "iu"), "churn"],
  [
    new RegExp(
      `${unquoted}(?<= (?:when|whenever|if) )${people} (?:${forms} ${leaving}|(?:says?|writes?) (?:that )?(?:they|he|she)(?:['’]re| are|['’]s| is|['’]ll| will| want to| wants to) (?:going to )?${leaving}|wants ${leaving})`,
      "iu"
    ),
    "someone mentions churn"
  ],
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})(?:${who} )?(?:who |that )?(?:${forms}|(?:say|says|saying) (?:that )?they(?:['’]re| are) (?:going )?|(?:say|says|saying) (?:that )?they(?:['’]ll| will| want)|want(?:s|ing)?(?= to)) ${leaving}`,
      "iu"
    ),
    "comments that mention churn"
  ],
  [
    new RegExp(
      `${unquoted}(?<!\\p{L})(?:threats|(?<who>${who} (?:who |that )?)${forms}) to (?:sue|take legal action)(?: against)?(?: us| you| me| the (?:company|club|shop))?(?![\\p{L}])`,
      "iu"
    ),
    "legal threats"
  ]
]
