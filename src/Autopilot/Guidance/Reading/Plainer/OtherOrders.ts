const it = "(?:it|them|['’]?em|those|these|that|this)"
const verb = "(?:hide|remove|delete|block|bin|get rid of|take down|kill|zap|pull)"
export const hideIt = `(?:(?:hide|remove|delete|block|bin|zap|pull|drop|get rid of|lose) ${it}|(?:take|pull|get) ${it} (?:down|off|out)|(?:do(?:n['’]?t| not)|never) (?:leave|keep|allow) ${it}(?: up)?)`
export const keepIt = `(?:(?:please |just |so )*(?:(?:leave|keep|allow|let)(?: ${it})?(?: up| alone| be| stay| in| through| stand| pass)?|(?:do(?:n['’]?t| not)|never|no need to) (?:hide|remove|delete|touch)(?: ${it})?))`
export const askIt = `(?:(?:please |just |so |always )*(?:(?:ask|check with|tell|consult|ping|call|ring|text|get) (?:me|us|(?:the|our|my) (?:\\p{L}+ )?\\p{L}+)(?: (?:first|immediately|straight away|at once))?|(?:ask|check with|consult) (?!you|them|people|why|how|for|about)\\p{L}+(?: first)?|(?:flag|show|pass|send|forward|escalate|refer|bring|run|report) ${it}(?: on| over| straight)? (?:to|for|by|past) (?:me|us|the (?:office|team|manager))(?: first)?|let (?:me|us) (?:know|see|decide|check|look)(?: (?:it|them|first))?|show (?:me|us)(?: (?:it|them))?(?: first| before [^,;]+)?|(?:i|we)(?:['’]d like| would like| want| need) to (?:see|check|look at|read|know about) (?:it|them|those|that)(?: first)?))`
const see = "(?:see|spot|notice|find|get|catch|come across|run into|discover|detect)"
export const time =
  "(?:if|when|whenever|where|wherever|once|as soon as|any time|anytime|every time|each time|the (?:moment|minute|second|instant)|should)"
const gone = "(?:hidden|removed|deleted|taken down|binned|gone|pulled|blocked|zapped)"
const must =
  "(?:(?:must|should|has to|have to|needs? to|ought to|will|shall|can|may|is to|are to)(?: all| always| just| simply)* )?"
const fine =
  "(?:fair game|fair enough|fair comment|part of (?:the |our |any )?(?!problem|issue|trouble|reason|spam|scam|abuse)\\p{L}+(?: \\p{L}+)?|harmless|no bother|no big deal|no drama|all good|healthy|legit(?:imate)?|within bounds|perfectly normal|normal|fine|ok|okay|good|welcome|allowed|valid|feedback|useful|valuable|helpful|free speech|just (?:a bit of )?fun|just banter|what we want|human|natural|justified|understandable)"
const love =
  "(?:grateful|happy|glad|delighted|pleased|over the moon|thankful|obliged|great|nice|lovely|good|best|better|appreciated|helpful)"

/** Other ways to say that somebody wants to be asked. */
export const askingBesides: ReadonlyArray<string> = [
  `(?:i|we)(?:['’]d| would)? (?:like|want|need|love|prefer) (?:to (?:see|read|check|know about|hear about|have a look at|look at|be shown)|a look at|eyes on|sight of|(?:the )?final say (?:on|over|about)|the last word (?:on|about)|a say (?:on|in)) {x} (?:first|before (?:anything|something|you|it|they|any|a|one)[^,;]*|beforehand|personally)`,
  "(?:i|we)(?:['’]d| would)? (?:like|want|need)(?: to have)? (?:(?:the )?final say (?:on|over|about)|the last word (?:on|about)|a say (?:on|in)|eyes on|sight of) {x}",
  "{x}(?:,|:| –| -) (?:straight to |directly to |to )?(?:me|us)(?:,? (?:at once|first|immediately|straight away|please))*",
  "{x} (?:needs?|wants?|wanted?) (?:flagging|checking|looking at|reviewing|passing on|escalating|to be (?:flagged|checked|seen|looked at|reviewed|passed on|escalated))(?: (?:to|by|for) (?:me|us|the \\p{L}+))?",
  "{x} (?:must|should|has to|have to|needs? to|ought to) (?:always )?(?:reach|get to|come past|cross the desk of) (?:me|us|hr|legal|pr|comms|head office|(?:the|our|my) (?:[\\p{L}-]+ ){0,2}(?:lead|officer|office|team|manager|boss|owner|chair|head|desk|director|department))(?: first)?",
  "{x} ?(?:->|→|=>|>>?) ?(?:me|us|to me|to us)",
  `{x},? (?:should |must |can )?(?:go(?:es)? |come(?:s)? |is |are )?(?:always |straight |directly |right |only )*(?:to|past|by|through|via) (?:me|us|hr|legal|pr|comms|head office|customer (?:services?|care|support)|(?:the|our|my) (?:[\\p{L}-]+ ){0,2}(?:lead|officer|office|team|manager|boss|owner|chair|head|secretary|desk|director|department|committee|lawyers?|solicitors?|editor|coordinator))(?: (?:first|please|for approval|for a check))?`,
  `${time} (?:you )?${see} (?:any |a |an |some |anything |something )?{x},? ${askIt}`,
  `{x}(?: (?:(?:is|are) [^,;]{2,30}|(?:needs?|requires?|deserves?) [^,;]{2,30}))?(?:,| –| -|:) (?:so )?${askIt}`,
  "(?:run|check|clear|route|double-check) {x} (?:past|with|by|through|via) (?!us\\b|me\\b)(?:the )?[\\p{L}-]+(?: (?:office|team|desk|manager))?(?: (?:first|before [^,;]+))?",
  `{x} (?:needs?|requires?|deserves?|wants?) (?:a human|human eyes|a person|care|a careful look|our attention|my attention|attention)`,
  `${askIt} (?:before (?:you )?(?:hid(?:e|ing)|touch(?:ing)?|remov(?:e|ing)|delet(?:e|ing)|do(?:ing)? anything (?:about|with|to))|about|when you ${see}|if you ${see}|whenever you ${see}) {x}`
]

