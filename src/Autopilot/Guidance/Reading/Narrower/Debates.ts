import type { Rule } from "../../Policy.ts"
import { isToTheLetter } from "../../TermPatterns.ts"
import type { Meant } from "../Guards/SaidOtherwise.ts"
import type { Rewrite } from "../Rewrites/Words.ts"

const debates = "(?:debat(?:e|es|ing)|discussions?|discussing|arguments?|arguing|controvers(?:y|ies))"
const debated = new RegExp(
  [
    `(?<!\\p{L})${debates} (?:about|over|on|of|around|regarding|concerning|whether) `,
    `(?<!\\p{L})(?!(?:the|a|an|any|no|this|that|all|more|hide|stop|for|in|to|these|those|of|and|or|start|into) )\\p{L}[\\p{L}-]+ (?:debates?|discussions?|arguments?)(?!\\p{L})`,
    "(?<!\\p{L})(?:diskussion(?:en)?|debatten?|streit) (?:über|um|zu|zum|zur) ",
    "(?<!\\p{L})(?:débats?|discussions?|disputes?) (?:sur|autour|à propos|au sujet|concernant) ",
    "(?<!\\p{L})(?:debates?|discusi(?:ón|ones)) (?:sobre|acerca|en torno) ",
    "(?<!\\p{L})(?:dibattit[oi]|discussion[ei]) (?:su|sul|sui|sulla|sulle|sugli|riguardo) ",
    "(?<!\\p{L})(?:debates?|discuss(?:ão|ões)) sobre ",
    "(?<!\\p{L})(?:discussies?|debat(?:ten)?) over ",
    "(?<!\\p{L})(?:dyskusj\\p{L}+|debat\\p{L}*|spor\\p{L}*) (?:o|na temat|wokół) ",
    "\\p{L} tartışma\\p{L}*",
    "議論|논쟁|बहस|(?:ال)?نقاشات? (?:حول|عن)"
  ].join("|"),
  "iu"
)
const nounsInCapitals = /(?<!\p{L})(?:diskussion(?:en)?|debatten?|streit) (?:über|um|zu|zum|zur) /iu

/** They are asked and complained about in passing. */
const passing: ReadonlySet<string> = new Set(["refund", "price", "delivery", "discount", "question"])

const stems = "(?:debat|débat|discus|diskus|argu|controvers|streit|dibatt|dyskus|spor|tartış|議論|논쟁|बहस|(?:ال)?نقاش)"
/** Whether it is the term that is debated, and nothing else of the sentence. */
const isDebated = (term: string, source: string): boolean => {
  if (!source.toLowerCase().includes(term.toLowerCase())) return true
  const plain = RegExp.escape(term)
  return new RegExp(`${plain}\\p{L}*['’]?[ -](?:\\p{L}+ )?${stems}|${stems}[^,;.]*${plain}`, "iu").test(source)
}

const isMentioned = ({ effect, source, terms, topics }: Rule): boolean => {
  if (effect !== "hide") return false
  if (terms.length === 0) return topics.length === 1 && topics.every((topic) => passing.has(topic))
  return (
    topics.length === 0 &&
    terms.some(
      (term) =>
        !isToTheLetter(term, source) &&
        isDebated(term, source) &&
        (!/^\p{Lu}/u.test(term) || nounsInCapitals.test(source) || source.startsWith(term))
    )
  )
}

/** `No vegan debates`: whoever asks for vegan bread debates nothing. */
export const ofDebates: Meant = {
  said: debated,
  of: isMentioned,
  why: "no words tell debates from other comments about the same, and all of them would be hidden; to hide them all, say it of all comments about it, or write “Ask me about …” to decide yourself"
}

/** `We don't want the debate` says why. */
export const withoutDebate: ReadonlyArray<Rewrite> = [
  [
    /(?<=^(?:please |pls )?(?:hide|remove|delete|block|no|ask|keep)\b.+?)(?:,| [–—-])? (?:and |as |because |since |so )*(?:(?:we|i) )?(?:do not|don['’]?t|never) (?:want|need|like) (?:(?:the|a|any|this|that|those|these|another|endless|long|such|more) )*(?:debates?|discussions?|arguments?|drama|fights?)(?: (?:here|again|on our page|about (?:it|that|this|them)))*$/iu,
    ""
  ]
]
