import type { Rewrite } from "../Rewrites/Words.ts"

/** `Di`, `del`, `della` as the article that is in it. */
const articled = (
  frame: RegExp,
  complaints: string,
  articles: ReadonlyArray<readonly [of: string, article: string]>
): ReadonlyArray<Rewrite> =>
  articles.map(([of, article]) => [new RegExp(`${frame.source} ${of}`, "iu"), `${complaints}${article}`])

const german = "(?:schlecht|übel|negativ|abfällig)"
const said = "(?:reden|redet|sprechen|spricht|schreiben|schreibt)"

/** Who speaks ill of somebody complains of them, in other languages than English. */
export const illOf: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `(?:alle|jeden|jede|leute|kommentare|wer|die)?,? ?(?:die|der|wer) ${german} über ([^,.;]+?) ${said}(?=\\P{L}|$),?`,
      "iu"
    ),
    "Beschwerden über $1"
  ],
  [
    /(?:alle|jeden|leute),? (?:die|der) über ([^,.;]+?) (?:lästern|lästert|herziehen|herzieht)(?=\P{L}|$),?/iu,
    "Beschwerden über $1"
  ],
  ...articled(
    /(?:(?:tous |toutes )?(?:ceux|celles|les gens|les personnes|les commentaires) qui|quiconque|(?:toute personne|toute? commentaire) qui) (?:disent|dit|parlent|parle) (?:du mal|mal)/,
    "les plaintes sur ",
    [
      ["de la (?=\\p{L})", "la "],
      ["de l['’](?=\\p{L})", "l'"],
      ["du (?=\\p{L})", "le "],
      ["des (?=\\p{L})", "les "],
      ["d(?:e |['’])(?=\\p{L})", ""]
    ]
  ),
  ...articled(
    /(?:a )?(?:(?:todos )?(?:los|las) que|quien(?:es)?|la gente que|(?:los )?comentarios que) habl(?:en?|an?) mal/,
    "las quejas sobre ",
    [
      ["del (?=\\p{L})", "el "],
      ["de (?=\\p{L})", ""]
    ]
  ),
  ...articled(
    /(?:quem|(?:os )?comentários que|pessoas que|gente que) fal(?:ar|a|e|em|am|arem|ando) mal/,
    "reclamações sobre ",
    [["d([oae]s?) (?=\\p{L})", "$1 "]]
  ).map(([from]): Rewrite => [from, "reclamações sobre $1 "]),
  ...articled(/(?:chi|(?:tutti )?(?:quelli|coloro) che|i commenti che) parl(?:a|ano|i|ino) male/, "le lamentele ", [
    ["della (?=\\p{L})", "sulla "],
    ["dell['’](?=\\p{L})", "sull'"],
    ["del (?=\\p{L})", "sul "],
    ["dei (?=\\p{L})", "sui "],
    ["delle (?=\\p{L})", "sulle "],
    ["di (?=\\p{L})", "su "]
  ]),
  [
    /(?:iedereen|mensen|reacties|wie) ?(?:die)? (?:slecht|kwaad|negatief|lelijk) over ([^,.;]+?) (?:praat|praten|spreekt|spreken|doet|doen|schrijft|schrijven)(?=\P{L}|$)/iu,
    "klachten over $1"
  ],
  [
    /(?:tych|wszystkich|osoby|ludzi|komentarze),? któr(?:zy|e|ych) źle (?:mówią|piszą|wypowiadają się|się wypowiadają) o (?=\p{L})/iu,
    "skargi na "
  ],
  [
    /(?<=\p{L} (?:hakkında|hakkinda)) kötü (?:konuşanları|konuşanlari|yazanları|söyleyenleri|konuşan yorumları|konuşan herkesi)(?!\p{L})/iu,
    "ki şikayetleri"
  ],
  [
    /(?<=[\p{Script=Han}\p{Script=Katakana}ーぁ-ん」])の悪口(?:を(?:言う|書く)(?:人|コメント|投稿))?(?=は|を|が)/u,
    "への苦情"
  ],
  [
    /(?<=[\p{Script=Hangul}])(?<!(?:^|\s)(?:직원들?|알바생?|스태프|사장님?|점장님?|매니저님?)) ?(?:험담|욕|흉|뒷담화)(?:을|를)? ?(?:하는|보는) (?:댓글|사람|글)(?=은|을|이)/u,
    "에 대한 불만"
  ],
  [
    /(?:كل )?(?:من|اللي|الي|الذين) (?:يتكلم|يتكلمون|يتكلموا|يحكي|يحكوا|يحكون) (?:بالسوء|بسوء|بالشين|بشكل سيء) (?:عن|على) (?=\p{L})/u,
    "الشكاوى عن "
  ],
  [
    /^(?:जो|jo) (?:भी |bhi |log |लोग )?(.+?) (?:की|ki) (?:बुराई|burai|buraai) (?:करे|करें|करता है|करते हैं|kare|karein|karen|karta hai|karte hain?),? (?:उसे|उन्हें|उसको|उनको|use|usko|unhe|unhein|unko) /iu,
    "$1 ki shikayatein "
  ]
]