/** Other ways to say that something stays. */
export const keepingBesides: ReadonlyArray<string> = [
  `{x} (?:can|should|may|must|shall|(?:is|are) (?:free|allowed|welcome) to)(?: all| always| just)* (?:stand|live|stay put|be left (?:standing|in peace|be|in)|be let through)`,
  `{x} (?:(?:is|are)(?: all| just| only| really| perfectly| totally| completely)*) ${fine}(?: (?:with|by|for) (?:us|me|everyone))?(?:,| –| -| so| and| ;)+ ?${keepIt}`,
  `{x} (?:is|are)(?: all| perfectly| totally| completely| absolutely)* (?:fair game|fair enough|fair comment|no bother|no big deal|all good|part of (?:the |our |any )?(?!problem|issue|trouble|reason|spam|scam|abuse)\\p{L}+|what we want|within bounds)(?: (?:with|by|for) (?:us|me))?`,
  "let (?:the |our |all |any )*{x} (?:flow|go|ride|roll|run|slide|fly|breathe|flourish|happen)",
  `(?:i|we)(?:['’]d| would) (?:rather|prefer(?: it)?(?: if)?)(?: that)? you (?:left|kept|allowed|leave|keep|allow|let) {x}(?: (?:alone|up|be|stay|in|visible|standing|there))*`,
  `(?:(?:i|we)(?:['’]d| would) be|it(?:['’]d| would) be|(?:i|we)(?:['’]d| would)) ${love}(?: it)? if you (?:could |would )?(?:left|kept|allowed|leave|keep|allow|let) {x}(?: (?:alone|up|be|stay|in|visible|standing|there))*`,
  "(?:leave|let) (?:alone|be|standing|in peace) {x}",
  `(?:if|when|whenever|where) (?:you )?${see} (?:any |a |an |some )?{x},? ${keepIt}`,
  `{x}(?:,| –| -|:) (?:(?:we|i) (?:want|need|love|like|value|welcome) (?:it|them|those)|(?:keep|leave) (?:it|them|those|['’]?em)(?: (?:coming|up|alone|be|in))?)(?:,? (?:so )?${keepIt})?`,
  "there(?:['’]s| is) (?:no harm in|nothing wrong with|no need to (?:hide|remove|delete|touch)) {x}",
  `{x} (?:must|should|do|does|can|may|need)(?: not|n['’]t| never)(?: ever)?(?: have to| need to)?(?: come| be taken| be pulled| get taken) down`,
  "(?:i|we) (?:can|could) (?:live with|take|handle|stomach|put up with) {x}",
  "{x} (?:is|are) (?:always |very |more than )*(?:welcome|free|allowed|entitled) to (?:do so|say so|say that|say it|carry on|do that|continue)",
  "{x} (?:can|may) (?:all |always )?be (?:discussed|talked about|mentioned|debated|joked about|brought up)",
  "(?:do(?:n['’]?t| not)) (?:get|be) (?:too |so )?(?:precious|worked up|uptight|funny|shirty|upset|prudish|fussy) (?:about|over|with) {x}",
  "(?:use|have|show) a (?:light|gentle|soft) touch (?:with|on|about) {x}",
  "{x} (?:can|may|should) (?:all )?(?:carry on|continue|go on|keep going|keep at it|crack on)",
  "{x} (?:can|may|should|is allowed to|are allowed to|are free to) (?:vent|let off steam|have (?:their|a) say|sound off|let rip|let it out)",
  "{x} (?:you|u) (?:can|may|should) (?:just )?(?:leave|keep|let be|let through)(?: up| alone| in| be)?",
  `(?:steer clear of|shy away from|stay away from|keep away from|be wary of|think twice before) (?:hiding|removing|deleting|touching|blocking) {x}`,
  `(?:i|we) (?:really |just |simply )*(?:do(?:n['’]?t| not)|couldn['’]?t) (?:mind|care(?: less)?(?: about| if)?) {x}`
]

