/** What may lead to an instruction and changes nothing about it. */
const lead =
  "(?:(?:please|pls|plz|just|so|also|and|then|kindly|simply|always|safely|in general|generally|basically|ok|okay),? |(?:can|could|would|will) you |(?:i|we)(?:['’]d| would)? (?:like|want|need|love) you to |you (?:can|could|may|might|should|must) |make sure (?:to |you |that you )|(?:be sure|remember|try|feel free) to )*"

/** They turn round or limit what is said, or say what to do themselves: what is spoken of has none of them. */
const instructing =
  /\b(?:not|never|no|nobody|noone|none|nothing|neither|nor|hardly|rarely|seldom|only|unless|except|but|if|when|whenever|until|till|while|whereas|without|hide|hiding|hidden|keep|keeping|kept|remove|removing|removed|delete|deleting|deleted|ask|asked|allow|allowed|leave|stay|stays|go|goes|gone|dont|doesnt|cant|wont|fine|ok|okay|welcome)\b|n['’]t\b/iu

const spoken = '([^;:?!"“”„«]{2,160}?)'

/** Where it applies, and what it leaves out. */
const limits =
  "((?:,? but not (?:on|under|in)|,? (?:unless|except|excluding)|,? only (?:on|under|in|if|when)|,? (?:on|under|in) (?:our |my |the |all |any )*(?:ads?|adverts|posts?|reels|videos|facebook|fb|instagram|insta|ig|tiktok|youtube|yt|threads|(?=\\p{Lu})))\\b.*)?"
const end = "(?:,? (?:please|pls|plz|thanks|thank you|thx|always|ever|immediately|right away|asap|at once))*"

/** A way to say an instruction. */
export interface Frame {
  readonly form: RegExp
  readonly instruction: string
}

/** Each form has `{x}` for what is spoken of. */
export const framesOf = (instruction: string, forms: ReadonlyArray<string>): ReadonlyArray<Frame> =>
  forms.map((form) => ({
    form: new RegExp(`^${lead}${form.replace("{x}", spoken)}${end}${limits}${end}$`, "iu"),
    instruction
  }))

/** A clause that has the form, said plainly; null where it has not. */
export const inPlain = ({ form, instruction }: Frame, clause: string): string | null => {
  const [, what, limit = ""] = form.exec(clause) ?? []
  return what === undefined || instructing.test(what) ? null : `${instruction} ${what.trim()}${limit}`
}
