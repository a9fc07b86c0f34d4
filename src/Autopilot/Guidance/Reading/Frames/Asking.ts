import { framesOf } from "./Frame.ts"

const team =
  "(?:me|us|a human|a person|a real person|a human being|someone|somebody|one of us|someone (?:from|on|in) (?:our|my|the) (?:\\p{L}+ )?team|(?:our|my|the) (?:\\p{L}+ ){0,2}(?:team|lawyers?|manager|boss|department|office|agency|people|staff))"
const no = "(?:do(?:n['’]?t| not)|never|not)"
const verb = "(?:hide|remove|delete|block|take down|touch|bin)"
const gerund = "(?:hiding|removing|deleting|blocking)"
const gone = "(?:hidden|removed|deleted|touched|blocked)"
const look =
  "(?:look at|check|review|see|read|approve|ok|okay|vet|judge|assess|decide (?:on|about)|handle|deal with|sign off(?: on)?)"
/** With no other order in it. */
const rest = "(?:(?! (?:hide|remove|delete|block|take down|bin|keep|leave|allow)(?: |$)).)"
const first = `(?: first| myself| ourselves| personally| beforehand| by hand| before ${rest}+| for ${rest}+)?`
/** What has to be before anything is hidden. */
const asked = `(?:without (?:first )?(?:asking|checking|telling|consulting|talking|my|our|approval|permission|a human)|before (?:asking|checking|telling|consulting|i|we|you(?:['’]ve| have)? (?:ask|check))|until|till|unless (?:i|we|you(?:['’]ve| have)? (?:ask|check)))\\b${rest}*`

