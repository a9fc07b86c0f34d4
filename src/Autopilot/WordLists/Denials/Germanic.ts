import type { Denials } from "./Denials.ts"

const sure = "(?:certainly|definitely|really|most|simply|obviously|absolutely|clearly|all)"
const wrong =
  "(?:lies?|false|untrue|nonsense|rubbish|racis[tm]|sexis[tm]|bigot\\p{L}*|homophobic|transphobic|islamophobic|antisemitic|vile|wrong|disgusting|ignorant|hateful|hurtful|cruel|shameful|unacceptable|not ok(?:ay)?|not true|ridiculous|horrible|awful|appalling)"
const rather =
  "(?:(?:just|so|such|really|absolutely|simply|plain|pure|a|an|the|complete|total|utter|old|nothing but) )*"

/** `... that not all ... are {b}`: it is objected that they are not. */
const spared = " (?:that )?(?:not|no) "

export const english: Denials = {
  blame:
    "terrorists?|criminals?|thieves|thief|vermin|rats?|cockroach(?:es)?|pests?|animals?|apes?|monkeys?|pigs?|monsters?|parasites?|leeches|scroungers?|freeloaders?|scum|trash|garbage|filth|rapists?|predators?|p(?:a)?edophiles?|groomers?|perverts?|murderers?|killers?|savages|barbarians|invaders|burdens?|threats?|dangers?|dangerous|disease[ds]?|plague|stupid|dumb|dim|thick|idiots?|lazy|dirty|filthy|greedy|evil|violent|inferior|subhumans?|worthless|useless|weak|disgusting|liars?|cheats|objects|property|sluts?|whores?|freaks?|mentally ill|illegals?|backward|enem(?:y|ies)|second[- ]class (?:citizens|people)|sick|ill",
  denies: [
    `(?:(?:is|are|was|were)(?: ${sure})* not|(?:is|are|was|were)n['’]?t|(?:are|were|was|is) never)(?: (?:all|your|a|an|the|any|automatically|inherently|naturally|born|bunch of|pack of|more))* {b}`
  ],
  calls:
    "deport(?:ed|ing)?|expel(?:led|ling)?|kick(?:ed|ing)? out|hat(?:e|ed|ing)|attack(?:ed|ing)?|kill(?:ed|ing)?|hurt(?:ing)?|insult(?:ed|ing)?|harass(?:ed|ing)?|lock(?:ed|ing)? up|exclud(?:e|ed|ing)",
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
    `(?:no(?:body| one|-one) (?:should|ought to|has any right to|has the right to)|(?:you|we|people|they) (?:shouldn['’]?t|should not|should never)|stop|quit|don['’]?t|do not|never)(?: ever)? (?:say|saying|call|calling|treat|treating|claim|claiming|think|thinking|believe|believing|paint|painting|portray|portraying|compare|comparing|describe|describing|act like|acting like)(?! (?:(?:me|us) (?:an? )?(?:liars?|idiots?|evil|stupid|dumb|sick|monsters?)|otherwise|different\\p{L}*|anything|something|the opposite)|${spared}) {gap}{b}(?!,? (?:is|are|was) (?:wrong|false|untrue|not true|a lie|racist))`,
    `(?:it|that)(?:['’]?s| is| was) ${rather}(?:myth|bullshit|${wrong}) (?:that|to say|to claim|to call|to think|to treat|to compare|when people call|when people say)(?!${spared}) {gap}{b}`,
    `(?<!(?:no|not a|not) )(?:lie|myth|nonsense|prejudice|racist claim) that(?!${spared}) {gap}{b}`,
    `(?:calling|saying|treating|claiming|comparing|whoever says|whoever calls|anyone who says|anyone who calls|anyone who thinks|to say|to call)(?!${spared}) {gap}{b}{gap}(?:is|are|was) ${rather}${wrong}`
  ],
  not: "not|no|never|n['’]?t|aint|cannot",
  and: "and",
  doubts:
    "says?|said|saying|tell|told|telling|lies?|lying|pretend(?:ing)?|claim(?:s|ing)?|if|until|till|unless|when|since|believes?|believing|thinks?|proves?|not|n['’]?t|never|nobody|jokes?|myth|truth|call|imagine|wish|hope|only|maybe|supposedly|apparently|allegedly|why|who|how|funny",
  turns:
    "but|worse|worst|yet|though|except|truth|true|facts?|know it|i know|what they are|insult to|insulting|unfair|these days|any ?more|nowadays|out loud|banned|allowed|censor\\p{L}*|deleted|yeah right|as if|sure|sarcasm|until|unless"
}

