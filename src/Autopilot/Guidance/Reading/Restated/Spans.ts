import type { Effect } from "../../Policy.ts"
import { actOf } from "./Acts.ts"

/** What is spoken of neither begins nor ends so. */
const begins =
  /^(?:kindly|is|are|was|were|be|been|being|to|of|for|on|in|at|by|with|from|should|must|can|could|may|might|will|would|shall|do|does|did|not|never|no|nothing|nobody|none|and|or|but|so|if|when|whenever|that|which|who|it|they|them|this|these|we|i|you|he|she|please|just|always|also|then|up|down|out|off|away|alone|through|go|goes|gets?|has|have|had|need|needs|want|wants|keep|hide|remove|delete|leave|let|allow|make|sure|ever|about|without|before|instead|enough|an eye|normal|posts?|ads?|elsewhere|everywhere|anywhere|otherwise|there|here|longer|more|saying|claiming|hope|wish|think|believe|everything that)(?= |$)/iu
const ends =
  /(?:^| )(?:is|are|was|were|be|been|being|to|of|for|on|in|at|by|with|from|about|should|must|can|could|may|might|will|would|shall|do|does|did|not|never|no|and|or|but|so|if|when|that|which|who|it|they|these|we|i|please|just|always|also|then|up|down|out|off|away|alone|through|go|goes|gets?|has|have|had|need|needs|the|a|an|our|my|any|all|ever|here|stay|stays|gone|hidden|there|too|to me|to us|mentioned|hiding|deleting|removing|blocking)$/iu
const predicate =
  /(?<!\b(?:who|that|which|why|how|what|where|when|we|they|it|you|i|he|she|us|our \p{L}+|my|their|his|her)\b(?: \p{L}+){0,2}) (?:should|must|shall|ought to|has to|have to|needs? to|is to|are to|isn['’]?t|aren['’]?t|is not|are not|is|are)(?= |$)/iu

/** An order, or another clause, that stands inside of it. */
const clausal =
  /[;:]|, (?:and |but |so )?(?:we|i|it|they|he|she|that|this|those|these|there|please|just|hide|keep|leave|remove|delete|let|ask|flag|forward|send|tell|check|no|not|never|our|you)(?= |$)|(?: |^)(?:hide|leave|keep|remove|delete|bin|forward|flag|let|ban|block) (?:it|them|those|these|that)(?= |$)|(?<!\b(?:who|that|which)(?: \p{L}+)?) (?:ever|never|always)(?= |$)|(?<!\b(?:who|that|which)(?: \p{L}+){0,2}) (?:nothing|nobody|no one)(?= |$)|\b(?:do not|don['’]?t|never) (?:hide|remove|delete|touch|keep|leave)\b|^[^ ]+n['’]?t(?= |$)/iu
const shortestSpan = 1
const mostSpans = 4

/** A stretch of words with what stands around it. */
interface Span {
  readonly what: string
  readonly effect: Effect
}

/** Another clause begins behind it. */
const joint = /[,;:()–—]|(?:^| )(?:but|so|because|since|while|whereas|although|though|and)(?= |$)/iu
const isOneClause = (before: string, after: string): boolean =>
  !joint.test(before.replace(/[ ,:–—-]+$/u, "")) && !joint.test(after.replace(/^[ ,:–—-]+/u, ""))

/** `People keep posting links`: what others do, and nothing that is to be done. */
const ofOthers =
  /(?:^| )(?:keeps?|kept|keeping|stop|stops|start|starts|begin|begins|continue|continues|go on)(?: on)?$/iu
const others =
  /^(?:(?:our|the|some|most|many|other|all|these|those|more) )*(?:people|customers?|fans?|users?|guests?|followers?|they|he|she|patients?|parents?|members?|residents?|kids|trolls?|bots?) .*\b(?:love|loves|like|likes|want|wants|enjoy|need|needs|hate|hates|prefer|ask|asks|tell|tells|hide|delete|remove|leave)\b/iu
const isOfOthers = (before: string, what: string): boolean =>
  (ofOthers.test(before) && /^\p{L}+ing\b/iu.test(what)) || others.test(before)

/** What somebody may do, or may not: `fans are allowed to moan`. */
const done =
  /^(?:(?:our|the|any|all|some|other|please|let|allow|we|want|would|like|are|happy|fine|ok|for|with) )*(?:people|customers?|fans?|users?|guests?|followers?|they|patients?|parents?|members?|residents?|kids|anyone|anybody|everyone|someone|nobody|no one)(?: (?:can|may|should|must|might|shall|not|never|are|is|be|always|all|also|still|allowed|free|welcome|entitled|able|ever|to))+$/iu

/** What stands around it says more of it, and would be lost. */
const saysMore = (before: string, after: string): boolean =>
  /(?:^| )(?:normal|good|great|fair|useful|valuable|healthy|natural|legit|legitimate|harmless|valid|cool|hidden|public|unwanted|unacceptable)$/iu.test(
    before
  ) ||
  /\b(?:who|which|whose|that (?:are|is|has|have|\p{L}+s))$|\b(?:who|which|whose) [^,]*$|\b(?:people|persons?|folks|anyone|anybody|someone|somebody|users?|customers?|comments?|posts?|messages?|repl(?:y|ies)|reviews?|things|stuff|anything|everything|something) (?:about|of|on|with|for|from|by|at|to|in|like|against|regarding|concerning)(?: (?:our|the|my|a|an|any|all|their|your|other))*$/iu.test(
    before
  ) ||
  /^(?:about|of|at|against|with|between|towards?|regarding|concerning|like|than|as|by (?!us|me|the|our|default)|for (?!us|me|now|good|ever|review|approval|our|the|a|an|\p{Lu})|to (?!me|us|go|be|stay|remain|disappear|vanish|stand|hr|pr|legal|the|our|my|come|get|a|\p{Lu})|from (?!our|the|my|here|now|view|public|sight))\b/iu.test(
    after
  )

export const isSpokenOf = (what: string): boolean => ![begins, ends, predicate, clausal].some((one) => one.test(what))

/** Stretches of a clause whose other words are known, and say together what is to be done: the longest first. */
export const spansOf = (clause: string): ReadonlyArray<Span> => {
  const words = clause.split(" ")
  const found: Array<Span> = []
  for (let length = words.length - 1; length >= shortestSpan && found.length < mostSpans; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const what = words.slice(from, from + length).join(" ")
      const before = words.slice(0, from).join(" ")
      const after = words.slice(from + length).join(" ")
      if (!isSpokenOf(what) || !isOneClause(before, after) || isOfOthers(before, what) || saysMore(before, after))
        continue
      const effect = /^(?:that|which|who|whose)\b/iu.test(after) ? null : actOf(`${before} _ ${after}`)
      if (effect !== null)
        found.push({
          effect,
          what: done.test(before) ? `people who ${/ be$/iu.test(before) ? "are " : ""}${what}` : what
        })
    }
  }
  // in fewer words it would say something else
  return found.filter(({ effect }) => effect === found[0]?.effect)
}
