import { protectionKeys } from "#schema/resources/Autopilot.ts"
import { tokensOf } from "../Words/Tokens.ts"

/** What may lead to an instruction and changes nothing about it. */
const lead =
  "(?:(?:please|pls|plz|just|so|also|and|then|kindly|simply|always|safely|in general|generally|basically|ok|okay),? |(?:can|could|would|will) you |(?:i|we)(?:['’]d| would)? (?:like|want|need|love) you to |you (?:can|could|may|might|should|must) |make sure (?:to |you |that you )|(?:be sure|remember|try|feel free) to )*"

/** They turn round or limit what is said, or say what to do themselves: what is spoken of has none of them. */
const instructing =
  /\b(?:not|never|no|nobody|noone|none|nothing|neither|nor|hardly|rarely|seldom|only|unless|except|but|if|when|whenever|until|till|while|whereas|without|hide|hiding|hidden|keep|keeping|kept|remove|removing|removed|delete|deleting|deleted|ask|asked|allow|allowed|leave|stay|stays|go|goes|gone|dont|doesnt|cant|wont|fine|ok|okay|welcome)\b|n['’]t\b/iu

/** An order of its own, or what goes on behind it: neither is all of what is spoken of. */
const open =
  /^(?:please )?(?:flag|hold|get|take|send|pass|forward|set|put|mark|park|queue|show|escalate|run|bring|refer|route|direct|let|make|save|want|stop|reject|block|ban|bin|filter|kick|throw|pull|report|tell|check|i|we|you|it|they|me|us)\b|\b(?:is|are|was|were|be|been|to|of|the|a|an|should|must|may|can|will|has|have|gets?|i|we|you|it|they|and|or|always|alone|up|out|off|down|back)$|^(?:it|them|those|these|that|this|both|all of (?:it|them)|anything|everything)$/iu

const spoken = '([^;:?!"“”„«]{1,160}?)'

/** Where it applies, and what it leaves out. */
const limits =
  "((?:,? (?:but )?not (?:on|under|in|from|by)|,? (?:but )?(?:unless|except|excluding|apart from|other than|without)|,? (?:but )?(?:only|just) (?:on|under|in|if|when|from|by)|,? (?:from|by) (?=@)|,? but not|,? (?:on|under|in) (?:our |my |the |all |any )*(?:ads?|adverts|posts?|reels|videos|facebook|fb|instagram|insta|ig|tiktok|youtube|yt|threads|(?=\\p{Lu})))\\b.*)?"
const end = "(?:,? (?:please|pls|plz|thanks|thank you|thx|always|ever|immediately|right away|asap|at once))*"

const kinds: ReadonlySet<string> = new Set([...protectionKeys, "question", "praise", "insult", "threat", "spoiler"])
const namesKind = (what: string): boolean =>
  tokensOf(`of ${what}`).some((token) => token._tag === "topic" && kinds.has(token.topic))

/** A way to say an instruction. */
export interface Frame {
  readonly form: RegExp
  readonly instruction: string
  /** Whether it is one of kinds of comments alone: `we delete spam`, and no `we delete old stock`. */
  readonly ofKinds: boolean
}

/** Each form has `{x}` for what is spoken of. */
export const framesOf = (instruction: string, forms: ReadonlyArray<string>, ofKinds = false): ReadonlyArray<Frame> =>
  forms.map((form) => ({
    ofKinds,
    form: new RegExp(`^${lead}${form.replace("{x}", spoken)}${end}${limits}${end}$`, "iu"),
    instruction
  }))

/** A clause that has the form, said plainly; null where it has not. */
export const inPlain = ({ form, instruction, ofKinds }: Frame, clause: string): string | null => {
  const [, what, limit = ""] = form.exec(clause) ?? []
  if (what !== undefined && ofKinds && !namesKind(what)) return null
  return what === undefined || instructing.test(what) || open.test(what)
    ? null
    : `${instruction} ${what.trim()}${limit}`
}
