/** What words around what is spoken of say: to hide it, to keep it, to ask, a no, or that it is wanted. */
export type Atom = "H" | "K" | "A" | "N" | "W"

const gone =
  "(?:hidden|removed|deleted|taken (?:down|off|out|away)|blocked|binned|banned|zapped|scrapped|axed|ditched|trashed|culled|pulled|nuked|wiped|erased|purged|censored|suppressed|filtered(?: out)?|cleared(?: out| away| off)?|weeded out|screened out|thrown out|kicked out|chucked(?: out)?|tossed(?: out)?|dumped|dropped|stopped|got rid of|gotten rid of|kept (?:off|out|away)|turned away|shut down|swept away|cut)"
const hiding =
  "(?:hid(?:e|es|ing)|remov(?:e|es|ing|al)|delet(?:e|es|ing|ion)|block(?:s|ing)?|bin(?:s|ning)?|ban(?:s|ning)?|zap(?:s|ping)?|scrap|axe|ditch|trash|cull|nuke|wip(?:e|ing)|eras(?:e|ing)|purge|censor(?:ing)?|suppress|filter(?:ing)?(?: out)?|clear(?:ing)? (?:out|away|off|up)|weed(?:ing)? out|screen(?:ing)? out|throw(?:ing)? out|kick(?:ing)? out|chuck(?:ing)?(?: out| away)?|toss(?: out| away)?|dump|get(?:ting)? (?:rid|shot) of|do(?:ing)? away with|tak(?:e|es|ing) (?:down|off|out|away)|pull(?:ing)?(?: down)?|scrub|sweep (?:up|away|out)|strip out|stamp out|put (?:a stop|an end) to|cut(?: out)?|kill(?: off)?|mute|shut down|clean (?:up|out)|evict|wave goodbye to|be rid of|rid (?:us|me) of|shoo away)"
const us =
  "(?:me|us|him|her|xxname|a (?:human|person|manager|moderator|colleague)|someone|somebody|(?:one of|someone (?:from|on|in)|somebody (?:from|on|in)) (?:us|(?:my|our|the) (?:\\p{L}+ )?\\p{L}+)|(?:my|our|the) (?:[\\p{L}-]+ ){0,2}(?:team|lawyers?|solicitors?|manager|managers|boss|department|office|desk|owner|ceo|founder|director|agency|staff|lead|head|editor|press office|legal|pr|hr|people|crew|management|supervisor|secretary|coordinator|officer|counsel|moderators?|colleagues?)|legal|pr|hr|compliance|head office|management|customer (?:care|service|services|support)|support|comms|reception|safeguarding)"
const look =
  "(?:look at|have a look at|take a look at|check|review|see|read|approve|ok|okay|vet|judge|assess|decide(?: on| about| what happens (?:to|with))?|handle|deal with|sort(?: out)?|sign[ -]?off(?: on)?|eyeball|weigh in on|know about|hear about|clear|answer|respond to)"