const falsch =
  "(?:Lugen?|gelogen|falsch|nicht wahr|Unsinn|Quatsch|Blodsinn|rassistisch|Rassismus|sexistisch|ekelhaft|widerlich|daneben|menschenverachtend|schabig|unmoglich|Hetze|eine Schande)"

export const german: Denials = {
  blame:
    "Terrorist(?:en|innen)?|Verbrecher(?:innen)?|Kriminellen?|kriminell|Straftater|Ungeziefer|Ratten|Tiere|Affen|Schweine|Kakerlaken|Monster|Abschaum|Parasiten?|Schmarotzer|Sozialschmarotzer|Diebe|Vergewaltiger|Morder|Messerstecher|Barbaren|Untermenschen|Betruger|Lugner|Islamisten|dumm|blod|faul|krank|dreckig|gefahrlich|gewalttatig|minderwertig|pervers|Gefahr|Bedrohung|Last|Plage|Krankheit|Mull|Abfall|Schlampen|Objekte|Feinde|Menschen zweiter Klasse|weniger wert",
  denies: [
    "(?:sind|ist|waren|war)(?: (?:doch|nun|einfach|ganz|bestimmt|sicher|wirklich|definitiv|naturlich|auch|alle))* (?:nicht|keine?)(?: (?:alle|eure|deine|die|der|das|eine?|automatisch|generell|grundsatzlich|per se|von Natur aus))* {b}"
  ],
  calls:
    "abschieb\\p{L}*|abgeschoben|ausweisen|ausgewiesen|deportier\\p{L}*|rausschmei\\p{L}*|rauswerfen|hassen|hasst|angreif\\p{L}*|beleidig\\p{L}*|umbringen|ausgrenz\\p{L}*|ausgegrenzt|vertreiben",
  around: [
    ["keine?", "ist (?:eine? )?{b}"],
    [
      "(?:lange )?nicht (?:alle|jede[rs]?)(?: (?:die|diese))?",
      "(?:sind|ist)(?: (?:eine?|alle|gleich|automatisch))* {b}"
    ],
    ["(?:niemand|keiner) (?:sollte|darf|soll)(?: (?:alle|einfach|die|je))*", "(?:einfach (?:so )?)?{c}(?: werden)?"],
    [
      "",
      "(?:(?:sollten|durfen|sollen|sollte man|darf man)(?: (?:einfach|hier|doch))* )?nicht (?:einfach (?:so )?)?{c}(?: werden)?"
    ]
  ],
  objects: [
    "wer (?:sagt|behauptet|denkt|glaubt|meint),? (?:dass )?{gap}{b}(?: (?:sind|seien|ist))?,? (?:der )?ist (?:(?:selbst|selber|ein|eine|der|die|einfach) )*(?:{b}|dumm|Idiot|dummer|ignorant|ungebildet|Rassist)",
    "niemand sollte (?:je |jemals )?(?:sagen|behaupten|denken|glauben),? {gap}{b}(?: (?:sind|seien|ist|sei|waren))?",
    "niemand sollte {gap}{b} (?:nennen|bezeichnen|beschimpfen)",
    "hor(?:t|en Sie)? (?:endlich |doch )?auf,? {gap}{b}(?: (?:sind|seien|zu \\p{L}+))?",
    `(?:es|das) ist (?:(?:eine?|glatte|doch|einfach|nur|schlicht|reine[rs]?|purer?) )*(?:Mythos|Marchen|Vorurteil|${falsch}),? (?:dass|zu sagen|zu behaupten|wenn) {gap}{b}(?: (?:sind|seien))?`,
    `(?<!keine )(?:Luge|Marchen|Vorurteil),? (?:dass|von) {gap}{b}(?: (?:sind|seien))?`,
    `{b} zu (?:nennen|bezeichnen|beschimpfen),? ist (?:(?:eine?|einfach|nur|schlicht) )*${falsch}`,
    `wer {gap}{b} (?:nennt|bezeichnet|beschimpft),? (?:ist|redet|verbreitet) (?:(?:eine?|einfach|nur|selbst|schlicht) )*(?:Rassist\\p{L}*|${falsch})`
  ],
  not: "nicht|keine?|nie|niemals",
  and: "und",
  doubts:
    "sag\\p{L}*|gesagt|erzahl\\p{L}*|behaupt\\p{L}*|lug\\p{L}*|tut so|wenn|falls|bis|seit|glaub\\p{L}*|denk\\p{L}*|meint|nicht|keine?|nie|niemand|warum|wer|angeblich|witz|nur",
  turns:
    "aber|sondern(?! (?:auch |einfach |ganz normale )*(?:Menschen|Leute|Nachbarn|Freunde|Kollegen|Kunden))|schlimmer|sogar|nur|wahrheit|wahr|fakt|darf man|durfen|verboten|zensur|gesperrt|geloscht|weiß es|was sie sind|beleidigung fur|bis|außer|klar"
}

