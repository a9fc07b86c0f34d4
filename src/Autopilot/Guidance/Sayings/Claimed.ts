const subject =
  "(?:that )?(?:(?:it|this|that|we|they|you|he|she|i|there|everything|nothing)|(?:our|the|my|their|his|her|these|this|all|your|all our) (?:[\\p{L}'’-]+ ){0,3}?[\\p{L}'’-]+|\\p{Lu}[\\p{L}'’&-]*(?: \\p{Lu}[\\p{L}'’&-]*)*)"
const verb =
  "(?:['’](?:s|re|m|ve|ll)|s|re)?(?: (?:is|are|was|were|am|be|isn['’]?t|aren['’]?t|has|have|had|do|does|did|don['’]?t|doesn['’]?t|didn['’]?t|can|can['’]?t|will|won['’]?t|never|always|only|all|just)|(?<=['’](?:s|re|m|ve|ll)|\\bwere|\\btheyre|\\bits)| (?:sell|make|use|cause|steal|stole|rob|lie|cheat|fake|scam|kill|hurt|smell|taste|look|contain|break|broke|work|test|support|fund|hate|overcharge|rip|con|charge|buy|copy|copied|exploit|treat|underpay|abuse|poison|give|gave|come|came|get|got)(?:e?s|e?d)?)"

/** Whoever says so claims something: what they claim, from there to the end of it. */
const claims: ReadonlyArray<RegExp> = [
  new RegExp(
    `\\b(?:say|says|sayin[g’']?|said|claim|claims|claimin[g’']?|claimed|alleg(?:e|es|ing)|insist|insists|insisting|suggest|suggests|suggesting|pretend|pretends|pretending|writ(?:e|es|ing)|think|thinks|thinking|tell(?:s|ing)? (?:people|others|us|everyone|everybody|them|me))(?: things like| stuff like)? ${subject}${verb}(?<claim>[^;:.!?]+)`,
    "gu"
  ),
  /\b(?:call|calls|calling|called) (?:us|me|him|her|them|it|this|(?:our|the|my) (?:\p{L}+ ){0,2}\p{L}+|\p{Lu}\p{L}+)(?: all)?(?<claim> [^;:.!?]+)/giu,
  /(?:(?:sagen|sagt|behaupten?|behauptet|schreiben|schreibt|meinen|meint|finden|findet),? (?:dass|daß)|behaupten?,|behauptet,|(?:disent|dit|disant|prétendent|prétend|affirment|affirme|écrivent|écrit) (?:que|qu['’])|(?:dicen|dice|digan|diga|diciendo|afirman|afirma|aseguran|asegura|escriban|escriben) que|(?:dizem|diz|digam|diga|dizendo|afirmam|afirma|alegam|alega|falam|falem|falando) que|(?:dicono|dice|dicano|dica|sostengono|sostiene|scrivono|scrive|affermano) (?:che|di)|(?:zeggen|zegt|beweren|beweert|schrijven|schrijft|stellen|vinden|vindt) dat|(?:mówią|mówi|piszą|pisze|twierdzą|twierdzi|sugerują|zarzucają),? (?:że|iż)|(?:تقول|يقول|يقولون|تدعي|يدعي|يدعون|تزعم|يزعم|يزعمون) (?:أن|إن|ان|أننا|إننا|اننا|أنه|إنه|أنها|إنها))(?<claim>[^;:.!?؟]+)/giu,
  /(?<claim>[^;:.!?،,]+?) (?:olduğunu|olduğumuzu) (?:söyle|iddia|yaz|düşün|ima)/giu,
  /(?<claim>[^;:.!?,]+?) (?:diyen|diye yazan|diyenleri)/giu,
  /(?<claim>[^。、「」]+?)(?:だ|である|です)?と(?:言|い|書|主張|決めつけ|非難)/gu,
  /(?<claim>[^.,!?]+?)(?:이라고|라고|다고) (?:하|말|주장|쓰|우기|적)/gu,
  /(?<claim>[^।.,!?]+?) (?:कहने वाल|कहते ह|बोलने वाल|बोलते ह|बताने वाल|kehne wal|bolne wal|kehte ha|bolte ha|batane wal)/giu
]

const turning = /,? (?:but|and (?:please )?(?:hide|keep|leave|remove|delete|ask|let)|unless|except)\b.*$/iu
const asking =
  /\b(?:ask(?:s|ing|ed)?|question(?:s|ing|ed)?|wonder(?:s|ing)?|whether)\b|(?:fragt|fragen|demand|pregunt|pergunt|chied|domand|vraag|vraagt|vragen|pyta|soran|聞|尋|묻|물어|يسأل|تسأل|पूछ)/iu

/** Whether guidance speaks of who asks as well. */
export const speaksOfAsking = (source: string): boolean => asking.test(source)

const claiming =
  /\b(?:claim|say|alleg|insist|suggest|pretend|writ|think)(?:e?s|ing)? (?:that )?(?:our|we|the|it|they|my|your|this|there) \p{L}+/iu

/** Whether guidance speaks of what somebody claims. */
export const isClaim = (source: string): boolean =>
  claiming.test(source) || claims.some((claim) => source.search(claim) >= 0)

/** Whether guidance speaks of who claims what some words tell. */
export const isClaimed = (terms: ReadonlyArray<string>, source: string): boolean => {
  const claimed = claims.flatMap((claim) =>
    [...source.matchAll(claim)].map(({ groups }) => (groups?.["claim"] ?? "").replace(turning, "").toLowerCase())
  )
  return claimed.some((claim) =>
    terms.some((term) => {
      const last = term.toLowerCase().split(" ").at(-1) ?? ""
      return last !== "" && claim.includes(last.slice(0, Math.max(2, last.length - 2)))
    })
  )
}
