import type { Denials } from "./Denials.ts"

const sure = "(?:certainly|definitely|really|most|simply|obviously|absolutely|clearly|all)"
const wrong =
  "(?:lies?|false|untrue|nonsense|rubbish|racis[tm]|sexis[tm]|bigot\\p{L}*|homophobic|transphobic|islamophobic|antisemitic|vile|wrong|disgusting|ignorant|hateful|hurtful|cruel|shameful|unacceptable|not ok(?:ay)?|not true|ridiculous|horrible|awful|appalling)"
const rather =
  "(?:(?:just|so|such|really|absolutely|simply|plain|pure|a|an|the|complete|total|utter|old|nothing but) )*"

/** `... that not all ... are {b}`: it is objected that they are not. */
const spared = " (?:that )?(?:not|no) "

/** Of those who say so: `Nobody here`, and not `Nobody dares to`. */
const unwilling =
  "(?:dares?|wants?|likes?|(?:is|was) (?:allowed|brave)|can|could|may|might|will|would|den(?:y|ies)|doubts?|needs?|ha[sd]|have|admits?|seems?|even)"
const thinks =
  "(?:thinks?|thought|believes?|believed|says?|said|claims?|claimed|suggests?|suggested|feels?|agrees?|agreed|accepts?|expects?)"
/** What follows is no claim, or one that is the other way round. */
const elsewise =
  "(?! (?:that )?(?:(?:i|we|you|he|she)(?:['’]\\p{L}+)? |(?:it|this|that)(?:['’]?s| is| was)|otherwise|different\\p{L}*|anything|something|the opposite|not|no))"
/** Whoever tells what somebody says, and turns away from it. */
const apart = `(?=[^.!?;\\n]{0,60}?(?:(?:so|and|but|until|before) (?:(?:that|this|now) is why )?(?:i|we|my \\p{L}+)(?:['’]m)? (?:left|quit|walk\\p{L}*|told (?:him|her|them) (?:off|to|that|no)|block\\p{L}*|unfollow\\p{L}*|unfriend\\p{L}*|report\\p{L}*|stopp?\\p{L}*|disagree\\p{L}*|complain\\p{L}*|moved|(?:was|felt|am|feel) (?:asham\\p{L}*|disgust\\p{L}*|hurt|sad|shocked|appalled)|(?:will|can|could)(?:n['’]?t| never| not) (?:go|come|talk|speak|forgive|shop))|(?:which|and (?:that|this|it)) (?:is|was|makes me|hurts?) ?${rather}(?:${wrong}|sick|sad|hurt\\p{L}*|hate)|(?:he|she|they) (?:is|was|are|were) ${rather}(?:${wrong}|mistaken)))`

