import type { Rewrite } from "../Rewrites/Words.ts"

const value =
  "(?<own>(?!(?:eigene?[nmrs]?|own|propi[oa]s?|própri[oa]s?|propri[oae]|własn\\p{L}*|propres?)(?!\\p{L}))[\\p{Lu}\\p{N}#@][\\p{L}\\p{N}._-]{2,}|\\+?\\d[\\d ()/-]{5,}\\d|(?:[a-z0-9-]+\\.)+(?:com|org|net|shop|store|de|fr|es|it|nl|pl|pt|co\\.uk|uk|eu|info|example))"
const quote = '["“”„«»(]?\\s?'

/** `Except ours, GLOW10` by what it is, in a language of its own. */
const ours = (before: string, except: string): ReadonlyArray<Rewrite> => [
  [new RegExp(`[,;]? \\(?(?:${before})[,:]?\\s+${quote}${value}\\s?["“”»)]*$`, "iu"), ` ${except} "$<own>"`]
]
/** `…, only ours, GLOW10, is ok`. */
const oursOnly = (before: string, ok: string, except: string): ReadonlyArray<Rewrite> => [
  [new RegExp(`[,;] (?:${before})[,:]?\\s+${quote}${value}\\s?["“”»)]*,? (?:${ok})$`, "iu"), ` ${except} "$<own>"`]
]

