const name = "\\p{Lu}[\\p{L}\\p{N}&.’'-]*(?: \\p{Lu}[\\p{L}\\p{N}&.’'-]*){0,2}"
const list = (between: string, before: string) =>
  `(?<names>(?:${before})?${name}(?:(?:, | (?:${between}) )(?:${before})?${name}){0,5})`

const german = list("und|oder|bzw\\.", "zu |zum |zur |nach |an ")
const french = list("et|ou", "chez |vers |à |au |la |le |l['’]")
const spanish = list("y|o|u|e", "a |al |para |hacia |con |la |el ")
const portuguese = list("e|ou", "para |pra |pro |à |ao |na |no |a |o |pela |pelo ")
const italian = list("e|o|ed|oppure", "da |dal |dalla |a |al |alla |verso |su ")
const dutch = list("en|of", "naar |bij |de |het ")
const polish = list("i|lub|albo|oraz|czy", "do |na ")
const turkish = list("ve|veya|ya da", "")

const customers = {
  de: "(?:unsere |die |andere |meine )?(?:kund\\p{L}*|leute|gäste|käufer|patient\\p{L}*|fans|follower|besucher|mitglieder)",
  fr: "(?:nos |les |mes |des |nos propres )?(?:clients?|clientes|gens|patients|abonnés|visiteurs|acheteurs)",
  es: "(?:a )?(?:nuestros |los |mis |la )?(?:clientes?|gente|pacientes|compradores|seguidores|usuarios)",
  pt: "(?:os |nossos |meus |as |a )?(?:clientes?|gente|pessoal|pessoas|pacientes|seguidores|compradores)",
  it: "(?:i |nostri |i nostri |la |le )?(?:client[ei]|gente|persone|pazienti|acquirenti|follower)",
  nl: "(?:onze |de |mijn )?(?:klanten|mensen|gasten|kopers|patiënten|volgers|bezoekers)",
  pl: "(?:naszych |moich )?(?:klientów|ludzi|gości|pacjentów|kupujących)"
}

/** `Hide whoever sends our customers to Kelda or Vela`, in each language whose names have capitals. */
const forms: ReadonlyArray<RegExp> = [
  `(?:bitte )?(?:blende[nt]?|verstecke?[nt]?|verberg(?:e|t|en)?|lösch(?:e|t|en)?|entfern(?:e|t|en)?) (?:bitte )?(?:alle )?(?:aus, |die, |kommentare,? )?(?:wer|die|der) ${customers.de} ${german} (?:\\p{L}+)(?:,? aus)?`,
  `wer ${customers.de} ${german} \\p{L}+,? (?:bitte )?(?:ausblenden|verstecken|verbergen|löschen|entfernen|wird ausgeblendet|fliegt raus)`,
  `(?:merci de |veuillez )?(?:masque[rz]?|cache[rz]?|supprime[rz]?|retire[rz]?) (?:tous )?(?:ceux|celles|les gens|quiconque|les commentaires)(?: et celles)?(?: qui)? (?:envoi\\p{L}+|renvoi\\p{L}+|redirig\\p{L}+|dirig\\p{L}+|orient\\p{L}+|pouss\\p{L}+) ${customers.fr} ${french}`,
  `(?:por favor,? )?(?:ocult\\p{L}+|escond\\p{L}+|borr\\p{L}+|elimin\\p{L}+) (?:a )?(?:quien|quienes|los que|la gente que|(?:los )?comentarios que) (?:mand\\p{L}+|envi\\p{L}+|enví\\p{L}+|llev\\p{L}+|dirij\\p{L}+|deriv\\p{L}+) ${customers.es} ${spanish}`,
  `(?:por favor,? )?(?:ocult\\p{L}+|escond\\p{L}+|apag\\p{L}+|remov\\p{L}+) (?:quem|gente que|aqueles que|(?:os )?comentários que) (?:mand\\p{L}+|envi\\p{L}+|lev\\p{L}+|indiqu\\p{L}+|indic\\p{L}+|direcion\\p{L}+) ${customers.pt} ${portuguese}`,
  `(?:per favore,? )?(?:nascond\\p{L}+|cancell\\p{L}+|elimin\\p{L}+|rimuov\\p{L}+) (?:chi|quelli che|(?:i )?commenti che) (?:mand\\p{L}+|invi\\p{L}+|indirizz\\p{L}+|dirott\\p{L}+|port\\p{L}+) ${customers.it} ${italian}`,
  `(?:graag )?(?:verberg|verwijder) (?:wie|mensen die|iedereen die|reacties die) ${customers.nl} ${dutch} (?:stuur\\p{L}*|sturen|doorstuurt|verwijs\\p{L}*|lokt|lokken)`,
  `(?:prosz[ęe] )?(?:ukrywa[ćj]|ukryj|usuwa[ćj]|usuń|kasuj) (?:tych,? którzy|osoby,? które|każdego,? kto|komentarze,? które) (?:odsył\\p{L}+|wysył\\p{L}+|kieruj\\p{L}+|zachęcaj\\p{L}+) ${customers.pl} ${polish}`,
  `(?:müşterileri(?:mizi)?|insanları|takipçileri(?:mizi)?) ${turkish}['’]?(?:y?[ae]|n?[ae])? (?:yönlendiren|gönderen|çeken)(?:leri|ler| yorumları| kişileri)? (?:lütfen )?(?:gizle|sil|kaldır)(?:yin|in)?`
].map((form) => new RegExp(`^${form}[\\s.!]*$`, "iu"))

