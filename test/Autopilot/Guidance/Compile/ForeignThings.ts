/** What comments speak of that is no topic, in several languages, and what is read; null where it is reported back. */
export const namedThings: ReadonlyArray<readonly [sentence: string, meaning: string | null]> = [
  // in its other forms, and no other thing
  ["Jobangebote ausblenden", "Hide comments that contain “Jobangebote”, “jobangebot” or “jobangeboten”"],
  ["Masquez les prêts", "Hide comments that contain “prêts” or “prêt”"],
  ["Masquer tout commentaire sur le procès", "Hide comments that contain “procès”"],
  ["Oculten las vacunas", "Hide comments that contain “vacunas”, “vacuna” or “vacunación”"],
  [
    "Nascondete droga e armi",
    "Hide comments that contain “droga” or “droghe”; Hide comments that contain “armi” or “arma”"
  ],
  ["대출은 숨겨 주세요", "Hide comments that contain “대출”"],
  ["Kredileri gizle", "Hide comments that contain “kredi” or “faizli para”"],
  // in a list, and behind a comma
  [
    "Verwijder leningen, wapens en drugs",
    "Hide comments that contain “leningen” or “lening”; Hide comments that contain “wapens” or “wapen”; Hide comments that contain “drugs”, “drug” or “drugshandel”"
  ],
  // beside a topic both are looked for
  ["Spam mit Darlehen löschen", "Hide comments that look like spam and contain “Darlehen”"],
  ["Perguntas sobre garantia ficam", "Keep comments that ask a question and contain “garantia” or “garantias”"],
  ["アレルギーの質問は残してください", "Keep comments that ask a question and contain “アレルギー” or “アレルゲン”"],
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
    "Hide comments that contain “testés sur les animaux”, “testées sur les animaux”, “testé sur les animaux”, “testée sur les animaux”, “teste sur les animaux”, “testez sur les animaux”, “testent sur les animaux” or “tests sur les animaux”"
  ],
  [
    "Nascondete i commenti che dicono che siamo cari",
    "Hide comments that contain “cari”, “caro”, “cara”, “care”, “costoso”, “costosi” or “costosa”"
  ]
]
