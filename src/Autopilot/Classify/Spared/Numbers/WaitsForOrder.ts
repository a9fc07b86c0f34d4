import { Sieved } from "../../../Expressions/Sieved.ts"
import type { TextReading } from "../../../Features/Reading.ts"
import { moneyAndWares } from "./MoneyAndWares.ts"

/** What customers wait for, as texts are read: without accents. */
const goods = new Sieved(
  new RegExp(
    [
      "\\b(?:order|parcel|package|delivery|refund|paket|bestell\\p{L}*|auftrag|sendung|retoure|colis|commande|cmd|livraison|remboursement|paquete|pedido|reembolso|encomenda|estorno|pacco|ordine|rimborso|pakket\\p{L}*|bestelling|terugbetaling|paczk\\p{L}*|przesylk\\p{L}*|zamowieni\\p{L}*|zwrot\\p{L}*|siparis\\p{L}*|kargo\\p{L}*|iade\\p{L}*)\\b",
      "注文|荷物|返金|返品|주문|송장|택배|배송|환불|طلب(?:ي|يتي|ية|يه)?(?!\\p{L})|رقم الطلب|شحن[ةه]|استرجاع|ऑर्डर|पार्सल|रिफंड"
    ].join("|"),
    "iu"
  )
)

/** That nothing has come, or nobody answers. */
const waiting = new Sieved(
  new RegExp(
    [
      "\\b(?:not|never|still|nothing|nobody|no one|haven['’]?t|hasn['’]?t|didn['’]?t) (?:\\p{L}+ ){0,3}(?:arrived|received|came|come|shipped|sent|answers?|replies|reply|got|refunded)\\b",
      "\\b(?:nicht|nix|nichts|keiner|niemand|immer ?noch|noch) (?:\\p{L}+ ){0,3}(?:da|angekommen|bekommen|erhalten|antwortet|geliefert|zuruck|verschickt)\\b",
      "\\b(?:pas|tjs|toujours|jamais|rien|personne|aucune?) (?:\\p{L}+ ){0,3}(?:recue?s?|arrivee?|livree?|repon\\p{L}*|nouvelles?|rembourse\\p{L}*|expedie\\p{L}*)\\b|\\brepond\\p{L}* (?:jamais|pas)\\b",
      "\\b(?:no|nunca|nadie|nada|sin) (?:\\p{L}+ ){0,3}(?:lleg\\p{L}*|recib\\p{L}*|contest\\p{L}*|respond\\p{L}*|respuesta|entreg\\p{L}*)\\b|\\b(?:ninguem|ngm|nao|nunca|nada|sem) (?:\\p{L}+ ){0,3}(?:cheg\\p{L}*|receb\\p{L}*|respon\\p{L}*|resposta|entreg\\p{L}*|estorn\\p{L}*)\\b|\\bparad[oa] (?:em|desde|ha)\\b",
      "\\b(?:non|mai|nessuno|niente|ancora) (?:\\p{L}+ ){0,3}(?:arriva\\p{L}*|ricevut\\p{L}*|rispond\\p{L}*|consegnat\\p{L}*|spedit\\p{L}*)\\b|\\b(?:niet|nooit|niks|niemand|nog) (?:\\p{L}+ ){0,3}(?:binnen|ontvangen|gekregen|geleverd|reageert|antwoordt|bezorgd|terug)\\b",
      "\\b(?:nie|nikt|nic|brak|ciagle|wciaz) (?:\\p{L}+ ){0,3}(?:dosz\\p{L}*|dotar\\p{L}*|przysz\\p{L}*|odpisuj\\p{L}*|odpowiad\\p{L}*|odpowiedzi|odbiera\\p{L}*|dostal\\p{L}*)\\b|\\b(?:gelmedi|gelmiyor|gelmemis|yok|ulasmadi|yatmadi|cevap ver(?:en|miyor)\\p{L}*|cevap verin)\\b",
      "届か|届い(?:て(?:い)?ない|てません)|来(?:ない|ません)|返信(?:が)?(?:ない|ください)|されて(?:い)?(?:ない|ません)|안 ?(?:와|옴|왔|돼|되|됨)|배송 ?준비|답변|답장|아직|조회가",
      "ما ?وصل\\p{L}*|لم (?:يصل|تصل|استلم)\\p{L}*|ما ?جا(?:ء)?(?!\\p{L})|محد (?:يرد|معبرني|رد)|(?:ماحد|ما حد|ما في حد) (?:يرد|رد)|नहीं (?:आया|आई|मिला|मिली)|(?:nahi|nhi) (?:aaya|aayi|mila|mili)|कोई जवाब नहीं|koi (?:jawab|reply) nah?i"
    ].join("|"),
    "iu"
  )
)

