import type { Denials } from "./Denials.ts"

const faux =
  "(?:mensonges?|faux|racis\\p{L}*|sexis\\p{L}*|absurde|honteux|honte|ignoble|immonde|degueulasse|degoutant|inacceptable|inadmissible|n['’]importe quoi)"

export const french: Denials = {
  blame:
    "terroristes?|criminels?|delinquants?|voleurs?|voleuses?|vermine|rats|animaux|monstres?|parasites?|racaille|betes|stupides?|idiote?s?|inferieure?s?|sales|dangereux|dangereuses|malades?|danger|menace|fardeau|violeurs?|barbares?|singes|cafards?|profiteurs?|assistes|paresseux|paresseuses|menteurs?|nuisibles?|ordures?|cancer|peste|maladie|assassins?|ennemis",
  denies: [
    "(?:sont|est|etaient)(?: (?:certainement|vraiment|absolument))* pas(?: (?:des|de|tous|toutes|les|la|le|une?|forcement|vos|automatiquement))* (?:d['’] ?)?{b}"
  ],
  none: ["aucune?", "(?:n['’] ?|ne )?est (?:une? )?{b}"],
  objects: [
    "personne ne (?:devrait|doit) (?:jamais )?(?:dire|penser|croire|pretendre|traiter) {gap}{b}",
    "(?:arretez|arrete|arretons|cessez) (?:de |d['’] ?)(?:dire|traiter|croire|penser|pretendre|comparer) {gap}{b}",
    `(?:c['’]est|il est) (?:(?:un|une|de la|du|juste|tout simplement|completement|vraiment) )*(?:cliche|${faux}) (?:de (?:dire|croire|penser|pretendre|traiter)|que|qu['’]) ?{gap}{b}`,
    "(?:n['’]est pas|pas) vrai que {gap}{b}",
    `(?:dire|traiter|pretendre|comparer) {gap}{b},? (?:c['’]est|est) (?:(?:un|une|juste|tout simplement|vraiment) )*${faux}`
  ],
  not: "pas|jamais|ne|aucune?",
  and: "et",
  doubts:
    "dire|dit|disent|dites|si|croire|crois|croit|pretend\\p{L}*|men[ts]\\p{L}*|quand|jamais|personne|arret\\p{L}*|pourquoi|qui|blague|soi-disant|seulement",
  turns:
    "mais|pires?|verite|vrai|meme|sauf|censure\\p{L}*|interdit|plus le droit|peut plus|insulte aux|ce qu['’]ils sont|je le sais|juste"
}

const falso =
  "(?:mentiras?|falso|falsa|racis\\p{L}*|machis\\p{L}*|absurdo|tonteria|vergonzoso|verguenza|asqueroso|inaceptable|repugnante|injusto|cruel)"

export const spanish: Denials = {
  blame:
    "terroristas?|criminales?|delincuentes?|ladrones|ladronas|ratas|animales|bestias|monstruos?|parasitos|escoria|basura|tont[oa]s?|estupid[oa]s?|inferiores|suci[oa]s?|peligros[oa]s?|enferm[oa]s?|peligro|amenaza|carga|plaga|violadores|barbaros|monos|cucarachas|vag[oa]s?|enfermedad|asesin[oa]s?|cerdos|invasores|floj[oa]s?|mentiros[oa]s?|enemigos",
  denies: [
    "no (?:son|somos|es|eran|fueron)(?: (?:todos|todas|unos|unas|una?|los|las|ningun\\p{L}*|automaticamente))* {b}"
  ],
  none: ["ningun|ninguna", "es (?:una? )?{b}"],
  objects: [
    "nadie (?:deberia|debe) (?:decir|pensar|creer|llamar|tratar) {gap}{b}",
    "(?:dejen|dejad|deja|paren|basta)(?: ya)? de (?:decir|llamar|tratar|pensar|creer|comparar) {gap}{b}",
    `(?<!no )es (?:(?:una?|pura|puro|muy|totalmente|simplemente) )*(?:mito|prejuicio|${falso}) (?:que|decir que|decir|llamar|pensar que|creer que) {gap}{b}`,
    "no es (?:verdad|cierto) que {gap}{b}",
    `(?:decir|llamar|tratar) {gap}{b},? es (?:(?:una?|muy|totalmente|simplemente|puro) )*${falso}`
  ],
  not: "no|nunca|jamas",
  and: "y",
  doubts:
    "dicen|dice|diga\\p{L}*|decir|si|cre\\p{L}*|fing\\p{L}*|mient\\p{L}*|cuando|hasta|nunca|nadie|dejen|por que|quien|broma|supuestamente|solo",
  turns:
    "pero|sino|peor|peores|verdad|cierto|hasta|salvo|censur\\p{L}*|prohibid\\p{L}*|ya no se puede|insulto a las|lo que son|lo se|solo"
}

