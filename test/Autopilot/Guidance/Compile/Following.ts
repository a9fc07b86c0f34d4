/** Guidance of several sentences, and what they are understood as together. */
type Pinned = ReadonlyArray<readonly [guidance: string, understood: string]>

/** An exception in a sentence of its own. */
export const exceptions: Pinned = [
  [
    "Links verstecken. Ausser zu unserer Seite hofgut-lang.de",
    "Hide comments that contain links, except those that contain “hofgut-lang.de”"
  ],
  ["Spam weg. Aber Fragen nicht anfassen.", "Hide comments that look like spam; Keep comments that ask a question"],
  [
    "Telefonnummern ausblenden. Unsere Hotline 0800 123456 ist ok.",
    "Hide comments that contain contact details, except those that contain “0800 123456”"
  ],
  [
    "Liens masqués. Sauf vers notre site lafermebio.fr",
    "Hide comments that contain links, except those that contain “lafermebio.fr”"
  ],
  ["Masquez la pub. Mais pas les questions.", "Hide comments that look like spam, except those that ask a question"],
  [
    "Les numéros de téléphone on cache. Par contre le nôtre 01 23 45 67 89 c'est bon",
    "Hide comments that contain contact details, except those that contain “01 23 45 67 89”"
  ],
  [
    "Enlaces fuera. Excepto los de nuestra web panaderialuz.es",
    "Hide comments that contain links, except those that contain “panaderialuz.es”"
  ],
  ["Ocultad el spam. Pero no las preguntas.", "Hide comments that look like spam, except those that ask a question"],
  [
    "Ocultar teléfonos. El nuestro 900 123 456 sí se puede",
    "Hide comments that contain contact details, except those that contain “900 123 456”"
  ],
  [
    "Via i link. Tranne quelli al nostro sito fornoluna.it",
    "Hide comments that contain links, except those that contain “fornoluna.it”"
  ],
  ["Nascondi lo spam. Però le domande no.", "Hide comments that look like spam; Keep comments that ask a question"],
  [
    "Numeri di telefono nascosti. Il nostro 800 123 456 va bene",
    "Hide comments that contain contact details, except those that contain “800 123 456”"
  ],
  [
    "Links escondidos. Exceto para o nosso site padarialua.pt",
    "Hide comments that contain links, except those that contain “padarialua.pt”"
  ],
  ["Ocultar spam. Mas as perguntas não.", "Hide comments that look like spam; Keep comments that ask a question"],
  [
    "Esconder telefones. O nosso 800 123 456 pode ficar",
    "Hide comments that contain contact details, except those that contain “800 123 456”"
  ],
  [
    "Links verbergen. Behalve naar onze site bakkerijmaan.nl",
    "Hide comments that contain links, except those that contain “bakkerijmaan.nl”"
  ],
  ["Spam weg. Maar vragen niet.", "Hide comments that look like spam; Keep comments that ask a question"],
  [
    "Telefoonnummers verbergen. Ons eigen 0800 1234 mag wel",
    "Hide comments that contain contact details, except those that contain “0800 1234”"
  ],
  [
    "Linki ukrywamy. Z wyjątkiem naszej strony piekarnialuna.pl",
    "Hide comments that contain links, except those that contain “piekarnialuna.pl”"
  ],
  ["Spam usuwać. Ale pytań nie.", "Hide comments that look like spam; Keep comments that ask a question"],
  [
    "Numery telefonów ukrywać. Nasz 800 123 456 może zostać",
    "Hide comments that contain contact details, except those that contain “800 123 456”"
  ],
  [
    "Linkleri gizle. Kendi sitemiz ayfirini.com hariç",
    "Hide comments that contain links, except those that contain “ayfirini.com”"
  ],
  ["Spamı sil. Ama soruları silme.", "Hide comments that look like spam; Keep comments that ask a question"],
  [
    "Telefon numaralarını gizle. Bizim numaramız 0850 123 4567 kalsın",
    "Hide comments that contain contact details, except those that contain “0850 123 4567”"
  ],
  ["リンクは非表示。ただしhanaya.jpはOK", "Hide comments that contain links, except those that contain “hanaya.jp”"],
  [
    "スパムは削除してください。ただし質問は消さないで。",
    "Hide comments that look like spam; Keep comments that ask a question"
  ],
  [
    "電話番号は隠す。うちの番号0120-123-456は大丈夫です",
    "Hide comments that contain contact details, except those that contain “0120-123-456”"
  ],
  [
    "링크는 숨김. 단, 우리 사이트 hanaok.kr은 괜찮아요",
    "Hide comments that contain links, except those that contain “hanaok.kr”"
  ],
  [
    "스팸은 지워 주세요. 하지만 질문은 지우지 마세요.",
    "Hide comments that look like spam; Keep comments that ask a question"
  ],
  [
    "전화번호는 숨겨요. 우리 번호 1588-1234는 괜찮아요",
    "Hide comments that contain contact details, except those that contain “1588-1234”"
  ],
  [
    "الروابط تُخفى. ما عدا موقعنا makhbazqamar.com",
    "Hide comments that contain links, except those that contain “makhbazqamar.com”"
  ],
  ["احذف السبام. لكن لا تحذف الأسئلة.", "Hide comments that look like spam; Keep comments that ask a question"],
  [
    "أخفوا أرقام الهواتف. لكن رقمنا 920001234 مسموح",
    "Hide comments that contain contact details, except those that contain “920001234”"
  ],
  [
    "लिंक छुपा दो। सिवाय हमारी साइट chandbakery.in के",
    "Hide comments that contain links, except those that contain “chandbakery.in”"
  ],
  ["स्पैम हटा दो। लेकिन सवाल मत हटाओ।", "Hide comments that look like spam; Keep comments that ask a question"],
  [
    "फोन नंबर छुपाओ। हमारा नंबर 1800 123 456 ठीक है",
    "Hide comments that contain contact details, except those that contain “1800 123 456”"
  ],
  [
    "Links hidden. Except to our own site moonbakery.com",
    "Hide comments that contain links, except those that contain “moonbakery.com”"
  ],
  ["Delete spam. However, questions are fine.", "Hide comments that look like spam; Keep comments that ask a question"],
  [
    "Hide phone numbers. Ours, 0800 123 456, is ok though",
    "Hide comments that contain contact details, except those that contain “0800 123 456”"
  ]
]

