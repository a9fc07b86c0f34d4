import { disliked } from "./Disliked.ts"
import { animals } from "./Figures/Animals.ts"
import { everyday } from "./Figures/Everyday.ts"
import type { Figure } from "./Figures/Figure.ts"
import { overstated } from "./Figures/Overstated.ts"
import { recovery } from "./Figures/Recovery.ts"
import { spent } from "./Figures/Spent.ts"
import { spokenAgainst } from "./Figures/SpokenAgainst.ts"

const gap =
  "armou?r|zip|zipper|fence|hedge|wall|curtains?|blinds?|door|window|seam|chain|shell|sole|mesh|lid|glass|roof|plan"
/** As they stand in the names of places, with a capital. */
const slurs = "Paki|Pakis|Chink|Chinks|Coon|Coons|Dyke|Dykes|Fag|Gook|Spic|Kike|Jap|Japs|Negro|Squaw|Nigger|Faggot"
const places =
  "Point|Corner|Rapids|Hill|Creek|Valley|Bay|Island|River|Lake|Beach|Pass|Ridge|Peak|Falls|Crossing|Gap|Canyon|Spring|Springs|Mountain|Head|Lane|Road"
const laughter = "risas?|la risa|amor|hambre|ternura|envidia|ganas|sed|sueno"

/**
 * Words that mean something else in what they stand in, and others instead of them: a form for dying that no order has, a
 * liking or a laugh, a dish, a gap. Of texts as they are read, without accents.
 */
