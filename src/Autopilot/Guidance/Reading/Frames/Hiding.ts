import { framesOf } from "./Frame.ts"

const ours =
  "(?: of)? (?:our|my|the|this) (?:page|pages|profile|channel|feed|wall|comments?|comments? sections?|posts|ads|socials?|social media|site|community|group|threads?)"
const it = "(?:it|them|those|these|that)"
const verb = "(?:hide|remove|delete|block|take down|kill|bin)"
const gerund = "(?:hiding|removing|deleting|blocking|binning)"

/** Ways to say that something is to be hidden. */
export const hiding = framesOf("hide", [
  "(?:(?:i|we)(?:['’]d)? )?(?:want|need|like) {x} (?:to be )?(?:gone|hidden|deleted|removed|banned|blocked|taken down)",
  "(?:make sure|ensure|see to it)(?: that)? {x} (?:always )?(?:is|are|gets?) (?:always )?(?:hidden|removed|deleted|blocked|taken down)",
  "(?:reject|refuse|silence|quash|squash|cut(?: out)?|clear(?: out| up| away)?|clean (?:out|up)|sweep up|wipe (?:out|off)|shut down|stamp out|del|bin off|deny|disallow|decline|unpublish) {x}",
  `(?:stop|end) (?!(?:showing|allowing|asking|blocking|flagging|sending|filtering|banning|taking|censoring|moderating|binning|clearing|leaving|letting|being|posting|publishing|approving|checking|forwarding)\\b){x}`,
  `${verb} (?:the following|this|these|the below|all of (?:the following|these|this)|(?:the following|these) (?:things|kinds|types|topics|comments))(?: please)? ?[:–-] ?{x}`,
  "do(?:n['’]?t| not) (?:publish|post|print|display|host) {x}",
  "say no to {x}",
  "no to {x}",
  "(?:(?:i|we)(?:['’]?m|['’]?re| am| are) )?not (?:having|allowing|accepting|putting up with|tolerating|interested in) {x}(?: here)?",
  "(?:nobody|no ?one|no customers?|none of us) (?:wants?|needs?|likes?|came here for|comes here for|is here for)(?: to (?:see|read|have))? {x}(?: here)?",
  "(?:(?:our|the|my|house|first|main) )*rules?(?: is| are)? ?:? no {x}",
  "no (?:(?:kind|sort|type|form)s? of|trace of|hint of|sign of) {x}(?: here| please| at all| whatsoever| allowed)?",
  "(?:hide|remove|delete) every (?:bit|kind|sort|type|form|piece|instance|trace|last bit) of {x}",
  "never (?:any|ever any) {x}",
  "no {x} (?:allowed|permitted|wanted|tolerated|accepted)(?: here)?",
  "{x} (?:always |just |all )*(?:hidden|removed|deleted|banned|forbidden|unwanted|unwelcome)",
  `{x} (?:off|out)(?:${ours})?`,
  "{x}(?: straight)? (?:to|in|into|for) the (?:bin|trash|garbage|rubbish)",
  "{x} (?:should|must|may|can)(?:n['’]?t| not|not) (?:be|appear|show up|exist|turn up|come up)(?: (?:here|there|visible|up|around|shown|seen))?(?: (?:here|on|in|under)(?: (?:our|my|the|this) \\p{L}+)?)?",
  "(?:make|have) {x} (?:disappear|vanish|go away)",
  `(?:get|keep|take) {x} (?:off|out|away)(?:${ours}| from (?:us|here|our \\w+)| here)?`,
  `(?:take|kick|throw|filter|weed|screen|chuck|toss|boot|root|clear|wipe|strip|lock|shut|sweep) {x} (?:out|down|off|away)(?:${ours})?`,
  "keep (?:(?:our|my|the|this) (?:\\p{L}+ ){1,3}|it |things )(?:free|clear|clean) (?:of|from) {x}",
  "(?:protect|shield|save|spare) (?:us|me|our (?:\\p{L}+ )?\\p{L}+) (?:from )?(?:the |all )*{x}",
  "(?:i|we) (?:can|could) do without (?:the |any )?{x}",
  "(?:out|down|away|off) with (?:the |all )*{x}",
  "enough (?:of|with) (?:the |all )*{x}",
  "(?:i|we) (?:have|['’]ve got|got) (?:no|zero) (?:patience|time|tolerance|room|space|place) (?:for|with|towards?) {x}",
  "zero[- ]tolerance (?:policy |approach |rule )?(?:on|for|to|towards?|with|against|regarding|about|when it comes to) {x}",
  `(?:there(?:['’]s| is) )?(?:no|zero) (?:room|place|space|excuse) for {x}(?: here| on${ours.replace("(?: of)?", "")})?`,
  `(?:i|we) (?:can(?:['’]?t|not| not)|won['’]?t|will not|do(?:n['’]?t| not)|(?:['’]re|are) not (?:going to|gonna)) (?:have|stand|put up with|abide|condone|tolerate|stand for|(?:want to|wanna|like to|need to) (?:see|read|have|get)) (?:any |such )?{x}(?: here| on${ours.replace("(?: of)?", "")})?`,
  "(?:i|we)(?:['’]d| would)? (?:rather|prefer)(?: to)? not(?: to)? (?:have|see|show|get|allow) (?:any )?{x}",
  "(?:i|we)(?:['’]d| would)? (?:prefer|want|like) no {x}",
  `(?:i|we) (?:want|need|['’]d like|would like) {x} (?:off|out)(?:${ours})`,
  "{x} (?:wo(?:n['’]?t)|will not|can(?:['’]?t|not)|(?:is|are) not|(?:is|are)n['’]?t) (?:be )?(?:tolerated|accepted|put up with)",
  "{x} (?:is|are) (?:an? )?(?:absolute |total |definite )?(?:no[- ]go|no[- ]no|no from (?:us|me))",
  "{x} (?:is|are) (?:not something|not what|the last thing|nothing) we (?:want|need|like|allow|tolerate)(?: here| to see)?",
  "{x} (?:is|are) (?:against|not in line with|contrary to) (?:our|the|house) (?:\\p{L}+ )?(?:rules?|polic(?:y|ies)|guidelines?|values|standards)",
  "{x} (?:can|may|should|must) (?:do one|get lost|be gone|disappear|vanish|get in the bin|be off)",
  "{x} (?:belongs?|(?:has|have) to go|should go|must go|can go|straight)(?: straight)? in(?:to)? the (?:bin|trash|garbage)",
  "{x} (?:gets? the (?:boot|axe|chop)|gets? (?:binned|nuked|zapped|axed|booted|wiped))",
  "{x} (?:needs?|deserves?) (?:hiding|removing|deleting|to (?:be (?:hidden|removed|deleted|binned)|disappear))",
  // `our new flavour is out` tells of it
  "(?!(?:our|my|the new|a new) ){x} (?:is|are) (?:always |just )?(?:out|a hide|hidden|for the bin|bin material)",
  `(?:(?:i|we)(?:['’]?m|['’]?re| am| are) )?(?:so |really |very )?(?:sick(?: and tired)?|tired|fed up|done|bored) (?:of|with) (?:all |the )*{x}(?:,|;| so| and| -| –)+ (?:so |please |just )*${verb} ${it}(?: all)?`,
  "(?:(?:i|we) )?(?:do(?:n['’]?t| not)|never) want (?:to (?:see|read|have) )?(?:any |such |any more |more )*{x}",
  "(?:i|we) draw the line at {x}",
  "(?:crack|clamp) down (?:hard )?on {x}",
  "come down (?:hard|heavily) on {x}",
  "be (?:ruthless|merciless) (?:with|about|on|towards?) {x}",
  "auto-?(?:hide|delete|remove|block) {x}",
  "(?:(?:always|automatically) )?(?:filter|block-?list) {x}",
  "{x} (?:should|must|may|can) (?:never|not) (?:make it|get|come|slip) through",
  "(?:stop|prevent|keep) {x} from (?:appearing|showing(?: up)?|being (?:seen|visible|shown|posted)|getting through)",
  "(?:our|my|the) (?:page|profile|channel|feed|wall|comments?(?: sections?)?) (?:should|must|has to|have to|needs? to) (?:be|stay) free (?:of|from) {x}",
  `when in doubt about {x},? (?:just |always )*${verb}(?: ${it})?`,
  `${verb} every (?:single )?(?:one )?of the {x}`,
  `${verb} {x} (?:immediately |at once |right away |straight away )?(?:and )?without asking(?: me| us)?(?: first)?`,
  `(?:you(?:['’]?re| are) (?:free|welcome|allowed) to|go ahead and|do(?:n['’]?t| not) hesitate to|(?:our |the )?(?:house )?(?:policy|rule) is to|(?:i|we) (?:normally|usually|generally|typically|tend to|automatically)) ${verb} {x}`,
  `(?:start|begin|continue|carry on|keep|keep on|go on) ${gerund} {x}`,
  `(?:start|begin|continue) to ${verb} {x}`,
  `${gerund} {x} (?:is|are) (?:totally |absolutely |always )?(?:fine|ok|okay|good|right|correct|allowed|expected|the way to go)(?: (?:with|by) (?:us|me))?`,
  "(?:stop|prevent|(?:keep|stop)(?= [\\p{L}]+ from)) (?:people|anyone|anybody|users|customers|everyone) (?:from )?(?:posting|sharing|writing|dropping|leaving|spreading|putting) (?:up )?{x}"
])

/** What a brand says it does is an instruction where it does it to comments. */
export const hidingKinds = framesOf(
  "hide",
  [
    `(?:i|we) (?:always |just |also |normally |usually )*${verb} {x}(?: on sight)?`,
    "(?:i|we) do(?:n['’]?t| not) (?:do|host|run|publish|print|entertain|condone|accept) {x}(?: here)?"
  ],
  true
)
