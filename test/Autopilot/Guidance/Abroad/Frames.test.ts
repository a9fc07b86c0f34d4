import { assert, describe, it } from "@effect/vitest"
import type { Rule } from "#src/Autopilot/Guidance/Policy.ts"
import { compile } from "#src/Autopilot/Guidance/Reading/Compile.ts"

const criticismOfWhatIsNew = [
  "Finger weg von Kritik an der neuen Speisekarte",
  "Lass Kritik an der neuen App stehen",
  "Kritik am neuen Trainer bitte stehen lassen",
  "Ne touchez pas aux critiques sur le nouveau menu",
  "Ne supprimez pas les plaintes sur la nouvelle application",
  "No toquéis las críticas al nuevo menú",
  "Deja las críticas sobre la nueva colección",
  "Não mexa nas críticas ao novo cardápio",
  "Deixe as reclamações sobre o novo aplicativo",
  "Non toccate le critiche al nuovo menu",
  "Kom niet aan kritiek op het nieuwe menu",
  "Laat kritiek op de nieuwe app staan",
  "Nie ruszaj krytyki nowego menu",
  "Nie usuwaj skarg na nową aplikację",
  "Yeni menü eleştirilerine dokunma",
  "Yeni uygulama hakkındaki şikayetleri silme",
  "新メニューへの批判はそのままにして",
  "新しいアプリへの苦情は消さないで",
  "신메뉴 비판은 건드리지 마세요",
  "새 앱에 대한 불만은 지우지 마세요",
  "لا تلمس الانتقادات حول القائمة الجديدة",
  "اترك الشكاوى عن التطبيق الجديد",
  "नए मेन्यू की आलोचना मत छेड़ो",
  "नए ऐप की शिकायतें रहने दो"
]

const swearingAtNobody = [
  "Schimpfwörter dürfen bleiben, solange niemand beleidigt wird",
  "Schimpfwörter dürfen bleiben außer Beleidigungen",
  "Fluchen ist ok, solange es nicht gegen andere Personen geht",
  "Vous pouvez laisser les gros mots tant que personne n'est insulté",
  "Les jurons peuvent rester à condition de n'insulter personne",
  "Puedes dejar las palabrotas siempre que no insulten a nadie",
  "Deja las palabrotas mientras no vayan contra nadie",
  "Pode deixar palavrão desde que não xinguem ninguém",
  "Pode deixar palavrão, desde que não seja contra outra pessoa",
  "Puoi lasciare le parolacce purché non insultino nessuno",
  "Lasciate le parolacce, basta che non siano contro qualcuno",
  "Schelden mag, zolang niemand beledigd wordt",
  "Laat vloeken staan, mits niet tegen iemand gericht",
  "Możesz zostawić przekleństwa, o ile nikt nie jest obrażany",
  "Kimseye hakaret edilmediği sürece küfürler kalabilir",
  "Küfürler kimseye hakaret edilmediği sürece kalabilir",
  "誰かを侮辱しない限り汚い言葉はそのままでいい",
  "다른 사람을 욕하지 않는 한 비속어는 둬도 돼요",
  "يمكنك ترك الشتائم طالما لا أحد يُهان",
  "اترك الشتائم ما دامت ليست ضد أحد",
  "गाली रहने दो जब तक किसी का अपमान न हो",
  "गाली वाले कमेंट रहने दो, जब तक किसी को अपमानित न करे"
]

const opinions = [
  "Meinungen dürfen bleiben",
  "Les avis peuvent rester",
  "Las opiniones se quedan",
  "Opiniões podem ficar",
  "Le opinioni possono restare",
  "Meningen mogen blijven",
  "Opinie mogą zostać",
  "Görüşler kalabilir",
  "感想はそのままでOK",
  "감상평은 그대로 두세요",
  "الآراء يمكن أن تبقى",
  "राय रहने दो"
]

const pricesButOfGifts = [
  "Blende Fragen zu Preisen aus, außer zu Gutscheinen",
  "Masquez les questions sur les prix sauf pour les bons cadeaux",
  "Oculta las preguntas sobre precios salvo las de tarjetas regalo",
  "Esconda perguntas sobre preço exceto sobre vale-presente",
  "Nascondete le domande sui prezzi tranne quelle sui buoni regalo",
  "Verberg vragen over prijzen behalve over cadeaubonnen",
  "Ukrywaj pytania o ceny oprócz kart podarunkowych",
  "Hediye kartları hariç fiyat sorularını gizle",
  "ギフトカード以外の値段の質問は非表示にして",
  "상품권 빼고 가격 문의는 숨겨주세요",
  "أخفِ أسئلة الأسعار ما عدا بطاقات الهدايا",
  "गिफ्ट कार्ड छोड़कर दाम के सवाल छुपा दो"
]

const whoSpeaksOfPolitics = [
  "Wer über Politik redet, wird ausgeblendet",
  "Masquez ceux qui parlent de politique",
  "Ocultad a quien hable de política",
  "Esconda quem fala de política",
  "Nascondete chi parla di politica",
  "Verberg wie over politiek begint",
  "Ukrywaj tych, którzy mówią o polityce",
  "Siyaset konuşanları gizle",
  "政治の話をする人は非表示にして",
  "정치 얘기하는 사람들 숨겨줘",
  "أخفِ من يتحدث عن السياسة",
  "राजनीति की बात करने वालों को छुपा दो"
]

