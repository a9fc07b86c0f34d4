import { any, name, type WentOver } from "./WentOverFrames.ts"

const mine = "(?:(?:my|our|the|that|this|an?|old|first|last|both|two|of|all) ){0,3}"
const isMore =
  "(?:(?:so|much|way|far|a|lot|the|just|really|still|always|even|clearly|simply|truly|absolutely|in every way) ){0,3}"
const good =
  "(?:better|best|nicer|smoother|lighter|stronger|perfect|amazing|brilliant|fantastic|great|awesome|superior|faster|softer|warmer|comfier|quieter|easier|miles ahead|worlds apart|dream|like a dream|game changer)"
const broke =
  "(?:broke|broken|died|failed|fell apart|cracked|leaked|snapped|ripped|tore|rusted|wore out|gave up|gave out|packed in|packed it in|quit|stopped working|split|melted|faded|let me down|let us down|disappointed|kept breaking|kept \\p{L}+ing|nothing but trouble|a nightmare|always broken|in the shop|in for repairs?|in repairs?|at the repair \\p{L}+|falling apart|only lasted|barely lasted|conked out|falls apart|to bits|to pieces|ignored|rubbish|junk|awful|crap|poor|flimsy|useless|a waste|cost me|lasted (?:only |barely |just )?(?:\\p{L}+ )?(?:days?|weeks?|months?|six|three|two|four|a week|a month|a season))"
const gotRid =
  "(?:sold|ditched|gave away|given away|got rid of|returned|sent back|binned|trashed|threw out|chucked|donated|scrapped|flogged|retired|traded in)"

