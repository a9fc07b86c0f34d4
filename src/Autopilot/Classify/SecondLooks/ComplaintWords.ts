const very =
  "(?:(?:so|very|really|just|absolute(?:ly)?|total(?:ly)?|complete(?:ly)?|utter(?:ly)?|such|pure|proper|real|way|a bit|a|an|the|what|quite|pretty|kinda|honestly|literally|truly|how|tbh|sorry but|frankly) )*"
/** Said of things, and by itself no insult. */
const bad =
  "(?:rubbish|garbage|trash(?:y)?|awful|terrible|horrible|horrendous|horrid|dreadful|appalling|atrocious|abysmal|shocking|disgusting|disgrace(?:ful)?|disappointing|disappointed|disappointment|let ?down|useless|pathetic|shambles|farce|scam|rip[- ]?off|(?:waste of|wasted) (?:my |our |your |everyone['’]?s )?(?:money|time|space|cash)|waste|boring|bland|tasteless|inedible|gross|nasty|ugly|hideous|tacky|cringe|overpriced|too (?:expensive|dear|pricey|small|big|sweet|salty|slow|loud|short|greasy|dry|tight)|unhappy|dissatisfied|annoyed|fed up|not (?:very |that |at all |really |even )?(?:happy|impressed|pleased|good|great|worth (?:it|the (?:money|price|hype|wait))|as (?:pictured|described|advertised|shown|expected)|nice|working|fresh|clean|what (?:i|we) (?:ordered|expected|paid for)|acceptable|good enough|fit for purpose)|poor(?: quality)?|bad|lazy|cheap and nasty|unacceptable|annoying|misleading|underwhelming|mediocre|meh|downgrade|flop|worst(?: \\p{L}+)? ever|(?:the |your )?worst|stale|mouldy|moldy|soggy|flimsy|faulty|broken|ruined|a joke|false advertising|nothing like the (?:photos?|pictures?|ads?|adverts?|videos?|description)|garbage)"
const things =
  "(?:service|design|quality|staff|food|ad|advert|app|website|site|update|delivery|packaging|colou?rs?|taste|flavou?r|smell|product|experience|support|customer service|management|company|brand|shop|store|place|show|episode|film|movie|music|song|logo|recipe|coffee|pizza|burgers?|chips|fries|meal|portions?|value|attitude|idea|choice|decision|stuff|price|prices)"
const it =
  "(?:it|it['’]s|its|this|this is|that|that['’]s|they|they['’]re|theyre|mine|ours|you|your|everything|(?:the|this|that|your|my|our) (?:\\p{L}+ ){0,2}\\p{L}+)"
const is =
  "(?: (?:is|are|was|were|looks?|looked|tastes?|tasted|smells?|smelled|smelt|feels?|felt|sounds?|sounded|seems?|seemed|arrived|came|turned out|has been|have been|is getting|are getting))?"
const lately =
  "(?: (?:now|today|lately|again|these days|as always|as usual|this time|tbh|honestly|imo|really|at all|ever|frankly|from you|guys|mate|sorry|though|for the (?:price|money)|\\d{4}))*"
const stopped =
  "(?:broke|breaks|stopped working|does(?: not|n['’]?t) (?:even )?(?:work|fit|load|open|last)|do(?: not|n['’]?t) (?:even )?(?:work|fit|last)|won['’]?t (?:work|load|open|turn on|charge)|fell apart|(?:keeps|kept) (?:crashing|breaking|freezing|failing|loading)|(?:is|are) (?:down|broken)|tastes? like (?:cardboard|dirt|water|plastic|soap|nothing)|never (?:arrived|came|worked)|went off|has(?: not|n['’]?t) (?:arrived|worked|come))"

