import type { TextReading } from "../../../Features/Reading.ts"
import { moneyAndWares } from "./MoneyAndWares.ts"

/** Where people buy, in all languages, as texts are read: without accents. */
const shop = new RegExp(
  [
    "\\b(?:shop|store|branch|boutique|showroom|laden|geschaft|filiale|magasin|succursale|tienda|sucursal|loja|filial)\\b",
    "\\b(?:negozio|punto vendita|winkel|filiaal|sklep|salon(?:ie|u|em)\\b|oddzial|magaza|sube|dukkan|bayi|dukan|dukaan)",
    "店|支店|매장|지점|가게|점에|محل|فرع|متجر|معرض|दुकान|ब्रांच|शोरूम"
  ].join("|"),
  "iu"
)

/** That it has something, or keeps it for whoever calls, or that one has called there. */
const obliging = new RegExp(
  [
    "put (?:it|one|them) (?:aside|by)|(?:hold|keep|set|reserve) (?:it|one|them)|still ha(?:ve|s|d)|in stock|they(?:['’]ve| have)|\\bleft\\b|\\b(?:called|rang|phoned)\\b",
    "\\blegen\\b|zuruckleg|reservier|haben noch|noch da|vorratig|auf lager|angerufen|haben (?:es|ihn|sie|das)\\b",
    "mett(?:ent|ra|ront) (?:\\p{L}+ )?de cote|gard(?:ent|er)|reserv|en reste|(?:a|ont) encore|en (?:a|ont)\\b|en stock|telephone a|(?:ai|a) appele",
    "guardan|apart(?:an|aron)|quedan?\\b|aun tienen|todavia|he llamado|\\bllame\\b",
    "separam|ainda (?:ha|tem)|em estoque|liguei|telefonei",
    "da parte|tengono|ce l['’]hanno|ne hanno|disponibil|ho (?:telefonato|chiamato)",
    "apart|(?:hebben|leggen|houden) (?:ze|hem|het|hij)\\b|liggen er|voorraad|gebeld|bewaren",
    "odloz|odklad|zarezerw|jeszcze (?:maja|sa)|zostal|dostepn|dzwonil",
    "ayir|sakl|hala var|var hala|kalmis|stok|aradim",
    "取り置き|取っておいて|在庫|残って|まだ.{0,6}ある|電話したら",
    "빼놔|빼놓|맡아|예약|있대|남았|재고|전화해 ?봤|전화했더니",
    "يحجز|يخلون|يخبون|عندهم|باقي|متوفر|اتصلت|كلمتهم",
    "rakh (?:den|len|deng|leng)|abhi bhi|\\bbach[eai]\\b|(?:call|phone) kiya|रख (?:दें|लें)|अभी भी|बच[ेाी]|(?:फोन|कॉल) किया"
  ].join("|"),
  "iu"
)

/** Wares, money, messengers and help of one's own: who has them calls others for business. */
const business = new RegExp(
  [
    "whats|wsp\\b|wasap|\\bzap\\b|telegram|viber|\\bline\\b|kakao|카톡|ライン|واتس|واتساب|تل[ي]?جرام|व्हाट्स",
    "\\b(?:call|text|ring|message|contact|reach|dm|inbox) me\\b|\\b(?:i|we) (?:sell|fix|repair|offer|buy|lend|make|can help)\\b|selling|\\b(?:my|our) (?:shop|store|branch|number)",
    "ruf\\w* mich|schreib\\w* mir|verkauf|\\bbiete|\\bunser|mein\\w* (?:laden|geschaft|filiale|nummer)",
    "(?:appel|contact|ecri|joign)\\w*[- ]moi|je vends|vendons|\\b(?:ma|notre|nos) \\p{L}+|mon numero",
    "(?:llama|escribe|contacta)(?:d|n)?me|\\bvend(?:o|emos|iamo)\\b|\\bmi (?:tienda|numero)|nuestr",
    "me (?:chama|liga|liguem|contat)|minha loja|noss[ao]",
    "(?:chiama|scrivi|contatta)(?:te)?mi\\b|mio (?:negozio|numero)|nostr[oa]",
    "(?:bel|app|stuur) (?:me|mij)\\b|verkoop|mijn (?:winkel|nummer)|\\bonze?\\b",
    "do mnie|sprzeda|\\bnasz|moj(?:ego|ej|a)? (?:sklep|numer)",
    "beni ara|bana|sat(?:iyor|ar|ilik)|bizim|(?:dukkan|magaza)m",
    "私に|販売|売って|売ります|当店|うちの|ご連絡|저한테|저에게|연락 ?주|팝니다|판매|저희|우리 (?:매장|가게)",
    "كلمني|كلموني|اتصل بي|راسل|تواصل|[أا]بيع|نبيع|عندنا|محلي|محلنا|mujhe|bech|hamar|meri duk|हमार|बेच|मुझे",
    moneyAndWares,
    "support|help ?desk|help ?line|hotline|customer (?:care|service)|refund|recover|\\bbank|agent|\\bdr\\b|kundendienst|erstatt|rembours|reembols|rimbors|soporte|assistenza|terugbetal|zwrot|\\biade\\b|返金|サポート|환불|상담|استرداد|استرجاع|wapas|वापस"
  ].join("|"),
  "iu"
)

/** Whoever helps another customer says little else. */
const longest = 280

/**
 * Whether a comment tells other customers the telephone number of a shop, as one who has been there does: nothing is
 * offered but that number.
 */
export const tellsNumberOfShop = ({ contact, text: { words, written }, urls }: TextReading): boolean =>
  contact.score > 0 &&
  urls.length === 0 &&
  written.length <= longest &&
  contact.seen.every((seen) => /^\+?\d/u.test(seen)) &&
  words.every(({ kind }, place) => kind !== "money" && kind !== "hashtag" && (kind !== "handle" || place === 0)) &&
  shop.test(written.whole) &&
  obliging.test(written.whole) &&
  !business.test(written.whole)
