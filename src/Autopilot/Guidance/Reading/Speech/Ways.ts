import { Likely } from "../../../Expressions/Likely.ts"
import type { Effect } from "../../Policy.ts"
import { writers } from "./Heads.ts"

/** A way to say what to do; `{x}` is what is spoken of, `{vp}` what people do. */
export interface Way {
  readonly effect: Effect
  readonly form: RegExp
}

const hide =
  "(?:hide|remove|delete|block|ban|kill|bin|nuke|zap|ditch|trash(?! talk)|scrap|purge|erase|mute|axe|dump|toss|suppress|censor|filter(?: out)?|take (?:down|off|away|out)|get rid of|chuck(?: out)?|throw out|kick out|weed out|clear out|screen out|do away with|clean up|wipe)(?: (?:or|and) (?:hide|remove|delete|block))?"
const gerund = "(?:hiding|removing|deleting|blocking|taking down|censoring)"
const gone =
  "(?:hidden|removed|deleted|taken down|taken off|blocked|gone|binned|banned|suppressed|kept (?:off|out|away)|filtered(?: out)?)"
const keep = "(?:keep|leave(?: up)?|allow|show|permit|tolerate|accept|approve)"
const not =
  "(?:(?:do(?: not|n['’]?t)|never|(?:you |we )?(?:must|should|may|can|shall) ?(?:not|n['’]?t)|(?:you |we )?mustn['’]?t|cannot|no need to|needn['’]?t|avoid|refrain from|stop|quit)(?: ever| you dare| bother| even)?)"
const nobody = "(?:no ?one|nobody|no one)"
const team =
  "(?:me|us|someone|somebody|one of (?:us|(?:my|our|the) (?:[\\p{L}-]+ ){0,2}[\\p{L}-]+)|a human|a person|(?:our|my|the) (?:[\\p{L}-]+ ){0,2}(?:team|lawyers?|solicitors?|pharmacists?|doctors?|nurses?|vets?|head|director|owner|editor|coach|principal|chef|kitchen|teacher|headteacher|vicar|priest|foreman|matron|reception|warehouse|hq|press office|finance|hr|pr|security|secretary|moderators?|experts?|manager|boss|department|office|agency|management|people|staff|desk|crew|management))"
const fine = "(?:ok|okay|fine|alright|all right|cool|allowed|good|no problem|not a problem|welcome)"
const we = "(?:i|we)"
const does = "(?:do not|don['’]?t)"
const them = "(?:it|them|['’]?em|those|these|that|this|both|all of (?:them|it)|any of (?:them|it))"

/** What may stand before an instruction. */
const lead =
  "(?:(?:please|pls|plz|kindly|just|also|and|but|so|then|always|mates?|guys|hey|hi|yes|ok|well|again|therefore|thus|hence|still|simply|definitely|immediately|instantly|automatically|do|feel free to|make sure (?:to|you|that you)|be sure to|try to|remember to|(?:could|can|would|will) (?:you|u|ya)|(?:i|we)(?: would|['’]?d)? (?:want|like|need|love) you to|(?:i|we)(?: would|['’]?d)? (?:like|want|prefer|appreciate)(?: it)? (?:that|if)|you (?:can|may|should|must|could)|do the needful and|(?:i|we)(?: would|['’]d)? (?:ask|request)(?: of)?(?: that)? you(?: to)?|it(?: would|['’]d) be (?:great|nice|good|lovely|best|better|helpful|cool|appreciated) (?:if|to|that)(?: you (?:could|would|can|do)?)?|to|for),? )*"
const tail =
  "(?:,? (?:please|pls|plz|thanks|thx|thank you|ta|cheers|immediately|right away|at once|pronto|asap|straight away|instantly|always|too|as well|though|tho|lol|idc|ofc|obvs|obviously|innit|fr|ngl|ty|mates?|guys|lads|altogether|completely|entirely|anyway|ever again|again|any ?more|ever|by law|at all|whatsoever|of course|from now on|for now|until further notice|straight|first|for (?:[\\p{L}-]+ )?(?:safety|privacy|compliance|reasons?))|(?:,|(?<=please|pls|thanks|thank you)) (?:team|folks|pal|crew))*"

const spoken = "(?<x>[^;:?!]{1,240}?)"
const told = "(?<vp>[^;:?!]{2,240}?)"

const way =
  (effect: Effect) =>
  (form: string): Way => ({
    effect,
    form: new RegExp(
      `^${lead}(?:${form.replace("{y}", "(?<y>[^;:?!]{2,240}?)").replace("{x}", spoken).replace("{vp}", told)})${tail}$`,
      "iu"
    )
  })

