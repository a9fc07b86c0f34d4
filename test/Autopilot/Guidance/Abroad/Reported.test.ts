import { assert, describe, it } from "@effect/vitest"
import { effectsOf } from "../HiddenByRules.ts"

/** Guidance, what it does to the comments that it means, those, and others. */
const told: ReadonlyArray<
  readonly [
    guidance: string,
    effect: "hide" | "keep" | "ask",
    meant: ReadonlyArray<string>,
    others: ReadonlyArray<string>
  ]
> = [
  [
    "Wenn jemand schreibt, dass ihm doppelt abgebucht wurde, sag mir Bescheid",
    "ask",
    ["bei mir wurde zweimal abgebucht", "ihr habt mir das doppelt berechnet"],
    ["ich war zweimal da, super", "doppelt lecker"]
  ],
  [
    "Si un client écrit qu'on l'a débité deux fois, prévenez-nous",
    "ask",
    ["j'ai été débité deux fois", "vous m'avez prélevé deux fois"],
    ["deux fois par semaine", "je suis venu deux fois, top"]
  ],
  [
    "Prévenez-moi si quelqu'un dit qu'il a vomi",
    "ask",
    ["j'ai vomi toute la nuit", "mon fils a vomi après"],
    ["très bon resto"]
  ],
  [
    "Si alguien dice que le cobraron dos veces, avísame",
    "ask",
    ["me cobraron dos veces", "tengo un cargo duplicado", "dos cargos en la tarjeta por lo mismo"],
    ["he ido dos veces y encantada", "cobráis envío?"]
  ],
  [
    "Se alguém disser que foi cobrado duas vezes, me avisa",
    "ask",
    ["fui cobrado duas vezes", "cobraram em dobro no meu cartão"],
    ["fui duas vezes lá, amei", "vocês cobram frete?"]
  ],
  [
    "Se qualcuno scrive che gli abbiamo addebitato due volte, avvisatemi",
    "ask",
    ["mi avete addebitato due volte", "ho un doppio addebito"],
    ["ci sono stata due volte", "tutto ottimo"]
  ],
  [
    "Als iemand schrijft dat er dubbel is afgeschreven, meld het me",
    "ask",
    ["er is dubbel afgeschreven", "2x afgeschreven van mijn rekening"],
    ["dubbel zo lekker", "twee keer geweest"]
  ],
  [
    "Jeśli ktoś napisze, że pobrano mu dwa razy, daj mi znać",
    "ask",
    ["pobrało mi dwa razy", "zapłaciłam dwa razy za to samo"],
    ["byłam dwa razy, polecam", "ile kosztuje"]
  ],
  [
    "Biri iki kez çekildiğini yazarsa bana haber ver",
    "ask",
    ["karttan iki kez çekildi", "iki kere çekilmiş para"],
    ["iki kez gittim harika", "fiyat nedir"]
  ],
  [
    "二重請求されたと書かれたら教えてください",
    "ask",
    ["二重請求されてます", "カードが二重に請求されました"],
    ["二回行きました", "美味しい"]
  ],
  [
    "누가 이중결제 됐다고 하면 알려주세요",
    "ask",
    ["두 번 결제됐어요", "이중결제 뭐예요"],
    ["두 번 갔는데 좋아요", "맛있어요"]
  ],
  [
    "إذا كتب أحد أنه خصم مرتين أخبرني",
    "ask",
    ["انخصم مرتين من حسابي", "خصمتوا مرتين"],
    ["زرتكم مرتين رائع", "كم السعر"]
  ],
  [
    "अगर कोई कहे कि दो बार पैसे कट गए तो मुझे बताओ",
    "ask",
    ["मेरे दो बार पैसे कट गए", "double charge ho gaya"],
    ["दो बार आया हूं बढ़िया", "rate kya hai"]
  ],
  [
    "Meld het me als iemand over schimmel begint",
    "ask",
    ["de kamer was beschimmeld", "beschimmelde muren", "zwarte schimmel"],
    ["mooie kamer", "heerlijke schimmelkaas"]
  ],
  [
    "Nascondete chi parla dello sciopero",
    "hide",
    ["scioperate sempre, vergognatevi", "fanno bene a scioperare", "lo sciopero l'ha voluto l'azienda"],
    ["il volo parte alle 8?", "bagaglio incluso?"]
  ],
  [
    "멤버 열애설 댓글은 숨겨주세요",
    "hide",
    ["열애설 해명 안 하냐", "둘이 사귀는 거 맞지", "열애 인정하냐"],
    ["이번 앨범 진짜 좋다", "콘서트 예매 언제예요?"]
  ],
  [
    "Siyaset konuşanları gizle",
    "hide",
    ["akp gidecek her şey düzelecek", "erdoğan istifa", "chp gelsin"],
    ["menüde vegan var mı", "garson ilgisizdi"]
  ],
  [
    "異物混入の話が出たら知らせてください",
    "ask",
    ["髪の毛が入ってました", "パンの中に虫がいたんだけど", "異物入ってたって本当?"],
    ["具がたくさん入ってて嬉しい", "味が薄い"]
  ],
  [
    "Alles zum Brand in der Halle erst mir zeigen",
    "ask",
    ["War das Brandstiftung?", "hoffe allen gehts gut nach dem Feuer", "Bestellung trotz Brand?"],
    ["Angebot ist brandneu", "Brandt Zwieback habt ihr auch?"]
  ]
]

describe("what somebody says, as guidance tells it", () => {
  for (const [guidance, effect, meant, others] of told) {
    it(`is looked for: ${guidance}`, () => {
      for (const text of meant) assert.include(effectsOf(guidance, text), effect, text)
      for (const text of others) assert.deepStrictEqual(effectsOf(guidance, text), [], text)
    })
  }
})