/** Whom one sentence names, the next one hides. */
export const rivals: Pinned = [
  [
    "Unsere Konkurrenz: Fressnapf und Zooplus. Ausblenden, wenn erwähnt.",
    "Hide comments that contain “Fressnapf”; Hide comments that contain “Zooplus”; Take “Fressnapf” and “Zooplus” for competitors"
  ],
  [
    "Unser größter Mitbewerber ist Flaschenpost. Bitte Kommentare, die ihn nennen, verstecken",
    "Hide comments that contain “Flaschenpost”; Take “Flaschenpost” for a competitor"
  ],
  [
    "Concurrents : Sephora et Nocibé. A cacher quand on les cite",
    "Hide comments that contain “Sephora”; Hide comments that contain “Nocibé”; Take “Sephora” and “Nocibé” for competitors"
  ],
  [
    "Notre concurrent principal c'est Deliveroo. Masquez les commentaires qui le mentionnent",
    "Hide comments that contain “Deliveroo”; Take “Deliveroo” for a competitor"
  ],
  [
    "Competencia: Mercadona y Lidl. Esconder.",
    "Hide comments that contain “Mercadona”; Hide comments that contain “Lidl”; Take “Mercadona” and “Lidl” for competitors"
  ],
  [
    "Nuestro principal competidor es Glovo. Oculten los comentarios que lo mencionen",
    "Hide comments that contain “Glovo”; Take “Glovo” for a competitor"
  ],
  [
    "Concorrenti: Esselunga e Conad. Da nascondere.",
    "Hide comments that contain “Esselunga”; Hide comments that contain “Conad”; Take “Esselunga” and “Conad” for competitors"
  ],
  [
    "Il nostro concorrente principale è Glovo. Nascondete i commenti che lo citano",
    "Hide comments that contain “Glovo”; Take “Glovo” for a competitor"
  ],
  [
    "Concorrentes: Continente e Lidl. Esconder.",
    "Hide comments that contain “Continente”; Hide comments that contain “Lidl”; Take “Continente” and “Lidl” for competitors"
  ],
  [
    "Nosso principal concorrente é o Rappi. Oculte os comentários que falam dele",
    "Hide comments that contain “Rappi”; Take “Rappi” for a competitor"
  ],
  [
    "Concurrenten: Albert Heijn en Jumbo. Verbergen graag",
    "Hide comments that contain “Albert Heijn”; Hide comments that contain “Jumbo”; Take “Albert Heijn” and “Jumbo” for competitors"
  ],
  [
    "Onze grootste concurrent is Thuisbezorgd. Verberg reacties die hem noemen",
    "Hide comments that contain “Thuisbezorgd”; Take “Thuisbezorgd” for a competitor"
  ],
  [
    "Konkurencja: Biedronka i Lidl. Ukryć.",
    "Hide comments that contain “Biedronka”; Hide comments that contain “Lidl”; Take “Biedronka” and “Lidl” for competitors"
  ],
  [
    "Nasz główny konkurent to Glovo. Ukryj komentarze, które o nim wspominają",
    "Hide comments that contain “Glovo”; Take “Glovo” for a competitor"
  ],
  [
    "Rakiplerimiz: Migros ve Trendyol. Gizle.",
    "Hide comments that contain “Migros”; Hide comments that contain “Trendyol”; Take “Migros” and “Trendyol” for competitors"
  ],
  [
    "En büyük rakibimiz Getir. Ondan bahseden yorumları gizleyin",
    "Hide comments that contain “Getir”; Take “Getir” for a competitor"
  ],
  [
    "Rakibimiz Getir'in adı geçen yorumları gizle",
    "Hide comments that mention a competitor; Hide comments that contain “Getir”; Take “Getir” for a competitor"
  ],
  [
    "競合：ニトリ、カインズ。出たら非表示。",
    "Hide comments that mention a competitor; Hide comments that contain “ニトリ”; Hide comments that contain “カインズ”; Take “ニトリ” and “カインズ” for competitors"
  ],
  [
    "一番の競合はウーバーです。名前が出たコメントは隠してください",
    "Hide comments that contain “ウーバー”; Take “ウーバー” for a competitor"
  ],
  [
    "競合のニトリの名前が出たら隠して",
    "Hide comments that mention a competitor; Hide comments that contain “ニトリ”; Take “ニトリ” for a competitor"
  ],
  [
    "경쟁사: 쿠팡, 마켓컬리. 언급되면 숨겨 주세요.",
    "Hide comments that contain “쿠팡”; Hide comments that contain “마켓컬리”; Take “쿠팡” and “마켓컬리” for competitors"
  ],
  [
    "저희 최대 경쟁사는 배달의민족입니다. 언급하는 댓글은 숨겨 주세요",
    "Hide comments that contain “배달의민족”; Take “배달의민족” for a competitor"
  ],
  [
    "경쟁사인 쿠팡 이름이 나오면 숨겨 주세요",
    "Hide comments that mention a competitor; Hide comments that contain “쿠팡”; Take “쿠팡” for a competitor"
  ],
  [
    "منافسونا: جرير ونون. أخفوهم إذا ذُكروا",
    "Hide comments that contain “جرير”; Hide comments that contain “نون”; Take “جرير” and “نون” for competitors"
  ],
  [
    "أكبر منافس لنا هو طلبات. أخفوا التعليقات التي تذكره",
    "Hide comments that contain “طلبات”; Take “طلبات” for a competitor"
  ],
  [
    "إذا ذكر أحد منافسنا هنقرستيشن أخفِ التعليق",
    "Hide comments that mention a competitor; Hide comments that contain “هنقرستيشن”; Take “هنقرستيشن” for a competitor"
  ],
  [
    "प्रतियोगी: ज़ोमैटो और स्विगी। छुपा दो।",
    "Hide comments that contain “ज़ोमैटो”; Hide comments that contain “स्विगी”; Take “ज़ोमैटो” and “स्विगी” for competitors"
  ],
  [
    "हमारा मुख्य प्रतियोगी ज़ोमैटो है। उसका नाम लेने वाले कमेंट छुपाओ",
    "Hide comments that contain “ज़ोमैटो”; Take “ज़ोमैटो” for a competitor"
  ],
  [
    "हमारे प्रतियोगी स्विगी का नाम आए तो छुपा दो",
    "Hide comments that mention a competitor; Hide comments that contain “स्विगी”; Take “स्विगी” for a competitor"
  ],
  [
    "Competitors: Tesco and Aldi. Hide.",
    "Hide comments that contain “Tesco” or “Aldi”; Take “Tesco” and “Aldi” for competitors"
  ],
  [
    "Our main competitor is Deliveroo. Hide comments that mention them.",
    "Hide comments that contain “Deliveroo”; Take “Deliveroo” for a competitor"
  ],
  ["If someone names Argos or our competitor Wayfair, hide it", "Hide comments that contain “Argos” or “Wayfair”"]
]

