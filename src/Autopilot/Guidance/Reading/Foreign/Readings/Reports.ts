/** How a language says that somebody says something, and that it is to be told, or asked about. */
interface Report {
  readonly forms: ReadonlyArray<RegExp>
  readonly ask: string
  readonly complaints: string
}

/** `If somebody writes that …, tell me` and `tell me if somebody writes that …`. */
const bothWays = (given: string, tell: string): ReadonlyArray<RegExp> => [
  new RegExp(`^${given} (?<x>.{3,120}?), ?(?:[^,]{0,30} )?(?:${tell})[^,]{0,40}$`, "iu"),
  new RegExp(`^(?:[^,]{0,20} )?(?:${tell})[^,]{0,30}?,? ${given} (?<x>[^,]{3,120})$`, "iu")
]

const german = bothWays(
  "(?:wenn|falls|sobald|sofern) (?:jemand|einer|irgendwer|irgendjemand|(?:ein |eine )?(?:kunde|kundin|gast|patient|patientin|mitglied)|kunden|leute|gäste|patienten) (?:schreib|sag|behaupt|erzähl|bericht|meld|mein|erwähn|kommentier|klag)\\p{L}*,? (?:dass|das|daß|er|sie|ihm|ihr|wir)",
  "sag(?:t|en sie)? (?:mir|uns)|gib(?:t)? (?:mir|uns)|geben sie uns|meld\\p{L}*|informier\\p{L}*|frag\\p{L}*|benachrichtig\\p{L}*|zeig\\p{L}* (?:es )?(?:mir|uns)|will ich|wollen wir|möchte ich|bescheid"
)
const french = bothWays(
  "(?:si|quand|dès que|lorsque) (?:quelqu['’]une?|une? client\\p{L}*|des client\\p{L}*|une? patient\\p{L}*|les gens|on|une personne) (?:dit|écrit|raconte|affirme|prétend|signale|mentionne|indique|se plaint|disent|écrivent)(?: nous)? (?:que|qu['’]\\p{L}+)",
  "prévene\\p{L}+|préviens\\p{L}*|dites|dis-\\p{L}+|averti\\p{L}*|signale[zr]|informe\\p{L}*|demande\\p{L}*|alerte\\p{L}*|montre\\p{L}*|faites"
)
const spanish = bothWays(
  "(?:si|cuando|en cuanto) (?:alguien|alg[uú]n client\\p{L}*|una? client\\p{L}*|una? paciente|la gente|una persona) (?:dice|diga|escribe|escriba|cuenta|cuente|comenta|comente|afirma|afirme|asegura|reporta|menciona|mencione|se queja de) (?:de )?que",
  "avísa\\p{L}*|avisa\\p{L}*|avise\\p{L}*|avíse\\p{L}*|díme\\p{L}*|dime\\p{L}*|dínos\\p{L}*|dinos|dígan\\p{L}*|infórma\\p{L}*|infor\\p{L}*|pregúnt\\p{L}*|pregunt\\p{L}*|enséña\\p{L}*|muéstra\\p{L}*|házme\\p{L}*|consúlt\\p{L}*"
)
const portuguese = bothWays(
  "(?:se|quando|caso) (?:algu[eé]m|um cliente|uma cliente|algum cliente|um paciente|as pessoas|uma pessoa) (?:disser|diz|diga|escrever|escreve|escreva|falar|fala|fale|contar|conta|comentar|comenta|afirmar|relatar|reclamar|mencionar) (?:de )?que",
  "avis\\p{L}+|(?:me |nos )(?:avis\\p{L}+|fal\\p{L}+|diz|diga\\p{L}*|cont\\p{L}+|mostr\\p{L}+|pergunt\\p{L}+)|pergunt\\p{L}+|inform\\p{L}+|diga-\\p{L}+|mostr\\p{L}+"
)
const italian = bothWays(
  "(?:se|quando|appena) (?:qualcuno|un(?:a)? client\\p{L}*|un(?:a)? pazient\\p{L}*|la gente|una persona) (?:dice|dica|scrive|scriva|racconta|racconti|sostiene|afferma|segnala|segnali|si lamenta|lamenta) (?:che|di)",
  "avvis\\p{L}+|avvert\\p{L}+|dimm\\p{L}*|dicci|ditem\\p{L}*|diteci|fatem\\p{L}+|fammi\\p{L}*|chied\\p{L}+|inform\\p{L}+|segnal\\p{L}+|mostr\\p{L}+"
)
const dutch = bothWays(
  "(?:als|wanneer|zodra) (?:iemand|(?:een )?(?:klant|gast|patiënt)|klanten|mensen|gasten) (?:zegt|schrijft|beweert|meldt|vertelt|klaagt|zeggen|schrijven|melden),? dat",
  "laat|meld\\p{L}*|vertel\\p{L}*|waarschuw\\p{L}*|geef|vraag\\p{L}*|zeg\\p{L}*|informeer\\p{L}*|stuur|wil ik|willen we"
)
const polish = bothWays(
  "(?:jeśli|jeżeli|gdy|kiedy|jak) (?:ktoś|klient\\p{L}*|ludzie|pacjent\\p{L}*|gość) (?:napisze|pisze|powie|mówi|twierdzi|zgłosi|zgłasza|wspomni|skarży się|poskarży się),? że",
  "daj\\p{L}*|powiedz\\p{L}*|powiadom\\p{L}*|poinformuj\\p{L}*|zapyta\\p{L}*|pytaj\\p{L}*|pokaż\\p{L}*|zgłoś\\p{L}*|pisz"
)

