import { Likely } from "../../../Expressions/Likely.ts"

/** When something is to count, in one language: days and the like, what stands before them, and words that say it alone. */
interface Times {
  readonly when: string
  readonly before: string
  readonly alone: string
}

const spaced: ReadonlyArray<Times> = [
  {
    when: "montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|morgen|wochenenden?|sommer|winter|weihnachten|ostern|ramadan|nacht|abend|feierabend|\\d{1,2}\\.(?: \\p{L}+)?|\\d{1,2}(?::\\d\\d)? uhr|(?:nächste[nr]?|kommende[nr]?|dieser?) (?:woche|monat|jahr)|ende \\p{L}+",
    before:
      "(?:bis|ab|seit|nach|vor|am|an|im|in der|jeden|jede|diesen|nächsten|kommenden|um)(?: (?:zum|nächsten|kommenden|einschließlich))?",
    alone:
      "(?:mon|diens|donners|frei|sams|sonn)tags|mittwochs|nachts|tagsüber|abends|werktags|wochentags|feiertags|heute|übermorgen|ab morgen|(?:diese|nächste|kommende) woche|diesen monat|während (?:der|des|unserer|unseres) \\p{L}+|solange (?:der|die|das|unser|unsere) \\p{L}+|zwischen \\d{1,2}(?: uhr)? und \\d{1,2} uhr"
  },
  {
    when: "lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|demain|week-?ends?|été|hiver|noël|pâques|ramadan|soir|nuit|\\d{1,2}(?: ?h(?:\\d\\d)?|er)?(?: \\p{L}+)?|la semaine prochaine|la fin \\p{L}+ ?\\p{L}*",
    before:
      "(?:jusqu['’](?:à|au|en)|à partir (?:de|du)|d['’]ici|dès|chaque|tous les|le|les|la|en|avant|après|pendant)(?: (?:le|la|l['’]))?",
    alone:
      "aujourd['’]hui|ce soir|demain|(?:cette|la) semaine(?: prochaine)?|ce mois(?:-ci)?|pendant (?:les|la|le|nos|notre) \\p{L}+|entre \\d{1,2} ?h(?:\\d\\d)? et \\d{1,2} ?h(?:\\d\\d)?|tant que (?:les|la|le) \\p{L}+ dure(?:nt)?"
  },
  {
    when: "lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|mañana|fin(?:es)? de semana|verano|invierno|navidad|ramadán|noche|tarde|\\d{1,2}(?::\\d\\d)?(?: de \\p{L}+)?|la semana que viene|la próxima semana",
    before:
      "(?:hasta|desde|a partir de(?:l)?|cada|los|el|la|las|en|por|antes de(?:l)?|después de(?:l)?|durante)(?: (?:el|la|los|las))?",
    alone:
      "hoy|mañana|pasado mañana|esta (?:semana|noche|tarde)|este (?:mes|fin de semana)|la (?:próxima semana|semana que viene)|durante (?:las|los|la|el|nuestras|nuestro) \\p{L}+|entre las \\d{1,2} y las \\d{1,2}"
  },
  {
    when: "lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre|domani|weekend|fine settimana|estate|inverno|natale|pasqua|ramadan|notte|sera|\\d{1,2}(?::\\d\\d)?(?: \\p{L}+)?|la (?:prossima settimana|settimana prossima)",
    before:
      "(?:fino (?:a|al|alla|all['’])|entro|da|dal|dalla|a partire (?:da|dal)|ogni|il|la|di|nel|nei|in|prima (?:di|del)|dopo|durante)(?: (?:il|la))?",
    alone:
      "oggi|stasera|domani|dopodomani|questa (?:settimana|sera|notte)|questo (?:mese|weekend|fine settimana)|la (?:prossima settimana|settimana prossima)|durante (?:i|gli|le|la|il|l['’])? ?\\p{L}+|tra le \\d{1,2} e le \\d{1,2}"
  },
  {
    when: "(?:segunda|terça|quarta|quinta|sexta)s?(?:-feiras?)?|sábados?|domingos?|janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|amanhã|fi(?:m|ns) de semana|verão|inverno|natal|páscoa|noite|tarde|\\d{1,2}(?: ?h(?:\\d\\d)?)?(?: de \\p{L}+)?|(?:a )?semana que vem|próxima semana",
    before:
      "(?:até|desde|a partir (?:de|do|da)|cada|toda|todo|às?|aos?|o|os|em|no|nos|na|nas|de|antes d[eoa]|depois d[eoa]|durante)(?: (?:a|o|as|os))?",
    alone:
      "hoje|amanhã|depois de amanhã|(?:esta|essa|nesta|nessa) (?:semana|noite|tarde)|(?:este|esse|neste|nesse) (?:mês|fim de semana)|(?:na )?(?:semana que vem|próxima semana)|durante (?:as|os|a|o) \\p{L}+|entre as \\d{1,2}h? e as \\d{1,2}h?"
  },
  {
    when: "maandag(?:en)?|dinsdag(?:en)?|woensdag(?:en)?|donderdag(?:en)?|vrijdag(?:en)?|zaterdag(?:en)?|zondag(?:en)?|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|morgen|weekend(?:en)?|zomer|winter|kerst|pasen|ramadan|nacht|avond|\\d{1,2}(?: uur| \\p{L}+)?|volgende week|eind \\p{L}+",
    before:
      "(?:tot|tot en met|vanaf|sinds|na|voor|op|in|elke|iedere|komende|volgende|tijdens)(?: (?:de|het|aanstaande|komende|volgende))?",
    alone:
      "vandaag|vanavond|vannacht|morgen|overmorgen|['’]?s (?:nachts|avonds|ochtends)|doordeweeks|(?:deze|volgende|komende) (?:week|maand)|dit weekend|tijdens (?:de|het|onze|ons) \\p{L}+|tussen \\d{1,2} en \\d{1,2} uur"
  },
  {
    when: "poniedziałk[iu]?|wtork[iu]|wtorek|środ[yęa]|czwartk[iu]|czwartek|piątk[iu]|piątek|sobot[yęa]|niedziel[eęai]|poniedziałek|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|styczniu|czerwcu|lipcu|sierpniu|grudniu|jutra|weekend(?:y|u|ów)?|lat[oa]|lecie|zim[aęy]|świąt|nocy|noc|\\d{1,2}(?::\\d\\d|\\.)?(?: \\p{L}+)?|przyszłego tygodnia|końca \\p{L}+",
    before:
      "(?:do|od|w|we|po|przed|każdy|każdą|co|na|podczas)(?: (?:najbliższego|najbliższej|przyszłego|każdy|każdą))?",
    alone:
      "dziś|dzisiaj|jutro|pojutrze|nocą|wieczorami|wieczorem|w (?:tym|przyszłym) (?:tygodniu|miesiącu)|w ciągu dnia|podczas \\p{L}+|między \\d{1,2} a \\d{1,2}"
  },
  {
    when: "pazartesi\\p{L}*|salı\\p{L}*|çarşamba\\p{L}*|perşembe\\p{L}*|cuma\\p{L}*|cumartesi\\p{L}*|pazar(?:a|dan|ları)|ocak\\p{L}*|şubat\\p{L}*|mart(?:a|tan|ta)|nisan\\p{L}*|mayıs\\p{L}*|haziran\\p{L}*|temmuz\\p{L}*|ağusto?s\\p{L}*|eylül\\p{L}*|ekim\\p{L}*|kasım\\p{L}*|aralık\\p{L}*|akşama|sabaha|bayrama|yarına|haftaya",
    before: "(?:her|bu|gelecek|önümüzdeki)",
    alone:
      "bugün|yarın|bu (?:hafta|ay|gece|akşam)|gelecek (?:hafta|ay)|geceleri|akşamları|gündüzleri|hafta ?son(?:u|ları)|hafta ?içi|(?:pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar)(?: (?:günü|günleri|akşamı)|leri|ları)|(?:pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|haziran|temmuz|ocak|ağustos|eylül|ekim|kasım|aralık|nisan|mayıs|yarın|akşam|sabah|bayram)\\p{L}* (?:kadar|itibaren|beri|sonra|önce)|(?:indirim|kampanya|mesai|etkinlik) (?:süresince|boyunca|sırasında)"
  },
  {
    when: "(?:ال)?(?:اثنين|إثنين|ثلاثاء|أربعاء|خميس|جمعة|سبت|أحد)|يناير|فبراير|مارس|أبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|الغد|غد|(?:ال)?أسبوع(?: القادم| المقبل)?|نهاية الأسبوع|عطلة نهاية الأسبوع|(?:ال)?ليل|(?:ال)?مساء|رمضان|العيد|الصيف|الشتاء",
    before:
      "(?:حتى|لغاية|إلى غاية|ابتداء من|ابتداءً من|اعتبارا من|اعتباراً من|من|بعد|قبل|كل|في|خلال|أيام|يوم)(?: (?:يوم|أيام|شهر|نهاية))?",
    alone:
      "غدا|غداً|اليوم|الليلة|ليلا|ليلاً|مساء|هذا (?:الأسبوع|الشهر)|الأسبوع (?:القادم|المقبل)|خلال (?:ال|فترة )\\p{L}+|أثناء \\p{L}+"
  },
  {
    when: "हर|प्रत्येक",
    before: "(?!)",
    alone:
      "(?:हर )?(?:सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|जनवरी|फरवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर|रात|शाम|सुबह|वीकेंड|हफ्ते|हफ़्ते|महीने|दिवाली|ईद) (?:तक|से|को|में|पर|के बाद|के दौरान|भर)|हर (?:सोमवार|मंगलवार|बुधवार|गुरुवार|शुक्रवार|शनिवार|रविवार|रात|हफ्ते|महीने)|आज|कल|परसों|(?:इस|अगले) (?:हफ्ते|हफ़्ते|महीने|साल)|(?:somvaar|somvar|shukravaar|shukravar|ravivaar|weekend|raat|shaam|june|july) (?:tak|se|ko|par|mein)|aaj|kal tak|is hafte|agle hafte"
  }
]

