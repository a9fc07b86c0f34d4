/** The words of a language that say that nothing is to be hidden before somebody is asked. */
export interface HeldWords {
  readonly spaced: boolean
  /** What stands in front of a network, and is written on to it. */
  readonly front: string
  readonly behind: string
  /** Under ads. */
  readonly ads: string
  /** Each as what has to be said, in any order; what is longer first. */
  readonly forms: ReadonlyArray<ReadonlyArray<string>>
  readonly fillers: string
}

const de = {
  without:
    "ohne (?:(?:mich|uns) (?:(?:vorher|zuerst|erst|vorab) )?(?:zu fragen|gefragt zu haben|zu informieren)|(?:vorher |vorherige )?(?:(?:mein|unser)e? )?(?:rückfrage|rücksprache|zustimmung|freigabe|erlaubnis|ok|okay|einverständnis)(?: mit (?:mir|uns))?|(?:es )?(?:vorher )?mit (?:mir|uns) abzusprechen|(?:vorher )?zu fragen)",
  none: "nichts|nie(?:mals)? (?:etwas|was|irgendetwas|irgendwas|kommentare|einen kommentar)|keine?n? kommentare?|keinerlei kommentare",
  hide: "(?:verberg(?:e|en|t)?|versteck(?:e|en|t)?|lösch(?:e|en|t)?|entfern(?:e|en|t)?|ausblenden|blend(?:e|en|et)|wird (?:versteckt|verborgen|gelöscht|ausgeblendet|entfernt)|(?:versteckt|verborgen|gelöscht|ausgeblendet|entfernt) (?:wird|werden)|darf (?:versteckt|verborgen|gelöscht|ausgeblendet|entfernt) werden)",
  ask: "(?:frag(?:e|t|en sie)?|fragen) (?:mich|uns)",
  before:
    "(?:bevor|ehe) (?:du|ihr|sie|etwas|man) (?:(?:dort|da) )?(?:(?:etwas|irgendetwas|irgendwas|was|kommentare|einen kommentar) )? *(?:verbirgst|verbergt|verbergen|versteckst|versteckt|verstecken|löschst|löscht|löschen|entfernst|entfernt|entfernen|ausblendest|ausblendet|ausblenden)"
}
const fr = {
  without:
    "sans (?:(?:d['’]abord )?(?:me|nous|m['’]en) (?:demander|consulter|prévenir|parler)(?: (?:avant|d['’]abord))?|(?:mon|notre) (?:accord|autorisation|feu vert|avis|aval)|(?:me |nous )?demander(?: (?:avant|d['’]abord))?|que je (?:valide|l['’]aie validé)|validation|autorisation)",
  none: "ne (?:masque|cache|supprime|efface|retire|enlève)[rzs]?(?:ez)? (?:jamais )?(?:rien|aucun commentaire|de commentaires?)|ne (?:jamais )?(?:rien |jamais rien )?(?:masquer|cacher|supprimer|effacer|retirer)(?: (?:rien|aucun commentaire|de commentaires?))?|rien ne doit être (?:masqué|caché|supprimé)|aucun commentaire ne doit être (?:masqué|caché|supprimé)",
  ask: "(?:demande[zr]?|consulte[zr]?|préviens|prévenez)[- ](?:moi|nous)(?: toujours)?",
  before:
    "avant de (?:masquer|cacher|supprimer|effacer|retirer) (?:quoi que ce soit|quelque chose|un commentaire|des commentaires|n['’]importe quoi)"
}
const es = {
  without:
    "sin (?:(?:pregunt[aá]r|consult[aá]r|avis[aá]r)(?:me|nos|lo conmigo|nos antes)?(?: (?:antes|primero))?|(?:mi|nuestra?|la) (?:permiso|aprobación|autorización|visto bueno|ok)|permiso|hablar (?:antes )?con(?:migo| nosotros))",
  none: "(?:no |nunca )(?:ocult|borr|elimin|escond|quit)(?:e|es|en|éis|ar|a|as|an)?(?: nunca)? (?:nada|ningún comentario|comentarios|ninguno)|nada (?:se |debe )?(?:oculta|borra|elimina|ocultarse|borrarse)",
  ask: "(?:pregúnt[ae](?:me|nos|nme|nnos)|preguntadme|preguntadnos|consúlt[ae](?:me|nos|nme|nnos)|avísame|avisadme|avisa)",
  before:
    "antes de (?:ocultar|borrar|eliminar|esconder|quitar) (?:nada|algo|cualquier cosa|cualquier comentario|comentarios|un comentario)"
}
const pt = {
  without:
    "sem (?:(?:me|nos) (?:perguntar|consultar|avisar)(?: (?:antes|primeiro))?|(?:perguntar|consultar|avisar|falar)(?:-me|-nos| comigo| conosco)?(?: (?:antes|primeiro))?|(?:a )?(?:minha|nossa) (?:autorização|aprovação|permissão)|(?:o )?(?:meu|nosso) ok|autorização|permissão)",
  none: "(?:não |nunca )(?:ocult|escond|apagu|apag|remov|exclu|elimin|delet)(?:e|a|am|em|es|ar|er|ir|ais|eis|as|ue|uem|am|ua|uam)?(?: nunca)? (?:nada|nenhum comentário|comentários)|nada (?:é|deve ser|pode ser) (?:ocultado|apagado|removido|escondido)",
  ask: "(?:(?:me|nos) pergunt[ae]m?|pergunt[ae]m?(?:-me|-nos)|consult[ae]m?(?:-me|-nos)|(?:me|nos) consult[ae]m?|(?:me|nos) avis[ae]m?)",
  before:
    "antes de (?:ocultar|esconder|apagar|remover|excluir|eliminar|deletar) (?:qualquer coisa|algo|alguma coisa|qualquer comentário|comentários|um comentário|o que for)"
}
const it = {
  without:
    "senza (?:(?:prima )?(?:chieder|domandar|avvisar|consultar|sentir|interpellar)(?:mi|ci|melo|celo|e)(?: prima)?|(?:il )?(?:mio|nostro) (?:ok|permesso|consenso|benestare)|(?:la )?(?:mia|nostra) (?:approvazione|autorizzazione)|(?:permesso|autorizzazione)|prima (?:chiedermi|chiederci))",
  none: "(?:non |mai )(?:nascond|cancell|elimin|rimuov|togli)(?:ere|ete|ono|i|are|ate|a|er|iamo|iete)?(?: mai)? (?:niente|nulla|nessun commento|commenti)|niente (?:va|deve essere) (?:nascosto|cancellato|eliminato)",
  ask: "(?:chied(?:imi|eteci|etemi|ici)|domandami|avvis(?:ami|aci|atemi|ateci)|consult(?:ami|aci|ateci))",
  before:
    "prima di (?:nascondere|cancellare|eliminare|rimuovere|togliere) (?:qualcosa|qualsiasi cosa|qualunque cosa|commenti|un commento|qualsiasi commento)"
}
const nl = {
  without:
    "zonder (?:(?:het )?(?:eerst )?(?:aan )?(?:mij|me|ons) (?:eerst )?(?:te vragen|te overleggen|te raadplegen|in te lichten)|(?:eerst )?(?:met (?:mij|me|ons) )?(?:te overleggen|te vragen)|(?:mijn|onze?) (?:toestemming|akkoord|goedkeuring|ok)|(?:overleg|toestemming|akkoord)(?: van (?:mij|ons))?)",
  none: "niets|niks|nooit (?:iets|reacties|een reactie|wat)|geen (?:enkele )?reacties?",
  hide: "(?:verberg(?:en|t)?|verwijder(?:en|t)?|wis(?:sen|t)?|(?:mag|wordt) (?:verborgen|verwijderd|gewist)(?: worden)?)",
  ask: "(?:vraag|vragen) (?:het )?(?:mij|me|ons)",
  before:
    "(?:voor(?:dat)?) (?:je|jij|u|jullie) (?:(?:iets|reacties|een reactie|wat) )? *(?:verbergt|verbergen|verwijdert|verwijderen|wist|wissen)"
}
const pl = {
  without:
    "bez (?:(?:pytania|zapytania|spytania) (?:mnie|nas)(?: (?:najpierw|wcześniej))?|(?:pytania|zapytania|konsultacji|uzgodnienia)(?: (?:ze mną|z nami))?|(?:mojej|naszej) (?:zgody|akceptacji)|(?:zgody|akceptacji))",
  none: "(?:nie|nigdy(?: nie)?) (?:ukrywaj|ukrywajcie|usuwaj|usuwajcie|kasuj|kasujcie|chowaj|chowajcie|ukrywać|usuwać|kasować)(?: nigdy)? *(?:niczego|nic|żadnych komentarzy|żadnego komentarza|komentarzy)",
  ask: "(?:zapytaj|pytaj|spytaj|zapytajcie|pytajcie|spytajcie) (?:mnie|nas)",
  before:
    "zanim (?:coś |cokolwiek |jakikolwiek komentarz )? *(?:ukryjesz|usuniesz|skasujesz|ukryjecie|usuniecie|skasujecie)(?: (?:coś|cokolwiek|jakiś komentarz|komentarze|jakikolwiek komentarz))?|przed (?:ukryciem|usunięciem|skasowaniem) (?:czegoś|czegokolwiek|komentarzy|jakiegokolwiek komentarza)"
}
const tr = {
  without:
    "(?:bana|bize) (?:önce )?(?:sormadan|danışmadan|haber vermeden)|(?:benim |bizim )?(?:onayım|onayımız|iznim|iznimiz) olmadan|(?:benden|bizden) (?:izin|onay) almadan|sormadan",
  none: "hiçbir (?:şeyi?|yorumu?)|(?:asla |sakın )?(?:bir şey|yorum)(?:ları?)?",
  hide: "(?:gizleme(?:yin(?:iz)?)?|silme(?:yin(?:iz)?)?|kaldırma(?:yın(?:ız)?)?|saklama(?:yın(?:ız)?)?)",
  ask: "(?:bana|bize) (?:sor(?:un(?:uz)?)?|danış(?:ın(?:ız)?)?)",
  before: "(?:herhangi )?(?:bir (?:şeyi?|yorumu?)|yorumları?) (?:gizlemeden|silmeden|kaldırmadan) önce"
}
const hi = {
  without:
    "(?:मुझसे|हमसे) (?:पहले )?पूछे (?:बिना|बगैर)|बिना (?:मुझसे |हमसे )?पूछे|(?:मेरी|हमारी) (?:इजाज़त|इजाजत|अनुमति|मंज़ूरी|मंजूरी) के बिना|(?:mujhse|humse) (?:pehle )?(?:puche|pooche|poochhe) (?:bina|bagair)|bina (?:mujhse |humse )?(?:puche|pooche|poochhe)|(?:meri|hamari) (?:permission|ijazat) ke bina",
  none: "कुछ भी|कोई (?:भी )?(?:कमेंट|टिप्पणी)|kuch bhi|koi (?:bhi )?comment",
  hide: "(?:मत|न|ना|नहीं) (?:छुपा(?:ओ|ना|एं|एँ|इए)|छिपा(?:ओ|ना|एं|एँ|इए)|हटा(?:ओ|ना|एं|एँ|इए)|मिटाओ)|(?:छुपाना|छिपाना|हटाना) (?:मत|नहीं)|(?:(?:hide|delete|remove) )?(?:mat|na|nahi) (?:karo|karna|karein|chupao|chhupao|chipao|hatao|hide karo|hide karna|delete karo|chupana|chhupana|hatana)"
}