/** Where an order stands, as shops say and as customers do. */
const status = new Sieved(
  new RegExp(
    [
      "\\b(?:processing|pending|preparing|stuck|bearbeitung|bearbeitet|en cours|traitement|bloque\\p{L}*|prepara\\p{L}*|proces\\p{L}*|separacao|lavorazione|ferm[oa]|behandeling|verwerk\\p{L}*|realizacji|hazirlan\\p{L}*|islen(?:iyor|mede)|atk[ai])\\b",
      "(?:準備|処理|手配)中|動い?て(?:い)?(?:ない|ません)|(?:준비|처리) ?중|그대로|قيد|معلق|ما تحرك|प्रोसेसिंग|पेंडिंग|अटक"
    ].join("|"),
    "iu"
  )
)

/** Since when: no fraud waits. */
const since = new Sieved(
  new RegExp(
    [
      "\\b(?:since|seit|depuis|desde|sinds|beri(?:dir)?|hace|faz)\\b|\\bfor (?:\\d+|\\p{L}+) (?:days?|weeks?)\\b|\\b(?:da|od) (?:\\d|\\p{L}*(?:di|edi)\\b|sabato|domenica|ieri|giorni|settiman\\p{L}*|poniedzial\\p{L}*|wtor\\p{L}*|srod\\p{L}*|czwart\\p{L}*|piat\\p{L}*|sobot\\p{L}*|niedziel\\p{L}*|tygodni\\p{L}*|dni\\b|wczoraj)",
      "曜(?:日)?から|前から|ずっと|(?:요일|전|어제)부터|째|منذ|من (?:يوم|امس|[\\d٠-٩]|ال(?:سبت|احد|اثنين|ثلاثاء|اربعاء|خميس|جمعه|جمعة)|اسبوع)|(?:वार|दिन|दिनों|हफ्ते|कल) से|(?:war|din|dino|hafte|kal) se\\b"
    ].join("|"),
    "iu"
  )
)

/** What the reader is to do or pay, whose goods they would be, and who got it back: no customer says so. */
const dealing = new RegExp(
  [
    moneyAndWares,
    "\\b(?:your|ihre?n?|eure?n?|votre|vos|su|seu|sua|suo|tuo|tua|uw|jouw|twoj\\p{L}*|panst\\p{L}*)\\s(?:\\p{L}+ )?(?:order|parcel|package|delivery|paket|bestell\\p{L}*|sendung|colis|commande|paquete|pedido|encomenda|pacco|ordine|pakket\\p{L}*|bestelling|paczk\\p{L}*|przesylk\\p{L}*|zamowieni\\p{L}*)\\b|\\b(?:siparis|kargo|paket)\\p{L}*[iu]n[iu]z|お客様|ご注文|고객님|طلبك|طلبكم|شحنتك|आपका|aapka",
    "\\b(?:click|tap|confirm|verify|clique[zr]?|confirme[zr]?|klick\\p{L}*|bestatig\\p{L}*|haz clic|confirma|verifica|clicca|klik|bevestig|kliknij|potwierdz|tikla\\p{L}*|onayla\\p{L}*)\\b|クリック|確認はこちら|클릭|اضغط|क्लिक",
    "\\b(?:help(?:ed|s)? (?:me|you)|thanks to|until (?:i|mr|mrs|he|she)|recover\\p{L}*|hacker|expert|agent|contact (?:him|her|them)|dank|grace a|gracias a|gracas|grazie a|dzieki|sayesinde|のおかげ|덕분|بفضل|की वजह)"
  ].join("|"),
  "iu"
)

/** The one number that is no telephone's is that of what they wait for. */
const numbered =
  /(?:order|bestell\p{L}*|auftrag|commande|cmd|colis|pedido|encomenda|ordine|pacco|bestelling|pakket\p{L}*|zamowieni\p{L}*|paczk\p{L}*|siparis\p{L}*|注文番号|주문 ?번호|송장 ?번호|رقم الطلب|ऑर्डर)(?: (?:no|nr|num|number|nummer|numero|numer|n|नंबर|नं))?[ .:#°º]*\d[\d-]{3,}/iu

const longest = 160

/** Whether a customer tells that what they ordered has not come or still stands where it did, or that nobody answers, and names no way to anybody. */
export const waitsForOrder = ({ contact, text: { words, written }, urls }: TextReading): boolean => {
  const { whole } = written
  return (
    written.length <= longest &&
    urls.length === 0 &&
    words.every(({ kind }) => kind !== "money" && kind !== "handle" && kind !== "hashtag") &&
    (contact.score === 0 || (numbered.test(whole) && !/\d[\d-]{6,}[^\d-].*\d[\d-]{6,}|[@+]/u.test(whole))) &&
    goods.test(whole) &&
    (waiting.test(whole) || (status.test(whole) && since.test(whole))) &&
    !dealing.test(whole)
  )
}