const names = new RegExp(name, "gu")
const turkishCase = /['’](?:y?[ae]|n?[ae]|[dt][ae]n?)$/u
/** They may open a name and are none. */
const small = /^(?:Zu|Chez|Da|Naar|Do|Na|A|Para|O)$/u

/** Those to whom a sentence says that customers are sent, whoever does so being to be hidden; none of any other. */
export const sentTo = (sentence: string): ReadonlyArray<string> => {
  const found = forms.map((form) => form.exec(sentence)?.groups?.["names"]).find((some) => some !== undefined)
  return (found?.match(names) ?? []).map((one) => one.replace(turkishCase, "")).filter((one) => !small.test(one))
}

/** The same in scripts without capitals, as what is read there. */
export const sentElsewhere: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /^(?<names>[\p{L}\p{N}ー・]{2,20}(?:[やと、][\p{L}\p{N}ー・]{2,20}){0,3}?)(?:に|へ)(?:お客(?:様|さん)?|客|顧客)を(?:誘導|案内|流)(?:する|した|している|し)?(?:人|コメント|投稿|書き込み)?(?:は|を)(?=非表示|隠|削除|消)/u,
    "$<names>についてのコメントは"
  ],
  [
    /^(?<first>[\p{Script=Hangul}A-Za-z0-9]{2,12}?)(?:(?:나|이나|과|와|랑|이랑|,) ?(?<second>[\p{Script=Hangul}A-Za-z0-9]{2,12}?))?(?:으로|로) (?:저희 )?(?:손님|고객)(?:들)?을 (?:보내|유도하|데려가|빼가)는 (?:댓글|사람|글)(?:들)?(?:은|을)? ?(?=숨|삭제|지워)/u,
    "$<first>, $<second> 관련 댓글은 "
  ],
  [
    /^(?<hide>أخفِ?|اخف|احذف|أخفوا|احذفوا) (?:من|اللي|الذين|كل من|التعليقات التي) (?:يرسل|يرسلون|ترسل|يوجه|يوجهون|يبعت|يحول|توجه) (?:الزبائن|العملاء|زبائننا|عملاءنا|الناس) (?:إلى|الى|ل|على) ?(?<names>.{2,60})$/u,
    "$<hide> التعليقات التي تذكر $<names>"
  ],
  [
    /^जो (?:लोग |भी )?(?:हमारे )?ग्राहकों को (?<names>.{2,60}?) (?:भेजे|भेजें|भेजता है|भेजते हैं|की तरफ भेजे),? (?:उसे|उन्हें|उसको|उनको|वो कमेंट|उनके कमेंट) (?=छ|छु|हटा|डिलीट)/u,
    "$<names> के बारे में कमेंट "
  ]
]