export const figuresOfSpeech: ReadonlyArray<Figure> = [
  [/死ね(?=る|ない|なく|なか|ます|ません|そう|た[らよね]|ん)/gu, "泣け"],
  [/殺したい(?=ほど|程|くらい|ぐらい)/gu, "抱きしめたい"],
  [
    /(?<=(?<!\p{L})(?:let me|lemme|i|i'll|ill|i could|i want to|wanna|gonna|going to) )(?:go (?:and )?)?die (?:of|from) (?:embarrassment|shame|laughter|laughing|cuteness|boredom)(?!\p{L})/giu,
    "blush"
  ],
  [
    /(?<=(?<!\p{L})(?:your|their|his|her) )kind(?= (?:gestures?|words?|help|support|messages?|reply|offer|heart|donation|staff)(?!\p{L}))/giu,
    "nice"
  ],
  [/(?<=\p{L}s?['’]? )out there(?!\p{L})/giu, "everywhere"],
  [
    /(?<=(?<!\p{L})(?:nobody|no one|noone|no child|no kid|no customer|no person) (?:should|ought to|deserves to|has to|needs to) (?:ever )?(?:be told|hear|have to hear|be asked) (?:that they should |to )?)go (?:back )?(?:home |back )?(?:to )?where (?:they|you|he|she) (?:came|come|comes) from/giu,
    "leave"
  ],
  [
    /(?<=(?<!\p{L})hope (?:you|they) )burn(?= (?:(?:it|those|the|that|these|this|all|every|your|their) |(?:well|nicely|evenly|cleanly?|long|longer|slowly|for)(?!\p{L})))/giu,
    "replace"
  ],
  [
    /(?<!\p{L})(?:kick|kicked|kicking|whoop|whip|beat) (?:their|some) (?:arse|ass|butt)(?:es|s)?(?!\p{L})/giu,
    "win against them"
  ],
  [/(?<!\p{L})knock (?:them|['’]?em) dead(?!\p{L})/giu, "do well"],
  [/(?<!\p{L})(?:did|doing|done) (?:my|his|him|her|them|us|me)(?: (?!the )\p{L}+)? dirty(?!\p{L})/giu, "treated badly"],
  [new RegExp(`(?<!\\p{L})(?:${slurs})(?=['’]?s? (?:${places})(?!\\p{L}))`, "gu"), "Miller"],
  [/(?<!\p{L})t[eê]te(?:s)? de n[eè]gre(?!\p{L})|(?<!\p{L})n[eè]gres? en chemise(?!\p{L})/giu, "meringue"],
  [
    /(?<!\p{L})leck mich am arsch,? (?=(?:ist|sind|sieht|sehen|schmeckt|riecht|war) (?:das|die|der|euer|eure|sie|er))/giu,
    "wow "
  ],
  [/^bi+tch{3,},? (?=(?:the|this|these|that|those|i|we|yes|where) )/giu, "girl, "],
  [/(?<!\p{L})spick?(?:-| )?(?:and|n|&)(?:-| )?span(?!\p{L})/giu, "neat and tidy"],
  [
    new RegExp(
      `(?<!\\p{L})chink(?=s? in (?:the|your|my|his|her|its|our|their|that|this) (?:${gap})s?(?!\\p{L}))`,
      "giu"
    ),
    "gap"
  ],
  [/(?<!\p{L})chink(?=s? of (?:light|sun|sunlight|daylight|hope|sky|blue|glass|glasses)(?!\p{L}))/giu, "gap"],
  [
    /(?<!\p{L})great replacement(?= (?:for|part|filter|lid|cover|strap|battery|blade|bulb|cable|of (?:my|the|our) old))/giu,
    "good substitute"
  ],
  [
    /(?<!\p{L})white power(?= (?:cord|cable|bank|adapter|adaptor|supply|strip|tool|button|brick|plug|lead))/giu,
    "pale power"
  ],
  [
    /(?<=(?<!\p{L})(?:wait|want|wanna|love|like|hope|hoping|plan|planning|need|ready|excited|dying|happy|glad|dream|dreaming|able|lets|let's|let us|gotta)(?: to| of)? )(?:go|going|get|getting) back to (?=(?:my |the |our )?\p{L}+(?! with your))/giu,
    "visit "
  ],
  [
    /(?<!\p{L})faggots?(?= (?:and|with|in) (?:\p{L}+ )?(?:peas|mash|gravy|onions?|chips|potatoes)(?!\p{L}))/giu,
    "meatballs"
  ],
  [/(?<!\p{L})fag(?=s? (?:break|butts?|ends?|packets?|ash|machine|lighter)(?!\p{L}))/giu, "cigarette"],
  [
    /(?<=(?<!\p{L})(?:smok(?:e|ed|es|ing)|light|lit|roll|rolled|rolling) (?:a|the|my|his|her|one more|another) (?:\p{L}+ )?)fag(?!\p{L})/giu,
    "cigarette"
  ],
  [
    /(?<=(?<!\p{L})(?:the|a|this|that|sea|river|along|by) )dyke(?= (?:path|road|walk|trail|along|by|is open|near|behind))/giu,
    "dam"
  ],
  [
    new RegExp(
      `(?<!\\p{L})(?:(?:me|te|se|nos|os|los|las|les) )?(?:(?:voy|vas|va|vamos|vais|van) a )?(?:mat|mor)(?:ar|ir|o|as|a|an|ais|amos)(?:me|te|se|nos|os|los|las)? de (?:${laughter})(?!\\p{L})`,
      "giu"
    ),
    "que risa"
  ],
  [
    /(?<!\p{L})mat(?:ar|o|a|am|ou)(?: (?:voces|vc|todos))? de (?:rir|tanto rir|amor|inveja|saudade)(?!\p{L})/giu,
    "fazer rir"
  ],
  [
    /(?<!\p{L})(?:ammazz|uccid|fa(?:r|ro|ccio)? morire)\p{L}* (?:dal|dalle|di|dai) (?:ridere|risate|risa|invidia|amore)(?!\p{L})/giu,
    "far ridere"
  ],
  [
    /(?<!\p{L})(?:tu(?:er|e|es|ez)|fai(?:re|s) (?:mourir|crever)|mourir|creve) de (?:rire|jalousie|faim)(?!\p{L})/giu,
    "faire rire"
  ],
  [/(?<!\p{L})(?:zabi|umr|umier|dobi)\p{L}* ze smiechu(?!\p{L})/giu, "rozbawic"],
  [/(?<!\p{L})gulmekten (?:oldur|kir)\p{L}*/giu, "gulduruyor"],
  [/(?<!\p{L})(?:اقتلك|بقتلك|هقتلك|تقتلني|قتلتني|اموتك|هموتك|موتني|بتموتني) من الضحك/gu, "اضحكك"],
  [
    /(?<!\p{L})brenn(?=(?:t|en|e) (?:\p{L}+ ){0,3}(?:kerzen?|teelicht\p{L}*|docht\p{L}*|ofen|kamin|lampen?|licht|grill|feuerschale|holz|fackeln?)(?!\p{L}))/giu,
    "leuchte"
  ],
  [/(?<!\p{L})follow(?:ing)?[- ]?up(?= (?:on|with) (?:my|your|our|the|this|that|a) |[ ]?[,.!?]|$)/giu, "answer"],
  [
    /(?<=(?<!\p{L})(?:please|pls) )follow(?= (?:the|your|our|all the|these) (?:\p{L}+ )?(?:recipe|instructions?|rules?|dress code|queue|signs?|law|directions|advice|guidelines|pattern|steps|label)(?!\p{L}))/giu,
    "use"
  ],
  [
    /(?<=(?<!\p{L})(?:my|his|her|our|a|dad['’]?s|mum['’]?s) )(?:viagra|cialis|xanax|tramadol|adderall)(?= prescription(?!\p{L}))/giu,
    "asthma"
  ],
  [/(?<=(?<!\p{L})(?:my|get your|check your|checking your) )boobs?(?!\p{L})/giu, "chest"],
  [/(?<!\p{L})pussy[- ]?(?=(?:willows?|cats?)(?!\p{L}))/giu, "soft "],
  [
    /(?<=(?<!\p{L})(?:the|a|one|our|very|loud|noisy|weather) )cock(?=(?:erel)? (?:on the (?:weather\p{L}*|church|steeple|roof|tower|barn)|crow(?:s|ed|ing)|birds?|and \p{L}+ hens))/giu,
    "rooster"
  ],
  [/(?<=(?<!\p{L})hens? and (?:\p{L}+ ){1,3})cock(?!\p{L})|(?<!\p{L})cock(?=[- ]?a[- ]?leekie| bird)/giu, "rooster"],
  [/(?<!\p{L})dick(?= (?:whittington|turpin|van dyke|tracy|francis|grayson)(?!\p{L}))/giu, "Richard"],
  [/(?<!\p{L})shoot(?= yourself(?!\p{L}).{0,30}(?<!\p{L})(?:self[- ]portraits?|selfies?)(?!\p{L}))/giu, "photograph"],
  [
    /(?<!\p{L})free (?:upgrade|night|dessert|drink|room|suite|cake)(?: to (?:a |the )?\p{L}+(?: class)?)?(?= (?:on|for) (?:my|our) (?:\p{L}+ )?(?:\d+th|honeymoon|birthday|anniversary|wedding)(?!\p{L}))/giu,
    "surprise"
  ],
  [/(?<!\p{L})van dyke(?!\p{L})/giu, "Vance"],
  [/(?<!\p{L})ihate(?=\s\p{L})/giu, "I hate"],
  [
    /(?<!\p{L})(?:(?:those|the|these|that|this|my|our|oh|aw+) )*poor (?:little |old |wee |sweet )?(?:animals?|dogs?|doggy|pup(?:s|py|pies)?|cats?|kitt(?:y|ens?)|horses?|pon(?:y|ies)|birds?|bunn(?:y|ies)|creatures?|things?|lambs?|bees?|souls?|elephants?)(?=\s*(?:$|[.,!…]|(?:is|are|was|were|has|have|looks?|needs?) |leave (?:it|him|her|them) ))/giu,
    "sweet friends"
  ],
  [
    /(?<=(?<!\p{L})(?:engines?|motors?|timing|ignition|sparks?|cams?|camshafts?|growth|germination|setting|flames?|drying)(?: (?:is|was|are|were|has been|been)|['’]?s)?(?: (?:a bit|slightly|badly|way|too|still|now|so|heavily))? )retarded(?!\p{L})|(?<!\p{L})retarded(?= (?:ignition|timing|spark|growth|by (?:\p{L}+|\d+) (?:degrees?|seconds|minutes)))/giu,
    "delayed"
  ],
  [/(?<!\p{L})(?:the )?(?:back )?arse(?: end)? of nowhere(?!\p{L})/giu, "the far end of nowhere"],
  [
    /(?<!\p{L})(?:(?:call(?:ed)?|calling) (?:me|us|him|her|my \p{L}+) (?:an? )?(?:(?!(?:and|in|on|at|for|because)(?!\p{L}))\p{L}+ )?\p{L}+|(?:shouted|yelled|screamed) \p{L}+ at (?:me|us|him|her|my \p{L}+)|was called an? \p{L}+)(?=.{0,80}(?<!\p{L})(?:your|the) (?:\p{L}+ )?(?:staff|manager|team|driver|doorman|bouncer|guard|security|waiter|waitress|barman|crew|guys?)(?!\p{L}))(?=.{0,140}(?<!\p{L})(?:thank|thx|respect(?!\p{L})|brilliant|amazing|legends?|heroe?s?|grateful|appreciate))/giu,
    "bothered me"
  ],
  [
    /(?<!\p{L})bringt? (?:deine|eure) (?:kinder|kids|familie|eltern)(?: (?:ruhig|doch|gern|gerne))* mit(?!\p{L})/giu,
    "kommt alle"
  ],
  [/(?<!\p{L})tra(?:e|igan|ed|iga) a (?:tus|sus|vuestros) (?:hijos|ninos|peques|padres)(?!\p{L})/giu, "vengan todos"],
  [/(?<!\p{L})lev(?:a|e|em) (?:os )?(?:seus|teus) (?:filhos|pais)(?!\p{L})/giu, "venham todos"],
  [/(?<!\p{L})port(?:a|ate) i (?:tuoi|vostri) (?:figli|bambini|bimbi|genitori)(?!\p{L})/giu, "venite tutti"],
  [
    /(?<!\p{L})(?:takich jak (?:ty|wy|pan|pani)(?: to)? ze swieca szukac|gente como (?:voces?|vcs?|ustedes|vosotros|tu|usted) (?:faz|hace) (?:muit[ao] |mucha )?falta|gente come (?:voi|te|lei) ce ne vorrebbe)(?!\p{L})/giu,
    "super"
  ],
  [
    /(?<!\p{L})pedal(?:y|ow|ami|om|ach|u|em)?(?!\p{L})(?=.{0,30}(?<!\p{L})(?:rower|hamulc|sprzegl|spd|shimano|platformow|gitar|maszyn|mtb))|(?<!\p{L})pedal(?:u|em)?(?= gazu(?!\p{L}))|(?<=(?<!\p{L})(?:rower|hamulc|sprzegl|spd|shimano|gitar|nowe|lewy|prawy|wymian|korb)\p{L}*(?: \p{L}+){0,3} )pedal(?:y|ow|ami|om|ach|u|em)?(?!\p{L})/giu,
    "korba"
  ],
  [
    /(?<=(?<!\p{L})(?:maschine|motor|auto|wagen|karre|gerat|rad|bike|teil|grill|maher|akku|traktor)(?: (?:ist|war|echt|wirklich|so|einfach|ja)){1,3} (?:ein |n )(?:absolutes )?)tier(?!\p{L})|(?<=(?<!\p{L})(?:machine|gaadi|gadi|bike|engine|mashin|phone)(?: (?:to|ekdum|bilkul|full))? )ja+nwar(?= hai)|(?<!\p{L})[اب]بيع كليتي(?!\p{L})/giu,
    "super"
  ],
  [/(?<=(?<!\p{L})(?:this|that|these|those) )bad boys?(?!\p{L})/giu, "one"],
  [
    /(?<!\p{L})piss(?:ed|es|ing)(?: it)? down(?= (?:all|here|outside|in|again|on|with|today|yesterday|this|the)(?!\p{L})|$|[.,!?])/giu,
    "raining"
  ],
  [
    /(?<!\p{L})(?:shoot|drop|fire|throw|ping) me (?:a|the|your|ur|over a|over the) (?=(?:price|prices|quote|estimate|menu|catalogue|catalog|size chart|ballpark)(?!\p{L}))/giu,
    "please tell me the "
  ],
  [
    /(?<!\p{L})foda(?= (?:demais|ess[ae]s?|est[ae]s?|hein|de bom|de boa|pra caramba)(?!\p{L}))|(?<=(?<!\p{L})(?:muito|mt|mto|tao|show|sabor|clipe|album|som|trampo|trabalho|tenis|look|vcs sao|voces sao|que \p{L}+|que) )foda(?![- ]se(?!\p{L}))(?!\p{L})/giu,
    "incrivel"
  ],
  ...disliked,
  ...everyday,
  ...spent,
  ...overstated,
  ...animals,
  ...spokenAgainst,
  ...recovery,
  [/웃겨\s?죽(?:이|일|여)?/gu, "웃기"]
]
