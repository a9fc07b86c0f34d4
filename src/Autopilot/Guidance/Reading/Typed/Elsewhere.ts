import type { Rewrite } from "../Rewrites/Words.ts"

const hello =
  "hallo|moin|servus|bonjour|salut|coucou|hola|buenas|buenos días|oye|olá|oi|ciao|salve|buongiorno|hoi|cześć|hej|witam|dzień dobry|merhaba|selam|안녕하세요|مرحبا|السلام عليكم|أهلا|नमस्ते"
const note =
  "wichtig|hinweis|importante?|ważne|uwaga|önemli|dikkat|belangrijk|let op|重要|注意|중요|주의|مهم|ملاحظة|जरूरी|ज़रूरी|महत्वपूर्ण|nota|note|p\\.?s\\.?|noch was|noch etwas"
const besides =
  "außerdem|ausserdem|zudem|generell|grundsätzlich|im allgemeinen|ab sofort|en général|de manière générale|désormais|en general|por lo general|em geral|in generale|in linea di massima|over het algemeen|voortaan|ogólnie|od teraz|genel olarak|bundan sonra"
const asking =
  "kannst du|könntest du|könnt ihr|könntet ihr|können sie|pouvez-vous|peux-tu|pourriez-vous|est-ce que tu peux|puedes|podéis|podrías|puedo pedirte|poderia|poderiam|puoi|potete|potresti|kun je|kunnen jullie|zou je|czy możesz|możesz|czy możecie"

const thanks =
  "danke(?: schön| dir| euch)?|vielen dank|merci(?: beaucoup| d['’]avance)?|(?:muchas )?gracias|(?:muito )?obrigad[oa]|valeu|grazie(?: mille)?|(?:hartelijk )?bedankt|dank je(?:wel)?|alvast bedankt|dzięki|dziękuję|teşekkürler|teşekkür ederi[mz]|sağ ?ol(?:un)?|धन्यवाद|शुक्रिया|شكرا(?: لك| لكم| جزيلا)?|감사합니다|고맙습니다"

const networks = "TikTok|Instagram|Insta|Facebook|FB|YouTube|Threads"

/** On a page of a network is on that network. */
const onPage = (before: string, to: string): Rewrite => [new RegExp(before.replace("{n}", `(${networks})`), "giu"), to]

/** `But not on TikTok` leaves it out. */
const notOn = (but: string, on: string, except: string): Rewrite => [
  new RegExp(`,? ${but} (?=${on} (?:${networks})(?!\\p{L}))`, "giu"),
  ` ${except} `
]

/** What opens or limits an instruction in other languages than English, as it is read there. */
export const typedElsewhere: ReadonlyArray<Rewrite> = [
  // `Si alguien pregunta el precio no lo ocultes`, typed without its comma
  [
    /^((?:si |se |s['’])(?:alguien|quelqu['’]une?|algu[eé]m|qualcuno|une? clien\p{L}+|algún cliente|una persona|alguna persona|on|la gente|as pessoas) [^,;:]{3,80}?)(?<!(?:^|[ '’])(?:que|qui|che|y|et|e|o|ou|pero|mais|mas|ma)) (?=(?:por favor )?(?:(?:no|não|nao|non) (?:l[oae]s? )?|(?:ne |n['’])(?:l(?:es?|a) |l['’]))(?:ocult|borr|elimin|escond|cach|masqu|supprim|effac|apag|remov|exclu|nascond|cancell|delet)\p{L}*(?: pas| jamais)?$)/iu,
    "$1, "
  ],
  [
    new RegExp(
      `^(?:${hello})(?: (?:zusammen|team|à tous|a todos|a tutti|allemaal|wszystkim|herkese|الجميع|सबको))?\\s*[,!،.]\\s*(?=\\p{L})`,
      "iu"
    ),
    ""
  ],
  [new RegExp(`^(?:${note})\\s*[:：!]\\s*(?=\\p{L}|["“„«「])`, "iu"), ""],
  [new RegExp(`^(?:${besides}),? (?=\\p{L})`, "iu"), ""],
  [new RegExp(`^(?:${asking}),? (?=\\p{L})(?!.*\\?$)`, "iu"), ""],
  [new RegExp(`(?<=[\\p{L}\\p{M}]{2} [^:：=]*[\\p{L}\\p{M}"”»]),? (?:${thanks})[.!\\s]*$`, "iu"), ""],
  onPage("\\b(?:auf|bei) unserer? {n}(?:[- ](?:seite|page|kanal|account|profil|auftritt))(?!\\p{L})", "auf $1"),
  onPage("\\bsur notre (?:page|compte|chaîne|profil) {n}(?!\\p{L})", "sur $1"),
  onPage("\\ben nuestr[ao] (?:página|cuenta|canal|perfil) de {n}(?!\\p{L})", "en $1"),
  onPage("\\bn[ao] noss[ao] (?:página|conta|canal|perfil) (?:d[oe] |no )?{n}(?!\\p{L})", "no $1"),
  onPage("\\b(?:sulla nostra|sul nostro) (?:pagina|account|canale|profilo)(?: su| di)? {n}(?!\\p{L})", "su $1"),
  onPage("\\bop (?:onze|ons) {n}[- ]?(?:pagina|kanaal|account|profiel)(?!\\p{L})", "op $1"),
  onPage(
    "\\bna (?:naszej|naszym) (?:stronie|profilu|koncie|kanale|fanpage['’]?u)(?: na)? {n}(?:u|ie|a)?(?!\\p{L})",
    "na $1"
  ),
  notOn("aber nicht", "(?:auf|bei)", "außer"),
  notOn("mais pas", "sur", "sauf"),
  notOn("pero no", "en", "excepto"),
  notOn("mas não", "no", "exceto"),
  notOn("ma non", "su", "tranne"),
  notOn("maar niet", "op", "behalve"),
  notOn("ale nie", "na", "oprócz")
]