export const english: Denials = {
  blame:
    "terrorists?|criminals?|thieves|thief|vermin|rats?|cockroach(?:es)?|pests?|animals?|apes?|monkeys?|pigs?|monsters?|parasites?|leeches|scroungers?|freeloaders?|scum|trash|garbage|filth|rapists?|predators?|p(?:a)?edophiles?|groomers?|perverts?|murderers?|killers?|savages|barbarians|invaders|burdens?|threats?|dangers?|dangerous|disease[ds]?|plague|stupid|dumb|dim|thick|idiots?|lazy|dirty|filthy|greedy|evil|violent|inferior|subhumans?|worthless|useless|weak|disgusting|liars?|cheats|objects|property|sluts?|whores?|freaks?|mentally ill|illegals?|backward|enem(?:y|ies)|second[- ]class (?:citizens|people)|sick|ill",
  denies: [
    `(?:(?:is|are|was|were)(?: ${sure})* not|(?:is|are|was|were)n['’]?t|(?:are|were|was|is) never)(?: (?:all|your|a|an|the|any|automatically|inherently|naturally|born|bunch of|pack of|more))* {b}`,
    `(?:is|are|was|were)(?: ${sure})* (?:no|neither|hardly|scarcely|anything but|nothing like|by no means|in no way|far from(?: being)?|the opposite of|the furthest thing from)(?: (?:a|an|the|any|all|some|born))* {b}(?: (?:n?or)(?: (?:a|an|any))* {b})*`
  ],
  calls:
    "deport(?:ed|ing)?|expel(?:led|ling)?|kick(?:ed|ing)? out|hat(?:e|ed|ing)|attack(?:ed|ing)?|kill(?:ed|ing)?|hurt(?:ing)?|insult(?:ed|ing)?|harass(?:ed|ing)?|lock(?:ed|ing)? up|exclud(?:e|ed|ing)|shot|hanged|hung|gassed|burn(?:t|ed)|lynched|exterminated|executed|sterili[sz]ed|banned|die|belong in (?:(?:the|a) )?(?:kitchen|prison|jail|zoo|cages?|camps?|asylum)",
  around: [
    ["no", "(?:is|are)(?: (?:a|an|any|born|ever|your))* {b}"],
    ["not (?:all|every)(?: of)?(?: the)?", "(?:is|are)(?: (?:a|an|all))* {b}"],
    [
      "(?:do not|don['’]?t|never|no ?(?:body|one|-one) should|(?:we|you|they) (?:should not|shouldn['’]?t|must not|mustn['’]?t|can['’]?t|cannot)|stop)(?: just)? {c}(?: (?:all|any|the|these|our))*",
      ""
    ],
    ["", "(?:should not|shouldn['’]?t|should never|must not|do not deserve to|don['’]?t deserve to) be {c}"]
  ],
  objects: [
    "(?:whoever|any ?one who|every ?one who|people who) (?:says?|thinks?|claims?|believes?) (?:that )?{gap}{b},? (?:is|are) (?:(?:the|an?|just|themselves|himself) )*(?:{b}|one|problem|idiots?|ignorant|fools?|racists?|clueless)",
    `(?:no(?:body| one|-one) (?:should|ought to|has any right to|has the right to)|(?:you|we|people|they) (?:shouldn['’]?t|should not|should never)|stop|quit|don['’]?t|do not|never)(?: ever)? (?:say|saying|call|calling|treat|treating|claim|claiming|think|thinking|believe|believing|paint|painting|portray|portraying|compare|comparing|describe|describing|act like|acting like)(?! (?:(?:me|us) (?:an? )?(?:liars?|idiots?|evil|stupid|dumb|sick|monsters?)|(?:that )?(?:i|we) |otherwise|different\\p{L}*|anything|something|the opposite)|${spared}) {claim}(?!,? (?:is|are|was) (?:wrong|false|untrue|not true|a lie|racist))`,
    `no(?:body| one|-one)(?: else)? (?:should|ought to|deserves to|has to|needs to|must)(?: ever| never)?(?: have to| be made to| be forced to| need to)? (?:read|hear|see|be told|be called|listen to|accept being (?:told|called)|put up with (?:hearing|reading|being told))(?! ${unwilling})(?!${spared}) {claim}`,
    `(?:should not|shouldn['’]?t|should never|must not|must never|ought not to)(?: ever)? (?:have to|need to|be made to|be forced to) (?:read|hear|see|be told|be called|listen to)(?!${spared}) {claim}`,
    `(?:disgust\\p{L}*|sad(?:ly|dens me)?|awful|shameful|horrible|appalling|vile|sickening|terrible|shocking|heartbreaking) (?:that|how) (?:some(?:one|body)|people|they|he|she)(?: (?!not|never|dont|refuse)\\p{L}+){0,4}? (?:wants?|wanted|calls? for|demands?|threatens?|tries|try)(?: to)? {claim}`,
    `(?:it|that)(?:['’]?s| is| was) ${rather}(?:myth|bullshit|${wrong}) (?:that|to say|to claim|to call|to think|to treat|to compare|when people call|when people say)(?!${spared}) {claim}`,
    `(?<!(?:no|not a|not) )(?:lie|myth|nonsense|prejudice|racist claim) that(?!${spared}) {gap}{b}`,
    `(?:calling|saying|treating|claiming|comparing|whoever says|whoever calls|anyone who says|anyone who calls|anyone who thinks|to say|to call)(?!${spared}) {gap}{b}{gap}(?:is|are|was) ${rather}${wrong}`
  ],
  claims: [
    `(?:you|we|they|one|people) (?:can['’]?t|cannot|can not)(?: just| simply| really| ever| go around| possibly)* (?:say|saying|claim|claiming|call|calling|think|write|tell (?:people|me|us|them|anyone))${elsewise} {claim}`,
    `no(?:body|[ -]one| (?:decent|sane|good|kind|real|reasonable|normal|serious|sensible) \\p{L}+)(?! ${unwilling})(?:(?! ${unwilling}) \\p{L}+){0,6}? ${thinks}${elsewise} {claim}`,
    `(?:i|we|he|she|they)(?:['’]ve|['’]s| have| has)?(?: (?:do not|does not|did not|don['’]?t|doesn['’]?t|didn['’]?t|never|would not|wouldn['’]?t|would never|will not|won['’]?t|will never|could never|refuse[sd]? to))(?: really| actually| ever| for a second| for one second)* (?:think|thought|believe|believed|say|said|claim|claimed|agree|accept|accepted|feel)${elsewise} {claim}`,
    `(?:only|just) (?:an? |the )?(?:fools?|idiots?|morons?|racists?|bigots?|fascists?|nazis?|cowards?|sexists?)(?: who)? (?:would |could )?${thinks}${elsewise} {claim}`,
    `(?:my|our|his|her|their|the|an?|this|that|some) (?:\\p{L}+ ){1,6}?(?:believes?|believed|thinks?|thought|says?|said|claims?|claimed|wrote|writes|shouts?|shouted|told (?:me|us|him|her|them|everyone))${elsewise} {claim}(?:,? which (?:is|was) ${rather}${wrong}|${apart})`
  ],
  rebukes: [
    `how (?:can|could|dare) (?:you|u|they|he|she|people|any ?(?:one|body)|some(?:one|body)) (?:even |really |still |ever |just )?(?:say|think|claim|call|believe|write)${elsewise} {claim}`
  ],
  not: "not|no|never|n['’]?t|aint|cannot",
  and: "and",
  doubts:
    "says?|said|saying|tell|told|telling|lies?|lying|pretend(?:ing)?|claim(?:s|ing)?|if|until|till|unless|when|since|believes?|believing|thinks?|proves?|not|n['’]?t|never|nobody|jokes?|myth|truth|call|imagine|wish|hope|only|maybe|supposedly|apparently|allegedly|why|who|how|funny",
  turns:
    "but|worse|worst|yet|though|except|truth|true|facts?|know it|i know|what they are|insult to|insulting|unfair|these days|any ?more|nowadays|out loud|banned|allowed|censor\\p{L}*|deleted|yeah right|as if|sure|sarcasm|until|unless|without|only said|or (?:you|they|else)|(?:is|are|was|were|['’]?s|['’]re|so|quite|dead) right|(?<!(?:n['’]?t|not|never|to) )agrees?|(?:has|have|had|got) a point|exactly(?! the)|they (?:really |all |sure )?are(?=\\s*[.!,]|\\s*$)"
}