/** Ways to say it with what is spoken of. */
const instructions: ReadonlyArray<Way> = [
  ...[
    `(?:thanks|thank you|cheers) for (?:not ${gerund}|keeping|leaving(?: up)?) {x}`,
    `${not} ${hide} (?:(?:it|them|those|the|any|all|a) ?)?(?:comments? |posts? )?(?:if|when|whenever|where|(?:just |only |simply )?because) (?:${writers}|it|they) {vp}`,
    `${not} (?:${hide}|${gerund}|touch) {x}`,
    `(?:nothing|not (?:one|a single|a) word) (?:about|on|regarding|mentioning) {x} (?:should|must|may|can|is to|needs to|has to) (?:ever )?be ${gone}`,
    `(?:keep|leave|let) {x} (?:alone|up|be|visible|as (?:it is|they are|is)|in peace|through|stand|stay(?: up)?|pass|slide|slip|in|on)`,
    `let the {x} go`,
    `(?:let|allow) ${writers} (?:to )?{vp}`,
    `${not} (?:keep|stop|prevent|discourage) ${writers} (?:from )?{vp}`,
    `(?:i|we)(?:['’]re| are|['’]m| am) (?:quite |very |totally |pretty )?(?:relaxed|fine|ok|okay|cool|easy|happy|lenient|easy-going|easygoing|good|chill) (?:about|with|on) (?:${writers} (?=\\p{L}+ing))?{x}`,
    `${we} (?:${does} mind|${does} care(?: about)?|${does} object to|have no (?:problem|issue)s? with|have nothing against) (?:(?:it )?(?:if|when) )?(?:${writers} (?=[\\p{L}]+))?{x}`,
    `${writers} (?:may|can|are (?:free|welcome|allowed|entitled) to|are welcome to|should be (?:able|allowed|free) to) (?:freely )?{vp}(?: freely)?`,
    `${writers} (?:may|can|should) (?:still |also )?(?:see|read|view|find) {x}`,
    `(?:it['’]?s|it is|that['’]?s) ${fine} (?:if|when|for) (?:${writers}|(?:our |the |some )?\\p{Ll}{3,}s) (?:to )?{vp}`,
    `${we} (?:love|like|enjoy|appreciate|welcome)(?: it)? (?:when |if )${writers} {vp}`,
    `${we}(?: would|['’]d)? (?:want|like|need|prefer) {x} (?:(?:to (?:remain|stay|be)(?: kept)?(?: visible| up| shown| public| there)?)|kept(?: up| visible)?|left(?: up| alone| visible))`,
    `${keep} (?!(?:away|clear|off|out|up|an eye|in mind|calm)\\b){x}`
  ].map(way("keep")),
  ...[
    `(?:take|chuck|throw|kick|filter|weed|clear|get|toss|boot) (?!rid of){x} (?:down|out|off|away)`,
    `keep {x} (?:off|out|away)`,
    `${nobody} (?:needs?|wants?|has) to (?:read|see|hear|know)(?: anything)? (?:about )?{x}`,
    `(?:make sure|ensure|see to it)(?: that)? {x} (?:(?:is|are|does|do)(?: not|n['’]?t)|never|(?:is|are) never) (?:be )?(?:there|visible|seen|shown|present|appear|show up|remain|stay|left up)(?: up)?`,
    `${we} (?:must ?n[o'’]t|must not|should ?n['’]?t|should not|may not|are not allowed to|aren['’]?t allowed to) (?:have|show|keep|allow|host|leave|tolerate|publish) (?:any )?{x}`,
    `(?:${we}(?: would|['’]d)? )?(?:want|need|like|prefer|love)(?: to (?:see|have))? {x} (?:to be )?${gone}`,
    `${nobody} (?:may|can|should|must|is allowed to|gets to|ought to) {vp}`,
    `(?:make sure|ensure|see to it)(?: that)? ${nobody} {vp}`,
    `${not} (?:let|allow) (?:${writers}|them|him|her) (?:to )?{vp}`,
    `${not} (?:let|allow) {x} (?:to )?(?:appear|show up|be (?:shown|seen|visible|posted)|get through|slip through|on (?:our|the|my) (?:page|feed|posts))(?: (?:here|anywhere|on (?:our|the|my) (?:page|feed|posts|profile|channel)))?`,
    `${we} (?:do|will|always|just|definitely|absolutely|still) (?:always |still |just )?(?:hide|remove|delete|block|ban) {x}`,
    `${nobody} (?:should|must|may|can|gets to|needs to|wants to|ought to) (?:ever )?(?:see|read) {x}`,
    `let ${nobody} {vp}`,
    `(?:keep|stop|prevent|discourage) ${writers} (?:from )?{vp}`,
    `${writers} (?:may not|can ?not|can['’]?t|should ?n['’]?o?t|must ?n['’]?o?t|are not allowed to|aren['’]?t allowed to) {vp}`,
    `${we} (?:can['’]?t|cannot|can not|won['’]?t|will not) (?:have|accept|allow|tolerate|stand|show|publish|leave|host) (?:any )?{x}`,
    `${we} (?:do not|don['’]?t|never|no longer) (?:want|need|wish|like|tolerate|accept|allow|permit)(?: to)?(?: see| have| read| get)?(?: any)? {x}`,
    `${we}(?: would|['’]d)? (?:rather|prefer)(?: to)? not (?:have|see|show|get)(?: any)? {x}`,
    `${not} (?:${keep}|want(?: to see| to read| see)?|let through|need) (?:any )?{x}`,
    `(?:no|zero)(?: more)? (?:mentions?|talk|discussion) (?:of|about) {x}`,
    `(?:we have |there is )?zero tolerance (?:for|of|to|towards?|with|on) {x}`,
    `(?:(?:absolutely |strictly )?no(?! longer\\b)|zero(?! tolerance)|no more|enough with|enough of) {x}`,
    `${hide} (?:(?:it|them|those|the|any|all|a) ?)?(?:comments? |posts? )?(?:if|when|whenever|where) (?:${writers}|they|it|he|she) {vp}`,
    `${hide} {x}`
  ].map(way("hide")),
  ...[
    `(?:absolutely |strictly |literally )?(?:nothing|not (?:one|a single|a) word|not a thing) (?:about|on|regarding|mentioning|to do with) {x}`
  ].map(way("hide")),
  ...[
    `(?:ask|check with|consult|tell|alert|notify|warn|inform|ping)(?: ${team})?(?: first)? (?:about|on|before (?:${gerund}|you hide)|before (?:you )?(?:do|doing|decide|deciding|touch|touching)(?: anything)?(?: (?:with|about|to|on))?|if you see|regarding|with|(?:about|on) (?:any|every)) {x}`,
    `${we}(?: would|['’]d)? (?:rather|prefer(?: it)?(?: if)?) you (?:asked|checked with|told|consulted)(?: me| us)?(?: first)? (?:about|before (?:${gerund}|you hide)) {x}`,
    `(?:keep an eye (?:on|out for)|watch(?: out)? for|look out for|monitor) {x},? and (?:let ${team} know|(?:tell|ask|alert|notify|ping) ${team}|flag (?:it|them)(?: (?:to|for) ${team})?)`,
    `(?:show|publish|keep|leave|allow) {x} only (?:after|once|when|if) ${team} (?:has|have)? ?(?:seen|checked|approved|read|reviewed|said yes|okayed)(?: (?:it|them|to it|to them))?`,
    `(?:send|forward|pass|escalate|refer|show|flag|bring|route|run|report|give|hand) {x} (?:on )?(?:to|past|by) ${team}(?: (?:for|before) [^,;]+)?`,
    `${we}(?: would|['’]d)? (?:want|like|need|love)? ?to be (?:asked|told|consulted|informed) (?:about|before|when|if|on) (?:any )?{x}(?: (?:is|are|gets?) ${gone})?`,
    `${we}(?: would|['’]d)? (?:want|need|like|have) to (?:(?:check|decide(?: on| about)?|review|approve|vet) {x}(?: myself| ourselves| before [^,;]+)?|(?:see|look at|read) (?:{y} (?:first|myself|ourselves|personally)))`
  ].map(way("ask"))
]
export const ways = new Likely(instructions, ({ form }) => form)