/** Other ways to say that something goes. */
export const hidingBesides: ReadonlyArray<string> = [
  `{x} ${must}(?:comes?|(?:gets?|be|is|are) (?:taken|pulled|brought)) (?:straight |right )?down`,
  `{x} ${must}comes? (?:straight |right )?(?:down|off|out)(?: (?:right|straight) away)?`,
  `{x} (?:gets?|has to get|have to get|is getting) the (?:boot|chop|axe|red card|heave-ho|bullet)`,
  `{x}(?:,|:| –| -) (?:straight |right |all )?(?:to hidden|hidden|to the bin|in the bin|bin|out|gone|off|down|away|bye|delete|hide|remove|nope|nah|no chance|no way|a clear no|hard no)`,
  `{x}(?:(?:,| –| -|:| so| and) ?)+(?:please |just |so |and )*${hideIt}`,
  `{x} ?(?:=|is|are|equals?|counts? as) (?:just |pure |plain )?(?:spam|scams?|junk|rubbish|trash|hate|abuse|bullying),? (?:so )?(?:please )?(?:hide|remove|delete|bin|block)(?: (?:it|them|those))?`,
  `${time} (?:you )?${see} (?:any |a |an |some |such )?{x},? (?:please |just )*${hideIt}`,
  `${time} (?:you )?${see} (?:any |a |an |some |such )?{x},? (?:please |just )*${verb}`,
  `{x} (?:(?:always|constantly|often|just) )?(?:keeps? )?(?:turn|pop|show|come|crop)(?:s|ing)? up(?: [^,;]{2,30})?, (?:please |so |just )*${hideIt}`,
  `(?:i|we)(?: keep| always| often| do| just)* (?:get|getting|have|having|see|seeing)(?: (?:a lot of|loads of|lots of|too many|so many|so much|too much|some|many|plenty of))? {x}(?: (?:here|lately|recently|all the time|these days))?(?:,| –| -) (?:please |so |just )*${hideIt}`,
  "(?:pull|yank|whip off|strip out|bin off|boot off|shift) (?:the |all |any )*{x}",
  "{x} (?:you|u) (?:can|may|should|must) (?:just |safely |always )*(?:hide|remove|delete|bin|get rid of)",
  `{x} (?:all |just |can )*go(?:es)?(?: too| as well)?`,
  `{x} ${must}(?:be |get |gets |is |are )(?:all )?(?:wiped|zapped|axed|erased|nuked|scrubbed|scrapped|purged|trashed|ditched|dumped|chucked|booted|stopped|blocked|wiped off|got rid of|cleared|culled|killed|shut down|silenced|banned|swept away)(?: (?:out|off|away))?`,
  "{x} (?:begone|be gone|away with you|out of here|off with (?:them|you))",
  `{x} (?:will |would |can |does )?gets? (?:you|people|them|anyone|somebody|a comment|comments|your comment) ${gone}`,
  `{x} (?:is|are)(?: not|n['’]?t) (?:funny|nice|cool|clever|big|helpful|needed|fair|kind)(?: at all)?, (?:so )?${hideIt}`,
  "{x} (?:can |should |must |has to |have to |needs? to |just )?(?:vanish(?:es)?|disappears?|evaporates?)",
  "(?:scrub|scrap|wipe|erase|nuke|purge|chop|squash|kill off|clear away|sort out|weed out|take out) (?:the |all |any )*{x}",
  "(?:get|got) shot of (?:the |all |any )*{x}",
  `{x} (?:is|are) to be ${gone}`,
  `{x} (?:won['’]?t|will not|isn['’]t|is not|aren['’]?t|are not) (?:going to )?(?:be )?(?:tolerated|accepted|put up with|stood for|happening|a thing|fly|on)(?: here| any ?more)?`,
  `(?:i|we)(?:['’]d| would) (?:rather|prefer)(?: it)?(?: if)? (?:not (?:to )?(?:have|see|read)|(?:(?:i|we) )?(?:did(?:n['’]?t| not)) (?:have|see|read)(?: to see)?) (?:any )?{x}`,
  "(?:take|send|throw|sweep|clear|get) (?:away|out|off) (?:the |all |any )*{x}",
  "{x} (?:can|may|could|should|must) (?:all )?(?:jog on|do one|take a hike|die|sling their hook|get in the sea|get in the bin|get stuffed|clear off|be off)",
  "(?:protect|shield|save|spare) (?:us|me|them|everyone|people|(?:our|my|the) (?:\\p{L}+ )?\\p{L}+) (?:from|against) (?:the |all |any )*{x}",
  "(?:put a stop to|put an end to|stamp out|shut down|crack down on|clamp down on|do away with|lose|drop|ditch|cull|nip) (?:the |all |any )*{x}",
  "{x} (?:is|are) (?:not (?:our|my) (?:thing|style|vibe)|not (?:what|why) (?:we|this page) [^,;]{2,30}|over the line|beyond the pale|crossing the line|out of order|totally out|a big no|a hard no|an instant (?:no|delete|hide|ban)|an automatic (?:no|delete|hide))",
  "(?:i|we) (?:have|['’]ve got) (?:zero|no) (?:tolerance|patience|time) (?:for|with|towards?) {x}",
  "there(?:['’]s| is) (?:no|zero) (?:room|place|space|tolerance|excuse) for {x}"
]