/** Whoever insults another customer insults somebody. */
const ofCustomers: ReadonlyArray<Rewrite> = [
  [
    /(?<!\p{L})(beleidigung\p{L}*|beschimpfung\p{L}*|persönliche angriffe|mobbing) (?:von |gegen |an |gegenüber )?andere[nrm]? \p{L}+/giu,
    "$1"
  ],
  [
    /(?<!\p{L})(insultes|attaques|injures) (?:(?:envers|contre|entre|à|aux|de) )?(?:d['’]|les )?autres (?:clients|utilisateurs|personnes|gens|abonnés)/giu,
    "$1"
  ],
  [
    /(?<!\p{L})(insultos|ataques|ofensas) (?:a|contra|entre|hacia|de) (?:los |las )?otr[oa]s (?:clientes|usuarios|personas|seguidores)/giu,
    "$1"
  ],
  [
    /(?<!\p{L})(insultos|ofensas|xingamentos|ataques) (?:a|aos|contra|entre) (?:os |as )?outr[oa]s (?:clientes|usuários|pessoas|seguidores)/giu,
    "$1"
  ],
  [
    /(?<!\p{L})(insulti|offese|attacchi) (?:a|agli|contro|verso|tra|ad) ?(?:gli )?altri (?:clienti|utenti|follower)/giu,
    "$1"
  ],
  [
    /(?<!\p{L})(beledigingen|scheldpartijen|aanvallen) (?:van|tegen|aan|op|richting) andere (?:klanten|gebruikers|mensen|volgers)/giu,
    "$1"
  ],
  [
    /(?<!\p{L})(obelgi|wyzwiska|ataki|obraża\p{L}+|wyzywani\p{L}+) (?:na |wobec |pod adresem )?innych(?: (?:klientów|użytkowników|osób|ludzi))?/giu,
    "obelgi"
  ],
  [
    /(?:diğer|başka) (?:müşteri|kullanıcı|kişi|takipçi)(?:lere|lerin|ye|ya|leri)? (?:(?:yönelik|edilen|yapılan) )?(?=hakaret)/giu,
    ""
  ],
  [/他の(?:お客様|客|ユーザー|人)(?:への|に対する)(?=悪口|侮辱|誹謗|攻撃|暴言)/gu, ""],
  [/다른 (?:고객|손님|사용자|사람|유저)(?:들)?(?:한테|에게|에 대한|을|를)? (?=욕|모욕|비방|공격)/gu, ""]
]

/** `Ads for other shops not`: no name of a business. */
const telling =
  "(?:nicht|nie|niemals|nein|keinesfalls|ja|schon|ok(?:ay)?|pas|jamais|non|oui|no|nunca|jamás|sí|tampoco|não|nem|sim|mai|sì|niet|nooit|nee|wel|nigdy|tak|bitte|raus|weg|(?:ver|ent)?(?:lösch|blend|ausblend|steck|berg|fern|sperr|biet|wijder|bann)\\p{L}*)"
const business = `(?! ?[:=])[\\p{L}-]+(?: (?!${telling}(?!\\p{L}))[\\p{L}-]+)?`
/** `Links and ads of other gyms`: whose links those are is said as well. */
const besideLinks =
  "(?<!(?:link|lien|enlace)\\p{L}*,? (?:und|oder|et|ou|y|o|e|en|of|i|oraz|lub|ve|veya) (?:\\p{L}{1,3} )?)"
const advertising = (form: string, kind: string): Rewrite => [
  new RegExp(`${besideLinks}(?<!\\p{L})(?:${form})(?![\\p{L}\\p{M}])`, "giu"),
  kind
]

/** What is said of others, and what of the brand itself. */
export const ofOthers: ReadonlyArray<Rewrite> = [
  ...ofCustomers,
  ...ours(
    "(?:unless|except|but|apart from|other than)(?: (?:it(?:['’]s| is)|they(?:['’]re| are)|for|not))? (?:our own(?: (?:code|number|link|hashtag|site|one))?|ours|our (?:code|number|link|hashtag|site))",
    "except"
  ),
  ...oursOnly(
    "(?:only|but|just)? ?(?:ours|our own|our (?:own )?(?:\\p{Ll}+ ){0,2}\\p{Ll}+)",
    "(?:is|are) (?:ok|okay|fine|allowed|welcome)",
    "except"
  ),
  ...ours(
    "(?:außer|ausser|ausgenommen|bis auf)(?: bei)? unser(?:e[mnrs]?)?(?: eigene[mnrs]?)?(?: code| nummer| link| gutschein)?",
    "außer"
  ),
  ...oursOnly(
    "(?:nur|aber|bloß) unser(?:e[mnrs]?)?(?: eigene[mnrs]?)?(?: \\p{L}+)?",
    "(?:ist|sind) (?:ok|okay|erlaubt|in ordnung)",
    "außer"
  ),
  ...ours("(?:sauf|excepté|hormis) (?:le|la|les) nôtres?|sauf notre (?:code|numéro|lien|site)", "sauf"),
  ...ours(
    "(?:excepto|salvo|menos) (?:el|la|los|las) nuestr[oa]s?|(?:excepto|salvo|menos) nuestr[oa] (?:código|número|enlace)",
    "excepto"
  ),
  ...ours("(?:exceto|menos|fora|salvo) [oa]s? noss[oa]s?(?: (?:código|número|link|cupom))?", "exceto"),
  ...ours("(?:tranne|eccetto|salvo) (?:il|la|i|le) nostr[oaie](?: (?:codice|numero|link))?", "tranne"),
  ...ours("behalve (?:de |het |die van )?(?:onze|ons)(?: eigen)?(?: code| nummer| link)?", "behalve"),
  ...ours("(?:oprócz|poza|z wyjątkiem) nasz\\p{L}*(?: \\p{Ll}+)?", "oprócz"),
  advertising(`(?:werbung|reklame|promo)(?: für| von) (?:andere[nr]?|fremde[nr]?) ${business}`, "Werbung"),
  advertising(`(?:la )?pub(?:licité)?s? (?:pour d['’]|pour des |d['’]|des |de )?autres ${business}`, "la publicité"),
  advertising(`(?:la )?(?:publicidad|promoción) de otr[oa]s ${business}`, "la publicidad"),
  advertising(`(?:a )?(?:propaganda|publicidade|divulgação) de outr[oa]s ${business}`, "a propaganda"),
  advertising(
    `(?:la |le )?(?:pubblicità|promozione|promozioni) (?:di|per|degli|delle|ad) altr[eio] ${business}`,
    "la pubblicità"
  ),
  advertising(`(?:reclame|promotie)(?: van| voor) andere ${business}`, "reclame"),
  advertising(`reklam(?:y|ę|a|ami)? inn\\p{L}+ ${business}`, "reklamy"),
  advertising(`(?:başka|diğer) \\p{L}+ reklamlar\\p{L}*`, "reklamları"),
  [
    /(?:他の|ほかの|よその|別の)(?:お店|店|会社|ホテル|ブランド|サロン|美容院|カフェ|ショップ|業者|アカウント)の(?:宣伝|広告|告知)/gu,
    "宣伝"
  ],
  [/다른 (?:가게|매장|업체|회사|브랜드|호텔|카페|미용실|쇼핑몰|계정)(?:의)? ?(?:광고|홍보)/gu, "광고"],
  [
    /(?<!(?:روابط|لينكات) و)(?:إعلانات|دعاية|ترويج) (?:ل|لل)?(?:محلات|متاجر|شركات|فنادق|مطاعم|حسابات|صفحات) (?:أخرى|اخرى|ثانية)/gu,
    "الإعلانات"
  ],
  [/दूसर[ीेों]+ (?:दुकानों?|कंपनियों|कंपनी|ब्रांडों?|होटलों?|पेजों?|अकाउंटों?) (?:का|के|की) (?:प्रचार|विज्ञापन)/gu, "प्रचार"]
]