const to = `(?:to|past|by|with) (?:${team}|(?:(?:dr|mr|mrs|ms|prof)\\.? )?[\\p{Lu}][\\p{L}-]+)`

/** What is said of what is spoken of: `must be hidden`. */
const saidOfThem: ReadonlyArray<Way> = [
  ...[
    `${we} (?:always |do |will |can |would )*(?:keep|leave up|allow|tolerate|accept|live with|welcome|show)(?: always)?`,
    `${we} (?:never|do not|don['’]?t|won['’]?t|will not) (?:hide|remove|delete|touch|mind|care about)`,
    `${we} have no problem with`,
    `(?:is|are) (?:most|very|always|more than|totally|perfectly|absolutely) (?:welcome|fine|ok|okay)(?: by us| with us)?`,
    `(?:is|are|=)? ?(?:totally |perfectly )?${fine} (?:by|with|for) (?:us|me)`,
    `(?:(?:is|are) (?:no|not an?)|(?:isn['’]t|aren['’]t) an?) (?:problem|issue|bother)s?(?: (?:for|with|to) [^,;]+)?`,
    `(?:may|can|should|must|shall|will) (?:all |always )*(?:remain|stay|be left|be kept|be visible)(?: visible| up| alone| there| public)*`,
    `(?:all |always )*(?:stays?|remains?)(?: up| visible)?`,
    `(?:(?:must|should|may|shall|can)(?: not| never|n['’]t)|can['’]?t|cannot|mustn['’]?t|shouldn['’]?t|(?:is|are) (?:not|never) to|need not|needn['’]?t) (?:ever )?be ${gone}`,
    `(?:is|are) (?:no|not a|never a) reason to ${hide}(?: [^,;]+)?`,
    `(?:is|are) (?:just |only )?(?:a )?(?:normal|everyday|ordinary|harmless) (?:words?|banter|stuff|thing|talk)(?: here| for us)?`
  ].map(way("keep")),
  ...[
    `(?:must|should|can|may|shall|will|ought to|(?:has|have)(?: got)? to|needs? to|(?:(?:is|are) )?to) (?:all |always |immediately |therefore )*(?:be )?(?:${gone}|go|disappear|vanish)(?: away)?(?: (?:of |from )?(?:our|the|this|my) (?:page|pages|feed|channel|profile|site|posts))?`,
    `goes?`,
    `(?:is|are)(?: strictly| absolutely)? (?:prohibited|forbidden|banned|out|unwelcome|off limits|unacceptable|a no-?go|a no no|not for us)`,
    `(?:is|are|['’]s|['’]re) (?:not|never) (?:welcome|wanted|allowed|acceptable|tolerated|ok|okay|fine)|(?:is|are)n['’]t (?:welcome|wanted|allowed|acceptable|tolerated|ok|okay|fine)`,
    `(?:do(?:es)? not|do(?:es)?n['’]t) belong(?: [^,;]+)?`,
    `(?:has|have) no (?:place|business)(?: [^,;]+)?`,
    `(?:(?:must|should|may|can|shall)(?: not| never|n['’]t)|can['’]?t|cannot|mustn['’]?t|shouldn['’]?t) (?:ever )?(?:be (?:visible|shown|seen|displayed|public|left up)|stay|remain|appear)(?: up)?`,
    `(?:goes?|straight) (?:straight )?(?:in|into) the bin`,
    `(?:gets?|is|are) ${gone}`,
    `${we} (?:always |will |can |could )*(?:hide|remove|delete|block|ban|do without)`,
    `${we} (?:do not|don['’]?t|won['’]?t|will not|cannot|can['’]?t|can not) (?:want|need|keep|allow|tolerate|accept|have|show)(?: here)?`,
    `(?:(?:is|are) )?(?:a (?:big |clear |definite )?(?:no|no[- ]?go)|taboo|off[- ]?limits|out of bounds|not on|nope)`,
    `needs? (?:hiding|removing|deleting)`,
    `(?:is|are) (?:unwanted|undesired|undesirable)`,
    `(?:should|must|may)(?: not| never|n['’]t) (?:ever )?be (?:up|here|there|around)`,
    `(?:zero tolerance|bye ?bye|bye|never|no way|no thanks|not here|not ok|not okay|not allowed|not wanted)`
  ].map(way("hide")),
  ...[
    `(?:must|should|has to|have to|needs? to|(?:is|are) to) (?:always |first )*(?:reach|get to|land with|arrive at|be seen by) (?:${team}|[\\p{Lu}][\\p{L}-]+)`,
    `(?:must|should|has to|have to|needs? to|(?:is|are) to) (?:always |first )*(?:wait for|go through|go via|be run (?:by|past)|be up to) (?:${team}|[\\p{Lu}][\\p{L}-]+)`,
    `(?:must|should|has to|have to|needs? to|(?:is|are) to|will)? ?(?:waits?|be held|be parked|be put on hold|holds?|be queued|go(?:es)? into the queue) for (?:my |our |an? |the )?(?:approval|review|sign-?off|ok|okay|decision|check)(?: (?:from|by|of) [^,;]+)?`,
    `(?:must|should|has to|have to|needs? to|(?:is|are) to) (?:be kept|be left up|stay up|stay) and (?:be )?(?:passed|sent|forwarded|escalated|shown|referred|reported|flagged)(?: on)? ${to}`,
    `(?:needs?|requires?) (?:a )?(?:sign-?off|approval|the ok|an ok|clearance|permission|a check|checking|review)(?: (?:from|by|of) [^,;]+)?`,
    `(?:must|should|has to|have to|needs? to|(?:is|are) to) (?:always |first )?be (?:checked|approved|reviewed|seen|read|cleared|looked at|decided|vetted)(?: by (?:${team}|[\\p{Lu}][\\p{L}-]+))?(?: first)?(?: before [^,;]+)?`,
    `(?:must|should|has to|have to|needs? to|(?:is|are) to|were|are|get|gets)? ?(?:be )?(?:come|comes|go|goes|passed|sent|forwarded|escalated|shown|referred|reported|flagged)(?: on)?(?: straight| directly)? ${to}(?: (?:for|before) [^,;]+)?`
  ].map(way("ask"))
]
export const predicates = new Likely(saidOfThem, ({ form }) => form)

