import { Sieved } from "../../../Expressions/Sieved.ts"
import type { TextReading } from "../../../Features/Reading.ts"
import { givesNoWay } from "../GivesNoWay.ts"
import { givesNumber } from "./GivesNumber.ts"
import { moneyAndWares } from "./MoneyAndWares.ts"

const streets = "lane|street|st|road|rd|avenue|ave|close|drive|way|court|square|place|row|terrace|gardens|crescent|hill"
const few = "(?: \\p{L}+){0,3}?"
/** The number of a house. */
const house = "[^!?]{0,40}\\d"

/**
 * Where a customer wants what they ordered to be brought, in all languages, as texts are read: without accents. Whoever
 * sends goods away, or is after money, says "your" and "our".
 */
const own = new Sieved(
  new RegExp(
    [
      "\\b(?:my|our) (?:new |old |delivery |shipping |home )?address (?:has |is |was |have |got )?(?:just |now |since |already )?(?:changed|moved|wrong|different|incomplete|:)",
      "\\b(?:changed|change|update|correct) (?:my|our) (?:delivery |shipping |home )?address\\b|\\bmy new (?:delivery |shipping |home )?address (?:is|:)|\\bi (?:put|gave|typed|entered|used) (?:\\p{L}+ ){0,2}(?:wrong|old) (?:delivery |shipping )?address\\b",
      `\\b(?:send|deliver|ship|post|forward|redirect|bring) (?:it|them|mine|ours|my [\\p{L}]+|our [\\p{L}]+|the (?:parcel|package|order|delivery|box)) (?:instead )?to (?:flat |number |unit )?\\d+[a-z]? (?:[\\p{L}]+ ){1,2}(?:${streets})\\b`,
      `\\bmeine? (?:neuen?|aktuellen?|richtigen?) (?:liefer|wohn)?(?:adresse|anschrift)\\b|\\bmeine (?:liefer|wohn)?(?:adresse|anschrift)(?: (?:ist|hat sich|lautet|stimmt nicht|war)\\b|:)|\\bbin${few} umgezogen\\b|\\b(?:falsche|alte) (?:liefer)?(?:adresse|anschrift|hausnummer)${few} (?:angegeben|eingegeben|hinterlegt|genommen)\\b|\\bmeine? (?:paket|bestellung|lieferung|sendung)${few} (?:an|nach|in|zur?|zum) (?:die )?${house}`,
      `\\bma nouvelle adresse\\b|\\bmon adresse(?: de livraison)?(?: (?:a change|est|n['’]est)\\b| ?:)|\\bj['’]ai${few} demenage\\b|\\bje viens de demenager\\b|\\bje me suis trompee?${few} (?:d['’]|l['’])adresse\\b|\\bj['’]ai${few} mauvaise adresse\\b|\\b(?:envoy|livr|depos|expedi|apport)(?:ez|er)${few} (?:mon|ma|mes) (?:colis|commande|paquet|livraison|courses) (?:au|a|chez)\\b${house}`,
      `\\bmi nuev[ao] (?:direccion|domicilio)\\b|\\bmi (?:direccion|domicilio)(?: de (?:entrega|envio))?(?: (?:ha cambiado|cambio|es|esta)\\b|:)|\\bme (?:he mudado|mude|cambie de (?:casa|piso|direccion|domicilio))\\b|\\b(?:puse|di|escribi|he puesto|me equivoque)${few} (?:direccion|domicilio)\\b|\\b(?:envi|mand|entreg|llev|traig)\\p{L}*${few} mi (?:pedido|paquete|compra|envio)${few} (?:al?|en) ${house}`,
      `\\b(?:meu novo|minha nova) (?:endereco|morada)\\b|\\b(?:meu endereco|minha morada)(?: de entrega)?(?: (?:mudou|e|esta|era)\\b|:)|\\bme mudei\\b(?! de vida)|\\bmudei(?:-me)? (?:de (?:casa|endereco|morada|apartamento)|para)\\b|\\b(?:coloquei|pus|botei|informei|escrevi|digitei|errei)${few} (?:endereco|morada)\\b|\\b(?:envi|mand|entreg|lev|trag)\\p{L}*${few} (?:meu|minha) (?:pedido|encomenda|pacote|compra)${few} (?:para|pra|na|no|em) ${house}`,
      `\\bmio nuovo indirizzo\\b|\\bmio indirizzo(?: di (?:consegna|spedizione))?(?: e\\b|:)|\\bho (?:appena )?(?:traslocato|cambiato (?:casa|indirizzo))\\b|\\bho sbagliato${few} (?:l['’])?indirizzo\\b|\\bmi sono trasferit[oa]\\b|\\b(?:mand|invi|sped|consegn|port)\\p{L}*${few} (?:il mio|la mia) (?:pacco|ordine|spesa|acquisto)${few} (?:in|al?|alla|presso) ${house}`,
      `\\bmijn nieuwe (?:bezorg|aflever|woon)?adres\\b|\\bmijn (?:bezorg|aflever|woon)?adres(?: (?:is|klopt|was|wordt)\\b|:)|\\bben${few} verhuisd\\b|\\b(?:verkeerde|foute|oude) (?:bezorg|aflever)?adres${few} (?:ingevuld|opgegeven|ingevoerd|doorgegeven)\\b|\\bmijn (?:pakket|pakketje|pakje|bestelling)${few} (?:naar|op|bij) ${house}`,
      `\\bmoj (?:nowy|aktualny) adres\\b|\\bmoj adres(?: (?:sie zmienil|ulegl zmianie|to|jest)\\b|:)|\\bzmienil sie moj adres\\b|\\bzmienil[ea]m adres\\b|\\bprzeprowadzil[ea]m sie\\b|\\b(?:podal|wpisal|pomylil)[ea]m${few} adres\\b|\\b(?:wys|przys|dostarcz|przywie)\\p{L}*${few} (?:moj[aei]|moj) (?:paczk[aei]|przesylk[aei]|zamowienie)${few} (?:na|do|pod) ${house}`,
      `\\badresimi?\\b|\\btasindim\\b|\\badresi yanlis (?:yaz|gir|ver)\\p{L}*[iu]m\\b|\\b(?:siparisimi|kargomu|paketimi) ${house}[^.!?]{0,20}(?:gonder|getir|teslim|yolla|birak)`,
      "\\b(?:forgot|left out) (?:\\p{L}+ ){0,2}(?:flat|apartment|house|unit) number|\\b(?:haus|wohnungs)nummer vergessen\\b|\\b(?:oublie|olvide|esqueci|dimenticato|zapomnial[ea]m)(?: \\p{L}+){0,3} (?:numero|numer) (?:de |d['’]|do |civico|mieszkania|domu)|\\bhuisnummer vergeten\\b|\\b(?:daire|kapi) numarasini unuttum|部屋番号を(?:書き)?忘れ|동호수를? ?(?:빼먹|안 적)|نسيت رقم (?:الشق[ةه]|البيت)|(?:फ्लैट|मकान) नंबर .{0,12}भूल",
      "\\baddress change for my |\\badressanderung fur meine |\\bchangement d['’]adresse pour ma |\\bcambio de (?:domicilio|direccion) (?:para|de) mi |\\bmudanca de (?:endereco|morada) (?:d[oa] meu|da minha|para [oa] minha|para o meu) |\\bcambio (?:di )?indirizzo per il mio |\\badreswijziging voor mijn |\\bzmiana adresu do moje|\\bsiparisim icin adres degisikli|転居した|\\bshift ho ga[yi]",
      "住所が変わ(?:り|った)|新しい住所は|新住所は|引っ越し(?:た|まし)|住所を(?:書き|入力)?間違え|(?:届け先|配送先|送り先)を.{2,20}に(?:変更|変えて)",
      "(?:제|내) ?주소(?:가|를)|새 ?주소로|새 ?주소는|(?<!님 ?)주소가 ?바뀌었|이사 ?(?:했|왔|갔|해서)|주소를? ?잘못 ?(?:적|입력했|썼)|제 (?:택배|주문|물건).{0,30}\\d.{0,8}(?:보내|배송)",
      `عنواني(?!\\p{L})|(?:انتقلت|نقلت) (?:[إا]لى |ل)(?:بيت|منزل|شقة|سكن|عنوان)|كتبت العنوان (?:غلط|خط[أا])|طلبي (?:[إا]لى|على) ${house}`,
      "मेर[ाे] (?:नय[ाे] |डिलीवरी )?(?:पता|पते|एड्रेस)|पता गलत (?:लिख|डाल|दे) दिय|घर बदल लिय|मेर[ाी] (?:पार्सल|ऑर्डर|पैकेट) [^.!?।]{0,40}\\d[^.!?।]{0,20}(?:भेज|पहुंच|डिलीवर)",
      `\\bmer[ae] (?:nay[ae] |new |delivery )*(?:address|pata)\\b|\\b(?:address|pata) galat (?:daal|dal|likh|de) diy|\\bghar (?:shift|badal)(?: kar)? liy|\\bmer[ai] (?:parcel|order|packet) ${house}[^.!?]{0,25}(?:bhej|pahunch|deliver)`
    ].join("|"),
    "iu"
  )
)