/** A question about what is given, and what to do then. */
export const answers: Pinned = [
  ["Fragt jemand nach Rückerstattung? Erst uns fragen.", "Ask about comments that are about refunds"],
  [
    "Jemand schreibt über Garantien? Bitte mir vorlegen",
    "Ask about comments that contain “Garantien”, “garantie”, “garantiefall” or “garantiefälle”"
  ],
  ["Quelqu'un demande un remboursement ? Demandez-moi d'abord", "Ask about comments that are about refunds"],
  ["On parle de garanties ? Montrez-le moi d'abord", "Ask about comments that contain “garanties” or “garantie”"],
  ["¿Alguien pide un reembolso? Primero pregúntame", "Ask about comments that are about refunds"],
  ["¿Hablan de garantías? Enséñamelo antes", "Ask about comments that contain “garantías” or “garantía”"],
  ["Qualcuno chiede un rimborso? Prima chiedete a me", "Ask about comments that are about refunds"],
  ["Si parla di garanzie? Fatemelo vedere prima", "Ask about comments that contain “garanzie” or “garanzia”"],
  ["Alguém pede reembolso? Pergunta-me primeiro", "Ask about comments that are about refunds"],
  ["Falaram de garantia? Me mostra antes", "Ask about comments that contain “garantia” or “garantias”"],
  [
    "Begint iemand over een rechtszaak? Eerst aan mij laten zien",
    "Ask about comments that contain “rechtszaak”, “rechtszaken” or “rechter”"
  ],
  ["Vraagt iemand om geld terug? Vraag het eerst aan mij", "Ask about comments that are about refunds"],
  ["Ktoś pyta o zwrot pieniędzy? Najpierw zapytaj mnie", "Ask about comments that are about refunds"],
  [
    "Ktoś pisze o gwarancji? Najpierw mi pokaż",
    "Ask about comments that contain “gwarancji”, “gwarancja”, “gwarancję”, “gwarancje” or “gwarancją”"
  ],
  ["Biri iade mi istiyor? Önce bana sor", "Ask about comments that are about refunds"],
  [
    "Garantiden bahseden mi var? Önce bana göster",
    "Ask about comments that contain “garanti”, “garantiler”, “garantisi” or “garantileri”"
  ],
  ["返金を求められたら？先に私に聞いて", "Ask about comments that are about refunds"],
  ["副作用の話が出た？まず見せてください", "Ask about comments that contain “副作用”"],
  ["누가 환불을 요구하나요? 먼저 저한테 물어봐 주세요", "Ask about comments that are about refunds"],
  ["보증 얘기가 나오나요? 먼저 보여 주세요", "Ask about comments that contain “보증”"],
  ["هل يطلب أحد استرجاع المبلغ؟ اسألني أولا", "Ask about comments that are about refunds"],
  ["أحد يتكلم عن الضمان؟ اعرضوه علي أولا", "Ask about comments that contain “الضمان” or “ضمان”"],
  ["कोई रिफंड मांगे? पहले मुझसे पूछो", "Ask about comments that are about refunds"],
  ["कोई वारंटी की बात करे? पहले मुझे दिखाओ", "Ask about comments that contain “वारंटी”"],
  ["Someone asks about refunds? Ask me first", "Ask about comments that are about refunds"],
  ["Anyone bringing up lawsuits? Show me first.", "Ask about comments that threaten with or speak of legal action"]
]

