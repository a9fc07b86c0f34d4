import { people, type Rewrite, unquoted } from "../Rewrites/Words.ts"

const form = (pattern: string, to: string): Rewrite => [
  new RegExp(`${unquoted}(?<![\\p{Script=Latin}\\p{Script=Arabic}])${pattern}`, "iu"),
  to
]
const alone = "(?![\\p{L}\\p{M}])"

/** Where somebody sells or shows what is theirs; what is sold there would be lost. */
const places = {
  de: "(?:(?:online|web)?-?shops?|laden|läden|geschäfte?|kan[aä]le?|seiten?|profile?|accounts?|business|firmen?|unternehmen|marken?|videos?|blogs?|websites?|homepages?|podcasts?|streams?|gruppen?)",
  fr: "(?:(?:propres? )?(?:boutiques?|magasins?|sites?|chaînes?|pages?|comptes?|profils?|business|entreprises?|marques?|blogs?|vidéos?|groupes?|podcasts?)(?: en ligne)?)",
  es: "(?:(?:propi[oa]s? )?(?:tiendas?|negocios?|canal(?:es)?|páginas?|cuentas?|perfil(?:es)?|marcas?|empresas?|webs?|blogs?|vídeos?|videos?|grupos?|podcasts?)(?: online)?)",
  it: "(?:(?:propri[oae]? )?(?:negozi?o?|canal[ei]|pagin[ae]|profil[oi]|account|aziend[ae]|attività|march[io]+|sit[oi]|blog|video|grupp[oi]|podcast|shop)(?: online)?)",
  pt: "(?:(?:própri[oa]s? )?(?:lojas?|negócios?|canal|canais|páginas?|contas?|perfis|perfil|marcas?|empresas?|sites?|blogs?|vídeos?|grupos?|podcasts?)(?: online)?)",
  nl: "(?:(?:eigen )?(?:web-?shops?|web-?winkels?|winkels?|winkeltjes?|zaak|zaken|kana(?:al|len)|pagina['’]?s?|accounts?|profiel(?:en)?|bedrijf|bedrijven|merk(?:en)?|site|website|blogs?|video['’]?s?|groep(?:en)?|podcasts?))",
  pl: "(?:(?:własn\\p{L}+ )?(?:sklep\\p{L}*|kana[łl]\\p{L}*|stron\\p{L}+|profil\\p{L}*|kont\\p{L}+|firm\\p{L}+|mark\\p{L}+|blog\\p{L}*|film\\p{L}*|grup\\p{L}+|biznes\\p{L}*|podcast\\p{L}*)(?: internetow\\p{L}+)?)",
  tr: "(?:dükk[aâ]n|mağaza|kanal|sayfa|hesa[bp]|profil|marka|işletme|site|blog|video|grup|şirket)\\p{L}*",
  ja: "(?:お?店|ショップ|チャンネル|ページ|アカウント|商品|サイト|ブログ|動画|ブランド|会社)",
  ko: "(?:가게|쇼핑몰|채널|페이지|계정|상품|사이트|블로그|영상|브랜드|매장|회사)",
  ar: "(?:متجر|محل|قنا[ةت]|صفح[ةت]|حساب|موقع|شرك[ةت]|منتجات|مشروع)",
  en: "(?:web-?shops?|online shops?|web-?stores?|online stores?|etsy shops?|side hustles?|start-?ups?)"
}

