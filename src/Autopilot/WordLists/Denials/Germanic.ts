import type { Denials } from "./Denials.ts"

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
    "(?:(?:niemand|keiner|kein kind) (?:sollte|soll|muss|musste)|(?:sollten?|mussten|mussen|soll|muss) (?:nicht|nie|niemals|so etwas nicht))(?: \\p{L}+){0,2}? (?:lesen|horen|sehen|ertragen)(?: mussen)?,? dass {gap}{b}(?: (?:sind|seien))?",
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
    "(?:(?:niemand|geen kind) (?:zou|hoort|mag|moet)|(?:zou|zouden|hoeven|horen|moeten|hoort) niet)(?: (?:te|moeten|hoeven))* (?:lezen|horen|zien|aanhoren),? dat {gap}{b}(?: zijn)?",
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
