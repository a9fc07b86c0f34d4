import { framesOf } from "./Frame.ts"

const no = "(?:do(?:n['’]?t| not)|never)"
const verb = "(?:hide|remove|delete|block|take down|censor|suppress|moderate|touch|bin)"
const gerund = "(?:hiding|removing|deleting|blocking|censoring|suppressing|binning)"
const gone = "(?:hidden|removed|deleted|touched|censored|suppressed|blocked|binned)"
const fine = "(?:fine|ok|okay|cool|good|alright|welcome|allowed)"

/** Ways to say that something is to stay. */
export const keeping = framesOf("keep", [
  "(?:make sure|ensure|see to it)(?: that)? {x} (?:always )?(?:stays?|remains?|(?:is|are|gets?) (?:kept|left|shown|visible))(?: up| visible| online| alone| there)?",
  "let {x} (?:through|stay|be|stand|pass|in|live)(?: up)?",
  `no (?:hiding|removing|deleting|blocking|censoring|touching|binning|banning|filtering|moderating)(?: of)?(?: any| the)? {x}`,
  `{x} (?:never|not)(?: ever)?(?: to)? (?:be |get )?${gone}`,
  `{x} (?:is|are)(?: not|n['’]?t| never)(?: ever)?(?: to be| getting| being)? ${gone}`,
  "(?:keep|leave|have) {x} (?:online|live|public|published|there|in place|on show|on the page|on our page)",
  `${no} (?:ever )?(?:take|pull|strip|filter|throw|kick) {x} (?:down|off|out|away)`,
  "(?:publish|keep showing|carry on showing|continue (?:showing|to show)|go on showing) {x}",
  "(?:a big |big )?(?:yes|ok|okay|thumbs up|all clear|green light) (?:to|for) {x}",
  "bring on (?:the )?{x}",
  "{x} (?:gets?|have|has|is allowed|are allowed|is free|are free) to (?:stay|remain)(?: up)?",
  "{x} (?:is|are) here to stay",
  "(?:(?:i|we)(?:['’]?m|['’]?re| am| are) )?(?:happy|glad|fine|ok|okay|content) for {x} to (?:stay|remain|be (?:there|up|visible|seen|left))(?: up| visible| there)?",
  `(?:i|we) do(?:n['’]?t| not) want {x} (?:to )?(?:disappear|vanish|go away|be lost|get lost|disappearing|vanishing|removing|hiding|deleting|be ${gone}|get ${gone}|getting ${gone}|being ${gone}|${gone})`,
  "(?:i|we) (?:want|would like|['’]d like|need) {x} (?:to be )?(?:seen|visible|shown|public|kept|left up|left alone|up|online)",
  "(?:keep (?:your )?)?hands off {x}",
  "leave {x} (?:in peace|where (?:it is|they are|it stands)|untouched|unhidden|standing)",
  "{x} do(?:es)?(?:n['’]?t| not) (?:bother|worry|offend|hurt|upset) (?:us|me|anyone|anybody)",
  "(?:i|we) (?:can|could) (?:live with|handle|take|cope with|deal with|stand|bear|stomach) (?:a bit of |some |the odd )?{x}",
  "(?:i|we)(?:['’]ve| have)?(?: got)? (?:no|zero) (?:problems?|issues?|objections?|trouble) (?:with|to|against) {x}",
  `(?:you )?(?:(?:do(?:n['’]?t| not) (?:need|have) to)|needn['’]?t|need not) ${verb} {x}`,
  `{x} (?:do(?:es)?(?:n['’]?t| not) (?:need|have) to be ${gone}|do(?:es)?(?:n['’]?t| not) need ${gerund}|need(?:n['’]?t| not) be ${gone})`,
  `{x} (?:is|are) (?:no|not a|never a) (?:good )?reason to ${verb}(?: (?:it|them|anything|a comment|comments|somebody|someone))?`,
  `${no} (?:bother|waste (?:your )?time|go|go around|go on|start|even think (?:of|about)) ${gerund} {x}`,
  `${no} (?:bother (?:with|about)|worry about|fuss (?:over|about)|stress (?:about|over)|be (?:too |so |that )?(?:strict|hard|harsh|tough|heavy[- ]handed) (?:about|on|with)) {x}`,
  "(?:go|be) (?:easy|lenient|soft|relaxed|tolerant|generous|chill) (?:on|with|about|of|towards?) {x}",
  "turn a blind eye to {x}",
  `(?:i|we)(?:['’]ll| will)? (?:wo(?:n['’]?t)|will not|would never|never|do(?:n['’]?t| not)) (?:ever )?${verb} {x}`,
  `(?:i|we)(?:['’]d| would)? (?:rather|prefer(?: to)?|like to|want to) (?:keep|leave) {x}(?: up| visible| alone)?(?:,? (?:rather )?than (?:(?!\\b(?:not|never)\\b).)+)?`,
  `(?:i|we)(?:['’]d| would)? (?:rather|prefer)(?: it)?(?: if)?(?: you)?(?: to)? (?:not|did(?:n['’]?t| not)|do(?:n['’]?t| not))(?: to)? ${verb} {x}`,
  "(?:i|we) (?:love|enjoy|value|appreciate|encourage|(?:like|love) (?:to see|seeing|to read|reading|getting)|(?:['’]re|are) (?:always )?happy (?:to (?:see|have|get|read|receive|answer)|about)) {x}",
  `{x} (?:is|are) (?:more than|very|totally|absolutely|completely|perfectly|also|all) ${fine}(?: (?:with|by) (?:us|me)| here)?`,
  "{x} (?:needs?|ha(?:s|ve)|ought) to (?:stay|remain|be (?:kept|visible|seen|left))(?: up| visible| alone| online)?",
  `{x} (?:should(?:n['’]?t| not| never)|must(?:n['’]?t| not| never)|may not|can(?:['’]?t|not)|(?:is|are) not to|(?:is|are) never to) (?:ever )?(?:be ${gone}|get ${gone}|disappear|vanish)`,
  "(?:it['’]?s|it is) (?:totally |perfectly |absolutely )?(?:ok|okay|fine|alright|allowed|cool) (?:for (?:people|anyone|customers|users|fans|everyone) )?to (?:post|share|use|write|leave|make|put) {x}",
  "(?:(?:i|we)(?:['’]?m|['’]?re| am| are) )?(?:happy|fine|cool|ok|okay|comfortable|relaxed|chill) (?:with|about) (?:a bit of |some |the odd )?{x}",
  "(?:(?:i|we)(?:['’]?m|['’]?re| am| are) )?not (?:bothered|worried|fussed|upset|concerned|offended) (?:by|about|with|over) {x}",
  "even {x} (?:can|may|should|must) (?:stay|remain)(?: up| visible)?",
  `(?:even|a (?:little |tiny )?bit of|a little|some|the (?:odd|occasional)|occasional|a few) {x} (?:is|are) (?:totally |absolutely |always )?${fine}(?: (?:with|by) (?:us|me)| here)?`,
  "(?:i|we) (?:do(?:n['’]?t| not)) mind (?:a (?:little |tiny )?bit of|a little|some|the (?:odd|occasional)|occasional) {x}",
  "give {x} a (?:free )?pass",
  "{x} (?:gets?|ha(?:s|ve)) a (?:free )?pass",
  "(?:there(?:['’]s| is) )?nothing wrong with {x}",
  "(?:i|we) (?:do(?:n['’]?t| not) see (?:a|any|the)|see no|can['’]?t see (?:a|any|the)) (?:problem|issue|harm)s? (?:with|in) {x}",
  "(?:i|we)(?:['’]ve| have)?(?: got)? nothing against {x}",
  `${gerund} {x} (?:is|are) (?:wrong|a mistake|(?:not|never) (?:ok|okay|fine|allowed|an option|what we want|acceptable))`,
  "(?:un(?:hide|ban|block|censor|mute)|white-?list|allow-?list|green-?light) {x}",
  "{x} (?:is|are) (?:white-?|allow-?|green-?)(?:listed|lighted)",
  `(?:disable|switch off|turn off|end|pause) ${gerund}(?: of)? {x}`,
  `(?:relax|chill) (?:on|with|about|of|towards?) {x}`,
  "{x} (?:(?:do |does )?belongs?|ha(?:s|ve) (?:a|their|its) place) (?:here|on (?:our|my|the|this) (?:page|profile|channel|feed|wall))",
  `{x} (?:is|are) no longer (?:banned|forbidden|unwelcome|filtered|${gone})`,
  `(?:be careful|try|make sure|take care|remember)(?: you do)?(?: not|n['’]?t)(?: to)? ${verb} {x}`,
  `{x} (?:makes?|helps?|keeps?) (?:us|me) (?:\\p{L}+ ){1,3}so (?:do(?:n['’]?t| not)|never) ${verb} (?:it|them)`
])

/** What a brand says it does is an instruction where it does it to comments. */
export const keepingKinds = framesOf(
  "keep",
  [
    "(?:i|we) (?:always |do |will |happily |gladly )*(?:accept|allow|keep|leave up|permit|welcome|publish|tolerate) {x}",
    "(?:i|we) (?:always |do |will )*leave {x} (?:up|alone|be|in|there|as (?:it is|they are)|where (?:it is|they are))"
  ],
  true
)
