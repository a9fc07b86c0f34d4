import type { Sentence } from "../Words/Sentence.ts"

const answer =
  /^(?:(?:(?:always |please )?(?:hide|remove|delete|keep|leave|allow)(?: (?:it|them|those|these|['’]?em)(?: up| alone| all)?)?)|gone|(?:(?:always |please )?(?:ask|check with|show|tell|ping) (?:me|us)(?: first)?)|(?:no|nope|(?:thanks|thank you),? but no),? (?:thanks|thank you|thx|cheers)(?: (?:very|so) much| a lot)?)$/i
const shortAnswer =
  /^(?:(?:no|nope|yes|yep|sure|out|bin|banned|forbidden|fine|ok|okay|welcome|allowed|of course|no problem|ask|flag(?: (?:it|them))?(?: (?:to|for) me)?|to me|not (?:here|allowed|ok|okay|wanted|welcome)|no way|(?:fine|ok|okay) (?:by|with) (?:me|us)|(?:they |it )?(?:can |may )?stays?|let (?:it|them) (?:stay|be)|(?:i|we) decide|let (?:me|us) (?:decide|check|see)(?: first)?|(?:straight|directly|right) to (?:me|us)(?: first)?|(?:i|we)(?:['’]d like| want| need) to (?:see|check|look at|read) (?:it|them|those)(?: first)?|(?:send|pass|forward) (?:it|them) (?:on )?to (?:me|us)|check with (?:me|us))(?:,? (?:please|thanks))?)$/iu
/** It says what to do itself, and an answer of no takes that back. */
const instructs =
  /\b(?:hide|hiding|hidden|remove|removing|delete|deleting|block|keep|keeping|leave|allow|allowing|ask|ban|filter|flag|show|can|could|should|would|do|is|are|not|never|no|any)\b|n['’]t\b/iu
const shortest = 4
/** `Negative comments about our logo?` */
const namesOnly =
  /^(?:(?:negative|bad|rude|nasty|mean|angry|racist|sexist|funny|silly|honest|general|random|any|all|the|price|delivery|refund|booking) )*(?:comments?|compliments?|praise|queries|messages?|stories|photos?|rants?|memes?|complaints?|questions?|reviews?|feedback|criticism|jokes?|links?|posts?|mentions?|insults?|threats?|remarks?|adverts?|ads) (?:about|of|on|to|at|from|for|against|in) (?:\p{L}+[’'-]?\p{L}* ?){1,5}\?$/iu
const asksWho = /^(?:anyone|anybody|someone|somebody|people|customers?) (?:\S+ ){1,8}\S+\?$/iu

/** `Complaints? Keep them.` is one sentence: who asks answers it at once. */
export const answeredAtOnce = (sentences: ReadonlyArray<Sentence>): ReadonlyArray<Sentence> =>
  sentences.flatMap((sentence, at) => {
    const before = sentences[at - 1]
    const next = sentences[at + 1]
    const asks = ({ text }: Sentence) =>
      text.endsWith("?") && (text.split(" ").length <= shortest || asksWho.test(text) || namesOnly.test(text))
    const answers = (asked: Sentence, { text }: Sentence) =>
      answer.test(text) || (shortAnswer.test(text) && !instructs.test(asked.text))
    if (before !== undefined && asks(before) && answers(before, sentence)) return []
    if (next === undefined || !asks(sentence) || !answers(sentence, next)) return [sentence]
    return [{ ...sentence, text: `${sentence.text} ${next.text}` }]
  })
