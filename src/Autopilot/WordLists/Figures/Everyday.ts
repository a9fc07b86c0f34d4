import type { Figure } from "./Figure.ts"

const kindly =
  "love|hearts?|kindness|birthday|wishes|congratulations|congrats|hugs|kisses|support|compliments|positivity|flowers|cake|cats?|kittens?|pupp(?:y|ies)"
const glad =
  "got engaged|got married|had (?:a|her|his|their) (?:baby|twins|birthday)|had twins|passed|graduated|became a (?:mum|mom|dad|father|mother)|got the job"
const whose = "(?:his|her|their|(?:my|our) \\p{L}+['’]?s|\\p{L}+['’]s)"
/** What would make pestering of it after all. */
const noMore =
  "(?=(?:(?!\\d|(?<!\\p{L})(?:until|till|and hate|but|block|blocks|quits?|deletes?|reports?|so (?:s?he|they)))[^@])*$)"

const line = "lines?|headings?|titles?|items?|sentences?|paragraphs?|rows?|entry|entries|sections?|words?"
const bought =
  "buy|bought|order\\p{L}*|get(?! lost| out)|got|book|booked|try|tried|pay|paid|spend|spent|upgrad\\p{L}*|join\\p{L}*|subscrib\\p{L}*|replac\\p{L}*|switch\\p{L}*"

const nation =
  "italian|french|spanish|portuguese|greek|german|austrian|swiss|dutch|belgian|polish|hungarian|swedish|danish|irish|scottish|english|american|mexican|cuban|brazilian|peruvian|turkish|lebanese|persian|moroccan|ethiopian|egyptian|indian|pakistani|thai|vietnamese|chinese|japanese|korean|russian|ukrainian|georgian"
const tasted =
  "restaurants?|takeaways?|places?|delis?|baker(?:y|ies)|shops?|stores?|caf[eé]s?|bars?|grocers?|food|cuisine|pizzas?|bread|wines?|beers?|cheeses?|coffee|tea|curry|curries|tacos?|burritos?|sausages?|pastr(?:y|ies)|dumplings?|noodles?|rugs?|films?|movies?|books?|lessons?|cours(?:e|es)|dictionar(?:y|ies)|keyboards?|chocolates?"
const trade = "tailors?|barbers?|bakers?|butchers?|chefs?|cooks?|pastry chefs?|translators?|tutors?"
const here =
  "(?:near|around|round) (?:here|me|us)|nearby|in (?:this|our|my|the) (?:town|city|area|village|neighbou?rhood|region)"
const houses =
  "(?:(?!and |crimin|thie|gang|drug)[\\p{L}-]+ ){0,2}(?:chains?|restaurants?|takeaways?|places|(?:curry|steak) houses?|food|pizza|burgers|kebabs)"

/** What people do with love, put into lists, eat and buy, in words that are hard on people elsewhere. */
export const everyday: ReadonlyArray<Figure> = [
  [
    new RegExp(
      `(?<!\\p{L})(?:spam|flood|bombard|blow up|light up)(?<=^\\D*)(?= (?:(?:him|her|them)|${whose}(?: \\p{L}+){1,2}) with (?:\\p{L}+ ){0,2}(?:${kindly})(?!\\p{L}))${noMore}`,
      "giu"
    ),
    "fill"
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:spam|flood|blow up|light up)(?<=^\\D*)(?= ${whose} \\p{L}+[,.!:;]* (?:s?he|they)(?:['’]?s| has| have)? (?:just |finally )?(?:${glad})(?!\\p{L}))${noMore}`,
      "giu"
    ),
    "fill"
  ],
  [/(?<!\p{L})bullet(?= (?:journal|blender|train|cake|chess|list|points?(?![ -]blank))(?!\p{L}))/giu, "small"],
  [
    /(?<!\p{L})bullet(?=[?,.!]* (?:the |as in |i mean )?(?:the )?(?:lipstick|blender|journal)(?!\p{L}))/giu,
    "small one"
  ],
  [
    new RegExp(
      `(?<!\\p{L})bullet(?=s? (?:before|in front of|under|beside|next to|at the start of) (?:each|every|the|that|this|all)(?: \\p{L}+)? (?:${line})(?!\\p{L}))`,
      "giu"
    ),
    "dot"
  ],
  [
    new RegExp(`(?<!\\p{L})bit(?:e|es|ing|ten)? the bullet(?= and (?:just |finally )?(?:${bought})(?!\\p{L}))`, "giu"),
    "decide"
  ],
  [/(?<!\p{L})jew(?:s['’]?|['’]s)?[ -]harp/giu, "mouth harp"],
  [
    new RegExp(`(?<=(?<!\\p{L})(?:decent|good|proper|nice) )(?:${nation}|jewish)(?= (?:${tasted})(?!\\p{L}))`, "giu"),
    "local"
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:decent|good|proper) )(?:${nation})(?= (?:${trade}) (?:${here})[.!]*(?:$|,? (?:can|could|does|do|any|anyone|who)(?!\\p{L})))`,
      "giu"
    ),
    "local"
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})no (?:decent|good|proper) )(?:${nation})s?(?= (?:${here}),? (?:only|just|i mean) ${houses}[.!]*$)`,
      "giu"
    ),
    "restaurants"
  ],
  [
    /(?<=(?<!\p{L})(?:der|die|das|mein|meine|unser|unsere|dieser|diese|dieses)(?: neue[rs]?)? (?:toaster|staubsauger|saugroboter|mahroboter|roboter|drucker|fernseher|wasserkocher|kaffeemaschine|waschmaschine|spulmaschine|backofen|kuhlschrank|mixer|app|navi|wecker|thermostat|rechner|laptop|router|lautsprecher|chatbot|automat|scanner) ist )(?:noch )?d[uü]mmer(?= als )/giu,
    "langsamer"
  ],
  [
    /(?<!(?<!\p{L})(?:ti|vi|gli|le|lo|la|li) )(?<!\p{L})faccio (?=(?:l['’] ?|il |la |lo |un |una |un['’] ?)(?:agente|commess[oa]|insegnante|maestr[oa]|infermier[ea]|medico|avvocat[oa]|barista|camerier[ea]|cuoc[oa]|idraulico|elettricista|imbianchino|muratore|parrucchier[ea]|sart[oa]|meccanico|autista|postin[oa]|corriere|fornai[oa]|pasticcer[ea]|impiegat[oa]|architett[oa]|giardinier[ea]|fotograf[oa]|volontari[oa]|operai[oa]|magazzinier[ea]|cassier[ea]|estetista|falegname|contadin[oa]|pizzaiol[oa])(?!\p{L}))/giu,
    "sono "
  ],
  [
    /(?<=(?<!\p{L})(?:di chi (?:[eè]|sono)|(?:ri)?trovat[oaie]|smarrit[oaie]) (?:(?:un|una|il|la|lo|questo|questa|quel|quella|del|delle|il mio) ?|un['’] ?)?(?:cane|cagnolin[oa]|gatt[oaie]\p{L}*|micio|portafogli?o?|borsa|zaino|ombrello|chiavi|mazzo di chiavi|occhiali|telefono|cellulare|bici|bicicletta|sciarpa|giacca)(?!\p{L}).{0,80})qualcuno l[oa] conosce(?=\s*\?[^\p{L}\p{N}]*$)/giu,
    "grazie a chi aiuta"
  ]
]