/** Ways to say it of what was named before. */
const saidOfBefore: ReadonlyArray<Way> = [
  ...[
    `(?:keep|leave)(?: ${them})?(?: alone| up| be| visible| there| in| as (?:they are|it is))?`,
    `${not} (?:${hide}|touch)(?: ${them})?`,
    `let ${them} (?:stay|be|stand|pass|through)`,
    `(?:allow|approve|show|permit) ${them}`,
    `${we} ${does} (?:mind|care)(?: ${them}| about ${them})?`,
    `(?:that|those|these|they|it)(?:['’]s| is| are|['’]re)? ${fine}(?: by us| with us)?`,
    `(?:those|these|they|it|that|this|both|so those) (?:can |may |should |must )?(?:stay|remain)s?(?: up)?`,
    `(?:can|could|may) (?:these|those|they|it|this|that) (?:please )?(?:all )?(?:be (?:left(?: up| alone)?|kept(?: up)?)|stay(?: up)?|remain)`,
    `(?:${fine}|stays?|stay up|yes|leave|keep it)`
  ].map(way("keep")),
  ...[
    `(?:${hide})(?: ${them})?(?: all)?`,
    `${we}(?: would|['’]d)? (?:like|want|need|prefer) ${them} (?:to be )?${gone}`,
    `(?:those|these|they|it|that|this|both|all of (?:those|these|them|it)) (?:should |must |can |has to |have to |needs? to )?(?:go|goes|be ${gone})`,
    `${not} (?:keep|allow|show|leave|want) ${them}(?: up)?`,
    `(?:can|could) (?:these|those|they|it|this|that) (?:please )?(?:all )?(?:be ${gone}|go)`,
    `(?:that|this|it|they|those|these)(?:['’]?(?:s|ve)| has| have) (?:got )?to (?:go|stop|disappear|end)`,
    `(?:gone|out|never|no|zero tolerance|not ok|not okay|not|not here|deleted|removed|hidden|bin|straight in the bin)`
  ].map(way("hide")),
  ...[
    `(?:ask|check with|consult|tell|alert|notify|warn|inform|ping|call|come to|talk to)(?: ${team})?(?: (?:about|on) ${them})?`,
    `let (?:${team}|[\\p{Lu}][\\p{L}-]+) (?:know|decide|check|see|have a look|take a look|look)(?: (?:at|about|on) ${them}| it)?`,
    `(?:send|forward|pass|escalate|refer|show|flag|bring|route|run|report)(?: ${them})?(?: on| straight| directly)? ${to}(?: (?:for|before) [^,;]+)?`,
    `(?:show|tell) ${team}(?: first)?`,
    `(?:escalate|flag)(?: ${them})?(?: up)?(?: (?:to|for) [^,;]+)?`,
    `${we}(?: would|['’]d)? (?:want|need|like|have) to (?:see|check|decide|review|approve|look|know)(?: (?:on|at|about) ${them}| ${them})?(?: myself| ourselves| before [^,;]+)?`,
    `(?:to )?be shown ${to}`,
    `(?:straight|directly|always|right|first|on)? ?${to}`
  ].map(way("ask"))
]
export const references = new Likely(saidOfBefore, ({ form }) => form)
