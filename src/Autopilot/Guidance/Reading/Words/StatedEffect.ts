import { remembering } from "#src/Ground/Remembering.ts"
import { Likely } from "../../../Expressions/Likely.ts"
import type { Effect } from "../../Policy.ts"

const fine = "(?:fine|ok|okay|allowed|welcome|permitted|acceptable|good|cool|alright|all right)"
const gone =
  "(?:hidden|removed|deleted|forbidden|banned|prohibited|blocked|unwelcome|taken down|taken off|unacceptable|off limits|gone)"
const not = "(?: (?:not|never|no longer))"
const to =
  "(?: (?:straight |directly |first )?to (?:me|us|a human|a person|someone|somebody|compliance|legal|pr|support|management|the office|(?:my|our|the) (?:\\w+ )?(?:team|lawyer|lawyers|manager|boss|department|office|ceo|agency|press team|staff))(?: first| for approval| for review)?)"
const statements: ReadonlyArray<readonly [RegExp, Effect]> = [
  [
    new RegExp(
      `^(?:is|are)?(?: ?(?:always|all|totally|perfectly|absolutely|completely))? ?${fine}(?: (?:with|by) (?:me|us))?$`
    ),
    "keep"
  ],
  [new RegExp(`^(?:not|never|no longer) ${fine}$`), "hide"],
  [new RegExp(`^${gone}$`), "hide"],
  [new RegExp(`^(?:always )?(?:gets?|will be|shall be|is to be|are to be)(?: always)? ${gone}$`), "hide"],
  [
    new RegExp(`^(?:(?:will|shall) (?:not|never)|never|wont|(?:is|are) (?:not|never) to)(?: gets?| be) ${gone}$`),
    "keep"
  ],
  [/^(?:always )?(?:(?:stays?|remains?)(?: (?:up|visible|put|online|there|as is|untouched))?|yes)$/, "keep"],
  [
    /^(?:always )?(?:go away|goes away|goes|no|out|(?:can|may|should|shall|must|has to|have to) (?:all )?go(?: away)?)$/,
    "hide"
  ],
  [
    /^(?:should|must|can|may|shall)(?: always)? (?:stay|remain|be) (?:public|online|untouched|where (?:it is|they are)|as (?:it is|they are))$/,
    "keep"
  ],
  [/^(?:is|are|should) never to be (?:touched|hidden|removed|deleted)$/, "keep"],
  [/^(?:is|are) to be left (?:alone|up|untouched)$/, "keep"],
  [
    /^(?:is|are) (?:great|lovely|healthy|useful|valuable|part of the fun|always good|appreciated|encouraged|what we want)$/,
    "keep"
  ],
  [/^(?:is|are) (?:welcome|fine|ok|okay) (?:here|with us|for us|on our (?:page|channel|feed)s?)$/, "keep"],
  [/^(?:has|have) no place (?:here|on our (?:page|channel|feed)s?)$/, "hide"],
  [/^(?:is|are) a (?:no|no go|no no)$/, "hide"],
  [/^(?:(?:is|are) (?:no|not a|not an)|(?:isnt|arent) (?:a|an)) (?:problem|issue|problems|issues)$/, "keep"],
  [new RegExp(`^(?:(?:is|are)${not}|isnt|arent) ${fine}$`), "hide"],
  [new RegExp(`^(?:is|are)(?: always| all| strictly| completely)? ${gone}$`), "hide"],
  [new RegExp(`^(?:should|must|have to|need to|can)(?: always| all)? be ${gone}$`), "hide"],
  [new RegExp(`^(?:(?:should|must|can)${not}|shouldnt|mustnt|cannot|cant) be ${gone}$`), "keep"],
  [
    new RegExp(`^(?:(?:should|must|can|may)${not}|shouldnt|mustnt|cannot|cant) be (?:shown|visible|displayed|seen)$`),
    "hide"
  ],
  [
    /^(?:should|must|can|may)(?: always)? (?:stay|stay up|remain|be kept|be kept up|be left up|be left alone|be left|stay visible|stay alone|be allowed)$/,
    "keep"
  ],
  [
    /^(?:should|must|have to|need to)(?: always| all)? be (?:checked|cleared|discussed) with (?:me|us)(?: first)?$/,
    "ask"
  ],
  [
    new RegExp(
      `^(?:should |must |have to |need to )?(?:always )?(?:(?:go|goes|come|comes)|(?:always )?be (?:escalated|sent|forwarded|flagged|passed|passed on|referred|handed))${to}$`
    ),
    "ask"
  ],
  [
    /^(?:should |must )?(?:need|needs|require|requires) (?:(?:my|our|a|an|human|manual) )*(?:approval|ok|okay|review|attention|say|check|human|eyes|sign off|go ahead|permission|blessing|decision)(?: first)?$/,
    "ask"
  ],
  [
    /^(?:should|must|have to|need to)(?: always| all| first)? be (?:checked|reviewed|approved|looked at|seen|decided)(?: (?:by|with) (?:me|us|a human|a person|hand|someone|somebody|our team|the team))?(?: first)?$/,
    "ask"
  ],
  [
    /^(?:(?:should|must|can)(?: not| never)|shouldnt|mustnt|cannot|cant) (?:stay|stay up|remain|be kept|be allowed)$/,
    "hide"
  ]
]

const likely = new Likely(statements, ([form]) => form)

/** What is said of the subject of a statement, as in `are not allowed`; null where it says no effect. */
export const statedEffect: (words: string) => Effect | null = remembering(
  500,
  (words) => likely.find(words, ([form]) => form.test(words))?.[1] ?? null
)
