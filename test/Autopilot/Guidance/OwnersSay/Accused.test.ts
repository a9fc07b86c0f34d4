import { assert, describe, it } from "@effect/vitest"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"
import { type Case, holds } from "./Cases.ts"

const cases: ReadonlyArray<Case> = [
  [
    "Hide anyone who says our bread is mouldy or stale.",
    "hide",
    ["your bread is always stale", "mouldy bread again", "the bread was mouldy on Monday"],
    ["how do I keep your bread fresh?", "mouldy old joke", "I like stale crackers"]
  ],
  [
    "Ask me about comments that say our food is cold or bland.",
    "ask",
    ["the food was cold", "bland food, sorry"],
    ["love your cold brew", "it is so cold outside", "is the food spicy?"]
  ],
  ["hide coments sayin our food is cold", "hide", ["the food was cold"], ["love your cold brew"]],
  [
    "Hide comments about how our founder looks.",
    "hide",
    ["she got so fat", "look at his ugly nose"],
    ["the founder looks at every order himself", "looks great in my kitchen"]
  ],
  [
    "Hide body shaming of the members in our videos.",
    "hide",
    ["she is so fat", "someone get that fat cow a salad"],
    ["she is so strong", "which members are in your videos?"]
  ],
  [
    "Hide comments about the weight of the models in our ads.",
    "hide",
    ["she is so fat", "these models are way too skinny"],
    ["the weight of this bag is perfect", "love these models"]
  ],
  [
    "Hide people moaning that they keep seeing this ad.",
    "hide",
    ["this ad again??? stop", "I keep getting this ad", "stop showing me this ad", "so sick of this ad"],
    ["saw your ad and ordered straight away", "your ads are so funny", "is this an ad?"]
  ],
  [
    "Hide spoilers of match results.",
    "hide",
    ["they won 3-1", "lost the final in overtime", "knocked out in the semis"],
    ["no spoilers please", "who plays on Sunday?", "what a match"]
  ],
  [
    "Hide people asking for money for themselves.",
    "hide",
    ["please send me money I am desperate", "can someone give me money for rent"],
    ["where does the money go?", "I gave money to your appeal"]
  ],
  [
    "Send me whatever sounds like someone wants to hurt themselves.",
    "ask",
    ["I want to kill myself", "sometimes I just want to end it all"],
    ["exams are killing me lol", "I hurt my knee"]
  ],
  [
    "Hide claims of false advertising.",
    "hide",
    ["this is false advertising", "misleading ad, don't fall for it"],
    ["your ad made me laugh", "is the colour on the ad right?"]
  ],
  [
    "Verberge Kommentare über irreführende Werbung.",
    "hide",
    ["das ist doch irreführende Werbung", "Werbelüge, nichts davon stimmt"],
    ["tolle Werbung", "Gibt es das auch in blau?"]
  ],
  [
    "Masquez ceux qui parlent de publicité mensongère.",
    "hide",
    ["c'est de la publicité mensongère", "pub mensongère encore une fois"],
    ["super pub", "j'ai vu la pub à la télé"]
  ],
  [
    "Masquez ceux qui disent que c'est du vol.",
    "hide",
    ["franchement c'est du vol", "du vol pur et simple"],
    ["mon vol est annulé", "le retard du vol de Nice"]
  ],
  [
    "Oculta a quien hable de publicidad engañosa.",
    "hide",
    ["esto es publicidad engañosa", "anuncio engañoso, ojo"],
    ["me encanta el anuncio", "hacéis publicidad en la radio?", "sígueme y te sigo"]
  ],
  [
    "Nascondi chi parla di pubblicità ingannevole.",
    "hide",
    ["pubblicità ingannevole bella e buona", "questa è pubblicità falsa"],
    ["bella pubblicità", "quanto costa?"]
  ],
  [
    "Esconda quem fala de propaganda enganosa.",
    "hide",
    ["isso é propaganda enganosa", "Propaganda falsa!!"],
    ["adorei a propaganda", "vi na propaganda da TV"]
  ],
  [
    "Verberg reacties over misleidende reclame.",
    "hide",
    ["dit is misleidende reclame", "valse reclame, niet kopen"],
    ["leuke reclame", "ik zag de reclame op tv"]
  ],
  [
    "Ukrywaj komentarze o fałszywej reklamie.",
    "hide",
    ["to jest fałszywa reklama", "reklama wprowadza w błąd"],
    ["fajna reklama", "widziałam w reklamie"]
  ],
  [
    "Yanıltıcı reklam diyen yorumları gizle.",
    "hide",
    ["bu yanıltıcı reklam", "aldatıcı reklam yapmışsınız"],
    ["reklam çok güzel", "reklamda gördüm"]
  ],
  ["誇大広告というコメントは非表示にして", "hide", ["これは誇大広告だ", "虚偽広告でしょ"], ["広告を見て来ました"]],
  ["허위 광고라는 댓글 숨겨줘", "hide", ["이거 허위 광고네", "과장광고 그만"], ["광고 보고 왔어요"]],
  ["أخف التعليقات عن الإعلانات المضللة", "hide", ["هذا إعلان مضلل", "اعلان كاذب"], ["الإعلان جميل"]]
]

describe("how things look", () => {
  it.each([
    "Hide comments about how our sweaters look.",
    "Hide comments about the size of our burgers.",
    "Hide comments about the weight of our containers."
  ])("is said of nobody's body: %s", (guidance) => {
    assert.isTrue(compile(guidance).rules.every(({ topics }) => !topics.includes("bodies")))
  })
})

describe("what comments say against a brand", () => {
  holds(cases)
})