/** The same, once to keep and once to hide. */
export const opposites: ReadonlyArray<string> = [
  "Alle Beschwerden stehen lassen. Jede Beschwerde ausblenden.",
  "Links löschen. Links bitte stehen lassen.",
  "Gardez toutes les critiques. Masquez toutes les critiques.",
  "On cache les liens. On laisse les liens.",
  "Dejad todas las quejas. Ocultad todas las quejas.",
  "Borra los enlaces. Deja los enlaces.",
  "Tenete tutte le lamentele. Nascondete tutte le lamentele.",
  "Cancella i link. Lascia i link.",
  "Deixem todas as reclamações. Escondam todas as reclamações.",
  "Apaga os links. Deixa os links.",
  "Laat alle klachten staan. Verberg alle klachten.",
  "Verwijder links. Laat links staan.",
  "Zostaw wszystkie skargi. Ukryj wszystkie skargi.",
  "Usuń linki. Zostaw linki.",
  "Bütün şikayetleri bırak. Bütün şikayetleri gizle.",
  "Linkleri sil. Linkleri bırak.",
  "苦情はすべて残す。苦情はすべて隠す。",
  "リンクは削除。リンクは残す。",
  "불만은 모두 남겨 주세요. 불만은 모두 숨겨 주세요.",
  "링크는 삭제. 링크는 남겨 주세요.",
  "اتركوا كل الشكاوى. أخفوا كل الشكاوى.",
  "احذف الروابط. اترك الروابط.",
  "सारी शिकायतें रहने दो। सारी शिकायतें छुपा दो।",
  "लिंक हटाओ। लिंक रहने दो।",
  "Keep all complaints. Hide every complaint.",
  "Delete links. Leave links."
]