/** What is brought: who has moved and speaks of none may have readers come to them. */
const goods = new RegExp(
  [
    "\\b(?:order(?:ed)?|parcel|package|deliver\\p{L}*|shipping|shipment|send|ship|courier|bring)\\b|paket|packchen|\\bbestell|liefer|sendung|zustell|schick|\\bcolis\\b|commande|livr(?:er|ez|aison)|\\benvoye|paquete|pedido|encomienda|entreg|\\benvi",
    "encomenda|pacote|\\bmand(?:em|en|ate)\\b|\\bpacco\\b|\\bordin[ei]\\b|consegn|spedi|pakket|pakje|bezorg|bestelling|\\bstuur|paczk|przesylk|zamowi|dostaw|dostarcz|wysla|wyslij|siparis|kargo|teslim|gonder|getir",
    "注文|荷物|配送|配達|届け|送って|送り先|주문|택배|배송|보내|طلب|توصيل|شحن[ةه]|[أا]رسل|ऑर्डर|पार्सल|डिलीवर|भेज|parsel|\\bbhej"
  ].join("|"),
  "iu"
)

/** Whoever has an offer, wants to be visited, or speaks of the reader's goods is no customer of the shop. */
const business = new RegExp(
  [
    moneyAndWares,
    "mass?a[gjz]|\\bjobs?\\b|psychic|\\bspells?\\b|tarot|voyant|\\bmed(?:ium|yum)\\b|hellseh|vident|wrozk|nebenverdienst|\\brenda\\b|マッサージ|副業|占い|마사지|부업|روحاني|मसाज|मालिश|बाबा|\\bbaba\\b",
    "\\b(?:sell|sale|buy|shop|store|salon|visit|come (?:and|see|over|to)|your (?:parcel|package|order|delivery|account|prize))\\b|verkauf|kaufen|\\bladen\\b|geschaft|besuch|\\bihre? (?:paket|sendung|bestellung|gewinn)|\\bunsere? ",
    "\\bvend|\\bacha?et|boutique|magasin|\\bviens\\b|\\bvenez\\b|\\bvotre (?:colis|commande|compte|gain)|\\b(?:notre|nos)\\b|\\bcompr(?:a|e|en|ar)\\b|tienda|visita|\\bven(?:gan|id)?\\b|\\bsu (?:paquete|pedido|cuenta|premio)|nuestr|\\bloja\\b|\\bvenh?am?\\b|\\b(?:seu|sua) (?:pedido|encomenda|pacote|conta|premio)|noss[ao]",
    "negozio|\\bvenite\\b|\\b(?:suo|tuo|vostro) (?:pacco|ordine)|\\bnostr[oaie]\\b|verkoop|winkel|\\bkom (?:langs|naar)|\\b(?:uw|jouw) (?:pakket|bestelling)|\\bonze?\\b|sprzeda|sklep|zapraszam|\\b(?:twoj|panst|pana|pani)\\p{L}* (?:paczk|przesylk|zamowieni)|\\bnasz|satilik|satiyor|magaza|bekler|\\b(?:kargo|paket|siparis)\\p{L}*[iu]n[iu]z",
    "お客様|当店|当社|弊社|販売|買取|来て|遊びに|保管|고객님|매장|판매|팝니다|분양|놀러|보관|저희 (?:가게|매장|회사)|للبيع|نبيع|[أا]بيع|متجر|محل|زور|تعال|شحنتك|طلبك|बेच|दुकान|आओ|आइए|आपका|\\bbech|duka?an|\\baao\\b|aaiye|\\baapka\\b"
  ].join("|"),
  "iu"
)

const longest = 160

/** Whether a customer tells where something is to be brought to them, and names no way to anybody but a telephone. */
export const tellsOwnAddress = (reading: TextReading): boolean => {
  const { length, whole } = reading.text.written
  return (
    length <= longest &&
    (givesNumber(reading, longest) || givesNoWay(reading)) &&
    own.test(whole) &&
    goods.test(whole) &&
    !business.test(whole)
  )
}
