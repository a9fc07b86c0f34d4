import { asLongAs } from "./Abroad/AsLongAs.ts"
import { sentElsewhere, sentTo } from "./Abroad/SentTo.ts"
import type { Rewrite } from "./Words.ts"

const name = "\\p{Lu}[\\p{L}\\p{N}&.’'-]*(?: \\p{Lu}[\\p{L}\\p{N}&.’'-]*)*"
const joining = "(?:und|oder|et|ou|y|o|e|en|of|i|oraz|lub|ve|veya)"
const joints = new RegExp(` ${joining} (?=\\p{Lu})`, "gu")
const capitals = new RegExp(`^${name}(?:(?:, | ${joining} )${name})*$`, "u")
const names = `(?<names>${name}(?:(?:, | ${joining} )${name})*)`

/** `Links zu Kelda und Vela ausblenden`, in each language. */
const linksTo: ReadonlyArray<RegExp> = [
  `(?:bitte )?(?:alle )?(?:kommentare mit )?links? (?:zu|auf|nach|von) ${names}(?: bitte)? (?:ausblenden|verstecken|verbergen|löschen|entfernen)`,
  `(?:merci de |veuillez )?(?:masque[rz]|cache[rz]|supprime[rz]|retire[rz]) (?:tous )?(?:les )?(?:commentaires avec (?:des|les) )?liens (?:vers|de|pour) ${names}`,
  `(?:por favor,? )?(?:ocult\\p{L}+|escond\\p{L}+|borr\\p{L}+|elimin\\p{L}+) (?:todos )?(?:los )?(?:comentarios con )?(?:enlaces|links) (?:a|de|hacia) ${names}`,
  `(?:por favor,? )?(?:ocult\\p{L}+|escond\\p{L}+|apag\\p{L}+|remov\\p{L}+) (?:todos )?(?:os )?(?:comentários com )?links (?:para|de|da|do|pra) (?:[oa]s? )?${names}`,
  `(?:per favore,? )?(?:nascond\\p{L}+|cancell\\p{L}+|elimin\\p{L}+|rimuov\\p{L}+) (?:tutti )?(?:i )?(?:commenti con )?link (?:a|verso|di|per) ${names}`,
  `(?:graag )?(?:verberg|verwijder) (?:alle )?(?:reacties met )?links (?:naar|van) ${names}`,
  `(?:graag )?(?:alle )?(?:reacties met )?links (?:naar|van) ${names} (?:graag )?(?:verbergen|verwijderen)`,
  `(?:prosz[ęe] )?(?:ukrywa[ćj]|ukryj|ukryć|usuwa[ćj]|usuń|kasuj) (?:wszystkie )?(?:komentarze z )?link(?:i|ami|ów) do ${names}`
].map((form) => new RegExp(`^${form}\\W*$`, "iu"))

const own = {
  de: "(?:unser\\p{L}*|mein\\p{L}*) (?:eigene[nr]? )?(?:[\\p{L}-]*shop|seite|website|web-?seite|homepage)",
  fr: "(?:notre|mon|ceux de notre|vers notre|celui de notre) (?:propre )?(?:site|boutique|page)",
  es: "(?:a |los de |los a )?(?:nuestr[ao]|mi) (?:propi[ao] )?(?:web|p[áa]gina|sitio|tienda)",
  pt: "(?:os d|para |do |a)?o? ?(?:nosso|nossa|meu|minha) (?:pr[óo]pri[oa] )?(?:site|loja|p[áa]gina)",
  it: "(?:il|al|quelli (?:a|del)|del|verso il) (?:nostro|mio) (?:sito|negozio)",
  nl: "(?:naar |die naar )?(?:onze|ons|mijn) (?:eigen )?(?:site|website|[\\p{L}-]*winkel|webshop|shop|pagina)",
  pl: "(?:do |tych do )?(?:nasz\\p{L}+|moj\\p{L}+) (?:własn\\p{L}+ )?(?:stron\\p{L}*|sklep\\p{L}*)",
  ar: "(?:روابط )?(?:موقعنا|متجرنا|صفحتنا)"
}
const but =
  "(?:au(?:ß|ss)er(?: zu| auf| nach)?|bis auf|sauf|excepté|hormis|excepto|salvo|menos|exceto|tranne|eccetto|salvo|behalve|oprócz|poza|إلا|ما عدا)"
const host = "(?=[\\p{L}\\p{N}-]+\\.[\\p{L}]{2,})"

const mayDo =
  "(?:ok|okay|in ordnung|erlaubt|dürfen|autorisés|permis|bien|est[áa]n bien|vale|permitid[oa]s|tudo bem|podem|vanno bene|va bene|ammessi|prima|mogen|mag|dozwolone|mogą)"
const noHiding =
  "(?!.*(?<!\\p{L})(?:hide|ausblenden|verstecken|löschen|masque|cache|supprim|ocult|escond|borr|apag|nascond|cancell|verberg|verwijder|ukry|usuw|nicht .*,|nie .*,|non .*,|niet .*,|geen|kein|keine))"
