import { Sieved } from "../../Expressions/Sieved.ts"
import { wholeWords } from "../../Expressions/WholeWords.ts"
import { read, type TextReading } from "../../Features/Reading.ts"
import { givesNoWay } from "./GivesNoWay.ts"
import { withoutQuotations } from "./ReproachedQuote.ts"

/** Whom one is tired of, what shall be done about them, or whether it is the brand at all; as texts are read: without accents. */
const reproaching = new Sieved(
  new RegExp(
    [
      wholeWords(
        "(?:spam ?)?bots?|spammers?|scammers?|robos?|robots?|boty|botow|botlar\\p{L}*|bot hesap\\p{L}*|faux comptes|cuentas falsas|contas falsas|profili (?:falsi|fake)|fake ?(?:accounts?|profiles?|profile|konten|konta)"
      ),
      wholeWords(
        "delete|remove|ban|report|block|filter|mute|clean up|get rid|(?:sick|tired|fed up) of|stop|every (?:single )?post|all over|(?:who|nobody|no one|anyone|anybody|does) (?:\\p{L}+ )?(?:falls?|fell|believes?)|fall(?:s|ing)? for|fell for|(?:is|are) (?:that|this|it) (?:really )?(?:you|u|yours?|legit|real)"
      ),
      wholeWords(
        "losch\\p{L}*|entfern\\p{L}*|blockier\\p{L}*|sperr\\p{L}*|meldet|(?:macht|mach|nehmt) (?:\\p{L}+ ){0,3}(?:weg|raus|was dagegen)|nerv\\p{L}*|satt|schon wieder|(?:unter|bei) jedem|fallt|reinfall\\p{L}*|(?:seid|sind|ist|war) (?:ihr|sie|das) (?:\\p{L}+ ){0,2}(?:wirklich|echt|von euch|ihr|das)"
      ),
      wholeWords(
        "supprim\\p{L}*|bloqu\\p{L}*|signal(?:ez|er)|vire[zr]|menage|ras le bol|marre|sous (?:chaque|tous|toutes|votre|vos|vos)|(?:encore|croi(?:t|s|ent)|tombe) (?:\\p{L}+ )?(?:aux?|a ca|des|dans|un|les?)|c['’]?(?:est)? (?:bien |vraiment )?vous"
      ),
      wholeWords(
        "borr(?:a|ad|en|ar)\\p{L}*|elimin\\p{L}*|quita\\p{L}*|bane(?:en|ad|ar)\\p{L}*|dejad|dejen|hart[oa]s?|pesados|pesaos|otra vez|en cada|(?:son|sois|eres) (?:\\p{L}+ )?(?:ustedes|vosotros|vos)|quien (?:\\p{L}+ )?(?:cae|cree)"
      ),
      wholeWords(
        "apag\\p{L}*|tir(?:a|em|ar|ando)|exclu(?:am|ir|i)|remov\\p{L}*|denunci\\p{L}*|chat[oa]s?|cansad[oa]s?|em tod[oa]s?|de novo|(?:e|sao|foi) (?:mesmo |realmente )?(?:de )?(?:voces|vcs)|quem (?:\\p{L}+ )?(?:cai|acredita)"
      ),
      wholeWords(
        "cancell\\p{L}*|rimuov\\p{L}*|bann\\p{L}*|segnal\\p{L}*|togliete\\p{L}*|basta(?: con)?|stuf[oaie]|sotto ogni|siete (?:davvero |proprio )?voi|chi (?:\\p{L}+ )?(?:abbocca|crede|casca)"
      ),
      wholeWords(
        "verwijder\\p{L}*|haal (?:\\p{L}+ ){0,3}weg|blokke\\p{L}*|rapporteer|zat|onder elke|zijn (?:jullie|dat|dit) (?:\\p{L}+ )?(?:dat|dit|jullie|echt)|wie (?:\\p{L}+ )?(?:trapt|gelooft)"
      ),
      wholeWords(
        "usun\\p{L}*|usuw\\p{L}*|kasuj\\p{L}*|skasuj\\p{L}*|banuj\\p{L}*|zglos\\p{L}*|dosc|znowu|pod kazdym|(?:czy )?to (?:na pewno |naprawde )?wy|kto (?:\\p{L}+ )?(?:wierzy|nabiera)"
      ),
      wholeWords(
        "sil(?:in|er|sene|iniz|seniz)\\p{L}*|engelle\\p{L}*|kaldir\\p{L}*|sikayet|biktik|biktim|yine|yeter|siz mi(?:siniz)?|sizden mi|kim (?:\\p{L}+ )?(?:inan|kan)\\p{L}*"
      ),
      wholeWords(
        "احذف\\p{L}*|امسح\\p{L}*|احظر\\p{L}*|بلك\\p{L}*|بلغ\\p{L}*|(?:ال)?وهمي[ةه]|بوتات|(?:ال)?بوت|مزعج\\p{L}*|قرفتونا|زهقنا|كفاي[ةه]|كل مر[ةه]|هل هذا (?:منكم|انتم)|انتم\\?|مين (?:يصدق|بيصدق)"
      ),
      wholeWords(
        "हटाओ|हटाइए|हटा|ब्लॉक|बंद|डिलीट|रिपोर्ट|बॉट|बॉट्स|परेशान|फिर से|कौन (?:\\p{L}+ )?(?:फंसता|मानता)|hatao|hataiye|pareshan|phir se|kaun (?:\\p{L}+ )?(?:phasta|manta)"
      ),
      "削除|消して|ブロック|通報|うざ|多すぎ|多い|騙され|だまされ|引っかか|ボット|スパム|業者|公式(?:です|の)?か|지워|지우|삭제|차단|신고|봇|스팸|지겨|너무 ?많|속는|속아|(?:본사|공식) ?맞"
    ].join("|"),
    "iu"
  )
)