const sayings: ReadonlyArray<string> = [
  `${very}${bad}(?: ${things})?${lately}`,
  `${it}${is} ${very}${bad}(?: ${things})?${lately}`,
  `(?:and )?i (?:really |absolutely |honestly |just )*(?:hate|hated|dislike|disliked|despise|loathe|can['’]?t stand) (?:it|this|that|these|them|you(?: guys)?|(?:this|your|the) (?:new )?${things})${lately}`,
  `(?:hate|hated) (?:it|this|that|(?:this|your|the) (?:new )?${things})${lately}`,
  "(?:i(?:['’]?m| am| will|['’]?ll)? |we(?:['’]re| are|['’]ll| will)? )?(?:never|not|won['’]?t|will not|wouldn['’]?t|would not) (?:ever )?(?:again|be back|be (?:buying|returning|ordering|coming back)(?: .{1,25})?|buy(?:ing)?(?: .{1,25})?|order(?:ing)?(?: .{1,25})?|going (?:back|again|there again)|com(?:e|ing) back|shop(?:ping)? (?:here|there|with you)(?: again)?|us(?:e|ing) (?:it|this|them|you)(?: again)?|recommend(?:ed)?(?: .{1,15})?)",
  "(?:please )?(?:don['’]?t|do not) (?:bother|waste your (?:money|time)|buy(?: (?:it|this|these|from (?:them|here)))?|go(?: here| there)|trust (?:them|this))",
  `(?:avoid(?: at all costs?| like the plague| this place| them)?|do better|stay away)`,
  `(?:${it} )?(?:just |already |literally )?${stopped}(?: (?:again|already|at all|properly|anymore|any more|after .{1,20}|on me))*`,
  "(?:please )?bring back the (?:old|original|previous|real) (?:one|\\p{L}+)(?: please)?",
  "(?:the )?(?:old|original|previous) (?:one|\\p{L}+) (?:was|were|is|tasted|looked|worked) (?:so much |way |far |much |a lot )?(?:better|nicer)",
  "(?:it(?:['’]?s| has)|you(?:['’]ve| have)|they(?:['’]ve| have)|this place has|quality has|standards have)? ?(?:really )?(?:gone (?:right )?downhill|gone off)(?: .{1,20})?",
  "(?:it(?:['’]?s| is) )?not what (?:it|you|they) used to be",
  "(?:please )?stop (?:showing|sending|spamming|bombarding) (?:me )?(?:this|these|with this|your (?:ads?|emails?))(?: .{1,15})?",
  "(?:so |i['’]?m |im )*(?:sick|tired|fed up)(?: and tired)? of (?:seeing )?(?:this|these|your|the same) (?:ads?|adverts?|emails?|rubbish|nonsense|excuses)",
  "(?:just )?(?:unfollowed|unfollowing|unsubscribed|unsubscribing|cancelled my (?:subscription|order|membership))",
  "(?:[0-3] ?(?:/|out of) ?10|(?:0|1|zero|one|no|minus one) stars?)",
  "(?:thumbs down|[👎🏻🏼🏽🏾🏿]+|nope|no thanks but no thanks)",
  "(?:fix|sort) (?:your|the|this) (?:damn |bloody )?(?:app|website|site|service|delivery|checkout|mess|prices)(?: out)?",
  "(?:the )?(?:queue|wait) (?:was|took) (?:over |nearly |almost )?(?:an hour|hours|\\d+ (?:min(?:ute)?s|hours))"
]

/** Of which one at least is in each of these. */
export const bluntWords =
  "rubbish garbage trash trashy awful terrible horrible horrendous horrid dreadful appalling atrocious abysmal shocking disgusting disgrace disgraceful disappointing disappointed disappointment let letdown useless pathetic shambles farce scam rip ripoff waste wasted boring bland tasteless inedible gross nasty ugly hideous tacky cringe overpriced too unhappy dissatisfied annoyed fed not poor bad lazy cheap unacceptable annoying misleading underwhelming mediocre meh downgrade flop worst stale mouldy moldy soggy flimsy faulty broken ruined joke false nothing hate hated dislike disliked despise loathe cant cannot never wont wouldnt dont avoid better stay broke breaks stopped doesnt taste tastes went hasnt fell keeps kept down bring gone stop sick tired unfollowed unfollowing unsubscribed unsubscribing cancelled 0 1 2 3 zero one no minus thumbs nope fix sort queue wait"

