/** What a sentence says to answer, and to questions about what. */
export interface SaidToAnswer {
  readonly about: string
  readonly answer: string
  /** Whether these are the very words, and not what follows `that`. */
  readonly isLiteral: boolean
}

const whoever =
  "(?:some(?:one|body)|any(?:one|body)|people|(?:the |our |a |any )?(?:customers?|users?|followers?|fans?|guests?|clients?|visitors?|shoppers?|buyers?|readers?|patients?|members?)|they|(?:you|we)(?: are|['’]re| get)?)"
const ask =
  "(?:ask(?:s|ed|ing)?|(?:is|are) asking|wants? to know|wonders?|enquires?|inquires?|(?:has|have) (?:a )?questions?)"
const of = "(?: (?:us|you|me))?(?: (?:about|for|regarding|concerning|on))?,? (?<about>[^,:]+?)"
const tell =
  "(?:(?:please|always|just|simply|kindly|then|you (?:can|should|may)),? )*(?:answer|reply|respond|say|tell (?:them|him|her|people|customers)|write(?: back)?|let (?:them|people|customers) know|explain)(?: (?:to )?them| back)?(?<link> ?:| with:?| that:?| by saying:?| saying:?|,)? (?<answer>.+)"
const replyTo =
  "(?:(?:please|always|just) )*(?:answer|reply to|respond to) (?:(?:all|any|the) )?(?:questions?|people|everyone|anyone|customers)(?: (?:who|that) asks?| asking)?"

const frames: ReadonlyArray<RegExp> = [
  `(?:(?:and|so|also),? )?(?:if|when|whenever|once|each time|every time) (?:${whoever} )?${ask}${of},?(?: then)? ${tell}`,
  `(?:(?:for|on|to) )?(?:all |any )?questions? (?:about|on|regarding) (?<about>[^,:]+?)[,:]? ${tell}`,
  `${replyTo} (?:about|on|regarding) (?<about>[^,:]+?)(?<link> ?:| with:?| by saying:?| that) (?<answer>.+)`,
  `(?:please )?tell (?:people|customers|anyone|everyone|everybody|those|whoever)(?: who| that)? asks? (?:about|for) (?<about>[^,:]+?)(?<link> that:?|:) (?<answer>.+)`
].map((frame) => new RegExp(`^${frame}$`, "iu"))

const quoted = /^["“„«](?<words>[^"“”„«»]+)["”“»][.!]*$/u

/** What a sentence in English says to answer to questions; null for any other. */
export const saidInEnglish = (sentence: string): SaidToAnswer | null => {
  for (const frame of frames) {
    const { about, answer, link } = frame.exec(sentence)?.groups ?? {}
    if (about === undefined || answer === undefined) continue
    const words = quoted.exec(answer)?.groups?.["words"]
    return { about, answer: words ?? answer, isLiteral: words !== undefined || /:$/u.test(link ?? "") }
  }
  return null
}

const verbs =
  "(?:is|are|isn['’]t|aren['’]t|was|were|takes?|costs?|covers?|fits?|runs?|lasts?|ships?|delivers?|starts?|ends?|opens?|closes?|comes?|weighs?|measures?|holds?|contains?|includes?|can|cannot|can['’]t|will|won['’]t|do|does|don['’]t|doesn['’]t|have|has|offer|offers|sell|sells|accept|accepts|make|makes|charge|charges|refund|refunds|exchange|exchanges|give|gives|need|needs|get|gets|arrives?)"
/** Of whose sentences it is not told whom they are about, or which tell the reader what to do. */
const commanding =
  /^(?:please|see|check|visit|look|go|write|contact|ask|use|send|call|read|find|try|click|e-?mail|dm|message|sorry|thanks?|no idea|nothing)\b/iu
const statement = new RegExp(
  `^(?:(?:yes|no|sure|of course|certainly),? )?(?:[\\p{L}\\p{N}'’%€$£.-]+,? ){1,9}?${verbs}(?![\\p{L}'’])`,
  "iu"
)
const other = /\b(?:they|them|their|theirs|he|she|him|his|her|hers|me|i)\b/iu
/** What may be said of the order to answer, and not of the answer. */
const limiting =
  /\b(?:unless|except|but|only if|if|when|hide|hidden|delete|remove|block|ban|archive|comments?|ask (?:me|us)|keep (?:it|them)|leave (?:it|them))\b/iu
/** Of what is asked about, words that say who asks or how. */
const narrower =
  /\b(?:unless|except|only|but|not|never|rude(?:ly)?|angry|angrily|twice|again)\b|\band (?:is|are|they)\b/iu

/** Whether an answer in English stands by itself: a sentence, nothing of which may be meant of the order to give it. */
export const standsByItself = ({ about, answer, isLiteral }: SaidToAnswer, sentence: string): boolean => {
  const isQuoted = new RegExp(`["“„«]${RegExp.escape(answer)}`, "u").test(sentence)
  return (
    statement.test(answer) &&
    !commanding.test(answer) &&
    !answer.endsWith("?") &&
    !narrower.test(about) &&
    (isLiteral || !other.test(answer)) &&
    (isQuoted || !limiting.test(answer))
  )
}