/** Whoever is not like those, or says what to write to them. */
const offering = new RegExp(
  [
    wholeWords(
      "(?:not|no|isn['’]?t|aint|never|nicht|kein|keine|keiner|pas|aucun|sin|nada de|nao|sem|non|nessun|niente|geen|niet|nie|zaden|bez|degil|مو|مش|ليس|بدون|नहीं|nahi) (?:\\p{L}+ ){0,3}(?:bots?|robos?|robots?|scams?|scammers?|spam|fake|betrug|arnaque|estafa|golpe|truffa|oplichting|oszust\\p{L}*|dolandir\\p{L}*|نصب|बॉट)"
    ),
    "(?<![\\p{L}\\p{M}])(?:write|type|comment|text|send|say|reply|dm|search|google|schreib\\p{L}*|kommentier\\p{L}*|schick\\p{L}*|such\\p{L}*|ecri[stv]\\p{L}*|tape[zr]?|commente[zr]?|envoye[zr]?|cherche[zr]?|escrib\\p{L}*|comenta\\p{L}*|coment[ea]|mand[ae]\\p{L}*|envi[ae]\\p{L}*|busca\\p{L}*|digit\\p{L}*|escrev\\p{L}*|scriv\\p{L}*|commenta\\p{L}*|cerca\\p{L}*|invia\\p{L}*|stuur|typ|reageer|zoek|napisz\\p{L}*|wpisz\\p{L}*|wyslij|szukaj|اكتب\\p{L}*|ارسل\\p{L}*|ابحث\\p{L}*|लिखो|लिखें|भेजो|likho|likhe|bhejo)(?: (?:me|mir|uns|us|the word|das wort|le mot|la palabra|a palavra|la parola|het woord|slowo|:))* *:? *…",
    "…[」』]?(?: *(?:yaz(?:in|iniz)?|yolla|gonder)(?![\\p{L}])|(?:と|って)?(?:コメント|送|入力|検索|書い)|(?:라고|을|를)? ?(?:댓글|남겨|보내|검색|입력))"
  ].join("|"),
  "iu"
)

/** In a longer comment there is a subject besides. */
const longest = 280

const quotation = /["“„«‘「『](?<said>[^"“”„«»‘’「」『』]*)/u

/** Whether what is quoted tells somebody who can be reached. */
const isReachable = (whole: string): boolean => {
  const said = quotation.exec(whole)?.groups?.["said"] ?? ""
  return /@[\p{L}\d_.]{3}|\+?\d[\d ().-]{6}|\p{L}\.(?:com|net|org|me|io|info|site|online|shop|top|xyz)(?!\p{L})/iu.test(
    said
  )
}

/**
 * A comment without the offer that it quotes, where it finds fault with those who make such offers, or doubts that the brand
 * did: `please ban the "text me" bots`. Null for every other, and where anybody can be turned to.
 */
export const withoutReproachedOffer = ({ text: { written } }: TextReading): TextReading | null => {
  const { whole } = written
  if (written.length > longest) return null
  const rest = withoutQuotations(whole)
  if (rest === null || !reproaching.test(rest) || offering.test(rest) || isReachable(whole)) return null
  const own = read(rest)
  return givesNoWay(own) ? own : null
}