/** Longer ones first where one begins like another; `_` is what is spoken of. */
export const actWords: ReadonlyArray<readonly [form: string, atom: Atom]> = [
  [
    `(?<=^ )(?:(?:straight|directly|right|over|on|always) )*(?:(?:to|with|by|past|via|through) )?(?:${us}|manager|managers|boss|owner|editor|director|lawyers?|supervisor)(?: (?:first|please))?(?= $)`,
    "A"
  ],
  // who wants to be asked
  [
    `(?:without|before) (?:first )?(?:asking|checking(?: with)?|consulting|telling|talking to|speaking to|running (?:it|them) (?:by|past)|hearing from) (?:${us})(?: first)?`,
    "A"
  ],
  [`without (?:my|our) (?:ok|okay|approval|say so|permission|blessing|sign[ -]?off|consent|go[ -]?ahead)`, "A"],
  [
    `(?:until|till|unless|before) (?:${us}|i|we) (?:has |have |had |can |could )?(?:a chance to |had a chance to )?(?:${look}|approved?|checked|seen|saw|looked(?: at)?|reviewed|read|decided|okayed|said (?:yes|so|ok)|signed (?:it |them )?off|give the (?:ok|nod|go ahead|green light))(?: (?:it|them|those|that))?(?: first)?`,
    "A"
  ],
  [
    `(?:run|send|forward|pass|escalate|refer|route|bring|report|hand|direct|divert|push|point|show|flag(?: up)?|give|put|steer|kick|bounce|raise|submit|relay|ping) (?:_ |it |them |those |that |these |any |all )?(?:_ |on |over |up |straight |directly |right |first |along |through |immediately |instead )*(?:to|past|by|with|for|in front of|through|via) (?:the attention of )?${us}(?: (?:first|instead|to (?:${look}|decide)(?: it| them)?(?: on)?|for (?:review|approval|a (?:look|check|decision|second look)|an answer|a decision)))?`,
    "A"
  ],
  [
    `(?:flag|escalate|queue|park|hold|set aside|mark|earmark|save|reserve|tag|note|highlight)(?: up| back| on)? (?:_ |it |them |those )?(?:up |back )?(?:for|until|pending) (?:(?:a |an |my |our |human |manual |later |further |closer )*(?:review|approval|check|decision|look|sign[ -]?off|ok|okay|attention|follow up)|${us}|later)`,
    "A"
  ],
  [
    `(?:flag(?: up)?|escalate|forward|pass on|refer|hold(?: back)?|queue(?: up)?|set aside|put aside|park|hand over) (?:_|it|them|those|these)(?: (?:up|on|over|back|aside))?(?: please)?`,
    "A"
  ],
  [`(?:flag|escalate|forward|refer|report)`, "A"],
  [
    `(?:be|get|gets|is|are|needs? to be|to be)? ?(?:flagged|escalated|forwarded|passed(?: on)?|sent|referred|routed|handed(?: over)?|brought|reported|shown|run|directed|diverted|raised|submitted)(?: up| on| over| straight| directly| right| immediately| first)* (?:to|past|by|with|through|via|for) (?:the attention of )?${us}(?: first| for (?:review|approval|a (?:look|check|decision)))?`,
    "A"
  ],
  [
    `(?:be|is|are|to be) (?:flagged|escalated|checked|reviewed|approved|vetted|looked at|held(?: back)?(?: for (?:review|approval))?|put on hold|queued|parked|judged|decided on|seen|read|handled|dealt with)(?: (?:by|with|for) ${us})?(?: (?:first|personally|by hand|manually))?`,
    "A"
  ],
  [
    `(?:let|have|get) ${us} (?:to )?(?:know|${look}|see|decide|check|have a look|take a look|handle|judge)(?: (?:_|it|them|that|about (?:_|it|them|that)|on (?:_|it|them|that)|at (?:it|them|that)|about|of|on))?(?: first)?`,
    "A"
  ],
  [
    `(?:tell|ask|notify|alert|warn|inform|ping|call|text|email|e-?mail|message|consult|nudge|phone|contact|wake) ${us}(?: (?:straight away|right away|immediately|at once|first|please))?(?: (?:about|on|of|over|regarding|when|if|before))?`,
    "A"
  ],
  [
    `(?:ask|check)(?: first)?(?: in)?(?: with)?(?: ${us})?(?: first)?(?: (?:about|on|before|what to do (?:about|with)))?`,
    "A"
  ],
  [
    `(?:come|comes|go|goes|coming|going|belong|belongs) (?:straight |directly |right |first |past |back )*(?:to|past|by|through|via) ${us}(?: first)?`,
    "A"
  ],
  [`(?:wait|waits|waiting) for ${us}(?: to ${look})?`, "A"],
  [
    `(?:i|we|${us})(?: would|d|ll| will)? (?:want|need|wants|needs|like|prefer|love|have|has|ought|should|must|wish)? ?(?:to )?(?:personally |first |always )?${look}(?: _| it| them| those| these)*(?: (?:first|myself|ourselves|personally|beforehand|before [\\p{L} ]{2,40}))+`,
    "A"
  ],
  [
    `(?:i|we|${us})(?: would|d)? (?:want|need|like|prefer|wants|needs)(?: to)? (?:${look}|be (?:asked|told|consulted|informed|notified|alerted|kept informed|kept in the loop)(?: (?:about|of|on|before|when|if))?)`,
    "A"
  ],
  [
    `(?:needs?|requires?|deserves?|wants?|calls? for|warrants?) (?:a |an |my |our |some |the |human |manual |personal |second |closer |proper |real |careful )*(?:human|person|look|eyes?|eye|pair of eyes|review|reviewing|approval|ok|okay|check|checking|attention|decision|judgement|judgment|sign[ -]?off|go ahead|say so|opinion|answer|reply|response|follow up)(?: (?:to ${look}|from ${us}|by ${us}))?(?: (?:it|them|first|on (?:it|them)))*`,
    "A"
  ],
  [
    `(?:is|are) (?:for ${us}|up to ${us}|(?:my|our) (?:call|decision|business to decide)|mine|ours)(?: to ${look})?(?: (?:on|about|it|them))*`,
    "A"
  ],
  [
    `(?:i|we|${us}) (?:will |ll |would like to |want to |d like to |can |should |must |need to |have to )?(?:decide|judge|handle|deal with|take care of|look after|take|sort out|look into|take it from there)(?: (?:on|about|with))?(?: _| it| them| those| that| these)*(?: (?:myself|ourselves|personally|case by case|what (?:to do|happens)(?: with (?:it|them))?))?`,
    "A"
  ],
  [
    "(?:heads?[ -]?up|second opinion|case by case|on hold|my desk|my attention|our attention|keep (?:me|us) (?:posted|informed|in the loop)(?: (?:about|on))?|human eyes|eyes on)",
    "A"
  ],
  [
    `(?:leave|hand)(?: over)? (?:_ |it |them |those |that |these )?(?:for|to|up to|with) (?:${us})(?: to ${look})?`,
    "A"
  ],
  // who keeps it away
  ["keep (?:_|it|them|those|these|that) (?:off|out|away|clear|out of|away from|off of|free (?:of|from))", "H"],
  ["keep out(?=  ?(?:the |any |all )?_| _|$| )", "H"],
  // who wants it kept
  ["let (?:it|them|those|these|people|that)(?= *$)", "K"],
  [
    "(?:(?:is|are|s|re) )?(?:no |not (?:an? |any )?|nt (?:an? )?)(?:problem|problems|issue|issues|bother|big deal|trouble|reason to worry|concern|worry)(?: (?:for|with|to|by))?",
    "K"
  ],
  [
    "(?:(?:do not|does not|dont|doesnt|would not|wouldnt|never|wont|will not) (?:really |at all |even |particularly )?(?:mind|minds|care|cares|bother|bothers|object|worry|matter)(?: (?:about|if|when|to|with|for|us|me))*)",
    "K"
  ],
  [
    "(?:(?:no|without) (?:need|reason|point|cause) (?:to|for|in)|no need to|neednt|need not|do not need to|dont need to|do not have to|dont have to|does not need to|doesnt need to|does not have to|doesnt have to)",
    "N"
  ],
  [
    "(?:do not|dont|never|not|no need to|please do not) (?:ever )?(?:touch|touched|mess with|interfere with|worry about|lift a finger)(?: _)?",
    "K"
  ],
  [
    "(?:leave|keep|let|left|kept|leaving|keeping|letting|leaves|keeps)(?: _| it| them| those| these)? (?:alone|untouched|in peace|be(?! +(?:hidden|removed|deleted|taken|blocked|gone|binned|shown|seen))|well alone|as (?:it|they|is|are)(?: is| are)?|as is|up|in|visible|online|standing|where (?:it is|they are)|there|through|public)",
    "K"
  ],
  [
    "let (?:_|it|them|those|these|that|people|them all)? ?(?:go )?(?:stay|stand|through|pass|slide|slip|be(?! +(?:hidden|removed|deleted|taken|blocked|gone|binned|shown|seen))|live|run|happen|flow|ride|carry on)(?: (?:up|online|visible|there|through))?",
    "K"
  ],
  ["(?:wave|let|nod|wag) (?:_ )?through", "K"],
  [
    "(?:can|may|should|must|shall|to|will|all|just|always|do|does|perfectly|is|are) (?:well )?(?:stay|stays|remain|stand|live on|go up|go through|get through|carry on|be left|be kept|be allowed|be shown)(?: (?:up|online|visible|there|public|alone|in place|where (?:it is|they are)|as (?:it is|they are)|on the page))?",
    "K"
  ],
  [
    "(?:stays?|remains?|stand|stands|be left|left|kept|be kept)(?: (?:up|online|visible|there|public|alone|in place|put|standing|untouched|where (?:it is|they are)|as (?:it is|they are)))?",
    "K"
  ],
  ["(?:nothing|not anything) (?:wrong|bad) with", "K"],
  [
    "(?:have|has|got) (?:nothing|no (?:problem|problems|issue|issues|objection|objections|quarrel|beef)) (?:against|with|to)",
    "K"
  ],
  [
    "(?:fair game|fair enough|fair comment|part of the (?:fun|game|deal|job|territory)|by all means|feel free to|free to|welcome to|entitled to|allowed to|(?:more than |most |very |perfectly |absolutely |totally )?(?:welcome|fine|ok|okay|alright|all right|allowed|permitted|acceptable|tolerated|harmless|legitimate|legit|good|great|cool|healthy|normal|natural|valid|fair|useful|valuable|encouraged|appreciated))(?: (?:by|with|for) (?:me|us))?",
    "K"
  ],
  [
    "(?:happy|relaxed|easy|easygoing|easy going|glad|content|comfortable|at ease|chill|pleased|delighted|lenient)(?: (?:with|about|for|to (?:have|see|keep|leave|let|allow|host|read|get)))?",
    "K"
  ],
  ["(?:put up with|live with|allow for|make room for)", "K"],
  [
    "(?:keep|keeps|keeping|leave|leaves|leaving|allow|allows|allowing|permit|permits|tolerate|tolerates|accept|accepts|approve|show|publish|love|loves|enjoy|welcome|appreciate|encourage|retain|preserve|host|entertain|spare|protect|value)",
    "K"
  ],
  // who wants it gone
  [
    "(?:has|have|had|is|are|theres|there is|with|got) (?:no|zero) (?:place|room|space|home|business|tolerance|patience|time|interest|excuse)(?: (?:for|in|on|with|here|of|being|to be))*",
    "H"
  ],
  ["(?:no|zero) (?:tolerance|patience|room|place|space|excuse|interest)(?: (?:for|of|to|towards?|with|on|in))?", "H"],
  [
    "(?:do not|does not|dont|doesnt|never|not) (?:really )?(?:belong|fit|have a place|be here|suit)(?: (?:here|in|on|with))*",
    "H"
  ],
  ["(?:sick|tired|fed up|sick and tired|weary|had enough|enough)(?: (?:of|with))", "H"],
  ["(?:cant|cannot|can not|could not|couldnt) (?:stand|abide|bear|stomach|have)", "H"],
  [
    "(?:off[ -]limits|out of bounds|not on|no[ -]go|no[ -]no|over the line|crosses? (?:the|a) line|beyond the pale|out of order|out of line|a (?:hard |clear |definite |firm |big )?no|forbidden|prohibited|banned|unwelcome|unwanted|unacceptable|intolerable|taboo|undesirable)",
    "H"
  ],
  [
    "treat (?:_ |it |them |those )?as (?:genuine|normal|fine|legit|legitimate|harmless|serious|valid|real|ok|okay|any other|what they are)(?: (?:questions|ones|comments))?",
    "K"
  ],
  [
    "(?:treat|count|regard|see|class) (?:_ |it |them |those )?as (?:spam|scams?|abuse|hate|trolling|bullying|harassment|unwanted|not allowed)",
    "H"
  ],
  ["(?:page|feed|comments|space|channel|place|section|it) (?:free (?:of|from)|clear of)", "H"],
  [
    `(?:take|get|throw|kick|chuck|toss|clear|filter|weed|screen|sweep|boot|strip|knock|whip|pull|send|cast|show) (?:_|it|them|those|these) (?:down|off|out|away|the door)`,
    "H"
  ],
  [
    `(?:(?:be|is|are|get|gets|being|to be|s|re|all|always|immediately|just|,) |(?<=^ |_ ))(?:all |always |immediately |instantly |automatically )*${gone}`,
    "H"
  ],
  [hiding, "H"],
  [
    "(?:must|should|can|has to|have to|needs? to|to|all|just|will|always|simply|may|it|they|those|these|that|_|and|ought to|please|is to|are to) (?:immediately |always |just |straight |all )*(?:go(?: away)?|goes(?: away)?|vanish|vanishes|disappear|disappears|die|end|stop|come (?:down|off|out)|comes (?:down|off|out)|leave)(?= |$)",
    "H"
  ],
  [
    "(?:want|wants|like|need|needs|prefer|see|have|get|out of|be)(?: _| it| them| those)? (?:gone|out|off|away|down)(?: of here)?",
    "H"
  ],
  ["(?:goes|gone|begone|out of here|bye bye|bye)", "H"],
  ["(?:stop|prevent|discourage|keep)(?: _)? from", "H"],
  ["(?:stop|prevent|avoid|refrain from|quit|without|instead of|rather than)", "N"],
  [
    "(?:rather not|prefer not(?: to)?|would rather not|sooner not|not|never|no longer|nt|dont|doesnt|cant|cannot|wont|isnt|arent|shouldnt|mustnt|wouldnt|couldnt|neednt|no|none|nothing|nobody|no one|noone|neither|nor|nowhere|zero)",
    "N"
  ],
  [
    "(?:(?:is|are|be|would be|d be) )?(?:happy|glad|grateful|great|nice|good|better|best|lovely|appreciate it|appreciate|love it|like it|prefer it|prefer) if (?:you|we|they)(?: could| would| can)?",
    "W"
  ],
  ["(?:would|d) (?:really |much |all |rather )?(?:like|love|prefer)(?: to (?:see|have|keep))?", "W"],
  [
    "(?:want|wants|need|needs|prefer|have|has|having|had|see|seeing|sees|read|reading|get|getting|care for|be (?:shown|seen|visible|posted|displayed|public|here|there|around|up|on)|appear|appears|show up|shows up|find|visible)",
    "W"
  ]
]