const onjuist =
  "(?:leugens?|gelogen|onzin|niet waar|onwaar|racis\\p{L}*|seksis\\p{L}*|walgelijk|fout|schandalig|vals|kwetsend|onacceptabel|belachelijk)"

export const dutch: Denials = {
  blame:
    "terrorist(?:en)?|crimine(?:el|len)|misdadigers?|dieven|ongedierte|ratten|beesten|dieren|apen|varkens|kakkerlakken|monsters?|uitschot|tuig|parasieten|profiteurs|verkrachters|moordenaars|barbaren|dom|lui|ziek|vies|gevaarlijk|minderwaardig|gevaar|bedreiging|last|plaag|ziekte|vuil|leugenaars|hoeren|vijanden|tweederangs\\p{L}*",
  denies: [
    "(?:zijn|is|waren)(?: (?:echt|gewoon|zeker|absoluut|toch|ook|heus))* (?:niet|geen)(?: (?:allemaal|jouw|jullie|de|een|automatisch|per se|van nature))* {b}"
  ],
  calls: "deporte\\p{L}*|gedeporteerd|uitzetten|uitgezet|wegjagen|haten|aanvallen|beledigen|uitsluiten|buitensluiten",
  around: [
    ["geen", "is (?:een )?{b}"],
    ["niet (?:alle|elke|iedere)(?: die)?", "(?:zijn|is)(?: (?:een|allemaal))* {b}"],
    ["niemand (?:mag|moet|zou)(?: (?:zomaar|die|alle))*", "(?:zomaar )?(?:moeten )?{c}"],
    ["", "(?:(?:mogen|moeten|moet je|mag je)(?: (?:hier|toch))* )?niet (?:zomaar )?(?:worden )?{c}(?: worden)?"]
  ],
  objects: [
    "(?:wie|degene die|mensen die) (?:zegt|zeggen|denkt|denken|beweert) (?:dat )?{gap}{b}(?: (?:zijn|is))?,? (?:is|zijn) (?:(?:zelf|een|gewoon) )*(?:{b}|racist|onwetend)",
    "niemand (?:zou|moet|hoort) (?:ooit )?(?:(?:te|moeten|mogen) )?(?:zeggen|beweren|denken|geloven),? dat {gap}{b}(?: zijn)?",
    "niemand (?:zou|moet|hoort) (?:ooit )?(?!het )[^.!?;:,\\n]{0,60}?{b} (?:(?:te|moeten|mogen) )?noemen",
    "(?:hou|houd|stop) (?:eens |toch )?(?:op )?(?:met|om) {gap}{b}(?: (?:zijn|te noemen))?",
    `(?:het|dat) is (?:(?:een|gewoon|pure|grote|echt|zo) )*(?:mythe|vooroordeel|${onjuist}),? (?:dat|om te zeggen|om) {gap}{b}(?: (?:zijn|te noemen))?`,
    `(?<!geen )(?:leugen|mythe|vooroordeel) dat {gap}{b}(?: zijn)?`,
    `{b} noemen,? is (?:(?:een|gewoon|pure|echt|zo) )*${onjuist}`
  ],
  not: "niet|geen|nooit",
  and: "en",
  doubts:
    "zeg\\p{L}*|zei|liegen|liegt|beweer\\p{L}*|doen alsof|als|tot|sinds|geloof\\p{L}*|denk\\p{L}*|niet|geen|nooit|niemand|waarom|wie|zogenaamd|grap|alleen",
  turns:
    "maar(?! (?:gewoon )?mensen)|erger|zelfs|alleen|waarheid|waar|feit|mag niet|mogen|verboden|censuur|geblokkeerd|weet het|wat ze zijn|belediging voor|behalve|tuurlijk"
}