export const germanic: ReadonlyArray<WentOver> = [
  {
    language: "en",
    yours: "yours|your \\p{L}+|you|you guys|you lot|this|this one|these|mine from you",
    had: [
      `(?:had|owned|rode|wore|used|drove|tried|have had|was on|was with|bought|got|came from) (?:from )?${any(2)}${name}`,
      `(?:mine|it|first one|last one|old one) (?:was|were) ${mine}${name}`,
      `my (?:old|last|previous|first|former|ex) ${name}`,
      `${name} (?:\\p{L}+ )?(?:i|we) (?:had|owned|used|rode|wore|tried)(?: before)?`,
      `${name} was (?:ok|okay|fine|alright|decent|good|great)`
    ],
    gone: [
      `${name} (?:is|sits|lives|stays|has been) ${any(2)}(?:gathering dust|collecting dust|in (?:the|my) (?:basement|garage|attic|cellar|closet|shed))`,
      `(?:put|listed|listing) ${mine}${name} (?:on|up)`,
      `${name} (?:was|were|is) ${any(1)}(?:uncomfortable|slow|heavy|loud|overpriced|bad|boring|stiff|noisy|ugly|unreliable)`,
      `(?:wast(?:ed|ing) ${any(4)}(?:on|with)|trouble with|problems with|hated|sick of|burned by|burnt by|after|instead of) ${mine}${name}`,
      `${name}s? ${any(2)}(?:in the bin|in the trash|later|hated|hate)`,
      `${name} ${any(6)}${broke}`,
      `${gotRid} ${mine}${name}`,
      `(?:sent|gave|took|brought) ${mine}${name} (?:back|away)`,
      `${name} ${any(5)}(?:never again(?! without)|once was enough|not again|never more|learned my lesson)`
    ],
    arrived: [
      "since (?:i|we) (?:got|have|bought|found|own) (?:this|yours|you|these)",
      "compared (?:to|with) (?:this|yours|these)",
      "the (?:day|moment|week) yours (?:arrived|came)",
      `with you ${any(3)}(?:zero|no|not a single) (?:complaints|problems|issues|trouble)`,
      `(?:switched|moved|came|changed|went|converted|upgraded)(?: over| across)? to (?:you|yours|this|these|one of yours)`,
      `(?:yours|your \\p{L}+|you|you guys|this one|this|these|these ones|it) (?:is|are|was|feels?|rides?|works?|fits?|beats?|holds?|lasts?|looks?|runs?|still|just) ${isMore}(?:${good}|works?|going strong|holding up|it)`,
      `(?:this one|yours|these|this) ${isMore}${good}`,
      `(?:bought|got|ordered|ride|riding|own|chose|picked|love|loving|adore|went with|buy from|shop with|fan of|use|using|wear|wearing|(?:i|we) have|buy only from) (?:only )?(?:yours|this one|you|one of yours|these|your \\p{L}+)`,
      `only (?:buy|order|shop|get)(?: \\p{L}+)? (?:from|with|at) you`,
      `(?:now )?(?:im|i am|we are|were) (?:now )?here`,
      "here (?:i am|we are)",
      `(?:glad|happy|thankful|grateful|relieved|pleased|lucky) (?:that )?(?:i|we) (?:now )?(?:have|found|got|met|discovered|chose|bought|came|changed|switched)(?: over)?(?: to)? (?:you|yours|this|these)`,
      "(?:happier|better off|so happy)(?: \\p{L}+)? (?:now|with you|with yours|here)|happier with (?:you|yours|this)",
      "(?:never looked back|best decision(?: ever)?|no regrets|night and day|no comparison)",
      "thank(?:s| god| goodness| heavens)?(?: god)? (?:for|to) you",
      "(?:youve|you have|you) (?:won me over|saved me|converted me)",
      "your \\p{L}+ never (?:did|has|failed)",
      "(?:moving|coming|switching|changing|come|came) (?:over )?to you(?: guys| lot| first)?|(?:came|come|ended up|landed|washed up) here",
      "(?:found|find|met|discovered|bought|got|chosen) (?:you|yours|this one|this|these|one of yours|from you)(?: guys| lot)? (?:sooner|first|earlier|finally|years ago)",
      "finally (?:bought|got|found|ordered) (?:you|yours|this|these|one of (?:yours|these))",
      "for (?:one of )?(?:these|yours) and (?:wow|omg|never|what)",
      `(?:yours|this|this one|these|you) (?:is|are) (?:\\p{L}+ )?(?:solid|like new|on another level|another level|leagues ahead|leagues better|different class|that good|still like new|holding up|the real deal|going strong)`,
      `mine from you (?:is|still|has) ${any(3)}(?:new|strong|fine|perfect|going|works?)`
    ],
    against: [
      "(?:problems|trouble|issues) with (?:you|yours)",
      `(?:zero|none|no problems) with ${name}`,
      `(?:had|tried|used|owned|have|with|rode|wore) (?:one of )?(?:yours|you|your \\p{L}+)(?: \\p{L}+){0,2} (?:before|first|previously|once|for \\p{L}+)`,
      `(?:yours|your \\p{L}+|you|this one|this|from you|with you) ${any(2)}${broke}`,
      `(?:mine|bike|jacket|one) from you ${any(2)}${broke}`,
      "yours did$|yours did |yours lasted|loved yours until|used to love (?:you|yours)|(?:wins|buying another)",
      `(?:with|to|then) ${mine}${name} (?:now|wins|instead)|${name} wins`,
      `${name} (?:\\p{L}+ )?(?:has|have) (?:done|lasted) `,
      `${gotRid} ${mine}(?:yours|your|you|\\p{L}+ from you)`,
      `(?:left|leave|ditch|dumped|swapped|sold|traded) (?:you|yours|your \\p{L}+|this|mine|it) (?:for|and (?:got|bought)|to get|got) ${mine}${name}`,
      `${name} (?:\\p{L}+ )?(?:is|are|was|were|feels?|rides?|works?) ${isMore}(?:better|best|nicer|smoother|superior|perfect|unbeatable|cheaper)`,
      `(?:glad|happy|pleased) (?:that )?(?:i|we) (?:now )?(?:have|got|bought|found|chose|own|ride|switched to|moved to|went (?:with|to)) ${mine}${name}`,
      `happier ${any(3)}${name}`,
      `(?:switched|moved|went|going|changed|upgraded|back)(?: over| back)? to ${mine}${name}`,
      `(?:now|instead) (?:i|im|we|i am) ${any(3)}${name}|(?:now (?:im|i am|were)) with ${name}|${name} (?:instead|now)$`,
      "(?:yours|this|this one|these|you) (?:isnt|is not|aint|arent|are not|is no|are no|is never|cant|never) ",
      `${name} ${any(2)}never (?:broke|failed|let|died|had|gave)`,
      `better than (?:yours|you|this|these)|than i ever was with you`,
      `(?:miss|regret) (?:it|my|the|having|selling|${name})|wish i (?:had|hadnt|kept|still|never)|should have (?:kept|stayed)|shouldve (?:kept|stayed)`,
      `(?:^|got |get |buy |bought |ordered )${mine}${name} (?:best decision|never looked back|love it)`,
      `(?:not|never been|un) ?happy with (?:you|yours|this)|(?:yours|this|you)(?: \\p{L}+){0,2} (?:worse|rubbish|useless|terrible|awful|as bad)`
    ]
  },
  {
    language: "de",
    yours: "eures|eure[nmrs]?(?: \\p{L}+)?|euer \\p{L}+|ihr|euch|das hier|dieses|diese[rn]?",
    had: [
      `(?:hatte|hatten|fuhr|trug|besass|nutzte) ${any(5)}${name}`,
      `${name} ${any(3)}(?:gehabt|gefahren|getragen|benutzt|genutzt)`,
      `(?:mein|meine|unser|unsere|unsre) (?:alte[rs]?|letzte[rs]?|erste[rs]?|fruhere[rs]?) ${name}`
    ],
    gone: [
      `${name} ${any(4)}(?:im keller|in der garage|verstaubt|staubt ein|auf ebay|kleinanzeigen)`,
      `(?:kaputte[nr]?|defekte[nr]?) ${name}`,
      `${name} ${any(6)}(?:kaputt|kaputtgegangen|kaputt gegangen|gebrochen|gerissen|zerfallen|auseinandergefallen|auseinander gefallen|aufgegeben|geist aufgegeben|undicht|verrostet|werkstatt|reparatur|im stich gelassen|enttauscht|nur arger|den geist|schlapp gemacht|versagt)`,
      `${name} ${any(3)}(?:verkauft|zuruckgeschickt|zuruckgegeben|weggegeben|verschenkt|entsorgt|abgegeben|eingetauscht)`,
      `(?:arger|problemen?|stress|frust|theater) mit ${name}`,
      `${name} ${any(4)}(?:(?:nie wieder|nie mehr)(?! ohne| was| etwas)|einmal und nie)`
    ],
    arrived: [
      "seit (?:ich|wir) (?:eures|eure|euch|das hier|dieses)",
      `bei euch (?:klappt|lauft|passt|ist) ${any(3)}(?:alles|super|perfekt|top)`,
      "danke (?:an )?euch",
      `(?:eures|eure|eurer|euer|das hier|dieses|dieser|diese|das|ihr) ${any(1)}(?:ist|sind|seid|fahrt|sitzt|halt|lauft) ${any(4)}(?:besser|schoner|bequemer|leichter|perfekt|super|genial|toll|klasse|traum)`,
      `(?:eures|euers|eure|euren|dieses|das hier) (?:gekauft|bestellt|geholt|genommen)`,
      `(?:jetzt|nun|seitdem|endlich) ${any(4)}(?:bei euch|hier|euch|eures|eure|euren)`,
      `(?:froh|glucklich|zum gluck|gut|gott sei dank|dankbar) ${any(6)}(?:euch|bei euch|eures|hier)`,
      "(?:viel|so|endlich|deutlich) (?:glucklicher|zufriedener|froher)(?: jetzt| mit euch)?",
      "(?:eures|eure|das hier|dieses) (?:lauft|halt|fahrt|funktioniert|sitzt)",
      "(?:bei euch|hier) (?:gelandet|angekommen|geblieben)",
      "beste entscheidung|nie bereut|kein vergleich|welten",
      `(?:fahre|nutze|trage|liebe|habe) (?:ich )?(?:jetzt )?(?:eures|euers|eure|euren)`
    ],
    against: [
      `(?:bei|mit) euch ${any(2)}(?:arger|probleme|stress)`,
      `bei ${name} (?:klappt|lauft|passt) `,
      `(?:hatte|hatten|fuhr|trug|nutzte) ${any(2)}(?:eures|euers|eure|euren|eins von euch)`,
      `(?:eures|euers|eure \\p{L}*|euer \\p{L}+|das von euch) ${any(4)}(?:kaputt|kaputtgegangen|gebrochen|gerissen|auseinandergefallen|geist|werkstatt|reparatur)`,
      `(?:eures|euers|euren|eure \\p{L}*|euer \\p{L}+) (?:verkauft|zuruckgeschickt|zuruckgegeben|entsorgt)`,
      `${name} (?:ist|sind|war|fahrt) ${any(3)}(?:besser|schoner|bequemer|am besten|besten)`,
      `(?:zum gluck|froh|jetzt|nun|glucklich) ${any(4)}(?:ein|eine|einen|mit|bei|zu) ${name}`,
      `(?:zu|auf) ${name} (?:gewechselt|umgestiegen|zuruck)`,
      `${name} (?:gekauft|bestellt|geholt)`,
      "(?:eures|eure|euer|ihr|das hier|dieses) (?:\\p{L}+ )?(?:ist|sind|seid) (?:auch |leider )?(?:nicht|kein|nie|schlechter)",
      `vermisse|hatte ich (?:doch|nur|bloss)|bereue|besser als (?:eures|ihr|eure|das hier)`,
      `${name} ${any(2)}(?:nie|noch nie) (?:kaputt|probleme)`
    ]
  },
  {
    language: "nl",
    yours: "(?:die |dat |het )?van jullie|jullie|deze|dit|u",
    had: [
      `(?:had|hadden|reed|droeg|gebruikte|bezat) ${any(5)}${name}`,
      `(?:mijn|onze) (?:oude|vorige|eerste|laatste) ${name}`
    ],
    gone: [
      `met ${name} ${any(3)}(?:gedoe|problemen|ellende)`,
      `${name} ${any(6)}(?:kapot|stuk|begaf het|uit elkaar|gebroken|gescheurd|verroest|lekte|de geest|reparateur|reparatie|werkplaats|in de steek|teleurgesteld|niets dan ellende)`,
      `${name} ${any(3)}(?:verkocht|teruggestuurd|teruggebracht|weggedaan|weggegeven|ingeruild)`,
      `(?:gedoe|problemen|ellende|gezeik) met ${name}`,
      `${name} ${any(4)}(?:(?:nooit meer|nooit weer)(?! zonder| iets)|eens maar nooit)`
    ],
    arrived: [
      `bij jullie (?:gaat|is|klopt|werkt|loopt) ${any(2)}(?:alles|goed|top|perfect)`,
      "sinds ik (?:die van jullie|deze|jullie)",
      `(?:die|dat|de|het) van jullie (?:is|zijn|rijdt|zit) ${any(4)}(?:beter|mooier|fijner|lichter|perfect|geweldig|top|droom)`,
      `(?:deze|dit|dit exemplaar|jullie) (?:\\p{L}+ )?(?:is|zijn|rijdt|zit) ${any(4)}(?:beter|mooier|fijner|lichter|perfect|geweldig|top)`,
      `(?:van jullie|deze) (?:gekocht|besteld|gehaald|genomen)`,
      `(?:nu|sindsdien|eindelijk) ${any(5)}(?:van jullie|hier|bij jullie|jullie)`,
      `(?:blij|gelukkig|dankbaar) ${any(6)}(?:jullie|hier)`,
      "(?:veel|zo|stukken) (?:blijer|gelukkiger|tevredener)(?: nu| met jullie)?",
      "beste beslissing|nooit spijt|wereld van verschil|geen vergelijk"
    ],
    against: [
      `bij jullie ${any(3)}(?:gedoe|problemen|ellende)`,
      `bij ${name} (?:gaat|werkt|loopt) `,
      `(?:had|hadden|reed|droeg) ${any(2)}(?:die|dat|een) van jullie`,
      `(?:van jullie|jullie \\p{L}+) ${any(4)}(?:kapot|stuk|begaf|uit elkaar|gebroken|gescheurd|reparateur)`,
      `van jullie ${any(1)}(?:verkocht|teruggestuurd|weggedaan|ingeruild)`,
      `${name} (?:is|zijn|was|rijdt) ${any(3)}(?:beter|mooier|fijner|de beste)`,
      `(?:blij|gelukkig|nu) ${any(4)}(?:een|met|bij) ${name}`,
      `naar ${name}`,
      `${name} (?:gekocht|besteld|gehaald)`,
      "(?:van jullie|deze|jullie) (?:is|zijn) (?:ook |helaas )?(?:niet|geen|nooit|slechter)",
      "mis hem|mis mijn|had ik maar|spijt van|beter dan (?:die|dat|deze|jullie)"
    ]
  }
]
