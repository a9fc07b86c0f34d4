/** What comments speak of that is no topic, in several languages, and what is read; null where it is reported back. */
export const namedThings: ReadonlyArray<readonly [sentence: string, meaning: string | null]> = [
  // in its other forms, and no other thing
  ["Jobangebote ausblenden", "Hide comments that contain “Jobangebote”, “jobangebot” or “jobangeboten”"],
  [
    "Masquez les prêts",
    "Hide comments that contain “un prêt”, “des prêts”, “de prêt”, “de prêts”, “prêt d'argent”, “prêts d'argent”, “prêt entre particuliers”, “prêt personnel”, “prêt rapide”, “prêt sans”, “prêteur”, “prêteurs” or “octroi de prêt”"
  ],
  ["Masquer tout commentaire sur le procès", "Hide comments that contain “procès”"],
  ["Oculten las vacunas", "Hide comments that speak of vaccines"],
  ["Nascondete droga e armi", "Hide comments that speak of drugs; Hide comments that speak of weapons"],
  [
    "대출은 숨겨 주세요",
    "Hide comments that contain “대출”, “급전”, “사채”, “일수 대출”, “일수대출”, “당일대출” or “무직자대출”"
  ],
  [
    "Kredileri gizle",
    "Hide comments that contain “kredi teklifi”, “kredi veriyorum”, “kredi verilir”, “kredi imkanı”, “kredi imkânı”, “hızlı kredi”, “anında kredi”, “ihtiyaç kredisi”, “kredi çıkarılır”, “kredi çekmek isteyen” or “faizli para”"
  ],
  // in a list, and behind a comma
  [
    "Verwijder leningen, wapens en drugs",
    "Hide comments that contain “leningen” or “lening”; Hide comments that speak of weapons; Hide comments that speak of drugs"
  ],
  // beside a topic both are looked for
  ["Spam mit Darlehen löschen", "Hide comments that look like spam and contain “Darlehen”"],
  ["Perguntas sobre garantia ficam", "Keep comments that ask a question and contain “garantia” or “garantias”"],
  ["副作用の質問は残してください", "Keep comments that ask a question and contain “副作用”"],
  // what is said of something is looked for where it is told that somebody says it
  ["Nascondete i commenti cari", null],
  ["가격 비싸다는 댓글 숨겨주세요", "Hide comments that are about prices and contain “비싸”, “비싼” or “비쌈”"],
  // who wants to be shown something first wants to be asked
  ["Links mir erst zeigen", "Ask about comments that contain links"],
  ["Laat mij klachten eerst zien", "Ask about comments that sound negative"],
  ["Mostre primeiro os links", "Ask about comments that contain links"],
  // with, or below: no place where nothing else is spoken of
  [
    "Przy wypadkach najpierw zapytaj",
    "Ask about comments that contain “wypadkach”, “wypadek”, “wypadki”, “wypadku”, “wypadków”, “wypadkiem” or “wypadkami”"
  ],
  // somebody says it of the brand
  [
    "Masquez les commentaires qui disent que nos produits sont testés sur les animaux, c'est faux",
    "Hide comments that contain “testées sur les animaux”, “testée sur les animaux”, “teste sur les animaux”, “testez sur les animaux”, “testent sur les animaux” or “tests sur les animaux”, or “testés”, “sur”, “les” and “animaux” near each other, or “testé”, “sur”, “les” and “animaux” near each other, except those that ask a question"
  ],
  [
    "Nascondete i commenti che dicono che siamo cari",
    "Hide comments that contain “troppo caro”, “troppo cara”, “troppo cari”, “troppo care”, “molto caro”, “molto cari”, “più caro”, “più cari”, “sono cari”, “è caro”, “un po' caro”, “carissimo”, “carissimi”, “costoso”, “costosi”, “costosa”, “costose” or “siete cari”, except those that ask a question"
  ],
  // competitors that are to be hidden, named behind the word for them
  [
    "wettbewerber wie Flixbus oder Blablacar verstecken",
    "Hide comments that mention a competitor; Hide comments that contain “Flixbus”; Hide comments that contain “Blablacar”"
  ],
  [
    "競合（ユニクロ、GU、しまむら）の名前が出てるものは隠す",
    "Hide comments that mention a competitor; Hide comments that contain “ユニクロ”; Hide comments that contain “GU”; Hide comments that contain “しまむら”"
  ],
  ["Zostawcie konkurencję taką jak Allegro i Temu", null],
  ["Keine Werbung für Mitbewerber wie Flixbus", null],
  // what is asked about, or advertised, is said of the others of its list
  [
    "pas de pub pour Sephora ou Nocibé",
    "Hide comments that look like spam and contain “Sephora”; Hide comments that look like spam and contain “Nocibé”"
  ],
  [
    "Kritik am Stadion und Vorstand bleibt",
    "Keep comments that sound negative and contain “Stadion”; Keep comments that sound negative and contain “Vorstand”"
  ],
  // elsewhere it is the opposite
  [
    "Auf TikTok Links löschen, auf Facebook behalten",
    "Hide comments that contain links on TikTok; Keep comments that contain links on Facebook"
  ],
  [
    "Auf TikTok keine Links, auf den anderen Kanälen ist das kein Problem",
    "Hide comments that contain links on TikTok; Keep comments that contain links on Facebook, Instagram, YouTube and Threads"
  ],
  // ads and the network together
  ["Sur nos pubs Instagram, enlevez les liens", "Hide comments that contain links on Instagram under ads"],
  ["Instagram reklamlarında linkleri silin", "Hide comments that contain links on Instagram under ads"],
  [
    "YouTubeだけ、ネタバレコメントを非表示",
    "Hide comments that announce a spoiler or tell an ending on YouTube; Keep comments that announce a spoiler or tell an ending on Facebook, Instagram, TikTok and Threads"
  ],
  // not to be hidden, but asked about
  ["副作用の書き込みは、隠さずまず担当者に確認してください", "Ask about comments that contain “副作用”"],
  [
    "Oculten a quien diga que es una estafa",
    "Hide comments that contain “estafa”, “estafadores”, “estafas” or “estafador”, except those that ask a question"
  ],
  // a no within what is said is not said of hiding
  ["Oculta a los que dicen que no somos caros", null],
  ["Verberg reacties die zeggen dat we niet duur zijn", null],
  ["Werbung für Krypto, aber nicht für Kredite löschen", null],
  ["احذفوا السبام ولا تحذفوا الشكاوى", "Hide comments that look like spam; Keep comments that sound negative"],
  ["لا تحذفوا الأسئلة ولا تخفوا الشكاوى", "Keep comments that ask a question; Keep comments that sound negative"],
  ["대출 아닌 건 숨겨 주세요", null],
  ["비싸다는 댓글은 숨기지 말고 저에게 알려주세요", "Ask about comments that contain “비싸”, “비싼” or “비쌈”"],
  ["Wir wollen Mitbewerber wie Flixbus sehen", null],
  // German and Dutch words in one
  [
    "Gewinnspielspam ausblenden",
    "Hide comments that look like spam and contain “Gewinnspiel”, “gewinnspiele” or “gewinnspielen”"
  ],
  ["Impfgegnerkommentare löschen", "Hide comments that speak of vaccines, where they are against it"],
  ["Prijsklachten laten staan", "Keep comments that sound negative and are about prices"],
  ["Kreditkarten löschen", null],
  // out of the ads, and who offers something
  ["Togli i link dalle inserzioni", "Hide comments that contain links under ads"],
  [
    "No quiero ver groserías en los anuncios de Instagram",
    "Hide comments that contain profanity on Instagram under ads"
  ],
  ["Borra a los que venden armas", "Hide comments that speak of weapons"],
  [
    "Les gens qui demandent la garantie, on les laisse",
    "Keep comments that ask a question and contain “garantie” or “garanties”"
  ],
  // the brand is passed over in what is claimed of it alone
  ["Oculten quejas sobre la comida", "Hide comments that sound negative and contain “comida”"],
  [
    "Oculten a los que dicen que la comida es cara",
    "Hide comments that contain “caro”, “caros”, “muy cara”, “muy caras”, “son caras”, “más cara”, “demasiado cara”, “carísimo”, “carísimos”, “carísima” or “carísimas”, except those that ask a question"
  ],
  // talk of something is about it, and by itself a word
  ["Masquez les débats politiques", "Hide comments that are about politics"],
  ["Oculten críticas a los debates", "Hide comments that sound negative and contain “debates”"],
  // no word of an order of things
  ["Wij willen eerst reacties over allergie zien, daarna verwijderen", null],
  ["Zeigt uns keine Links", null],
  [
    "نحن بنك فاتركوا الأسئلة عن القروض",
    "Keep comments that ask a question and contain “القروض”, “قروض”, “قرض” or “القرض”"
  ],
  ["選手の年収、容姿のコメントは非表示", null],
  // what may open a reason is spoken of elsewhere
  ["弁護士の話が出たら私に転送して", "Ask about comments that contain “弁護士”"],
  // a network alone behind an exception
  [
    "TikTok hariç küfürleri gizleyin",
    "Hide comments that contain profanity on Facebook, Instagram, YouTube and Threads"
  ]
]
