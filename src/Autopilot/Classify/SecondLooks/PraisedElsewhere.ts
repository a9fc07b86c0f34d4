import type { TextReading } from "../../Features/Reading.ts"

/** How a language denies that anything was wrong, and what takes that back. In small letters, without accents. */
interface Denied {
  readonly praise: RegExp
  readonly but: RegExp
}

const word = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${words})(?![\\p{L}\\p{M}\\p{N}])`, "iu")

const languages: ReadonlyArray<Denied> = [
  {
    praise: word(
      "(?:gar |uberhaupt )?nichts (?:zu (?:meckern|bemangeln|beanstanden|beklagen)|auszusetzen)|(?:kann|konnen) (?:man |wir |ich )?(?:sich |mich |uns )?(?:nicht|nix) (?:meckern|beschweren|klagen)|kann man (?:da )?(?:nicht|nix|nichts) (?:meckern|sagen)|(?:gar )?nicht schlecht|nie enttauscht|noch nie enttauscht|enttausch(?:t|en) nie|kein grund zur klage|ohne beanstandung|nie (?:wieder|mehr) ohne|(?:noch )?nie (?:ein(?:en?)? |irgendein )?(?:problem|probleme|arger)"
    ),
    but: word("aber|leider|bis|jedoch|ausser|nur|obwohl|trotzdem|warum|wieso")
  },
  {
    praise: word(
      "(?:rien|pas grand[- ]chose) a (?:redire|dire|reprocher)|(?:jamais|pas) decue?s?|ne decoi(?:t|vent) (?:jamais|pas)|pas mal(?: du tout)?(?! d)|(?:service |accueil |tout est )?impeccables?|sans reproche|aucun reproche|aucune plainte|(?:plus )?jamais (?:plus )?sans|jamais eu (?:de |d |le moindre |aucun |un seul )?(?:soucis?|problemes?|ennuis?)"
    ),
    but: word("mais|malheureusement|jusqu|sauf|dommage|pourtant|sinon|pourquoi|helas")
  },
  {
    praise: word(
      "nada que (?:objetar|reprochar|decir)|(?:no estan? )?nada mal|nunca (?:me |nos )?(?:decepcionan?|fallan?|defraudan?)|(?:ninguna|sin ninguna|sin|cero) quejas?|no (?:tengo|hay) (?:ninguna )?quejas?|(?:precio|precios) justos?|(?:nunca|jamas) (?:mas )?sin|no (?:puedo|podria) vivir sin|nunca (?:he tenido|tuve|hemos tenido) (?:ningun |un )?problemas?"
    ),
    but: word("pero|aunque|hasta|excepto|salvo|lastima|sin embargo|por que|antes")
  },
  {
    praise: word(
      "^brincadeira de crianca (?:de )?(?:montar|instalar|usar|fazer)(?:[^\\p{L}]*$)|nada a (?:reclamar|apontar|dizer)|nada (?:mau|mal)|nunca (?:me |nos )?(?:desiludem?|decepcionam?|falham?)|(?:sem|zero) (?:reclamacoes|queixas)|(?:nao tenho|nenhuma) (?:reclamac(?:ao|oes)|queixas?)|precos? justos?|nunca mais (?:fico |vivo )?sem|nao (?:vivo|fico) (?:mais )?sem|nunca (?:tive|tivemos) (?:nenhum |um )?problemas?"
    ),
    but: word("mas|porem|ate|exceto|pena|infelizmente|por ?que|antes")
  },
  {
    praise: word(
      "(?:niente|nulla) da (?:dire|ridire|eccepire)|(?:non |mica |niente )male|mai (?:delus[aoie]|un problema)|non delud(?:e|ono)(?: mai)?|nessuna lamentela|prezzi onesti|mai (?:piu )?senza|mai avuto (?:un |alcun |nessun )?problem[ai]|(?:bell|ottim|fantastic|splendid|stupend|meraviglios|magnific)\\p{L}* (?:serata|esperienza|cena|giornata|posto|prodotto|locale|servizio|pranzo|acquisto|festa)"
    ),
    but: word("ma|pero|tranne|purtroppo|peccato|finche|perche|invece")
  },
  {
    praise: word(
      "(?:niets|niks) (?:op )?(?:aan te merken|op aan te merken|te klagen)|geen klachten|(?:helemaal |zeker )?niet (?:slecht|verkeerd)|(?:stelt|stellen) (?:nooit|niet) teleur|nooit teleurgesteld|nooit meer zonder|nooit (?:een |enig )?problem(?:en|eem)?(?: (?:mee|gehad))*"
    ),
    but: word("maar|helaas|totdat|behalve|jammer|alleen|waarom")
  },
  {
    praise: word(
      "nie ma (?:sie )?(?:do )?czego (?:sie )?(?:przyczepic|czepiac)|(?:wcale )?nie ?(?:jest )?(?:najgorzej|zle)|niezle|niezl[yae]|nigdy (?:nie )?(?:zawodz[ia]|zawiodl\\p{L}*)|bez zastrzezen|^(?:kawal )?(?:dobrej|dobra|swietna|super) robot[ay](?:[^\\p{L}]+(?:brawo|ekipo|chlopaki|dziewczyny|panowie))*[^\\p{L}]*$|zadnych zastrzezen|nie mam (?:zadnych )?zastrzezen|nigdy (?:wiecej )?bez|nigdy nie (?:mialam|mialem|mielismy|bylo) (?:z \\p{L}+ )?(?:zadnych )?problem\\p{L}*"
    ),
    but: word("ale|niestety|dopoki|oprocz|szkoda|tylko|dlaczego|jednak")
  },
  {
    praise: word(
      "(?:hic(?:bir)? )?(?:kusur|eksik|sorun|problem|sikayet(?:im(?:iz)?)?) yok|hic fena degil|fena degil|(?:asla|hic|hicbir zaman) hayal kirikligina ugratm(?:iyor|adi|az)(?:lar)?|laf yok|soyleyecek soz yok|(?:bir daha )?asla \\p{L}+s[iu]z (?:olmaz|yapamam)"
    ),
    but: word("ama|fakat|ancak|maalesef|keske|neden|niye|yazik")
  },
  {
    praise:
      /文句(?:な|の(?:つけようが)?な)し|文句(?:は|の付けようが|のつけようが)?ない|悪くない|期待を裏切らない|裏切らない|申し分(?:な|の?な)(?:し|い)|届くのが早い|不満(?:は|が)?(?:ない|ありません)/u,
    but: /けど|でも|しかし|のに|残念|ただ|が、/u
  },
  {
    praise:
      /다른 (?:거|건|곳|데)(?:는|은)? 안 (?:사|가|써|쓰)|흠잡을 데 (?:없|가 없)|나쁘지 ?않|실망(?:시키지|한 적) ?(?:않|없)|불만 ?(?:없|이 없)|부족함(?:이)? 없|후회 ?없/u,
    but: /하지만|그런데|근데|는데|지만|아쉽|다만/u
  },
  {
    praise: word(
      "لا غبار علي(?:ه|ها|هم)|(?:ما|لا|لم) (?:ي|ت)?خيب(?:ت|وا)? (?:الظن|ظني|ظننا)(?: أبدا)?|مش بطال|مو سيئ|ليس سيئا|لا شكوى|(?:ما|لا) عندي (?:أي )?شكوى|ما في(?:ه)? عيب|ولا غلطة"
    ),
    but: word("لكن|بس|للأسف|الا|إلا|ليش|لماذا")
  },
  {
    praise: word(
      "(?:कोई|कुछ) (?:शिकायत|कमी|दिक्कत) नहीं|बुरा नहीं|(?:कभी|कभी भी) निराश नहीं (?:करते|करता|किया|करती)|^(?:kya )?kamal kar (?:diya|diye|di)(?: (?:yaar|bhai|aapne|sir|re))*[^\\p{L}]*$|^कमाल कर (?:दिया|दी)(?: (?:यार|भाई|आपने|सर))*[^\\p{L}]*$|koi (?:shikayat|kami|dikkat|problem) nah?i|इंतज़ार नहीं हो (?:रहा|पा रहा)|इंतजार नहीं हो (?:रहा|पा रहा)|intezaa?r nah?i ho (?:raha|pa raha)|bura nah?i|kabhi nirash nah?i kar(?:te|ta|ti)"
    ),
    but: word("लेकिन|मगर|पर|बस|क्यों|lekin|magar|par|bas|kyu|kyun|kyon")
  }
]

/** Longer comments say more than that. */
const longest = 60

const doubts = /[?؟？🙄😒🤡👎😡🤬🤮]/u

/**
 * Whether a comment denies in another language that anything was wrong, in words that complaints have, and says no more. It
 * is tried in all languages, since of so few words nobody tells which they are of.
 */
export const isPraiseElsewhere = ({ text: { written } }: TextReading): boolean => {
  const { whole } = written
  if (written.length > longest || doubts.test(whole)) return false
  return languages.some(({ but, praise }) => praise.test(whole) && !but.test(whole))
}