/** By the name of the language in English. */
export const reports: Readonly<Record<string, Report>> = {
  German: { forms: german, ask: "frag mich, bevor du {x} löschst", complaints: "Beschwerden über {x}" },
  French: { forms: french, ask: "demande-moi avant de supprimer {x}", complaints: "les plaintes sur {x}" },
  Spanish: { forms: spanish, ask: "pregúntame antes de borrar {x}", complaints: "quejas sobre {x}" },
  Portuguese: { forms: portuguese, ask: "me pergunte antes de apagar {x}", complaints: "reclamações sobre {x}" },
  Italian: { forms: italian, ask: "chiedimi prima di cancellare {x}", complaints: "lamentele su {x}" },
  Dutch: { forms: dutch, ask: "vraag me voor je {x} verbergt", complaints: "klachten over {x}" },
  Polish: { forms: polish, ask: "zapytaj mnie przed usunięciem {x}", complaints: "skarg na {x}" },
  Turkish: {
    forms: [
      /^(?:eğer )?(?:biri|birisi|bir müşteri|müşteriler?|herhangi biri|kim|bir hasta) (?<x>.{3,120}?) (?:yazarsa|söylerse|derse|iddia ederse|belirtirse|anlatırsa|yazınca|yazdığında|söylediğinde|şikayet ederse),? (?:lütfen |hemen |önce )*(?:bana|bize|beni|bizi|haber|sor|bildir)(?: .*)?$/iu
    ],
    ask: "{x} yorumlarını silmeden önce bana sor",
    complaints: "{x} şikayetleri"
  },
  Japanese: {
    forms: [
      /^(?:もし)?(?:誰か|だれか|お客様|お客さん|客|利用者)?(?:が|は)?(?<x>.{2,80}?)(?:と|って|だと)(?:言う|いう|書く|言って(?:い)?る|書いて(?:い)?る|言った|書いた|言われ|書かれ|訴える)?(?:た|て)?(?:人|お客様|コメント|書き込み|投稿|声)?(?:が|は)?(?:いたら|あったら|来たら|きたら|言ったら|書いたら|出たら|たら|場合は?)[、,]?(?:すぐ(?:に)?|まず|必ず|私に|こちらに)*(?:知らせ|教え|連絡|報告|聞い|確認|見せ|通知)\p{L}*$/u
    ],
    ask: "{x}のコメントは先に確認してください",
    complaints: "{x}への苦情"
  },
  Korean: {
    forms: [
      /^(?:혹시 |만약 )?(?:누가|누군가가?|누구든|고객이|손님이|환자가|고객님이) (?<x>.{2,80}?)(?:다고|라고|냐고) ?(?:하면|쓰면|말하면|적으면|올리면|하는 댓글이 (?:있으면|달리면)|댓글(?:을)? ?(?:달면|쓰면|남기면)),? .*(?:알려|말해|보여|물어|연락|보고|확인).*$/u
    ],
    ask: "{x} 댓글은 삭제 전에 저에게 물어봐 주세요",
    complaints: "{x} 불만"
  },
  Arabic: {
    forms: [
      /^(?:إذا|اذا|لو|عندما|لما) (?:(?:قال|كتب|حكى|ذكر|اشتكى|زعم|يقول|يكتب) (?:أحد|احد|حد|أي شخص|شخص|عميل|زبون)\p{L}*|(?:أحد|احد|حد|شخص|عميل|زبون|واحد) (?:قال|كتب|حكى|ذكر|اشتكى|يقول|يكتب)) (?:[بف]?[إأا]ن\p{L}{0,2} )?(?<x>.{3,120}?)[،,]? (?:ف|و)?(?:أخبر|اخبر|نبه|قول|قل|بلغ|خبر|اسأل|أسأل|أعلم|اعلم|أرسل|ابعت|كلم|راسل)\p{L}*(?: .*)?$/u,
      /^(?:أخبر|اخبر|نبه|قول|قل|بلغ|خبر|اسأل|أعلم|اعلم)\p{L}* (?:إذا|اذا|لو|عندما) (?:(?:قال|كتب|حكى|ذكر|اشتكى) (?:أحد|احد|حد|شخص|عميل|زبون)\p{L}*|(?:أحد|احد|حد|شخص|عميل|زبون) (?:قال|كتب|حكى|ذكر|اشتكى)) (?:[بف]?[إأا]ن\p{L}{0,2} )?(?<x>.{3,120})$/u
    ],
    ask: "اسألني قبل حذف {x}",
    complaints: "الشكاوى عن {x}"
  },
  Hindi: {
    forms: [
      /^(?:अगर|यदि|जब) (?:कोई|कोई ग्राहक|कोई कस्टमर) (?:कहे|लिखे|बोले|बताए|शिकायत करे|कहता है|लिखता है|बोलता है) (?:कि|की) (?<x>.{3,120}?),? (?:तो )?(?:मुझे|हमें|मुझसे|हमसे) .*$/u,
      /^(?:agar|jab) (?:koi|koi customer) (?:kahe|likhe|bole|bataye|kehta hai|likhta hai|bolta hai) (?:ki|ke) (?<x>.{3,120}?),? (?:to |toh )?(?:mujhe|humein|hume|mujhse|humse) .*$/iu
    ],
    ask: "{x} वाले कमेंट हटाने से पहले मुझसे पूछो",
    complaints: "{x} की शिकायतें"
  }
}
