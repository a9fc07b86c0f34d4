/** That others recommend something, as guidance says it in other languages. */
export const recommendedElsewhere =
  /(?<!\p{L})(?:empfehl\p{L}*|empfiehlt|recommand\p{L}*|conseill\p{L}*|recomiend\p{L}*|recomend\p{L}*|aconsej\p{L}*|consigli\p{L}*|raccomand\p{L}*|aanrad\p{L}*|aanbevel\p{L}*|polec\p{L}*|rekomend\p{L}*|öner\p{L}*|tavsiye\p{L}*|توصي|ينصح\p{L}*|सिफारिश|सिफ़ारिश)(?!\p{L})|勧め|おすすめ|オススメ|薦め|추천/iu

const cheaper =
  "(?:billiger|gunstiger|halfte|halbe\\p{L}* preis|moins chere?s?|moitie prix|mas barat[oa]s?|mitad de precio|mais barat[oa]s?|metade do preco|meta prezzo|costa(?:no)? meno|piu economic[oa]|goedkoper|halve prijs|de helft|taniej|polowe ceny|daha ucuz\\p{L}*|yari fiyatina)"
const same =
  "(?:das gleiche|dasselbe|le meme|la meme|les memes|lo mismo|el mismo|la misma|o mesmo|a mesma|lo stesso|la stessa|hetzelfde|dezelfde|to samo|aynisi)"

/** Says that it costs less there, or that the same is to be had there. */
export const cheaperThere = new RegExp(
  `§\\p{L}*(?:['’]\\p{L}+)? (?:(?:[\\p{L}]+|\\d+ ?€?) ){0,5}${cheaper}(?!\\p{L})|(?<!\\p{L})${same}(?: \\p{L}+){0,4}? (?:all['’])?§`,
  "u"
)

/** Sends readers there, or says that it is better, in other languages; `§` for what is named. In small letters, without accents. */
export const sendsElsewhere =
  /(?<!\p{L})(?:geht|geh|kauft|nehmt|nimm|kauf|bestellt|holt|probiert|versucht)(?: \p{L}+){0,4} §|§ (?:ist|sind)(?: \p{L}+){0,3} (?:besser|gunstiger|billiger)|(?<!\p{L})besser (?:bei|zu|mit) §|(?<!\p{L})(?:allez|achetez|prenez|essayez|passez|commandez|va|prends|essaie)(?: \p{L}+){0,4} §|§ (?:est|sont)(?: \p{L}+){0,3} (?:mieux|meilleure?s?|moins chere?s?)|(?<!\p{L})(?:compren?|vayan|usen|prueben|pidan|ve|compra|usa|prueba|vete)(?: \p{L}+){0,4} §|§ (?:es|son|esta)(?: \p{L}+){0,3} (?:mejor|mejores|mas barat[oa]s?)|(?<!\p{L})(?:comprem|vao|usem|experimentem|vai|pecam)(?: \p{L}+){0,4} §|(?:a |o )?§ e(?: \p{L}+){0,3} (?:melhor|mais barat[oa])|(?<!\p{L})(?:comprate|andate|usate|provate|prendete|vai|compra)(?: \p{L}+){0,4} §|§ e(?: \p{L}+){0,3} (?:meglio|migliore|piu economic[oa])|(?<!\p{L})(?:ga|koop|neem|probeer|bestel|gebruik)(?: \p{L}+){0,4} §|§ is(?: \p{L}+){0,3} (?:beter|goedkoper)|(?<!\p{L})(?:kupcie|idzcie|wezcie|sprobujcie|kupuj|idz)(?: \p{L}+){0,4} §|§\p{L}* (?:jest|sa)(?: \p{L}+){0,3} (?:lepsz\p{L}+|tansz\p{L}+)|§\p{L}*(?:['’]\p{L}+)? (?:daha (?:iyi|ucuz)|alin|deneyin|tercih edin)|§(?:の方が|のほうが|を買|にし|がおすすめ|をおすすめ)|§(?:이|가|을|를)? ?(?:더 (?:좋|싸)|사세요|추천|쓰세요)|(?<!\p{L})(?:اشتروا|روحوا|جربوا)(?: [\p{L}\p{M}]+){0,3} §|§ (?:أفضل|أرخص|احسن)|§ (?:लो|खरीदो|बेहतर|ज़्यादा अच्छा|सस्ता)|§ (?:lo|kharido|try karo|sasta|better hai|zyada accha)/u

/** `Kelda ist nicht besser` */
export const deniedElsewhere =
  /(?<!\p{L})(?:nicht|kein\p{L}*|nie|pas|jamais|no|nunca|nao|non|mai|niet|nooit|geen|degil)(?!\p{L})|ない|ません|지 ?마|않|안 (?:좋|싸)|ليس|(?<!\p{L})(?:لا|مو|مش)(?!\p{L})|नहीं|मत|(?<!\p{L})(?:nahi|mat)(?!\p{L})/u