const whoSaysSo = [
  "Sag mir Bescheid, wenn jemand schreibt, dass ihm zweimal abgebucht wurde",
  "Si quelqu'un dit qu'il a été malade, prévenez-moi",
  "Si quelqu'un écrit que le colis est cassé, dites-le-moi",
  "Si un client écrit qu'on l'a débité deux fois, prévenez-nous",
  "Si alguien dice que le cobramos dos veces, avísame",
  "Si alguien dice que se ha intoxicado, avísame",
  "Si alguien escribe que el paquete llegó roto, dímelo",
  "Avísame si alguien dice que encontró un pelo en la comida",
  "Se alguém disser que passou mal, me avise",
  "Se alguém escrever que o pacote chegou quebrado, me fala",
  "Se alguém disser que foi cobrado duas vezes, me avisa",
  "Se qualcuno dice che è stato male, avvisatemi",
  "Se qualcuno scrive che il pacco è rotto, dimmelo",
  "Se qualcuno scrive che ha trovato la muffa in camera, avvisatemi",
  "Als iemand zegt dat hij ziek is geworden, laat het me weten",
  "Als iemand schrijft dat het pakket kapot is, vertel het me",
  "Als iemand schrijft dat er dubbel is afgeschreven, meld het me",
  "Jeśli ktoś napisze, że się zatruł, daj mi znać",
  "Jeśli ktoś mówi, że paczka była uszkodzona, powiedz mi",
  "Biri zehirlendiğini yazarsa bana haber ver",
  "Biri paketin kırık geldiğini söylerse bana söyle",
  "Biri diş tedavisinden sonra enfeksiyon kaptığını yazarsa bana sor",
  "食中毒になったと言う人がいたら知らせて",
  "誰かが荷物が壊れていたと書いたら教えて",
  "二重請求されたと書かれたら教えてください",
  "누가 식중독 걸렸다고 하면 알려줘",
  "누가 택배가 파손됐다고 쓰면 저에게 알려주세요",
  "إذا قال أحد إنه تسمم أخبرني",
  "لو حد كتب ان الطرد وصل مكسور قولي",
  "अगर कोई कहे कि वह बीमार हो गया तो मुझे बताओ",
  "अगर कोई लिखे कि पार्सल टूटा हुआ था तो मुझे बताना",
  "अगर कोई कहे कि पैसे कट गए पर रिचार्ज नहीं हुआ तो मुझे बताओ",
  "agar koi kahe ki paise kat gaye to mujhe batao"
]

const rulesOf = (guidance: string): ReadonlyArray<Rule> => {
  const { rules, unclear } = compile(guidance)
  assert.deepStrictEqual(unclear, [], guidance)
  return rules
}

describe("guidance in twelve languages", () => {
  it("keeps criticism of something new", () => {
    for (const guidance of criticismOfWhatIsNew) {
      const [rule, more] = rulesOf(guidance)
      assert.strictEqual(more, undefined, guidance)
      assert.deepStrictEqual([rule?.effect, rule?.topics], ["keep", ["negative"]], guidance)
      assert.isNotEmpty(rule?.terms, guidance)
    }
  })
  it("keeps swearing as long as nobody is insulted", () => {
    for (const guidance of swearingAtNobody) {
      assert.deepStrictEqual(
        rulesOf(guidance).map(({ effect, except, topics }) => [effect, topics, except]),
        [["keep", ["profanity"], [{ topics: ["insult"], terms: [] }]]],
        guidance
      )
    }
  })
  it("keeps opinions, and hides none", () => {
    for (const guidance of opinions) {
      assert.deepStrictEqual(
        rulesOf(guidance).map(({ effect, topics }) => [effect, topics]),
        [["keep", ["negative"]]],
        guidance
      )
    }
    for (const guidance of ["Meinungen ausblenden", "Masquez les avis", "感想は非表示にして"])
      assert.deepStrictEqual(compile(guidance).rules, [], guidance)
  })
  it("hides questions about prices, except of one thing", () => {
    for (const guidance of pricesButOfGifts) {
      const [rule, more] = rulesOf(guidance)
      assert.strictEqual(more, undefined, guidance)
      assert.deepStrictEqual([rule?.effect, rule?.topics], ["hide", ["question", "price"]], guidance)
      assert.lengthOf(rule?.except ?? [], 1, guidance)
    }
  })
  it("hides whoever speaks of something", () => {
    for (const guidance of whoSpeaksOfPolitics) {
      assert.deepStrictEqual(
        rulesOf(guidance).map(({ effect, topics }) => [effect, topics]),
        [["hide", ["politics"]]],
        guidance
      )
    }
  })
  it("asks where somebody says something", () => {
    for (const guidance of whoSaysSo)
      assert.deepStrictEqual(
        rulesOf(guidance).map(({ effect }) => effect),
        ["ask"],
        guidance
      )
  })
})
