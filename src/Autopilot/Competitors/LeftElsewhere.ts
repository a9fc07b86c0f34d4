/** How somebody tells that they left a competitor, `§`, or like it less: in canonical form. */
interface Leaving {
  /** Said of oneself or of the brand, and turned round by `not` before it. */
  readonly left: RegExp
  /** Said of the competitor. */
  readonly beaten: RegExp
  readonly not: RegExp
}

const some = (...patterns: ReadonlyArray<string>): RegExp =>
  new RegExp(`(?<![\\p{L}])(?:${patterns.join("|")})(?!\\p{L})`, "u")
/** Up to so many words. */
const up = (most: number) => `(?:[\\p{L}\\p{N}]+ ){0,${most}}?`

const leaving: Readonly<Record<string, Leaving>> = {
  de: {
    left: some(
      `(?:von|weg von) § ${up(5)}(?:gewechselt|umgestiegen|weg|gekommen|gewandert|wechseln|los)`,
      `(?:schluss mit|fertig mit|genug von|weg mit|adieu|ade|tschuss|ciao|abschied von|nie wieder(?: zu| bei)?|nie mehr(?: zu| bei)?|statt|anstatt|vergesst|vergiss|kein) §`,
      `§ ${up(3)}(?:verlassen|gekundigt|abbestellt|aufgegeben|den rucken gekehrt)`,
      `(?:fruher|jahrelang|lange|vorher|bisher|immer|ehemalige\\p{L}*) ${up(4)}§ ${up(4)}(?:jetzt|heute|nun|aber ihr|seitdem|bis ich) ${up(4)}(?:euch|ihr|eure\\p{L}*|hier)`,
      `(?:ihr|euch|eure\\p{L}*|euer|hier) ${up(5)}(?:besser|billiger|leckerer|netter|schoner|frischer|gunstiger|schneller|lieber|freundlicher|hubscher)\\p{L}* ${up(2)}(?:als|wie) ${up(2)}§`
    ),
    beaten: some(
      `§ ${up(1)}hat (?:mich|uns|mir) ${up(4)}(?:hangen lassen|hangenlassen|im stich gelassen|enttauscht|abgezockt|betrogen|verarscht|reingelegt) ${up(2)}(?:(?:ihr|euch) (?:nicht|nie|noch nie)|(?:bei|mit) euch)`,
      `§ ${up(2)}kann ${up(3)}(?:nicht mithalten|einpacken)`,
      `§ war gestern`,
      `§ ${up(3)}(?:schlechter|teurer) als (?:ihr|bei euch|hier|eure\\p{L}*)`
    ),
    not: /(?<!\p{L})(?:nicht|niemals|kaum|keinesfalls)(?!\p{L})/u
  },
  fr: {
    left: some(
      `(?:quitte|laisse|abandonne|lache|delaisse|boycotte|resilie) (?:(?:definitivement|chez|mon|le|la|l) ){0,2}§`,
      `(?:adieu|ciao|fini|plus jamais|marre de|ras le bol de|oublie[zr]?|plutot que|au lieu de|contrairement a|ancien\\p{L}* client\\p{L}* (?:de|chez)) ${up(1)}§`,
      `(?:passe|passee|change|venu|venue|parti|partie) ${up(2)}de (?:chez )?§ (?:a|chez|pour) ${up(1)}(?:vous|toi)`,
      `avant ${up(5)}§ ${up(3)}maintenant ${up(3)}(?:vous|ici)`,
      `(?:vous|votre|vos|ici) ${up(5)}(?:mieux|meilleure?s?|moins chers?|plus \\p{L}+) que (?:chez )?§`,
      `(?:prefere|aime) ${up(1)}(?:vous|vos \\p{L}+|votre \\p{L}+) ${up(1)}a §`,
      `(?:vous|te|t) (?:prefere|adore) ${up(1)}a §`
    ),
    beaten: some(
      `§ (?:m ?|nous )(?:a|ont) ${up(1)}(?:laisse\\p{L}*|decu\\p{L}*|plante\\p{L}*|arnaque\\p{L}*|abandonne\\p{L}*) ${up(2)}(?:pas|jamais) vous`,
      `(?:bien|tellement|beaucoup|largement|nettement|carrement) (?:mieux|meilleure?s?) que (?:ce|celle?s?|ceux|tout ce) qu ?\\p{L}* ${up(5)}(?:chez |sur )?§`,
      `§ (?:ne )?${up(2)}(?:fait pas le poids|arrive pas a la cheville|rivalise pas)`,
      `§ ${up(3)}(?:moins bien|moins bon|plus cher) que (?:vous|chez vous|ici)`
    ),
    not: /(?<!\p{L})(?:(?<!regrette )pas(?! vous)|jamais quitte\p{L}*|rien)(?!\p{L})/u
  },
  es: {
    left: some(
      `(?:deje|dejamos|dejado|abandone|abandonamos|cancele|sali|salimos) (?:(?:de|a|el|la|con|mi|contrato) ){0,2}§`,
      `(?:adios|chao|nunca mas|no mas|harto de|harta de|olvidense de|en vez de|en lugar de|a diferencia de|ya no compro en|ya no voy a) ${up(1)}§`,
      `(?:cambie|cambiamos|pase|pasamos|vine|vengo|venimos) ${up(2)}de § ${up(1)}(?:a|con|para) (?:ustedes|vosotros|uds|aca|aqui)`,
      `antes ${up(4)}§ ${up(4)}(?:ahora|hasta que) ${up(4)}(?:ustedes|vosotros|aqui|aca|su|sus)`,
      `(?:ustedes|vosotros|son|sois|aqui|su|sus|vuestr\\p{L}+) ${up(4)}(?:mejor|mejores|mas \\p{L}+) que (?:los de |las de |en )?§`,
      `(?:los|las|os) prefiero (?:a ustedes )?(?:antes )?(?:que )?a §`
    ),
    beaten: some(
      `§ (?:me|nos) (?:dejo|dejaron|fallo|fallaron|estafo|decepciono|engano|quedo mal) ${up(4)}(?:ustedes|vosotros) (?:no|nunca|jamas|si)`,
      `§ no ${up(2)}(?:compite|llega ni a los talones|se compara)`,
      `§ ${up(3)}(?:peor|mas caro) que (?:ustedes|vosotros|aqui)`
    ),
    not: /(?<!\p{L})(?:no (?:deje|cambi\p{L}*|son|sois|es)|nunca (?:deje|cambi\p{L}*|dejar\p{L}*))(?!\p{L})/u
  },
  it: {
    left: some(
      `(?:lasciato|lasciata|abbandonato|mollato|disdetto|smesso con) (?:(?:la|il|l|con|finalmente) ){0,2}§`,
      `(?:addio|ciao ciao|mai piu|basta|stufo di|stufa di|stanca di|stanco di|invece di|al posto di|a differenza di|dimenticate) ${up(1)}§`,
      `(?:passato|passata|passati|cambiato|venuto|venuta) ${up(2)}da § a (?:voi|te)`,
      `(?:prima|per anni) ${up(4)}§ ${up(4)}(?:ora|adesso|poi) ${up(4)}(?:voi|vostr\\p{L}+|qui|vi)`,
      `(?:voi|siete|vostr\\p{L}+|qui) ${up(5)}(?:meglio|migliori?e?|piu \\p{L}+) (?:di|che da|della|del|dei) §`,
      `meglio (?:voi|da voi|qui|i vostri|le vostre|il vostro|la vostra) ${up(2)}(?:di|che da|della|del|dei|delle) §`,
      `preferisco (?:voi|i vostri|le vostre) ${up(1)}a §`
    ),
    beaten: some(
      `§ (?:mi|ci) (?:ha|hanno) (?:delus\\p{L}|lasciat\\p{L}|fregat\\p{L}|truffat\\p{L}|abbandonat\\p{L}) ${up(4)}voi (?:mai|no|invece)`,
      `§ non ${up(2)}(?:regge il confronto|compete|puo competere)`,
      `§ ${up(3)}(?:peggio|peggiore|piu car\\p{L}) di (?:voi|qui)`
    ),
    not: /(?<!\p{L})(?:non (?:ho|lascer\p{L}*|siete|sono|lascio)|mai lasciat\p{L})(?!\p{L})/u
  },
  pt: {
    left: some(
      `(?:larguei|deixei|abandonei|cancelei|sai|troquei|saimos) (?:(?:a|o|da|do|de|minha|meu) ){0,2}§`,
      `(?:adeus|tchau|nunca mais|chega de|cansei d[aeo]|em vez d[aeo]|ao contrario d[aeo]|esquecam) ${up(1)}§`,
      `(?:mudei|migrei|vim|passei|vindo) ${up(1)}d[aeo] § ${up(1)}(?:pra|para|por) (?:ca|voces|vcs)`,
      `(?:antes|sempre) ${up(4)}§ ${up(4)}(?:agora|ate conhecer|hoje) ${up(4)}(?:voces|vcs|aqui|so)?`,
      `(?:voces|vcs|aqui|seus?|suas?) ${up(5)}(?:melhor|melhores|mais \\p{L}+) (?:do )?que ${up(2)}§`,
      `prefiro (?:voces|vcs) ${up(1)}(?:a|do que a?|que a?) ?§`
    ),
    beaten: some(
      `§ (?:me|nos) (?:deixou|deixaram|decepcionou|enganou|passou a perna|falhou) ${up(4)}(?:voces|vcs) (?:nao|nunca|jamais|sim)`,
      `§ nao ${up(2)}(?:chega aos pes|compete|se compara)`,
      `§ ${up(3)}(?:pior|mais car[oa]) (?:do )?que (?:voces|vcs|aqui)`
    ),
    not: /(?<!\p{L})(?:nao (?:larguei|deixei|troquei|largo|deixo|troco|e|sao)|nunca (?:larguei|deixei|troquei|vou largar))(?!\p{L})/u
  },
  nl: {
    left: some(
      `(?:van|weg van|weg bij) § ${up(3)}(?:overgestapt|gewisseld|gekomen|over|overgestapt)`,
      `(?:overgestapt|weggegaan|gewisseld|vertrokken|weg) ${up(1)}(?:van|bij) §`,
      `(?:nooit meer|klaar met|genoeg van|vaarwel|dag|doei|weg met|in plaats van|vergeet|geen) ${up(1)}(?:naar )?§`,
      `§ ${up(3)}(?:verlaten|opgezegd|ingeruild)`,
      `(?:vroeger|jarenlang|eerst|altijd) ${up(4)}§ ${up(4)}(?:nu|tot ik) ${up(4)}(?:jullie|hier)`,
      `(?:jullie|hier) ${up(5)}(?:beter|betere|lekkerder|goedkoper|mooier|leuker|fijner|verser)\\p{L}* ${up(2)}dan ${up(2)}§`
    ),
    beaten: some(
      `§ (?:liet|heeft|hebben) (?:me|mij|ons) ${up(3)}(?:zitten|in de steek(?: gelaten)?|vallen|teleurgesteld|opgelicht|bedrogen) jullie (?:niet|nooit|wel)`,
      `§ kan ${up(3)}niet (?:aan )?tippen`,
      `§ ${up(3)}(?:slechter|duurder) dan (?:jullie|hier)`
    ),
    not: /(?<!\p{L})(?:niet|nooit overgestapt)(?!\p{L})/u
  },
  pl: {
    left: some(
      `(?:odeszl[ai]m|odszedlem|rezygnuje|zrezygnowal[ae]m|przesz\\p{L}+|uciekl[ae]m|przenosze sie|przenios\\p{L}+ sie) ${up(1)}(?:z|od|ze) §\\p{L}*`,
      `(?:zegnaj|koniec z|dosc|nigdy wiecej|zamiast|w przeciwienstwie do|mam dosc|porzucil[ae]m|zostawil[ae]m|rzucil[ae]m) (?:do )?§\\p{L}*`,
      `(?:wczesniej|kiedys|dawniej|zawsze) ${up(4)}§\\p{L}* ${up(4)}(?:teraz|dopoki) ${up(4)}(?:was|wy|wam|u)`,
      `(?:jestescie|wasz\\p{L}*|wy|u was) ${up(4)}(?:lepsi|lepsz\\p{L}|lepiej|tansz\\p{L}|taniej|ladniejsz\\p{L}) (?:niz|od) (?:w |u )?§\\p{L}*`,
      `wole was (?:niz|od) §\\p{L}*`
    ),
    beaten: some(
      `§\\p{L}* (?:mnie|nas) (?:zawiod\\p{L}+|rozczarowa\\p{L}+|oszuka\\p{L}+) ${up(1)}wy (?:nie|nigdy)`,
      `§\\p{L}* ${up(2)}nie (?:dorasta|umywa|ma startu)`,
      `§\\p{L}* ${up(3)}(?:gorsz\\p{L}|drozsz\\p{L}) (?:niz|od) (?:wy|was|u was)`
    ),
    not: /(?<!\p{L})(?:nie (?:odesz\p{L}+|zrezygn\p{L}+|jestescie|sa|jest)|nigdy nie)(?!\p{L})/u
  },
  tr: {
    left: some(
      `§\\p{L}*[dt][ae]n ${up(2)}(?:kurtuldu\\p{L}+|vazgecti\\p{L}*|ayrildi\\p{L}*|biktim|biktik|kactim|sogudum)`,
      `§\\p{L}*[dt][ae]n ${up(1)}(?:size|sonra (?:sizi|siz|sizin|ilac)) ?\\p{L}*`,
      `§\\p{L}* ${up(1)}(?:biraktim|biraktik|terk ettim|sildim|iptal ettim)`,
      `§\\p{L}* (?:yerine) (?:sizi|sizden|siz)`,
      `(?:bir daha|elveda|gule gule) ${up(1)}§\\p{L}*`,
      `(?:eskiden|once|onceden|yillarca) ${up(3)}§\\p{L}* ${up(4)}(?:simdi|artik) ${up(3)}(?:siz|sizden|sizi|sizin|burasi)`,
      `(?:siz|sizin|sizinki|sizinkiler|urunleriniz|burasi) ${up(3)}§\\p{L}*[dt][ae]n ${up(2)}(?:daha|kat kat|cok)`,
      `§\\p{L}*[dt][ae]n ${up(2)}(?:daha )?(?:iyisiniz|kalitelisiniz|ucuzsunuz|guzelsiniz|ustunsunuz)`
    ),
    beaten: some(`§\\p{L}* ${up(2)}(?:elinize su dokemez|yaninizda|sizin yaninizda|size yetisemez)`),
    not: /(?<!\p{L})(?:degil\p{L}*|\p{L}+m[ae]dim|\p{L}+m[ae]dik)(?!\p{L})/u
  },
  hi: {
    left: some(
      `§ (?:को |ko )?(?:छोड़|chhod|chod|chhor)\\p{L}*(?: \\p{L}+){0,3}`,
      `§ (?:से|se) ${up(2)}(?:अच्छ\\p{L}+|बेहतर|सस्त\\p{L}+|achch?e|achch?a|acch?a|acch?e|better|behtar|sast\\p{L}) ${up(1)}(?:आप|aap|ho|हो|yeh|यह|hain aap)\\p{L}*`,
      `(?:आप|aap|आपका|aapka|aapke|ये|yeh) ${up(3)}§ (?:से|se) ${up(2)}(?:अच्छ\\p{L}+|बेहतर|सस्त\\p{L}+|achch?e|achch?a|acch?a|acch?e|better|behtar|sast\\p{L})`,
      `(?:पहले|pehle) ${up(2)}§ ${up(5)}(?:अब|ab) ${up(3)}(?:आप|aap|yeh|ये)\\p{L}*`,
      `(?:अब|ab) (?:कभी|kabhi) § (?:नहीं|nahi)`,
      `§ (?:की जगह|ki jagah|के बजाय|ke bajay) ${up(2)}(?:आप|aap)\\p{L}*`
    ),
    beaten: some(
      `§ ${up(3)}(?:मुकाबला नहीं|muqabla nahi|mukabla nahi|comparison nahi)`,
      `(?:अलविदा|bye bye|bye|goodbye) §`
    ),
    not: /(?<!\p{L})(?:नहीं छोड़\p{L}*|nahi chh?od\p{L}*)(?!\p{L})/u
  },
  ar: {
    left: some(
      `(?:تركت|سبت|خليت|هجرت|بطلت|لغيت|وقفت) (?:(?:شركة|محل|منتجات) )?§`,
      `(?:وداعا|باي|خلاص من|زهقت من|مليت من|بدل|بدلا من|بدال|على عكس|ما عاد اشتري من|مو مثل) ${up(1)}§`,
      `(?:انتقلت|حولت|تحولت|جيت|نقلت) من § (?:لكم|اليكم|إليكم|عندكم|الى)`,
      `(?:كنت|قبل) ${up(4)}§ ${up(4)}(?:الان|الآن|والان|والآن|والحين|الحين|دلوقتي|حتى جربت)`,
      `(?:انتم|أنتم|انتو|منتجاتكم|منتجكم|عندكم|محلكم) ${up(3)}(?:احسن|أحسن|افضل|أفضل|ارخص|أرخص|اجمل|أجمل) ${up(1)}من §`,
      `افضلكم على §|أفضلكم على §`
    ),
    beaten: some(`§ (?:لا|ما) ${up(2)}(?:يقارن|تقارن|ينافس|تنافس|يقارنون)`),
    not: /(?<!\p{L})(?:لن اترك|ما تركت|لم اترك|لن أترك)(?!\p{L})/u
  },
  ja: {
    left: /§(?:社)?(?:から|を)[^。！？]{0,6}(?:乗り換え|切り替え|替え|やめ|辞め|卒業|解約)|§(?:より|なんかより)[^。！？]{0,6}(?:こっち|こちら|ここ|御社|断然|ずっと|全然|やっぱり)|(?:もう|二度と)§(?:は|に|で|には)[^。！？]{0,8}(?:ない|ません)|(?:以前|前|昔|ずっと)は?§[^。！？]{0,12}(?:今|でも)[^。！？]{0,8}(?:こっち|こちら|ここ|御社|これ)/u,
    beaten: /さよなら§|§(?:は|には|じゃ)[^。！？]{0,8}(?:勝てない|かなわない|及ばない|敵わない)/u,
    not: /こちらから§|ここから§|御社から§/u
  },
  ko: {
    left: /§(?:에서|을|를|은|는)? ?[^.!?]{0,8}(?:갈아탔|갈아탔어|넘어왔|끊었|끊고|버렸|버리고|탈퇴|해지|옮겼|떠났)|§보다 ?[^.!?]{0,8}(?:여기|이게|이거|훨씬|더|낫)|(?:다시는|이제|더 이상) ?§[^.!?]{0,8}(?:안|못|않)|(?:예전|전)(?:에|엔)?는? ?§[^.!?]{0,12}(?:지금|이제|이젠)[^.!?]{0,8}(?:여기|이것|이거)/u,
    beaten: /(?:잘 가|굿바이|안녕) ?§|§(?:은|는|이|가|도)? ?[^.!?]{0,6}(?:비교도 안|상대가 안|못 따라)/u,
    not: /여기보다|(?:여기서|여기에서) ?§/u
  }
}

const tells = ({ beaten, left, not }: Leaving, said: string): boolean =>
  beaten.test(said) || (left.test(said) && !not.test(said))

const all = Object.values(leaving)

/**
 * The same for other languages than English; for any of them where it is not known. `said`: the words around the name,
 * which is `§` in them.
 */
export const hasLeftElsewhere = (said: string, language: string | null): boolean => {
  const known = language === null ? undefined : leaving[language]
  return known === undefined ? language === null && all.some((one) => tells(one, said)) : tells(known, said)
}