/** Without spaces between words, or with particles written on to them. */
const ja = {
  without:
    "(?:私|わたし|僕|私たち|こちら|うち|弊社)?(?:に|へ)?(?:先に|事前に)?(?:聞か|確認せ|確認し|相談せ|相談し|尋ね|断ら)(?:ず|ない)(?:に|で)|(?:私|私たち|こちら|弊社)の(?:許可|確認|承認)(?:なし|無し)(?:に|で)(?:は)?|(?:無断|勝手)(?:で|に)",
  hide: "(?:何も|どれも|コメントを|一切|一つも|絶対に)+(?:非表示に|隠|削除|消)(?:しない|さない)(?:で|こと)?(?:ください|下さい|ね)?"
}
const ko = {
  without:
    "(?:저|나|우리|저희)(?:에게|한테|께)? ?(?:먼저 )?(?:묻지(?:도)? ?않고|물어보지(?:도)? ?않고|확인(?:을)? ?(?:받지|하지) ?않고|상의(?:하지)? ?(?:없이|않고)|허락 ?없이)(?:는)?|(?:제|내|우리|저희) ?(?:허락|승인|확인|동의) ?없이(?:는)?|허락 ?없이(?:는)?",
  hide: "(?:아무것도|아무 ?댓글도|어떤 ?댓글도|댓글을?|절대|함부로| )*(?:숨기지|지우지|삭제하지) ?(?:마|말아|마세요|말아 ?주세요|마십시오|말 ?것)(?:세요| ?주세요)?"
}
const ar = {
  without:
    "(?:دون|بدون|من دون|من غير) (?:أن )?(?:تسألني|تسألوني|تسألنا|تسألونا|سؤالي|سؤالنا|الرجوع إلي|الرجوع إلينا|الرجوع لي|الرجوع لنا|استشارتي|استشارتنا|إذني|إذننا|موافقتي|موافقتنا|ما تسألني|ما تسألنا|ما تسألوني|ما تسألونا)(?: أولا| أولًا| أولاً)?|قبل (?:أن )?(?:تسألني|تسألنا|تسألوني|تسألونا|سؤالي|سؤالنا|الرجوع إلي|الرجوع إلينا|ما تسألني|ما تسألنا)",
  none: "(?:لا|ما|لن) (?:تخفِ|تخفي|تخف|تخفوا|تحذف|تحذفوا|تحذفي|تمسح|تمسحوا)(?: أبدا| أبدًا| أبداً)?",
  any: "أي (?:شيء|شئ|تعليق|تعليقات)|شيئا|شيئًا|شيئاً|شي"
}