const network = "(?<where>facebook|fb|instagram|insta|tiktok|youtube|threads)"

/** `Su YouTube i link vanno bene, su Instagram no`. */
const notThere: ReadonlyArray<Rewrite> = [
  ["auf", "nicht|nein", "ausblenden"],
  ["sur", "non|pas", "masquez-les"],
  ["en", "no", "ocúltalos"],
  ["no", "não", "esconda-os"],
  ["su", "no", "nascondeteli"],
  ["op", "niet|nee", "verbergen"],
  ["na", "nie", "ukrywaj"]
].map(([on = "", no = "", hidden = ""]) => [
  new RegExp(
    `^${noHiding}(.+ ${mayDo}(?: .+)?), ?(?:aber |mais |pero |mas |ma |maar |ale )?${on} ${network} (?:${no})\\W*$`,
    "iu"
  ),
  `$1, ${on} $<where> ${hidden}`
])

const apostrophes = /(?<![\p{L}\p{N}])'([^'\n“”"]{1,40})'(?![\p{Script=Latin}\p{N}])/gu

/** How several languages say it in a way that is read, in place of one that is not. */
const rewrites: ReadonlyArray<Rewrite> = [
  ...Object.values(own).map((ours): Rewrite => [new RegExp(`(?<!\\p{L})(${but}),? ${ours} ${host}`, "iu"), "$1 "]),
  ...notThere,
  [/(?<!\p{L})weder (?:die |den |das )?([^,;]+?) noch (?:die |den |das )?(?=\p{L})/iu, "keine $1 und keine "],
  ...asLongAs,
  ...sentElsewhere,
  // behind what is said of something it is no verb
  [/(?<=(?:^| )(?:ال)?(?:شكاوى|انتقادات|أسئلة|اسئلة|تعليقات|نكت|استفسارات)(?: \p{L}+)?) حول (?=\p{L})/u, " عن "],
  // every spoiler tells of a season or a film
  [
    /\b(spoilers?) (?:over|zu[mr]?|vom|von|über|sur|de|del|dell[ao]?|do|da|sull?[ao]?|o|z) ?(?:(?:de|der|dem|die|das|la|le|l['’]|el|il|lo|het|ons|onze|nasz\p{L}+|unser\p{L}*|notre|nuestr[ao]|nostr[ao]) ?)*(?:[\p{L}-]*(?:finales?|staffel|serie|seizoen|film)|fin|final|finał\p{L}*|série|series|saison|temporada|stagione|sezon\p{L}*|film\p{L}*|película|ende|einde|desenlace|libro|boek|buch|livre)(?!\p{L})/iu,
    "$1"
  ],
  // it takes nothing away
  [
    /,? (?:mesmo que sejam?|aunque sean?|même si (?:ce sont|c['’]est)|auch wenn (?:es|das)|anche se sono|ook al (?:zijn het|is het)) (?:sempre|siempre|toujours|immer|altijd)? ?(?:(?:as|las|los|les|os|die|dieselben|le|gli|de) )?(?:mesm[ao]s|mism[ao]s|mêmes|gleichen|dieselben|stess[ei]|zelfde|dezelfde)(?: [\p{L}]+){0,2}(?=\W*$)/iu,
    ""
  ],
  [
    /(?:les |des )?(?:propositions|offres|histoires|trucs) (?:de |d['’])(?=crypto|bitcoin|paris?|casinos?|prêts?|crédits?)/iu,
    "la "
  ],
  [/(\S+) (?:ज़्यादा|ज्यादा|महंगी?|महंगा) होने की शिकायत/u, "$1 की शिकायत"],
  [/(?:मैनेजर|टीम|मालिक|बॉस|मैनेजमेंट) से (?=पूछ)/u, "हमसे "],
  [/ nos nossos (?:posts|anúncios|comentários)(?=, é )/iu, ""],
  [
    /(?<=, é (?:a|o|nossa|nosso|a nossa|o nosso) concorrente) (?:aqui )?(?:d[aoe] \p{L}+|daqui|direta?|local)(?=\W*$)/iu,
    ""
  ],
  // `Beleidigungen aber löschen`
  [
    /, (\p{Lu}[\p{L}-]+) (?:aber|jedoch|dagegen|hingegen) (?=(?:bitte )?(?:löschen|ausblenden|verstecken|entfernen|verbergen|stehen lassen)\b)/u,
    ", aber $1 "
  ],
  [
    / (?:dem|einem|einer|unserem|unserer|meinem|meiner|der|an (?:das|unser|den|die)) (?:[\p{L}-]*(?:mitarbeiter(?:in)?|team|chef(?:in)?|kolleg(?:e|en|in)|support|leitung|personal)) (?:vorlegen|zeigen|weiterleiten|melden|schicken|geben)(?=\W*$)/iu,
    " mir zeigen"
  ],
  [
    /,? (?:kommentare|beiträge|alles|erwähnungen|posts) (?:darüber|dazu|davon|über sie|über die|zu ihnen) (?=(?:bitte )?(?:ausblenden|verstecken|löschen|entfernen))/iu,
    ", bitte "
  ],
  [/^egal,? ob [^,]+, (?=\p{L})/iu, ""],
  [/,? (?:ganz )?egal,? ob [^,.]+(?=[,.]|$)/iu, ""],
  [/,? (?:que ce soit|peu importe (?:que|si)) [^,.]+(?: ou (?:non|pas|[^,.]+))(?=[,.]|$)/iu, ""],
  [/,? (?:da igual si|no importa si|ya sean?|sean?) [^,.]+ o [^,.]+(?=[,.]|$)/iu, ""],
  [/,? (?:of het nu|ongeacht of(?: het)?) [^,.]+ of [^,.]+(?=[,.]|$)/iu, ""],
  [/,? (?:niezależnie od tego,? czy|bez względu na to,? czy) [^,.]+ czy [^,.]+(?=[,.]|$)/iu, ""],
  [
    /(?<=\p{L})(?:、|,) ?(?=(?:kendin|kendi kendine|kendi başına) karar verme\b)(?:kendin|kendi kendine|kendi başına) karar verme\W*$/iu,
    ""
  ],
  [
    /^(.+?) (?:diyen|yazan|bahseden) (?:biri |birisi |kişi )?(?:olursa|varsa|çıkarsa),? (?=(?:lütfen )?(?:önce )?(?:bana|bize) sor)/iu,
    "$1 hakkındaki yorumları "
  ],
  [/\bno (?:l[eoa]s?|les) hag[aá][sn] nada(?: todavía| aún)?,? (?=p[áa]s|env|mánd|avís|pregún|consúlt)/iu, ""],
  [
    /(?<=\p{L}),? (?:ya que |porque |pues |que )?(?:somos|estamos) (?:una?|en) [^,.;]+ y no (?:queremos|necesitamos) [^,.;]+$/iu,
    ""
  ],
  [/\b(?:os )?comentários a perguntar (?:pel)?([oa]s?|sobre [oa]s?|se)\b/iu, "perguntas sobre $1"],
  [
    /\b(?:esconder|esconda|ocultar|oculte|remova|apague) quem (?:ficar |estiver |fica )?(?:citando|citar|cita|cite|mencionando|falando d[aeo]) /iu,
    "esconda comentários sobre "
  ],
  [/\b(?:ou|e) citando /iu, "ou sobre "],
  [/(?<=[」』])という(?:声|意見|感想|投稿|書き込み)(?=は|を|も|が)/u, "というコメント"],
  [
    /^競合(?:他社|店|企業)?(?:の|、|である)?「([^」]+)」(?:の名前|の話題?|について|への言及|に言及|のこと)?[^「」()（）]*?(?:コメント|投稿|書き込み|話)?(?:は|を|が出たら|が出ていたら)?(?:非表示|削除|隠し)[^「」]*$/u,
    'our competitor is "$1", hide it'
  ],
  [
    /^(?:जो|जो भी) (?:लोग|कोई|भी)? ?(["“][^"”]+["”]) (?:का|की|के) (?:नाम|ज़िक्र|बात|जिक्र) (?:लें|ले|करें|करे|लेते हैं|करते हैं),? (?:उनके|उसके|वो|वे) कमेंट /u,
    "$1 वाले कमेंट "
  ],
  [/,? (?:वो|वे|ये|यह|वह) (?:हमारे|हमारा|हमारी) (?:कॉम्पिटिटर|प्रतिस्पर्धी|प्रतियोगी|कंपटीटर)s? (?:हैं|है)(?=\W*$)/u, ""],
  [
    /^(?:أي|اي|كل) (?:تعليق|كومنت|كلام) (?:فيه|فيها|يحتوي على|به) (.+?)،?,? (?:اخفيه|أخفيه|اخفوه|أخفوه|امسحوه|امسحه|احذفوه|احذفه|شيلوه|شيله)(?=$|[،,.])/u,
    "أخفوا التعليقات اللي فيها $1"
  ]
]

/** What a sentence in another language says, in a form that is read. */
export const plainlyElsewhere = (sentence: string, english: boolean): string => {
  const found = linksTo.map((form) => form.exec(sentence)?.groups?.["names"]).find((some) => some !== undefined)
  const linked = found?.replace(/ (?:bitte|graag)$/u, "") ?? ""
  if (capitals.test(linked)) return `hide links to ${linked.replaceAll(joints, " and ")}`
  const sent = english ? [] : sentTo(sentence)
  if (sent.length > 0) return `hide comments that mention ${sent.join(" and ")}`
  const quoted = english ? sentence : sentence.replace(apostrophes, "“$1”")
  return rewrites.reduce((said, [from, to]) => said.replace(from, to), quoted)
}
