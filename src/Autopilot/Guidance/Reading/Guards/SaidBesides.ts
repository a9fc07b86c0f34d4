import { type Meant, ofAnything, telling } from "./SaidOtherwise.ts"

const plainly =
  'it says no in a way that may mean the opposite; say it plainly, as in "Hide links" or "Never hide links"'
const judged =
  "(?:wrong|bad|unfair|unjust|a (?:shame|pity|mistake|scandal|disgrace|joke|disaster)|shameful|stupid|silly|awful|terrible|ridiculous|annoying|nonsense|not (?:right|fair|good|ok|okay|fine|nice|what (?:we|i) want)|too (?:much|strict|harsh|far))"
const judging = `(?:(?:['’]s|['’]re| is| are| was| seems?| feels?| looks?) (?:(?:so|very|just|really|simply|totally|plain|completely|quite|rather|a bit|such) )*${judged}|(?:(?: really| just)* (?:annoys|bothers|hurts|upsets|worries) (?:me|us)|(?: i| we) (?:do not|don['’]?t|never) (?:like|want|get|understand)))`

/** What is added to a statement, or the time it is in, makes no order of it. */
export const saidBesides: ReadonlyArray<Meant> = [
  {
    // `Complaints get the boot, which is wrong`
    said: new RegExp(
      `^(?!(?:please |just |always |never |no )*(?:hide|remove|delete|block|keep|leave|allow|no|do|don['’]?t|never|stop|get|ban|bin|ditch)\\b)[^,;]+? (?:get|gets|getting|got|be|being|been|are|is|go|goes|gone)\\b[^,;]*(?:, | [-–—] | \\()(?:which|and that|but that|that|and this|but this|this|and it|but it|it)${judging}`,
      "iu"
    ),
    of: ofAnything,
    why: telling
  },
  {
    // `We were happy for people to swear`
    said: /^(?:(?:so|but|and|well|back then|before|once|for years|until (?:now|recently)),? )?(?:i|we) (?:(?:always|never|once|only|just|really|both) )*(?:were|was|wasn['’]?t|weren['’]?t|had been|used to be)(?: (?:always|never|once|quite|very|really|not|perfectly|more than|pretty|so|too))* (?:happy|fine|ok|okay|relaxed|cool|glad|pleased|content|comfortable|tolerant|lenient|easy|strict|generous|patient|open|against|for|in favou?r|sick|tired|fed up)\b(?!.*\b(?:now|from now on|please|so (?:hide|keep|remove|delete|leave))\b)/iu,
    of: ofAnything,
    why: telling
  },
  {
    // `Don't keep the hate off our page`
    said: /\b(?:do(?:es)? not|don['’]?t|doesn['’]?t|never|stop|no need to|without) (?:ever )?(?:keep|keeping) (?:.+ )?(?:off|out of|away from) (?:our|the|my|this|here)\b/iu,
    of: ({ effect }) => effect === "hide",
    why: plainly
  },
  {
    // `Ask me before hiding anything from a customer who wants a refund`
    said: /\bbefore (?:you (?:ever )?)?(?:hid(?:e|ing)|remov(?:e|ing)|delet(?:e|ing)|block(?:ing)?|taking down|take down) (?:anything|something|stuff|any(?: \p{L}+)? (?:comments?|posts?)|a comment|a post|comments|posts|what)\b(?! (?:about|on|over|regarding|concerning|to do with|related to|that|which|with|containing|mentioning)\b)/iu,
    of: ({ effect }) => effect === "ask",
    why: 'Steward would ask about every comment of that kind, and go on hiding what it hides for something else; say what to ask about, as in "Ask me about refunds"'
  },
  {
    // `Never hide complaints, even rude ones`
    said: /(?:, | [-–—] | \()?\b(?:even|including|also) (?:the )?(?:(?:very|really|most|more|quite|downright|extremely) )*(?:rude|nasty|abusive|offensive|insulting|vulgar|sweary|swearing|foul|foul-mouthed|obscene|threatening|hateful|racist|sexist|aggressive|vile|crude|profane|explicit|filthy|spammy|libellous|defamatory)(?:,? (?:and|or) \p{L}+)? (?:ones|comments?|posts?|reviews?|remarks?|complaints?|questions?)\b/iu,
    of: ({ effect }) => effect === "keep",
    why: "a comment that is kept for one thing is still hidden for another, such as an insult or a swear word; leave that part out, and the rest is followed"
  }
]