const spaced = { spaced: true, behind: "$^" }
/** In their plain forms. */
export const heldWords: ReadonlyArray<HeldWords> = [
  {
    ...spaced,
    front: "(?:auf|bei|in|und|oder) ",
    ads: "(?:unter|bei|in|auf) (?:unseren |den |meinen |allen )?(?:anzeigen|werbeanzeigen|ads|werbung)",
    forms: [
      [de.without, de.none, de.hide],
      [de.ask, de.before]
    ],
    fillers: "bitte|immer|hier|dort|da|aus|vorher|zuerst|erst|erstmal|jemals|mir|es|unbedingt|und"
  },
  {
    ...spaced,
    front: "(?:sur|et|ou) ",
    ads: "(?:sous|sur|dans) (?:nos |les |mes )?(?:publicités|pubs|annonces)",
    forms: [
      [fr.without, fr.none],
      [fr.ask, fr.before]
    ],
    fillers: "s['’]il (?:vous|te) plaît|svp|stp|merci|de|jamais|toujours|et|ici|là|merci de"
  },
  {
    ...spaced,
    front: "(?:en|y|e|o) ",
    ads: "(?:en|bajo|debajo de) (?:nuestros |los |mis )?anuncios",
    forms: [
      [es.without, es.none],
      [es.ask, es.before]
    ],
    fillers: "por favor|porfa|nunca|siempre|aquí|ahí|y|jamás"
  },
  {
    ...spaced,
    front: "(?:no|na|em|e|ou) ",
    ads: "(?:nos|em|sob) (?:nossos |meus |os )?anúncios",
    forms: [
      [pt.without, pt.none],
      [pt.ask, pt.before]
    ],
    fillers: "por favor|nunca|sempre|aqui|lá|e|jamais"
  },
  {
    ...spaced,
    front: "(?:su|e|o) ",
    ads: "(?:sotto|su|negli|sugli|nelle|sulle) (?:nostri |le nostre |i nostri |nostre )?(?:annunci|inserzioni|pubblicità)",
    forms: [
      [it.without, it.none],
      [it.ask, it.before]
    ],
    fillers: "per favore|mai|sempre|qui|lì|e"
  },
  {
    ...spaced,
    front: "(?:op|en|of) ",
    ads: "(?:onder|bij|op) (?:onze |de |mijn |alle )?(?:advertenties|ads)",
    forms: [
      [nl.without, nl.none, nl.hide],
      [nl.ask, nl.before]
    ],
    fillers: "alsjeblieft|aub|a\\.u\\.b\\.|graag|altijd|hier|daar|eerst|ooit|en"
  },
  {
    ...spaced,
    front: "(?:na|i|oraz|lub) ",
    behind: "u|ie|a|em|zie",
    ads: "(?:pod|w) (?:naszymi |naszych |moimi )?(?:reklamami|reklamach)",
    forms: [
      [pl.without, pl.none],
      [pl.ask, pl.before]
    ],
    fillers: "proszę|zawsze|tutaj|tam|nigdy|najpierw|i"
  },
  {
    ...spaced,
    front: "(?:ve) ",
    behind: "['’]?(?:[dt][ae](?:ki)?)?",
    ads: "(?:reklamlarımız(?:da|ın altında)|reklamlar(?:da|ın altında))",
    forms: [
      [tr.without, tr.none, tr.hide],
      [tr.ask, tr.before]
    ],
    fillers: "lütfen|asla|sakın|her zaman|önce|ve|mutlaka"
  },
  {
    spaced: false,
    front: "$^",
    behind: "(?:上)?(?:では|で|の)?",
    ads: "(?:広告)(?:の下)?(?:では|で|に)",
    forms: [[ja.without, ja.hide]],
    fillers: "お願いします|どうか|必ず|絶対に|は"
  },
  {
    spaced: false,
    front: "$^",
    behind: "(?:에서(?:는)?|의|은|는)?",
    ads: "(?:광고)(?:에서(?:는)?|에는| 아래)",
    forms: [[ko.without, ko.hide]],
    fillers: "제발|꼭|절대로?|좀"
  },
  {
    ...spaced,
    front: "(?:على|في|و) ?",
    ads: "(?:على|تحت|في) (?:إعلاناتنا|الإعلانات|اعلاناتنا|الاعلانات)",
    forms: [[ar.without, ar.none, ar.any]],
    fillers: "رجاء|رجاءً|من فضلك|من فضلكم|لو سمحت|لو سمحتم|أبدا|أبدًا|أبداً"
  },
  {
    ...spaced,
    front: "(?:और|aur) ",
    behind: " (?:पर|में|par|pe|mein)",
    ads: "(?:हमारे |hamare )?(?:विज्ञापनों|ads) (?:पर|के नीचे|par|pe|ke niche)",
    forms: [[hi.without, hi.none, hi.hide]],
    fillers: "कृपया|प्लीज़|प्लीज|please|कभी|kabhi|हमेशा"
  }
]
