import type { MeasuringWords } from "./MeasuringWords.ts"

const having = "(?:içeren|olan|barındıran|bulunan|kullanan|paylaşan|atan|yazan|koyan|geçen)"
/** `-lerden`, `'ten` */
const from = "['’]?(?:ler|lar)?['’]?(?:den|dan|ten|tan)"
const all = "(?:tüm |bütün |her )?"

export const turkish: MeasuringWords = {
  standIn: "büyük harfle yazılan {comments}",
  comments: "(?:yorum|mesaj|gönderi|paylaşım|cevap|yanıt)\\p{L}*",
  only: "(?:sadece|yalnızca|yalnız|sırf)",
  friends: "(?:(?:bir|başka|kendi) )*(?:arkadaş|kişi|birin|insan|kullanıcı|hesap|başkalar|birbir)\\p{L}*",
  things: [
    ["link(?:ler)?|bağlantı(?:lar)?|url|web adresi", "links"],
    ["hash-?tag(?:ler)?", "hashtags"],
    ["(?:arkadaş |kişi )?etiket(?:i|leri|ler|leme)?|mention", "tags"],
    ["emoji(?:ler)?|emojiler|ifade", "emoji"],
    ["gif(?:ler)?|sticker|çıkartma|fotoğraf|resim|görsel", "images"],
    ["ünlem(?: işareti)?|soru işareti", "marks"],
    ["kelime", "words"],
    ["karakter|harf", "characters"]
  ],
  numbers: { tek: 1, bir: 1, iki: 2, üç: 3, dört: 4, beş: 5, altı: 6, yedi: 7, sekiz: 8, dokuz: 9, on: 10 },
  apart: " ",
  before: "(?<least>en az|minimum)|(?<most>en fazla|en çok|maksimum)",
  after: "(?<least>veya daha fazla|ve üzeri|ya da daha fazla)",
  many: "(?:çok fazla|aşırı|bir sürü|çok sayıda|fazla|birçok|gereğinden fazla|çok)",
  and: "ve|veya|ya da",
  forms: [
    `{only} {thing}(?:${from})? (?:${having}|oluşan|ibaret(?: olan)?) ${all}{comments}`,
    `{thing}${from} oluşan ${all}{comments}`,
    `{thing}${from} (?:başka (?:bir )?şey (?:içermeyen|olmayan)|ibaret(?: olan)?) ${all}{comments}`,
    `{only} {thing}(?:li|lı|lu|lü) ${all}{comments}`,
    [`{only} {friends} (?:etiketle|taglay|tagle|menşınla)\\p{L}* ${all}{comments}`, "tags"],
    [`{number}${from} (?<over>fazla|çok) {friends} etiketle\\p{L}* ${all}{comments}`, "tags"],
    [`(?<number>tek|bir|iki|üç) kelime(?:lik|den oluşan|den ibaret) ${all}{comments}`, "words"],
    `{number}${from} (?:(?<over>fazla|çok)|(?<under>az)) {thing} ${having} ${all}{comments}`,
    `{amount} {thing} ${having} ${all}{comments}`,
    `{number} {thing}${from} (?:(?<over>(?:daha )?(?:uzun|fazla))|(?<under>(?:daha )?(?:kısa|az)))(?: olan)? ${all}{comments}`,
    `{number} {thing}(?:i|yi|ı)? (?<over>aşan|geçen) ${all}{comments}`,
    `{many} {thing} ${having} ${all}{comments}`,
    `{thing}(?:ler|lar)?(?:le|la|yle|yla)? (?<many>dolu)(?: olan)? ${all}{comments}`,
    [`(?<without>metinsiz|yazısız|sözsüz|metin içermeyen|yazı içermeyen) ${all}{comments}`, "words"]
  ]
}