const ofTheirOwn: ReadonlyArray<Rewrite> = [
  form(
    `${people} (?:who |that )?(?:are )?(?:promot|advertis|plugg?|push)(?:e|es|ing|s)? (?:their|his|her|your)(?: own)? ${places.en}${alone}`,
    "self promotion"
  ),
  form(
    `(?:leute|kommentare|personen|user|nutzer|menschen|alle|diejenigen),? (?:die|in denen|wo|worin) (?:(?:leute|jemand|user|andere|nutzer|menschen) )?(?:(?:für|werbung für) )?(?:ihr|sein)\\p{L}{0,2} (?:eigene\\p{L}? )?${places.de} (?:(?:be)?werben|(?:be)?wirbt|promoten|promotet|anpreisen|werbung machen|werbung macht|machen)${alone}`,
    "Eigenwerbung"
  ),
  form(
    `(?:les (?:gens|commentaires|personnes)|ceux|celles) qui (?:font (?:la |de la )?(?:promo(?:tion)?|pub(?:licité)?) (?:de|pour)|promeuvent|vantent) (?:leurs?|sa|son|ses) ${places.fr}${alone}`,
    "l'autopromotion"
  ),
  form(
    `(?:a )?(?:(?:los )?comentarios (?:de|en los que) )?(?:l[ao] )?(?:quien(?:es)?|gente|personas|los|alguien)(?: que)? (?:promocion[ae]n?|publicit[ae]n?|anunci[ae]n?|hac?[eg]?[an]?n? (?:publicidad|promo(?:ción)?) (?:de|a)) sus? ${places.es}${alone}`,
    "la autopromoción"
  ),
  form(
    `(?:chi|quelli che|(?:le )?persone che|(?:i )?commenti (?:di chi|di gente che|in cui si)) (?:promuov[eo]n?o?|pubblicizzan?o?|sponsorizzan?o?|fan?n?o? (?:pubblicità|promozione) (?:a|al|alla|del|della|di)) (?:(?:il|la|i|le|lo) )?(?:(?:su[oaie]+|loro|propri[oaei]+) )?(?<=(?:su[oaie]+|loro|propri[oaei]+) )${places.it}${alone}`,
    "l'autopromozione"
  ),
  form(
    `(?:quem|(?:as )?pessoas que|(?:os )?comentários (?:de quem|de gente que|de pessoas que)) (?:divulg[au][em]?m?|promov[ea]m?|anunci[ae]m?|faz(?:em)? (?:propaganda|publicidad[e]) (?:de|do|da)) (?:[ao]s? )?(?:(?:sua|seu|suas|seus|própri[oa]s?) )(?:própri[oa]s? )?${places.pt}${alone}`,
    "a autopromoção"
  ),
  form(
    `(?:reacties (?:waarin|van|waar) )?(?:mensen|lui|wie|iemand|gebruikers)(?: (?:die|dat))? (?:hun|z['’]?n|zijn|haar) ${places.nl} (?:promoten|promoot|aanprijzen|aanprijst|pluggen|adverteren)${alone}`,
    "zelfpromotie"
  ),
  form(
    `(?:(?:ludzi|osoby|tych|komentarze osób),? (?:którzy|które) |komentarze )(?:reklamują(?:ce|cych)?|promują(?:ce|cych)?) (?:swój|swoje|swoją|swojego|swoich|swojej) ${places.pl}${alone}`,
    "autopromocję"
  ),
  form(`kendi ${places.tr} (?:tanıtan|reklam eden|reklamını yapan|öven|pazarlayan)${alone}`, "kendi reklamını yapan"),
  form(`(?:自分|自身|自社)の${places.ja}(?:を|の)(?:宣伝|PR|アピール)(?:する|している|の)`, "自己宣伝の"),
  form(`자기 ?(?:들 )?${places.ko}(?:를|을)? ?(?:홍보|광고|선전)(?:하는|하려는)?`, "자기 홍보"),
  form(
    `(?:كل )?(?:من|اللي|الذين|ناس) (?:يروجو?ن? |يسوقو?ن? |يعلنو?ن? )(?:ل|عن )?${places.ar}(?:ه|ها|هم)${alone}`,
    "الترويج الذاتي"
  )
]

const rivals = {
  de: "(?:konkurren[tz]\\p{L}*|mitbewerber\\p{L}*|wettbewerber\\p{L}*)",
  fr: "(concurren(?:ts|ce))",
  romance: "(competencia|competidores|concorrenti|concorrenza|concorrentes|concorrência)"
}

/** Whoever praises competitors recommends them, and praises no brand. */
const praised: ReadonlyArray<Rewrite> = [
  form(
    `(?:prais(?:e|es|ing)|compliment(?:s|ing)?|applaud(?:s|ing)?|hyp(?:e|es|ing)(?: up)?) (?:for |of |about |to |on )?(?:(?:the|our|any|my|all) )*(?:direct |local )?(?:competitors?|competition|rivals?)${alone}(?! (?:from|by))`,
    "recommending competitors"
  ),
  form(
    `kommentare,? die (?:(?:unsere|die|den|unseren) )*${rivals.de} (?:loben|anpreisen|preisen|empfehlen|bevorzugen|hochloben)${alone}`,
    "Konkurrenten"
  ),
  form(
    `les commentaires qui (?:vantent|louent|encensent|recommandent|conseillent|complimentent|félicitent|disent du bien de) (?:nos|les|la|des) ${rivals.fr}${alone}`,
    "les $1"
  ),
  form(
    `(?:(?:l?os|i) )?(?:comentarios|comentários|commenti) (?:que|che) (?:alaben|alaban|elogi[ae][nm]|elogiano|ensalz[ae]n|lodano|louvam|recomiend[ae]n|consigliano|raccomandano|recomend[ae]m|hablan bien de|falam bem d|parlano bene de)(?:ll?[aei]|[ao]s?)? ?(?:(?:a|ai|la|los|i|os|as|nuestr[oa]s?|nostr[ie]|noss[oa]s?) )*${rivals.romance}${alone}`,
    "$1"
  ),
  form(
    "reacties (?:die|waarin) (?:(?:mensen|onze|de) )*(concurrenten|concurrentie) (?:aanprijzen|prijzen|aanraden|aanbevelen|ophemelen|loven)(?!\\p{L})",
    "$1"
  ),
  form(
    "komentarze,? (?:(?:które )?(?:chwalą|polecają|wychwalają)(?:ce)?) (?:naszą |naszych )?(konkurencję|konkurentów|konkurencj\\p{L}+)(?!\\p{L})",
    "$1"
  ),
  form("(rakip\\p{L}*) (?:öven|övgü dolu|tavsiye eden|öneren) (?:yorumları|yorumlar)", "$1"),
  form("(競合)(?:他社|の会社|会社)?を(?:褒め|ほめ|持ち上げ|称賛す)(?:る|ている)コメント", "$1"),
  form("(경쟁사)(?:를|을)? ?(?:칭찬하는|띄우는|추천하는) ?(?:댓글|코멘트)", "$1"),
  form("(?:كل )?التعليقات (?:التي|اللي) (?:تمدح |تشيد ب|تنصح ب|توصي ب)(المنافسين|منافسينا)", "$1")
]

/** What others praise or promote, where it is not what the guidance speaks for. */
export const praisedOrPromoted: ReadonlyArray<Rewrite> = [...ofTheirOwn, ...praised]
