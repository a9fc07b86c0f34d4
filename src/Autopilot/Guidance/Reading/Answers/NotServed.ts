/** How each language tells where a brand does not deliver, and what it does not sell or mend. */
export const notServed: Readonly<Record<string, string>> = {
  German:
    "wir (?:liefern|versenden|verschicken|verkaufen|reparieren|vermieten) (?:.+ )?(?:nicht|keine?|nur|auch|weltweit|europaweit|kostenlos)(?: .+)?",
  French: "nous ne (?:livrons|expédions|vendons|réparons|louons) (?:pas|plus|que) .+",
  Spanish: "no (?:enviamos|entregamos|repartimos|reparamos|vendemos) (?:a|en|fuera|por) .+",
  Italian: "non (?:spediamo|consegniamo|vendiamo|ripariamo|effettuiamo (?:consegne|spedizioni)) .+",
  Portuguese: "não (?:enviamos|entregamos|vendemos|consertamos|fazemos (?:entregas?|envios?)) .+",
  Dutch:
    "(?:wij|we) (?:leveren|verzenden|versturen|bezorgen|verkopen|repareren) (?:.+ )?(?:niet|geen|alleen|ook|gratis|wereldwijd)(?: .+)?",
  Polish: "nie (?:wysyłamy|dostarczamy|sprzedajemy|naprawiamy|prowadzimy (?:wysyłki|sprzedaży)) .+",
  Turkish: "\\p{L}+(?:['’]\\p{L}+)? (?:gönderim|teslimat|kargo|satış|tamir) (?:yapmıyoruz|yapılmamaktadır|yoktur|yok)",
  Japanese:
    "(?:海外|国外|北海道|沖縄|離島).{0,6}(?:発送|配送)は?(?:して(?:い|おり)ません|行って(?:い|おり)ません|できません|対応しておりません)",
  Korean:
    "(?:해외|제주|도서 ?산간)(?: [\\p{L}]+)? ?(?:배송|발송)은 (?:하지 않습니다|안 합니다|안 해요|불가합니다|불가능합니다)",
  Arabic: "لا (?:نشحن|نوصل|نوصّل|نبيع|نصلح) (?:إلى|الى|خارج|في|لـ?) .+",
  Hindi: "हम [\\p{L}\\p{M} ]+ (?:में|को) (?:डिलीवरी|शिपिंग|मरम्मत) नहीं करते(?: हैं)?"
}
