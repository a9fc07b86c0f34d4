/** What somebody writes who wants to be told nothing more, in thirteen languages. */
const words = [
  // English
  "unsubscrib",
  "opt(?:ing)?[- ]?out(?: of (?:(?:your|the|all|these|any) )*(?:e-?mail|mail|news|text|message|marketing|list)|(?! of)(?!\\p{L}))",
  "(?:take|remove|delete) me (?:off|from)(?!\\p{L})",
  "(?:remove|delete|erase) (?:my|this) (?:e-?mail|address|number|phone|data)",
  "(?<!(?:n['’]?t|not|never) )stop (?:e-?mailing|mailing|texting|messaging|calling|contacting|spamming|sending)(?!\\p{L})",
  "please,? no more (?:e-?mails?|mails?|newsletters?|texts|calls)(?!\\p{L})",
  // German
  "abbestell",
  "abmelden(?!\\p{L})",
  "tragt? mich (?:bitte )?aus(?!\\p{L})",
  "aus (?:dem|eurem|ihrem) verteiler",
  "keine (?:newsletter|werbung) mehr(?!\\p{L})",
  "keine (?:e-?)?mails? mehr (?:schick|send)",
  // French
  "d[ée]sabonn",
  "d[ée]sinscri",
  "arr[êe]tez de m['’](?:envoyer|[ée]crire|appeler)",
  "ne m['’](?:envoyez|[ée]crivez|appelez) plus",
  "retirez[- ]moi",
  // Spanish
  "d(?:ar|en|é|ad|a)(?:me|nos) de baja",
  "desuscri",
  "cancelar (?:mi|la) suscripci[óo]n",
  "dejen? de (?:enviarme|mandarme|escribirme|llamarme)",
  "no me (?:env[ií]en|manden|escriban|llamen) m[áa]s",
  // Portuguese
  "descadastr",
  "cancelar (?:a )?(?:minha )?(?:inscri[çc][ãa]o|assinatura)",
  "parem? de (?:me )?(?:enviar|mandar|ligar)",
  "(?:tirem?|removam?)(?:-me| me)? da lista",
  // Italian
  "disiscri",
  "(?:cancella|toglie)te?mi dall",
  "smett\\p{L}+ di (?:mandarmi|inviarmi|scrivermi|chiamarmi)",
  "non (?:mandatemi|inviatemi|scrivetemi) più",
  // Dutch
  "(?<!(?:factuur|rekening|offerte|bon|recept)(?!\\p{L})[^.!?\\n]{0,30})uitschrijven(?!\\p{L})",
  "schrijf me (?:a\\.u\\.b\\. )?uit(?!\\p{L})",
  "afmelden(?!\\p{L})",
  "stuur (?:me|mij) geen (?:e-?mails?|mails?|nieuwsbrie(?:f|ven)) meer",
  // Polish
  "wypis(?:z|ać|zcie|ujcie)(?!\\p{L})(?! (?:(?:mi|nam|proszę|pan|pani) )*(?:faktur|rachun|paragon|recept|zwolnieni|zaświadczeni))",
  "zrezygn\\p{L}+ z newslettera",
  "usuńcie? (?:mnie|mój)",
  "(?:nie wysyłajcie|proszę nie wysyłać)",
  // Turkish
  "aboneli(?:ğimi(?! (?:yenile|başlat|uzat|yükselt|aktif|devam))|kten)",
  "liste(?:den|nizden) çık",
  "(?:e-?posta|mail|mesaj) (?:atmayın|göndermeyin)",
  // Arabic
  "[إا]لغاء (?:ال)?اشتراك",
  "لا ترسلوا",
  // Hindi
  "अनसब्सक्राइब",
  "सदस्यता (?:रद्द|समाप्त)",
  "(?:मेल|संदेश) (?:मत|न) भेज"
]
/** Where words are not parted by spaces. */
const unparted = [
  "配信(?:を)?停止",
  "登録解除",
  "購読解除",
  "メールを送らないで",
  "수신\\s?거부",
  "구독\\s?(?:취소|해지)"
]

const leaving = new RegExp(`(?<!\\p{L})(?:${words.join("|")})|${unparted.join("|")}`, "iu")

/** Whether a message asks to be taken off a list: the address in it is given to be forgotten. */
export const asksToLeave = (plain: string): boolean => leaving.test(plain)