/** Ways to say that somebody wants to be asked. */
export const asking = framesOf("ask me about", [
  `${no} (?:ever )?${verb} {x},? ${asked}`,
  `${no} (?:do|decide|change) anything (?:about|with|to|on) {x},? ${asked}`,
  `before (?:you )?(?:ever )?(?:${gerund}|${verb}) {x},? (?:please |always )*(?:ask|check with|consult|tell|ping) ${team}${first}`,
  `pass (?:on|along) {x} to ${team}${first}`,
  `(?:pass|hand|forward|send) {x} (?:on|along|over)(?: to ${team})?`,
  `(?:direct|divert|redirect|steer|point|email|mail|message) {x} (?:on |over )?to ${team}${first}`,
  `(?:put|keep|place|lay) {x} (?:on hold|aside|to one side|to the side|by|back)(?: for (?:${team}|review|approval|later))?`,
  `(?:set|leave) {x} (?:aside|to one side)(?: for (?:${team}|review|approval|later))?`,
  `(?:park|queue(?: up)?|save|reserve|bookmark) {x}(?: for (?:${team}|review|approval|later))?`,
  `keep {x} (?:back )?for ${team} to ${look}`,
  `mark {x} (?:for (?:${team}|review|approval|checking)|as (?:pending|unclear|to be (?:checked|reviewed)))`,
  `(?:let ${team}|(?:i|we)(?:['’]ll| will| want to|['’]d like to| need to| would like to)) (?:decide|judge|see) (?:what (?:to do|happens) )?(?:with|on|about|to) {x}`,
  `(?:i|we)(?:['’]ll| will) (?:handle|take|deal with|take care of|look at|look after|sort|sort out|answer) {x}${first}`,
  `(?:i|we)(?: want| need|['’]d like| would like) to (?:see|look at|read|know about|hear about) {x}`,
  `(?:give|drop|send|shoot) (?:me|us) (?:a |an )?(?:shout|nudge|ping|call|message|note|heads[- ]?up|alert|text|email|line|buzz) (?:about|for|on|over|re|if there (?:is|are|['’]s)|when there (?:is|are|['’]s)) {x}`,
  `(?:message|text|email|call|nudge|poke|contact|dm|alert|notify|ping|warn|tell|inform) (?:me|us)(?: first)? (?:about|for|on|over|of|to|re|regarding) {x}`,
  `(?:manual|human|personal)(?:ly)? (?:review|check|approval|moderation)(?: (?:for|of|on))? {x}`,
  `{x} (?:should|must|need to|needs to|has to|have to|is to|are to|to)(?: always| first)? be (?:held|flagged|queued|parked|escalated|forwarded|put on hold|set aside|sent|passed on|reviewed|checked|referred)(?: (?:back|up|on|over))?(?: (?:to|for|with|by) (?:${team}|review|approval))?${first}`,
  `{x} (?:is |are )?(?:something )?(?:for|up to) ${team}(?: to (?:decide|judge|handle|check|review|look at|deal with))?`,
  `{x} (?:i|we)(?: want| need|['’]d like| would like) to (?:see|look at|check|read|review|decide(?: on)?|approve|handle)${first}`,
  `show {x} to ${team}`,
  `{x} (?:should|must|may|can|shall) ?(?:not|never|n['’]?t) (?:ever )?be ${gone},? ${asked}`,
  `{x} (?:is|are) (?:not|never) (?:to be )?${gone},? ${asked}`,
  `(?:check|consult|talk|speak)(?: with| to)? ${team}(?: first)? (?:on|about|regarding|before (?:you )?(?:${gerund}|${verb})) {x}`,
  `(?:please )?(?:double[- ]?)?check {x} with ${team}${first}`,
  `hold (?:back |off on )?{x} (?:back )?(?:for ${team}|for (?:review|approval)|(?:until|till|before) (?:i|we)\\b.*)`,
  `leave {x} (?:for|to|up to) ${team}(?: to (?:decide|handle|check|review|deal with|look at|judge|approve)(?: (?:on )?(?:it|them))?)?`,
  `(?:i|we)(?:['’]ll| will| want to|['’]d like to)? (?:decide|judge)(?: on| about)? {x}${first}`,
  `(?:i|we)(?:['’]ll| will| want to|['’]d like to|['’]d rather| would rather|['’]d prefer to| would prefer to| prefer to) (?:check|review|approve|vet|judge|look at|handle|deal with|take care of) {x} (?:myself|ourselves|personally|by hand)`,
  `(?:i|we) (?:want|need|have|['’]d like|would like|must|wish) ?(?:to)? (?:approve|check|review|decide (?:on|about)|vet|judge|sign off(?: on)?|ok|okay|be asked about) {x}${first}`,
  `(?:i|we) (?:want|need|have|['’]d like|would like) to (?:see|look at|read|handle) {x} (?:first|myself|ourselves|personally|beforehand|before .+)`,
  `{x} (?:is|are) (?:my|our) (?:call|decision)(?: to make)?`,
  `{x} (?:is|are) (?:up to ${team}|for ${team} to (?:decide|judge|handle|check)|mine to (?:decide|judge))`,
  `(?:for|with|in case of|regarding|concerning|when it comes to) {x},? (?:please |always |just )*(?:ask|check with|consult)(?: me| us)?(?: first)?`,
  `(?:let|have|get) ${team} (?:to )?${look} {x}${first}`,
  `${team} (?:should|must|has to|have to|needs? to) ${look} {x}${first}`,
  `{x} (?:needs?|deserves?|requires?|wants?) (?:a )?(?:second look|second opinion|closer look|human(?: (?:eye|look|check|decision|being))?|pair of eyes|manual (?:check|review))`,
  `(?:send|forward|pass|escalate|flag|report|bring|route|direct|refer|hand) {x} (?:on |over |up )?to ${team}${first}`,
  `(?:show|send) (?:me|us) {x} (?:first|before .+)`,
  `show {x} to ${team} (?:first|before .+)`,
  `flag {x} for (?:review|approval|checking|a check|a look|${team})`,
  `give (?:me|us) a heads[- ]?up (?:about|on|for|if there (?:is|are)) {x}`,
  `bring {x} to (?:my|our) attention`,
  `(?:put|place) {x} in (?:my|our|the) (?:review )?queue`,
  `queue {x}(?: up)? for (?:${team}|review|approval)`,
  `keep (?:me|us) (?:posted|in the loop|informed|updated) (?:about|on) {x}`,
  `(?:(?:i|we)(?:['’]?m|['’]?re| am| are) )?(?:not sure|unsure|undecided|torn|in two minds) (?:about|on) {x}(?:,| so| and| -| –)+ (?:so |please |always |just )*(?:ask|check)(?: with)?(?: me| us)?(?: first)?`,
  `${no} (?:decide|act)(?: on| about)? {x} (?:yourself|alone|on your own|without (?:me|us))`,
  `(?:ask|check with|tell|alert|notify|ping) (?:me|us)(?: first)? (?:if|when|whenever) (?:you (?:see|find|spot|notice|come across|get)|there(?:['’]s| is| are)) (?:any |a |an |some )?{x}`,
  `{x} (?:i|we)(?:['’]ll| will| want to|['’]d like to) (?:look at|check|review|decide(?: on)?|handle)(?: myself| ourselves| personally)?`,
  `ask (?:me|us)(?: first)? (?:what (?:to do|i want|we want|i think|should happen|happens)|how to (?:deal|handle)|whether to (?:hide|keep|delete|remove))(?: (?:done|to happen))?(?: (?:with|about|to))? {x}`,
  `(?:put|send) {x} (?:in(?:to)?|to) (?:needs you|(?:the )?(?:manual |human )?review)`,
  `(?:raise|discuss|clear) {x} with ${team}${first}`,
  `(?:only|just) ${verb} {x} (?:after|once|when) (?:asking|checking with|(?:i|we)(?:['’]ve| have)? (?:agree|agreed|said (?:so|yes)|say (?:so|yes)|approve|approved|ok|okayed))(?: (?:me|us))?(?: first)?`,
  `${no} (?:act|decide) on {x} without (?:me|us|asking(?: me| us)?|my ok(?:ay)?|our ok(?:ay)?)`,
  `forward {x}`,
  `hold(?: back| off on| on to)? {x}(?: back)?`,
  `show (?:me|us) {x}`,
  `(?:double[- ]?check|vet|review) {x}(?: first)?`,
  `{x} (?:for|to|under|into) (?:manual |human )?(?:review|approval|the queue|my queue|moderation)`
])