const unspaced: ReadonlyArray<RegExp> = [
  /(?:今日|明日|明後日|本日|今週|来週|今月|来月|今夜|今晩|週末|土日|平日|祝日|夜間|深夜|年末年始|[月火水木金土日]曜日?|\d{1,2}月|\d{1,2}日|\d{1,2}時|年末|正月|夏休み)(?:の?間|末|中|いっぱい)?(?:は|に|だけ|のみ|まで|から|以降|以前|より|、|で|の間)/u,
  /毎(?:週|日|晩|朝|月)|(?:夜|朝|昼|夏|冬)(?:は|に|だけ|まで|の間)|(?:セール|キャンペーン|営業時間|イベント|期間|休業)中|^(?:今日|明日|今週|来週)/u,
  /(?:^|\s)(?:오늘|내일|모레|이번\s?주|다음\s?주|이번\s?달|다음\s?달|주말|평일|[월화수목금토일]요일|\d{1,2}월|\d{1,2}일|\d{1,2}시|일월|이월|삼월|사월|오월|유월|칠월|팔월|구월|시월|십일월|십이월)(?:마다|까지|부터|에는|에만|에|동안|이후|이전|은|는|만)*(?=\s|$|,)/u,
  /(?:^|\s)(?:매주|매일|매달|매월|밤마다|밤에는?|밤에만|저녁에는?|아침에는?)(?=\s|$|,)|(?:세일|할인|행사|이벤트|영업\s?시간|캠페인)\s?(?:기간)?\s?(?:동안|중에)/u
]

/** What comments are about may be a day as well: `questions about the weekend`. */
const about =
  "(?<!(?<!\\p{L})(?:über|zum|zu|vom|von|sur|sobre|del?|du|su|sul|sulla|over|van|o|na temat|عن|حول|hakkında)(?: (?:die|das|den|le|la|les|el|los|las|il|o|a|het))? )"

const limits: ReadonlyArray<RegExp> = [
  ...spaced.map(
    ({ alone, before, when }) =>
      new RegExp(`${about}(?<![\\p{L}\\p{M}\\p{N}])(?:${before} ?(?:${when})|${alone})(?![\\p{L}\\p{M}])`, "iu")
  ),
  ...unspaced
]

const likely = new Likely(limits, (limit) => limit)

const quotations = /["“„«「『][^"“”„«»「」『』]*["”»“」』]/gu

/** Whether a sentence in another language is to count for a time only. */
export const isForATimeInAnyLanguage = (sentence: string): boolean => {
  const said = sentence.replaceAll(quotations, "“”")
  return likely.find(said, (limit) => limit.test(said)) !== undefined
}