const sbagliato =
  "(?:bugie?|menzogn[ae]|falso|falsa|razzis\\p{L}*|sessis\\p{L}*|assurdo|vergognoso|vergogna|schifoso|inaccettabile|sbagliato|disgustoso|ignobile)"

export const italian: Denials = {
  blame:
    "terrorist[ai]|terroriste|criminal[ei]|delinquent[ei]|ladr[io]|ladre|ratti|topi|animali|bestie|mostr[io]|parassit[ai]|feccia|spazzatura|stupid[aeio]|scem[aeio]|inferiori?|sporc[aeoh]i?|pericolos[aeio]|malat[aeio]|pericolo|minaccia|peso|piaga|stupratori|barbari|scimmie|scarafaggi|fannulloni|malattia|assassin[ei]|maiali|invasori|pigr[aeio]|bugiardi|nemici",
  denies: ["non (?:sono|e|erano)(?: (?:certo|affatto|mica|tutti|tutte|dei|degli|delle|una?|uno|i|gli|le|la|il))* {b}"],
  none: ["nessun|nessuna|nessuno", "e (?:una? |uno )?{b}"],
  objects: [
    "nessuno (?:dovrebbe|deve) (?:mai )?(?:dire|pensare|credere|chiamare|trattare) {gap}{b}",
    "(?:smettetela|smettila|smettete|basta)(?: di)? (?:dire|dare|chiamare|trattare|pensare|credere|paragonare) {gap}{b}",
    `(?<!non )e (?:(?:una?|solo|pura|semplicemente|davvero) )*(?:mito|pregiudizio|${sbagliato}) (?:che|dire che|dire|chiamare|pensare che) {gap}{b}`,
    "non e vero che {gap}{b}",
    `(?:dire|chiamare|trattare) {gap}{b},? e (?:(?:una?|solo|semplicemente|davvero) )*${sbagliato}`
  ],
  not: "non|mai",
  and: "e",
  doubts:
    "dice|dicono|dire|dite|se|cred\\p{L}*|fing\\p{L}*|ment\\p{L}*|quando|finche|mai|nessuno|smett\\p{L}*|perche|chi|scherzo|presunt\\p{L}*|solo",
  turns:
    "ma|bensi|peggio|peggiori|verita|vero|perfino|tranne|censur\\p{L}*|vietato|non si puo|insulto ai|quello che sono|lo so|solo"
}

const errado =
  "(?:mentiras?|fals[ao]|racis\\p{L}*|machis\\p{L}*|absurdo|bobagem|vergonhoso|vergonha|nojento|inaceitavel|errado|repugnante|cruel)"

export const portuguese: Denials = {
  blame:
    "terroristas?|criminosos?|criminosas?|bandidos?|bandidas?|ladroes|ratos|animais|bichos|monstros?|parasitas?|escoria|lixo|burr[oa]s?|estupid[oa]s?|inferiores|suj[oa]s?|perigos[oa]s?|doentes?|perigo|ameaca|fardo|peso|praga|estupradores|barbaros|macacos|baratas|vagabund[oa]s?|doenca|assassin[oa]s?|porcos|invasores|preguicos[oa]s?|mentiros[oa]s?|inimigos",
  denies: ["nao (?:sao|somos|e|eram)(?: (?:todos|todas|uns|umas|uma?|os|as|nenhum\\p{L}*|automaticamente))* {b}"],
  none: ["nenhuma?", "e (?:uma? )?{b}"],
  objects: [
    "ninguem (?:deveria|deve) (?:dizer|falar|pensar|achar|chamar|tratar) {gap}{b}",
    "(?:parem|pare|parai|chega)(?: ja)? de (?:dizer|falar|chamar|tratar|pensar|achar|comparar) {gap}{b}",
    `(?<!nao )e (?:(?:uma?|pura|puro|muito|totalmente|simplesmente) )*(?:mito|preconceito|${errado}) (?:que|dizer que|falar que|dizer|chamar|achar que) {gap}{b}`,
    "nao e verdade que {gap}{b}",
    `(?:dizer|falar|chamar|tratar) {gap}{b},? e (?:(?:uma?|muito|totalmente|simplesmente|puro) )*${errado}`
  ],
  not: "nao|nunca|jamais",
  and: "e",
  doubts:
    "diz|dizem|digam|dizer|fala\\p{L}*|se|ach\\p{L}*|fing\\p{L}*|ment\\p{L}*|quando|ate|nunca|ninguem|parem|por que|quem|piada|supostamente|so",
  turns:
    "mas|pior|piores|verdade|ate|exceto|censur\\p{L}*|proibid\\p{L}*|nao se pode mais|insulto aos|o que sao|eu sei|so|apenas"
}
