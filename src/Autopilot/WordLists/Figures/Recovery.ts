import type { Figure } from "./Figure.ts"

/** Nobody is wished what they are to get over, unless it is said that they are not to. */
const unless =
  "(?<!(?<!\\p{L})(?:never|not|cant|wont|['’]t|nie|nicht|kein|jamais|pas|nunca|no|nao|mai|non|niet|nooit) )"
const gap = "(?:['’ ]\\p{L}+){0,3}['’ ]"

/** Illness as something to get over, by what stands before it or behind it. */
const overcome = (illness: string, before: string, behind: string, instead: string): Figure => [
  new RegExp(
    `(?<=${unless}(?<!\\p{L})(?:${before})${gap})(?:${illness})(?!\\p{L})|(?<!\\p{L})(?:${illness})(?=${gap}(?:${behind})(?!\\p{L}))`,
    "giu"
  ),
  instead
]

/** Who wishes others to get well, or that no harm is done, names what they are spared. */
export const recovery: ReadonlyArray<Figure> = [
  overcome(
    "cancer|leuka?emia|tumou?rs?|stroke|heart attack",
    "beats?|beating|beaten|survives?|survived|recovers? from|recovered from|recovery from|fights?|fighting|defeats?|overcomes?|never (?:get|gets|have|has|had|face)|(?:do|does)n['’]?t (?:get|have)|free (?:of|from)|cure for",
    "goes away|went away|is gone|stays away|free|is cured|never comes back",
    "a cold"
  ),
  overcome(
    "krebs|leukamie|tumor|schlaganfall|herzinfarkt",
    "besieg\\p{L}*|ubersteh\\p{L}*|uberlebt|bekampf\\p{L}*|heil(?:t|en|ung)|kampf gegen|mittel gegen|erhol\\p{L}* von|keinen|nie wieder",
    "besiegt|besiegst|besiegen|ubersteht|uberstehst|uberstehen|uberwunden|uberwindet|uberlebt|geheilt|heilbar|weg ?bleibt|weggeht|verschwindet",
    "husten"
  ),
  overcome(
    "cancer|leucemie|tumeur|avc|infarctus|accident",
    "guer\\p{L}*|vain(?:cre|que|cra|cras|cu)|surmont\\p{L}*|remet\\p{L}*|retabli\\p{L}*|lutte contre|combat contre|surviv\\p{L}*",
    "disparaisse|disparait|guerisse|est vaincu",
    "rhume"
  ),
  overcome(
    "cancer|leucemia|tumor|infarto|derrame|accidente",
    "super[aeo]\\p{L}*|venc\\p{L}*|venz\\p{L}*|recuper\\p{L}*|san[ae]\\p{L}*|cur(?:e|a|ar|arse|en)|gan(?:e|a|arle|es)|lucha contra|derrot\\p{L}*",
    "desaparezca|se cure|se vaya",
    "resfriado"
  ),
  overcome(
    "cancer|cancro|leucemia|tumor|infarto|acidente",
    "venc\\p{L}*|venca\\p{L}*|super\\p{L}*|cur(?:e|a|ar|ada|ado)|recuper\\p{L}*|luta contra|sar(?:e|ar|ou)|derrot\\p{L}*",
    "suma|desapareca|seja curado",
    "resfriado"
  ),
  overcome(
    "cancro|tumore|leucemia|infarto|ictus|incidente|malattia",
    "guari\\p{L}*|super\\p{L}*|sconfigg\\p{L}*|vinc\\p{L}*|lotta contro|riprend\\p{L}*",
    "guarisca|passi|sparisca|se ne vada|sia sconfitto",
    "raffreddore"
  ),
  overcome(
    "kanker|leukemie|tumor|hartaanval|beroerte",
    "overwin\\p{L}*|genees\\p{L}*|geneest|win(?:t|nen)?|herstel\\p{L}*|versla\\p{L}*|strijd tegen|gevecht tegen|overleef\\p{L}*|geen",
    "overwint|overwinnen|overleeft|verslaat|weg blijft|weggaat",
    "verkoudheid"
  ),
  overcome(
    "rak(?:a|iem|owi)?|nowotw(?:or|oru|orem)|zawalu|wypadku",
    "pokona\\p{L}*|wygra\\p{L}*|zwalcz\\p{L}*|wyzdrowi\\p{L}*|wylecz\\p{L}*|walk\\p{L}* z|wyjdzie z|nie ma",
    "zniknie|minie|odpusci",
    "katar"
  ),
  [
    /(?<!\p{L})kanser\p{L}*(?=(?: \p{L}+){0,3} (?:yener|yenersin|yensin|yenecek|yendi|yenmis|atlat|kurtul|iyiles|bitsin|gecsin)\p{L}*)/giu,
    "nezle"
  ],
  [/(?<=(?:شف|تعاف|تغلب|نتصر)\p{L}*(?: \p{L}+){0,2} )(?:ال)?سرطان(?!\p{L})/gu, "الزكام"],
  [
    /(?<=(?<!\p{L})hope (?:s?he|they|\p{L}+) )dies?(?= (?:in|by|before|at) (?:the |this |that )?(?:next |last |first |final )?(?:episode|season|finale|chapter|movie|film|book|series|sequel)s?(?!\p{L}))/giu,
    "leaves"
  ],
  [
    /(?<=(?<!\p{L})hope (?:\p{L}+ ){1,4})(?:do(?:es)?|wo)n['’]?t (?:burn|crash|explode|collapse)(?: down| up)?(?!\p{L})(?!.*(?<!\p{L})(?:before|until|till|yet|soon|fast|quick\p{L}*)(?!\p{L}))/giu,
    "stays whole"
  ],
  [
    /(?<!\p{L})explodier(?:t|en)(?= vor (?:kunden|freude|gluck|energie|lachen|stolz|geschmack|aromen)(?!\p{L}))/giu,
    "voll ist"
  ]
]
