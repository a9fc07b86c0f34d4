/** How a language says in plain words that something is better than a competitor, `§`, or that its wares did harm. */
export interface Plainly {
  /** What may stand before `better`, from the beginning of a sentence on: no `not`, no `nothing`, no competitor. */
  readonly opening: string
  readonly better: string
  /** Behind: `better than theirs is hard to find`. */
  readonly denied: string
  readonly noThanks: string
  /** With the name in it; of oneself. */
  readonly thrownAway: ReadonlyArray<string>
  readonly harmed: ReadonlyArray<string>
  /** Before what was thrown away or did harm. */
  readonly not: string
}

/** The name, with an ending. */
export const name = "§\\p{L}*"
export const any = (most: number) => `(?:[\\p{L}\\p{M}\\p{N}]+ ){0,${most}}?`

export const plainly: ReadonlyArray<Plainly> = [
  {
    opening:
      "so|much|way|far|even|lots|a|lot|loads|definitely|honestly|still|just|wow|omg|its|it|is|this|theyre|yours|you|are",
    better: `better than (?:the |my |any )?${name}`,
    denied: "nothing|nobody|hard|impossible|no one|doesnt|not|never|isnt|i wish|if only",
    noThanks: "no (?:thanks|thank you|thx|ty|ta)|nah|not for me|never again|hard pass|yuck|nope",
    thrownAway: [
      `(?:threw|thrown|chucked|tossed) (?:out |away )?(?:(?:all|my|the|our|that|old|of) ){0,3}${name} (?:\\p{L}+ )?(?:away|out|in the (?:bin|trash|garbage|rubbish))`,
      `(?:threw|thrown|chucked|tossed) (?:out|away) (?:(?:all|my|the|our|that|old|of) ){0,3}${name}`
    ],
    harmed: [
      `${name} (?:(?:has|have|had|really|totally|completely|absolutely|just|only|literally|even|products?|cream|stuff) ){0,3}(?:ruined|destroyed|wrecked|damaged|burned|burnt|fried|broke|irritated|dried|wrecks|ruins|destroys|dries|irritates|burns) (?:out |up )?(?:my|our|me)`,
      `${name} (?:(?:has|have|had|just|only) ){0,2}(?:gave|gives|given) (?:me|my \\p{L}+) (?:(?:a|an|the|such|terrible|bad|awful|horrible|worst|so|many) ){0,3}(?:rash|rashes|acne|pimples|spots|breakouts?|hives|allerg\\p{L}+|eczema|burns?|headaches?)`,
      `${name} (?:made|makes) my (?:skin|hair|face|eyes|lips) (?:(?:so|really|all|feel) ){0,2}(?:worse|itch\\p{L}*|burn|dry|sting|oily|red|sore|break)`
    ],
    not: "never|not|didnt|dont|wouldnt|your|yours|you"
  },
  {
    opening:
      "viel|so|um|langen|klassen|welten|weit|deutlich|einfach|wirklich|echt|definitiv|noch|sogar|tausendmal|das|die|sie|ist|sind|seid|ihr|eure|ja|wow|auch|eindeutig|1000mal|mal",
    better: `(?:besser|schoner|gunstiger) als (?:von |bei |die von |das von )?${name}`,
    denied: "nicht|nichts|nie|niemand|kaum|unmoglich|geht|gibt|nirgends",
    noThanks: "nein danke|ne danke|nee danke|no danke|nie wieder|nein",
    thrownAway: [
      `(?:hab|habe|haben) ${any(2)}${name} ${any(4)}(?:weggeworfen|weggeschmissen|entsorgt|weggehauen|in den (?:mull|abfall) (?:geworfen|geschmissen))`
    ],
    harmed: [
      `${name} (?:hat|haben) ${any(5)}(?:mir|meine[nmrs]?|mein|uns|unsere) ${any(4)}(?:ruiniert|zerstort|kaputt|kaputtgemacht|verbrannt|versaut|ausgetrocknet|gereizt|verschlechtert|verdorben)`,
      `(?:von|durch|mit|wegen) ${name} ${any(3)}(?:pickel|ausschlag|akne|allergie|juckreiz|rotungen|ekzem)`
    ],
    not: "nicht|nie|niemals|eure|euer|eurer|euch|ihr"
  },
  {
    opening:
      "beaucoup|bien|tellement|carrement|nettement|largement|cent|fois|c|est|cest|c est|vraiment|encore|meme|et|wow|100|mille",
    better: `(?:mieux|meilleure?s?) que (?:chez |la |le |les |ceux de )?${name}`,
    denied: "pas|rien|impossible|personne|y a|jamais",
    noThanks: "non merci|plus jamais|jamais plus|jamais de la vie|sans facon",
    thrownAway: [`(?:jai|j ai|on a|nous avons) ${any(2)}(?:jete|balance) ${any(3)}${name}`],
    harmed: [
      `${name} ma ${any(2)}(?:abime|ruine|brule|detruit|desseche|donne des boutons|donne de l ?acne|fait des boutons|irrite)`,
      `${name} a ${any(1)}(?:abime|ruine|brule|detruit|desseche|irrite|fichu|foutu) (?:ma|mon|mes)`
    ],
    not: "pas|jamais|votre|vos"
  },
  {
    opening:
      "mucho|muchisimo|es|son|esto|estos|estas|esta|mil|veces|infinitamente|bastante|claramente|definitivamente|aun|incluso|y|wow|lejos",
    better: `mejor(?:es)? que (?:la |el |los |las |los de |las de |en )?${name}`,
    denied: "no|nada|nadie|imposible|ninguna?|nunca",
    noThanks: "no gracias|nunca mas|ni loca|ni loco",
    thrownAway: [`(?:tire|bote|tiramos) ${any(3)}${name}(?: a la (?:basura|caneca))?`],
    harmed: [
      `${name} (?:me|nos) ${any(2)}(?:arruin|destroz|quem|dan|irrit|resec|estrope|jodi)\\p{L}+ (?:la|el|los|las|toda)`,
      `${name} ${any(1)}(?:arruino|destrozo|quemo|dano|irrito|estropeo) mi`,
      `${name} me (?:saco|dio|provoco|causo) ${any(2)}(?:granos|acne|alergia|sarpullido|espinillas|ronchas)`
    ],
    not: "no|nunca|su|sus|tu|vuestr\\p{L}+"
  },
  {
    opening:
      "molto|tanto|decisamente|mille|volte|nettamente|e|sono|assai|ancora|anche|davvero|sicuramente|questo|questa|wow|gran|lunga|di",
    better: `(?:meglio|migliore|migliori) (?:di|della|del|dei|delle|che da) ${name}`,
    denied: "non|niente|nessuno|impossibile|mai|nulla",
    noThanks: "no grazie|mai piu|anche no",
    thrownAway: [`(?:ho|abbiamo|lho) ${any(2)}(?:buttato|buttata|gettato|buttati) ${any(3)}${name}`],
    harmed: [
      `${name} (?:mi|ci) (?:ha|hanno) ${any(2)}(?:rovinat|distrutt|bruciat|irritat|seccat|danneggiat)\\p{L}`,
      `${name} (?:ha|hanno) ${any(1)}(?:rovinat|distrutt|bruciat|irritat|seccat|danneggiat)\\p{L} (?:la mia|i miei|il mio|le mie)`,
      `${name} mi ha (?:fatto venire|causato|dato) ${any(2)}(?:brufoli|acne|sfogo|allergia|irritazione)`
    ],
    not: "non|mai|vostr\\p{L}+"
  },
  {
    opening: "muito|bem|mil|vezes|e|sao|ainda|ate|isso|esse|essa|este|esta|com|certeza|bastante|wow|infinitamente|tao",
    better: `melhor(?:es)? (?:do )?que (?:a |o |os |as |na |no |da |do )?${name}`,
    denied: "nao|nada|ninguem|impossivel|nunca|nenhum\\p{L}?",
    noThanks: "nao obrigad[ao]|nunca mais|nem pensar|to fora|nao valeu|deus me livre",
    thrownAway: [`(?:joguei|deitei|atirei|jogamos) ${any(2)}(?:fora |no lixo )?${any(2)}${name}(?: (?:fora|no lixo))?`],
    harmed: [
      `${name} ${any(1)}(?:estragou|arruinou|destruiu|acabou com|queimou|detonou|ressecou|irritou) (?:(?:a|o|os|as|todo|toda) )?(?:minhas?|meus?)`,
      `${name} me deu ${any(2)}(?:espinhas?|acne|alergia|coceira|manchas)`
    ],
    not: "nao|nunca|nem|seu|sua|vosso|vossa"
  },
  {
    opening: "veel|zo|stukken|duizend|keer|echt|gewoon|nog|zelfs|dit|is|zijn|het|jullie|wow|absoluut|definitief|en",
    better: `(?:beter|fijner|mooier) dan (?:die van |van |bij )?${name}`,
    denied: "niet|niets|niemand|nooit|onmogelijk|bestaat|nergens",
    noThanks: "nee bedankt|nee dank|nee dankje|nooit meer|nee hoor|nooit weer",
    thrownAway: [
      `(?:heb|hebben) ${any(2)}${name} ${any(4)}(?:weggegooid|weggesmeten|weggedaan|in de (?:prullenbak|vuilnisbak) gegooid)`
    ],
    harmed: [
      `${name} (?:heeft|hebben) ${any(2)}(?:mijn|onze|me|mij) ${any(3)}(?:verpest|geruineerd|verwoest|kapot|kapotgemaakt|verbrand|beschadigd|uitgedroogd|geirriteerd)`,
      `(?:van|door) ${name} ${any(3)}(?:puistjes|uitslag|acne|allergie|jeuk|eczeem)`
    ],
    not: "niet|nooit|jullie|uw|je"
  },
  {
    opening: "duzo|o|wiele|niebo|zdecydowanie|sto|razy|jest|sa|to|jestescie|jeszcze|nawet|naprawde|wow|100|troche|i",
    better: `(?:lepsz\\p{L}+|lepiej|lepsi) (?:niz|od) (?:w |u |z )?${name}`,
    denied: "nie|nic|nikt|nigdy|niemozliwe",
    noThanks: "nie dzieki|nie dziekuje|nigdy wiecej|podziekuje",
    thrownAway: [`(?:wyrzucil|wywalil)[ae]m ${any(3)}${name}`],
    harmed: [
      `${name} ${any(2)}(?:zniszczyl|zrujnowal|spalil|podraznil|wysuszyl|zepsul)\\p{L}? (?:mi|moj\\p{L}+|nam)`,
      `po ${name} ${any(2)}(?:pryszcze|wysypk\\p{L}|tradzik|uczulenie|alergi\\p{L})`
    ],
    not: "nie|nigdy|wasz\\p{L}*"
  },
  {
    opening: "bu|bunlar|kesinlikle|gercekten|bence|siz|sizin|urunleriniz|cok|bin|kat|hem|de|da",
    better: `${name}[dt][ae]n (?:(?:cok|kat|bin|bile|her|zaman|kesinlikle) ){0,3}(?:daha )?(?:iyi|guzel|kaliteli|iyisi|iyiler|iyisiniz|ustun)`,
    denied: "degil\\p{L}*|yok|olamaz|olmaz|bulamaz\\p{L}*|mi|mu",
    noThanks: "(?:mi |mu )?(?:hayir (?:tesekkur\\p{L}*|sagol\\p{L}*|kalsin)|bir daha asla|yok artik|istemem|kalsin)",
    thrownAway: [`${name} (?:\\p{L}+ ){0,2}(?:cope attim|cope attik|attim cope|copu boyladi)`],
    harmed: [
      `${name} ${any(2)}(?:cildimi|saclarimi|sacimi|yuzumu|ellerimi|dudaklarimi) ${any(1)}(?:mahvetti|bozdu|yakti|berbat etti|kuruttu|harap etti|tahris etti)`,
      `${name} ${any(2)}(?:sivilce|alerji|egzama) (?:yapti|cikardi)`
    ],
    not: "sizin\\p{L}*|sizinki|sen|siz"
  },
  {
    opening: "हां|haan|ye|yeh|यह|ये|bahut|बहुत|to|तो|wow|sach|सच",
    better: `${name} (?:से|se) (?:(?:bahut|bohot|बहुत|कहीं|kahin|zyada|ज्यादा|ज़्यादा|काफी|kaafi|kafi|lakh|guna|लाख|गुना) ){0,3}(?:बेहतर|अच्छ\\p{L}*|अच्छा|अच्छी|अच्छे|behtar|acch?a|acch?i|acch?e|achch?a|achch?i|better|badhiya|बढ़िया)`,
    denied: "नहीं|नही|nahi|nahin|nhi|na|koi|कोई|क्या|kya",
    noThanks: "नहीं (?:धन्यवाद|शुक्रिया|चाहिए)|nahi (?:dhanyavad|shukriya|chahiye|thanks)|no thanks",
    thrownAway: [
      `${name} (?:को |ko |ka |का |ki |की )?${any(2)}(?:फेंक|फेक|phenk|fenk|phek|fek)\\p{L}* ?(?:दिय\\p{L}*|दी|diya|di|चुक\\p{L}*)?`
    ],
    harmed: [
      `${name} (?:ने|ne|से|se) (?:मेरी|मेरे|मेरा|हमारी|meri|mere|mera|hamari) ${any(3)}(?:खराब|ख़राब|बर्बाद|जला|रूखी|kharab|khraab|barbad|jala)\\p{L}*`
    ],
    not: "नहीं|nahi|आपने|aapne|apne|आपके|आपकी|aapke|aapki"
  },
  {
    opening: "هذا|هذه|هاد|هاذا|دا|ده|دي|منتجكم|منتجاتكم|انتم|أنتم|والله|فعلا|بصراحة|بجد|اكيد|أكيد|هو|هي",
    better: `(?:أفضل|افضل|أحسن|احسن|أجمل|اجمل) (?:(?:بكثير|بكتير|بكثيير|مليون مرة|ألف مرة|الف مرة|بمراحل) ){0,2}من ${name}`,
    denied: "لا|ما|ليس|مستحيل|مفيش|ماكو|لن|لم",
    noThanks: "(?:لا )?(?:شكرا|شكراً) لا|لا شكرا|لا شكراً|لن اعود|لن أعود",
    thrownAway: [`(?:رميت|كبيت|رمينا|زتيت) ${any(2)}${name}`],
    harmed: [
      `${name} ${any(1)}(?:خرب\\p{L}*|دمر\\p{L}*|أتلف\\p{L}*|اتلف\\p{L}*|حرق\\p{L}*|بوظ\\p{L}*|أفسد\\p{L}*|افسد\\p{L}*|جفف\\p{L}*) (?:لي )?(?:بشرتي|شعري|وجهي|جلدي|يدي|شفايفي|شعرنا)`
    ],
    not: "ما|لا|لم|لن|منتجكم|كريمكم"
  }
]