/** A comment that says nothing else. */
export const blunt = new RegExp(`^(?:${sayings.join("|")})[\\s.,!…👎😡🤬🤢🤮😠💩😤🙄😒]*$`, "iu")

/** What went wrong, in words that are seldom met in anything but complaints; one of `words` is in each. */
export interface ComplaintWording {
  readonly words: ReadonlyArray<string>
  readonly said: RegExp
}

const fault = (words: string, pattern: string): ComplaintWording => ({
  words: words.split(" "),
  said: new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, "iu")
})

export const faults: ReadonlyArray<ComplaintWording> = [
  // said as if it was liked
  fault(
    "another closed late delayed cancelled broken cold stale soggy burnt raw waiting slow treat skin face hair phone screen",
    "(?:great|perfect|brilliant|excellent|amazing|awesome|lovely|fantastic|nice|wonderful|love)[,.! ]+(?:another (?:delay|price (?:rise|increase|hike)|fee|queue|closure|update that breaks|cancellation)|(?:closed|late|delayed|cancelled|broken) again|broken on|(?:cold|stale|soggy|burnt|raw) (?:chips|food|coffee|pizza|fries|burgers?|tea|dinner)|waiting (?:\\d+|an|two|three|four|five|six) (?:hours?|weeks?|days?)|how slow|way to treat|now my (?:skin|face|hair|phone|screen))"
  ),
  fault(
    "luck nothing customers customer",
    "good luck (?:getting|trying to get|reaching|speaking)|thanks for nothing|way to treat (?:your )?(?:loyal )?customers?"
  ),
  fault("recommend", "(?:can['’]?t|can ?not|couldn['’]?t|could not|wouldn['’]?t|would not|won['’]?t) recommend"),
  fault(
    "unhelpful unhappy disappointed rude uncomfortable helpful interested bothered friendly ruder worse",
    "could(?:n['’]?t| not) (?:have been|be) (?:any )?(?:more (?:unhelpful|unhappy|disappointed|rude|uncomfortable)|less (?:helpful|interested|bothered|friendly)|ruder|worse)"
  ),
  fault("never", "never (?:once )?(?:had|got|received) an? (?:good|decent|hot|proper|reply|response|answer|single)"),
  fault(
    "again another",
    "(?:super|always|so|late|delayed|closed|cancelled) (?:late|delayed|closed|cancelled|down) again|(?:late|delayed|closed|cancelled) again|yet another delay"
  ),
  fault(
    "snapped smashed shrank shrunk bobbled cracked fell peeled came leaked faded arrived washed parcel",
    "(?:snapped|smashed|shrank|shrunk|bobbled|cracked|fell off|peeled off|came (?:off|apart)|leaked|faded) (?:on (?:day|the first|first)|after (?:one|two|a|the|\\d)|in (?:my hands?|the (?:first|wash))|within|the first|all over)|arrived (?:smashed|broken|damaged|cracked|cold|open(?:ed)?|empty|melted|squashed|crushed)|washed it once and it|parcel was (?:smashed|open|empty|crushed|soaked)"
  ),
  fault(
    "smell smells smelled smelt",
    "smell(?:s|ed|t)? (?:strongly )?(?:like|of) (?:petrol|sewage|mou?ld|chemicals|damp|feet|burning|burnt|vomit|urine|fish|rotten|sick)"
  ),
  fault(
    "hair hairs mold mould maggot maggots plastic glass metal insect insects bug bugs worm worms fly flies cockroach cockroaches",
    "(?:hairs?|mou?ld|maggots?|plastic|glass|metal|insects?|bugs?|worms?|fly|flies|cockroach(?:es)?) (?:on|in) (?:it|my|the|our|her|his|their) ?(?:food|burger|salad|toast|pizza|soup|drink|meal|plate|sandwich|order|box)?|had (?:an? )?(?:hair|bug|fly|worm) (?:on|in)"
  ),
  fault(
    "hold zero without reply replies response ignored ignoring",
    "(?:been )?on hold for|(?:zero|no|without (?:a|any)) (?:replies|reply|response|answer) (?:from|to|in|since|after|yet)|(?:ignor(?:ed|ing)) (?:my|our|me|us)|(?:emails?|messages?|calls?), (?:zero|no) (?:replies|reply|response|answers?)"
  ),
  fault(
    "wrong instead",
    "(?:got|received|sent me|sent) (?:the wrong|a size \\p{L}*\\d* instead|an? \\p{L}+ instead of)|size \\w+ instead of"
  ),
  fault(
    "code link app website site button form voucher card checkout remote charger zip",
    "(?:code|link|app|website|site|button|form|voucher|card|checkout|remote|charger|zip) (?:still )?(?:does(?: not|n['’]?t)|won['’]?t|did(?: not|n['’]?t)) (?:even )?(?:work|load|open|scan|close|charge)"
  ),
  fault(
    "done",
    "(?:i['’]?m |i am |im |we['’]re )?done with (?:you lot|you guys|you people|this (?:company|brand|place|shop|app)|them)"
  ),
  fault(
    "prices portion portions quality service standards",
    "(?:prices|portions?|quality|service|standards) (?:have|has|keeps?) (?:nearly |almost )?(?:doubled|tripled|halved|gone (?:up|down|through the roof)|dropped|shrunk|slipped|getting worse)"
  ),
  fault(
    "let letdown waste expected",
    "(?:what|such|bit of|massive|huge|big) an? let ?down|what a waste of|waste of (?:a|an|my|our) \\p{L}+|expected (?:so much )?(?:more|better) (?:from|of|for)"
  ),
  fault(
    "looked treated spoke talked",
    "(?:looked at|treated|spoke to|talked to) (?:me|us|my \\p{L}+) like (?:we were |i was )?(?:dirt|rubbish|idiots?|an idiot|crap|a criminal|criminals|children|a child)"
  ),
  fault(
    "left",
    "left (?:it|my (?:parcel|package|order)|the (?:parcel|package)|them) (?:out )?(?:in the (?:rain|road|street|snow)|with a stranger|in a puddle|on the (?:street|pavement|road)|at the wrong)"
  ),
  fault(
    "tears crying sobbing gutted ruined",
    "(?:in tears|crying|sobbing|gutted) because (?:the|you|your|they)|ruined (?:my|our|her|his|their) (?:day|night|birthday|wedding|christmas|holiday|trip|meal|evening|weekend|hair|skin|carpet|clothes|dress|shirt|party)"
  ),
  fault(
    "skin face eye eyes scalp tongue lips",
    "(?:my|her|his) (?:skin|face|eyes?|scalp|tongue|lips) (?:still |now )?(?:burns|is burning|was burning|is swollen|swelled up|came up in|broke out|is on fire|is raw)"
  ),
  fault(
    "rip ripping ripped rips piss mick",
    "rip(?:ping|ped|s)? (?:us|you|me|people|customers|everyone|everybody) off|taking the (?:piss|mick) with (?:your|these|the) prices"
  ),
  fault(
    "used love loved like liked",
    "(?:used to|we|i) (?:love|loved|like|liked) (?:this place|it here|coming here|your \\p{L}+)[,. ]+(?:but |not |now |until |gone )"
  )
]

/** What says that it came right in the end, or is said against it. */
export const cameRight =
  /(?<!\p{L})(?:replaced|sorted (?:it )?out|sorted it|fixed|resolved|put (?:it )?right|made up for it|refunded (?:me|us)|apologi[sz]ed|no one|nobody|nothing|if|unless)(?!\p{L})/iu
