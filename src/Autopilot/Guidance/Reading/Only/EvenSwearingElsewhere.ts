/** What else a comment may be found for is not let pass with it. */
const others =
  "(?:\\p{L}*(?:link|url|spam|insult|beleid|injur|lien|enlace|ofens|offes|obra[zź]|obel|hass|haat|haine|odio|hate)\\p{L}*|und|oder|et|ou|y(?! a )|o|e|ed|en|of|i|lub|ve|veya|و|और|aur)"
const some = `(?:(?:(?!${others}(?!\\p{L}))[^ ,;.!?]+ ){0,6}?)`

/** By language: that people may swear in what is kept, and that they may be angry. */
const frames: ReadonlyArray<readonly [frame: string, swearing: string, heated: string]> = [
  [
    `(?:auch|selbst|sogar) (?:wenn|falls|mit) ${some}{x}(?: (?:wird|werden|enthalten|enthält|haben|hat|sind|ist|drin|vorkommen|benutzen|klingen|dabei|drinstehen))*`,
    "(?:geflucht|fluch\\p{L}*|flüche\\p{L}*|(?:ge)?schimpf\\p{L}*|kraftausdr\\p{L}+|derbe\\p{L}*)",
    "(?:wütend|sauer|verärgert|aufgebracht|unfreundlich|unhöflich|grob|laut)"
  ],
  [
    `même (?:si|quand|lorsqu['’]|avec|s['’]) ?${some}{x}`,
    "(?:(?:gros|vilains) mots|jurons?|jurent|vulgarit\\p{L}+|vulgaires?|grossi[eè]r\\p{L}*)",
    "(?:en colère|énervé\\p{L}*|furieu\\p{L}+|fâché\\p{L}*|impoli\\p{L}*)"
  ],
  [
    `(?:aunque|incluso (?:si|con|cuando|las que (?:llevan|tienen))|así|hasta con) ${some}{x}`,
    "(?:palabrotas?|tacos|groser[ií]as?|malas palabras|lisuras|garabatos|groser[oa]s|malhablad[oa]s|vulgares)",
    "(?:enfadad[oa]s?|enojad[oa]s?|furios[oa]s?|maleducad[oa]s|cabread[oa]s)"
  ],
  [
    `(?:mesmo|ainda|inclusive)(?: (?:que|com|se|quando))? ${some}{x}`,
    "(?:palavr(?:ões|ão)|asneiras|xing\\p{L}+|boca suja|vulgar(?:es)?)",
    "(?:irritad[oa]s?|furios[oa]s?|com raiva|zangad[oa]s?|grosseir[oa]s?|bravos?|rudes?)"
  ],
  [
    `anche (?:se|con|quando) ${some}{x}`,
    "(?:parolacc[ei]|volgar\\p{L}+|sboccat\\p{L}+|imprec\\p{L}+)",
    "(?:arrabbiat\\p{L}+|furios\\p{L}+|maleducat\\p{L}+|incazzat\\p{L}+)"
  ],
  [
    `(?:ook|zelfs) (?:als|wanneer|met|indien) ${some}{x}(?: (?:wordt|worden|bevatten|bevat|in (?:staat|staan|zit|zitten)|staat|staan|zijn|is|bij (?:staat|staan)))*`,
    "(?:gescholden|scheld\\p{L}*|gevloekt|vloek\\p{L}*|grove taal|schuttingtaal)",
    "(?:boos|boze|woedend|kwaad|onbeleefd|grof)"
  ],
  [
    `(?:nawet|także|również) (?:jeśli|jeżeli|gdy|kiedy|jak|te z|z) ?${some}{x}`,
    "(?:przekl\\p{L}+|wulgar\\p{L}+|bluzg\\p{L}+|brzydkie słowa|brzydkimi słowami)",
    "(?:wściek\\p{L}+|zdenerwowan\\p{L}+|niegrzeczn\\p{L}+|niemiłe|niemili)"
  ],
  [
    "(?:içinde |içlerinde )?{x}(?: \\p{L}+)? ?(?:(?:olsa|olsalar|içerse|içerseler|etse|etseler|geçse) (?:bile|dahi|da|de)|varsa (?:bile|dahi))(?!\\p{L})",
    "(?:küfür\\p{L}*|argo\\p{L}*)",
    "(?:kızgın|öfkeli|sinirli|kaba)"
  ],
  [
    "(?:たとえ)?{x}(?:が|を|で)?(?:含まれて(?:い)?て|入って(?:い)?て|使って(?:い)?て|あっ|混ざって(?:い)?て)も、?",
    "(?:汚い言葉|乱暴な言葉|下品な言葉|悪態)",
    "(?:怒りの言葉)"
  ],
  [
    "{x}(?:이|을|를|가|은)? ?(?:있어도|섞여 ?있어도|섞여도|해도|써도|하더라도|있더라도|들어 ?있어도|포함되어 ?있어도|나 ?있어도)",
    "(?:욕설?|비속어|거친 말)",
    "(?:화가|화)"
  ],
  [
    "(?:حتى (?:لو|وإن|وان|ان|إن|إذا)|ولو) (?:كان(?:ت|وا)? )?(?:(?:فيها|فيه|بها|به|[ات]حتو(?:ت|ى|ي) على|تضمنت |تحتوي|تتضمن) )?{x}",
    "(?:سب|شتائم|شتايم|الشتائم|ألفاظ(?:ا)? (?:نابية|بذيئة)|كلمات (?:نابية|بذيئة)|كلام (?:بذيء|وسخ))",
    "(?:غاضبة|غاضبين|معصبين|زعلانين)"
  ],
  [
    "(?:भले ही|चाहे|bhale hi|chahe) (?:(?:उनमें|उसमें|इसमें|unme|usme|isme) )?{x}(?: [^ ,;।]+){0,2} (?:हो|हों|दें|दे|ho|hon|de|den)(?![\\p{L}\\p{M}])(?: (?:फिर भी|तो भी|तब भी|phir bhi|to bhi|tab bhi))?",
    "(?:गाल(?:ी|ियाँ|ियां|ियों)|ga+li(?:y[ao]n?)?)",
    "(?:गुस्से में|gusse me(?:in)?)"
  ]
]

const within = (frame: string, what: string): string => frame.replace("{x}", what)
const joined = (forms: ReadonlyArray<string>): string => `(?:${forms.join("|")})`

/** Heated words, and swearing, as a concession in other languages than English. */
export const evenElsewhere = joined(
  frames.map(([frame, swearing, heated]) => within(frame, `(?:${swearing}|${heated})`))
)
export const swornElsewhere = joined(frames.map(([, swearing]) => swearing))
