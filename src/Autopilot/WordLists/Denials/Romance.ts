import type { Denials } from "./Denials.ts"

const faux =
  "(?:mensonges?|faux|racis\\p{L}*|sexis\\p{L}*|absurde|honteux|honte|ignoble|immonde|degueulasse|degoutant|inacceptable|inadmissible|n['’]importe quoi)"

export const french: Denials = {
  blame:
    "terroristes?|criminels?|delinquants?|voleurs?|voleuses?|vermine|rats|animaux|monstres?|parasites?|racaille|betes|stupides?|idiote?s?|inferieure?s?|sales|dangereux|dangereuses|malades?|danger|menace|fardeau|violeurs?|barbares?|singes|cafards?|profiteurs?|assistes|paresseux|paresseuses|menteurs?|nuisibles?|ordures?|cancer|peste|maladie|assassins?|ennemis|citoyens de seconde zone|des sous[- ]citoyens|moins que|pires que",
  denies: [
    "(?:ne )?sont (?:pas )?{b} a (?:personne|quiconque)",
    "(?:sont|est|etaient)(?: (?:certainement|vraiment|absolument))* pas(?: (?:des|de|tous|toutes|les|la|le|une?|forcement|vos|automatiquement))* (?:d['’] ?)?{b}"
  ],
  calls:
    "expuls\\p{L}*|deport\\p{L}*|renvoy\\p{L}*|chass\\p{L}*|virer|detest\\p{L}*|hair|attaqu\\p{L}*|insult\\p{L}*|tuer|frapp\\p{L}*|exclu\\p{L}*",
  around: [
    ["aucune?", "(?:n['’] ?|ne )?est (?:une? )?{b}"],
    ["pas tou(?:s|tes)(?: les)?", "(?:ne )?sont(?: (?:pas|tous|des))* {b}"],
    [
      "(?:ne |n['’] ?)?(?:faut|doit|devrait|faudrait|devons|devez|peut)(?: \\p{L}+)? (?:pas|jamais) {c}(?: (?:tous|toutes))?(?: (?:les|des|ces|nos))?",
      ""
    ],
    ["(?:arretez|arrete|cessez) (?:d['’] ?|de ){c}(?: (?:les|des|ces))?", ""],
    ["(?:personne|nul) ne (?:doit|devrait|peut) {c}(?: (?:les|des|ces))?", ""]
  ],
  objects: [
    "(?:(?:personne|nul|aucun enfant) ne (?:devrait|doit)|ne (?:devrait|devraient|doit|doivent) (?:pas|jamais))(?: avoir a)? (?:lire|entendre|voir|subir) (?:que|qu['’]) ?{gap}{b}",
    "(?:celui|celle|ceux|tous ceux) qui (?:dit|disent|pense|pensent|croit) que {gap}{b},? (?:est|sont) (?:(?:le|la|les|un|une|juste|seul|vrai|vrais) )*(?:{b}|cons?|connes?|idiots?|betes?|ignorants?|racistes?)",
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
    "mais(?! (?:juste )?des (?:humains|personnes|gens|etres humains))|pires?(?! que)|verite|vrai|meme|sauf|censure\\p{L}*|interdit|plus le droit|peut plus|insulte aux|ce qu['’]ils sont|je le sais|juste"
}

const falso =
  "(?:mentiras?|falso|falsa|racis\\p{L}*|machis\\p{L}*|absurdo|tonteria|vergonzoso|verguenza|asqueroso|inaceptable|repugnante|injusto|cruel|no tener (?:corazon|verguenza|alma|cerebro)|de (?:ignorantes?|cobardes?|mala gente|racistas?|no tener (?:corazon|verguenza|alma|cerebro)))"

export const spanish: Denials = {
  blame:
    "terroristas?|criminales?|delincuentes?|ladrones|ladronas|ratas|animales|bestias|monstruos?|parasitos|escoria|basura|tont[oa]s?|estupid[oa]s?|inferiores|suci[oa]s?|peligros[oa]s?|enferm[oa]s?|peligro|amenaza|carga|plaga|violadores|barbaros|monos|cucarachas|vag[oa]s?|enfermedad|asesin[oa]s?|cerdos|invasores|floj[oa]s?|mentiros[oa]s?|enemigos|ciudadanos de segunda|inferior|menos que|peores que",
  denies: [
    "no (?:son|somos|es|eran|fueron)(?: (?:todos|todas|unos|unas|una?|los|las|ningun\\p{L}*|automaticamente))* {b}"
  ],
  calls: "deport\\p{L}*|expuls\\p{L}*|echar(?:los|las)?|odiar|odien|odies|atacar|matar|maten|insultar|pegar|excluir",
  around: [
    ["ningun|ninguna", "es (?:una? )?{b}"],
    ["no (?:son )?(?:todos|todas)(?: (?:los|las))?", "(?:son )?(?:unos |todos )?{b}"],
    [
      "(?:no|nunca|jamas) (?:(?:hay que|se debe|deben|deberian|debemos|deberiamos|se puede|pueden|podemos|tenemos que|tienen que|queremos) )?{c}(?: a)?(?: (?:todos|todas))?(?: (?:los|las|esos))?",
      ""
    ],
    ["nadie (?:debe|deberia|puede|tiene que) {c}(?: a)?(?: (?:los|las))?", ""]
  ],
  objects: [
    "(?:nadie|no) (?:deberia|deberian|debe|deben|tiene|tienen|tendria|tendrian)(?: por)?(?: que)?(?: tener que)? (?:leer|oir|escuchar|ver|aguantar) que {gap}{b}",
    "(?:basta de|dejen de|dejad de|paren de) (?:llamar|tratar de|decir que son) {gap}{b}",
    "(?:quien|el que|los que|la que) (?:dice|dicen|diga|piensa|cree) que {gap}{b},? (?:es|son) (?:(?:un|una|el|los|solo) )*(?:{b}|ignorantes?|idiotas?|racistas?)",
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
    "pero|sino(?! (?:personas|gente|seres humanos))|peor|peores|verdad|cierto|hasta|salvo|censur\\p{L}*|prohibid\\p{L}*|ya no se puede|insulto a las|lo que son|lo se|solo"
}

const sbagliato =
  "(?:bugie?|menzogn[ae]|falso|falsa|razzis\\p{L}*|sessis\\p{L}*|assurdo|vergognoso|vergogna|schifoso|inaccettabile|sbagliato|disgustoso|ignobile)"

export const italian: Denials = {
  blame:
    "terrorist[ai]|terroriste|criminal[ei]|delinquent[ei]|ladr[io]|ladre|ratti|topi|animali|bestie|mostr[io]|parassit[ai]|feccia|spazzatura|stupid[aeio]|scem[aeio]|inferiori?|sporc[aeoh]i?|pericolos[aeio]|malat[aeio]|pericolo|minaccia|peso|piaga|stupratori|barbari|scimmie|scarafaggi|fannulloni|malattia|assassin[ei]|maiali|invasori|pigr[aeio]|bugiardi|nemici|cittadini di serie b|meno di|peggio di",
  denies: ["non (?:sono|e|erano)(?: (?:certo|affatto|mica|tutti|tutte|dei|degli|delle|una?|uno|i|gli|le|la|il))* {b}"],
  calls:
    "cacciare|cacciate|espell\\p{L}*|deport\\p{L}*|rimpatri\\p{L}*|odiare|odiate|attaccare|uccidere|insultare|picchiare|escludere",
  around: [
    ["nessun|nessuna|nessuno", "e (?:una? |uno )?{b}"],
    ["non (?:sono )?tutt[ie](?: (?:i|gli|le))?", "(?:sono )?(?:dei |delle |tutti )?{b}"],
    [
      "non (?:(?:bisogna|si deve|si devono|dovete|dobbiamo|dovremmo|si puo|bisognerebbe|vogliamo) )?{c}(?: (?:tutti|tutte))?(?: (?:i|gli|le))?",
      ""
    ],
    ["nessuno (?:deve|dovrebbe|puo) {c}(?: (?:i|gli|le))?", ""]
  ],
  objects: [
    "(?:nessuno|non) (?:dovrebbe|dovrebbero|deve|devono)(?: mai)?(?: dover)? (?:leggere|sentire|ascoltare|vedere|sopportare) che {gap}{b}",
    "(?:chi|quelli che) (?:dice|dicono|pensa|crede) che {gap}{b},? (?:e|sono) (?:(?:lui|lei|solo|il|lo|la|un|uno|vero) )*(?:{b}|ignorant[ei]|razzist[ai]|idiot[ai])",
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
    "ma(?! persone| esseri umani)|bensi(?! persone| esseri umani)|peggio|peggiori|verita|vero|perfino|tranne|censur\\p{L}*|vietato|non si puo|insulto ai|quello che sono|lo so|solo"
}

const errado =
  "(?:mentiras?|fals[ao]|racis\\p{L}*|machis\\p{L}*|absurdo|bobagem|vergonhoso|vergonha|nojento|inaceitavel|errado|repugnante|cruel)"

export const portuguese: Denials = {
  blame:
    "terroristas?|criminosos?|criminosas?|bandidos?|bandidas?|ladroes|ratos|animais|bichos|monstros?|parasitas?|escoria|lixo|burr[oa]s?|estupid[oa]s?|inferiores|suj[oa]s?|perigos[oa]s?|doentes?|perigo|ameaca|fardo|peso|praga|estupradores|barbaros|macacos|baratas|vagabund[oa]s?|doenca|assassin[oa]s?|porcos|invasores|preguicos[oa]s?|mentiros[oa]s?|inimigos|cidadaos de segunda|menos que|piores que|pior que|inferior",
  denies: ["nao (?:sao|somos|e|eram)(?: (?:todos|todas|uns|umas|uma?|os|as|nenhum\\p{L}*|automaticamente))* {b}"],
  calls: "deport\\p{L}*|expuls\\p{L}*|mandar embora|odiar|odeiem|atacar|matar|matem|insultar|bater em|excluir",
  around: [
    ["nenhuma?", "e (?:uma? )?{b}"],
    ["(?:nem|nao (?:sao )?)(?: )?tod[oa]s?(?: (?:os|as|o|a))?", "(?:sao |e )?(?:uns |um |todos )?{b}"],
    [
      "(?:nao|nunca) (?:(?:tem que|tinha que|deve|deviam|devemos|devia|pode|podem|podemos|se deve|se pode|e pra|e para|queremos) )?{c}(?: (?:todos|todas))?(?: (?:os|as))?",
      ""
    ],
    ["ninguem (?:deve|devia|deveria|pode) {c}(?: (?:os|as))?", ""]
  ],
  objects: [
    "(?:ninguem|nao) (?:deveria|deveriam|devia|deviam|deve|devem|tem|precisa|precisam|precisava)(?: que| de)?(?: ter (?:que|de))? (?:ler|ouvir|ver|escutar|aguentar) que {gap}{b}",
    "(?:quem|o que|os que) (?:fala|diz|acha|pensa) que {gap}{b},? (?:(?:e|sao|que|um|uma|o) )*(?:{b}|ignorantes?|idiotas?|racistas?)",
    "ninguem (?:deveria|deve|devia) (?:dizer|falar|pensar|achar|chamar|tratar) {gap}{b}",
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
    "mas(?! gente| pessoas| seres humanos)|pior|piores|verdade|ate|exceto|censur\\p{L}*|proibid\\p{L}*|nao se pode mais|insulto aos|o que sao|eu sei|so|apenas"
}
