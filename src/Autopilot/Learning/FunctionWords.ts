import { taughtLanguages } from "../Language/Taught.ts"
import { normalise } from "../Text/Normalise.ts"
import { stopWords } from "../Text/StopWords.ts"
import { WordSet } from "../Text/WordSet.ts"

const english = `a about after again all also am an and any are arent as at be because been before being but by can cant
  could couldnt did didnt do does doesnt doing done dont down each even ever every few for from had has hasnt have havent
  having he her here hers him his how i id if ill im in into is isnt it its ive just let like may me might more most much
  must my no nor not now of off on one only or other our out over own really s same she should so some such t than that
  thats the their them then there these they theyre this those though to too u under until up ur us very was wasnt we well
  were what when where which while who whom why will with wont would wouldnt yes yet you your youre yours`

/** Beside the stop words of the twelve other languages, romanised where people romanise them. */
const beside = `hab seit zum ohne habt oder geht uns beim dann kommt eure sich vom gibt gibts wegen vor ab einfach bis ganz seid
  wurde macht halt keer mee vandaag elke doen staat hele dus laat weet zie kom komt zelf nou terwijl werd wordt haar bo tym
  przy jestem ktos macie mozna znowu niz nikt bylo nawet byc bedzie zeby nigdy trzeba takie chyba wiecej moge po oraz od w z
  ca depuis chez jamais vos fois alors toute etait quelle sous quelquun faut chaque entre quel peux quil mis sea vez veces esa
  toda verdad lleva dopo pure fatto col ogni dal sul poi fa mai sta ancora puo qualcuno nessuno fui nem sao ainda ao alguem tao
  veio ficou faz mesmo qual depois vou demais diye kimse hep oldu geldi hala ilk etti yine bi keske bile artik tek acaba lazim
  h f l b fel 3al hi aa ab jo itna kisi baad kiya laga bola`

/** Of languages whose stop words are romanised, or that have none, in their own letters. */
const inOwnLetters: ReadonlyArray<string> = [
  `और का की के को है हैं हूँ हूं हो हुआ हुई हुए था थी थे में से पर भी ही तो यह ये वह वो इस उस इन उन इसे उसे इसमें इसका
   इसकी इसके उसका उसकी उसके मैं मुझे मेरा मेरी मेरे हम हमें हमारा हमारी हमारे तुम तू तेरा तेरी तेरे तुम्हारा आप आपका आपकी
   आपके आपको आपने मैंने हमने उन्होंने अपना अपनी अपने कोई कुछ सब सभी सबको सबका क्या क्यों कैसे कैसा कब कहाँ कहां कौन कितना
   कितनी कितने नहीं ना न मत बहुत ज्यादा ज़्यादा थोड़ा थोड़ी कम अब अभी आज कल फिर जब तब तक अगर लेकिन मगर या कि जो जैसे ऐसे
   ऐसा ऐसी वाला वाली वाले कर करो करके करना करने करते करता करती किया की गया गई गए गयी जा जाता जाती जाते रहा रही रहे आ आता
   आती आया आई आए दो दिया दी ले लिया ली लिए लेकर एक बार साथ ने यही हमेशा जी दे लगा नए इतना किसी बिना बाद पहले सिर्फ बस यहाँ यहां वहाँ वहां होता होती होते
   होगा होगी सकता सकती सकते चाहिए लोग दिन बात`,
  `من في على الى إلى عن مع بعد قبل كل هذا هذه هذي ذلك تلك هو هي هم هما انا أنا انت أنت انتم أنتم احنا إحنا نحن ما لا لم لن
   مش مو ليس ان أن إن انه إنه انها إنها لو إذا اذا بس لكن او أو ثم حتى اللي الي الذي التي كان كانت كنت كنا يكون شي شيء اي أي
   كم كيف ليش ليه متى وين فين اين أين شو ايش إيش ايه إيه يا يعني جدا كثير كتير مرة اكثر أكثر اقل الان الآن الحين دلوقتي
   اليوم امس أمس بكرة لسه لي لك له لها لنا لكم لهم عندي عندك عندنا عندكم عنده فيه فيها منه منها منكم عليكم عليه عليها معك معي
   معاكم والله ان شاء الله قد هل غير بدون عشان علشان لان لأن ده دي دا كده كدا زي نفس ولا ولو وانا وما وفي ومن و بعدين هنا
   هناك خلاص لازم ممكن طيب حد احد واحد`,
  `저 나 너 우리 저희 제 내 네 그 이 저는 나는 제가 내가 저도 나도 우리는 그냥 진짜 정말 너무 아주 완전 좀 더 다 잘 못 안 또 또는
   그리고 그런데 근데 그래서 하지만 그래도 이제 지금 오늘 어제 내일 여기 거기 저기 이거 그거 저거 이건 그건 이게 그게 뭐 왜 어떻게
   어디 언제 누가 얼마나 혹시 아직 벌써 이미 다시 같이 많이 조금 항상 모두 다들 있는 없는 하는 되는 있어요 없어요 있나요 해요 했어요
   하고 해서 같은 같아요 것 거 게 건 수 때 데 분 번 한 두 네요 아 와 오 ᄏᄏ ᄒᄒ ㅋㅋ ㅎㅎ ㅠㅠ`
]

/** Words that stand in any sentence, whatever it is about, as texts hold them after normalising. */
export const functionWords: WordSet = new WordSet(
  [english, beside, ...inOwnLetters, ...Array.from(taughtLanguages, (language) => stopWords[language] ?? "")]
    .flatMap((words) => words.trim().split(/\s+/))
    .flatMap((word) => normalise(word).words.map(({ text }) => text))
)
