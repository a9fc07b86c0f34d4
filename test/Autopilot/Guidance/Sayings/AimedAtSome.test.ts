import { assert, describe, it } from "@effect/vitest"
import { hiddenByRules } from "../HiddenByRules.ts"

/** By language: guidance against insults at those who work for a brand, one, and what is rude about something else. */
const told: Readonly<Record<string, readonly [guidance: string, insult: string, others: ReadonlyArray<string>]>> = {
  en: [
    "Leave complaints about the wait, but hide insults aimed at our waiters",
    "the waiter is a moron",
    ["an hour in the queue, shit restaurant", "piece of shit app", "@jonas_k you idiot, you lost again"]
  ],
  de: [
    "Beschwerden über das Warten stehen lassen, aber Beleidigungen gegen unsere Kellner ausblenden",
    "der Kellner ist ein Vollidiot",
    [
      "eine Stunde gewartet, so ein Drecksladen",
      "was für eine verkackte App",
      "@jonas_k du Trottel hast verloren",
      "euer Service ist fürn Arsch",
      "das Essen war für den Arsch",
      "der Akku ist total im Arsch"
    ]
  ],
  fr: [
    "Laissez les plaintes sur l'attente, mais masquez les insultes envers nos serveurs",
    "le serveur est un connard",
    ["fait chier votre appli", "le ministre est un abruti", "@jonas_k t'es con"]
  ],
  es: [
    "Deja las quejas sobre la espera, pero oculta los insultos a nuestros camareros",
    "el camarero es un gilipollas",
    ["la pizza es una puta mierda", "una hora esperando, vaya mierda de sitio", "@jonas_k eres tonto"]
  ],
  it: [
    "Lasciate le lamentele sull'attesa, ma nascondete gli insulti ai nostri camerieri",
    "il cameriere è un idiota",
    ["cazzo un'ora di coda", "posto di merda", "@jonas_k sei uno scemo"]
  ],
  pt: [
    "Deixe as reclamações sobre a espera, mas esconda os insultos aos nossos garçons",
    "o garçom é um idiota",
    ["a pizza é uma bosta", "porra uma hora de fila", "@jonas_k seu burro"]
  ],
  nl: [
    "Laat klachten over wachttijden staan, maar verberg beledigingen aan onze obers",
    "de ober is een idioot",
    ["een uur gewacht, wat een kuttent", "wat een kutapp", "de minister is een idioot", "jullie app is naar de klote"]
  ],
  pl: [
    "Zostaw skargi na kolejki, ale ukrywaj obelgi wobec naszych kelnerów",
    "wasi pracownicy to debile",
    ["godzina w kolejce, kurwa", "co za chujowa apka", "@jonas_k ale z ciebie debil"]
  ],
  tr: [
    "Bekleme şikayetleri kalsın ama garsonlarımıza hakaret edenleri gizle",
    "garson tam bir salak",
    ["bir saat bekledik amk", "siktir ya bir saat sıra", "bakan tam bir salak"]
  ],
  ja: [
    "待ち時間の苦情はそのままで、スタッフへの暴言は非表示にしてください",
    "店員がバカ",
    ["一時間待ち、クソ店", "待ち時間クソ長い", "大臣はバカ"]
  ],
  ko: [
    "대기 시간 불만은 두고 직원에 대한 욕설은 숨겨주세요",
    "직원 새끼 싸가지 없네",
    ["한 시간 기다림 시발", "존나 오래 걸리네", "장관 병신"]
  ],
  ar: [
    "اترك الشكاوى عن الانتظار لكن أخفِ الإهانات الموجهة لموظفينا",
    "الموظف حمار",
    ["ساعة انتظار، مطعم زبالة", "تطبيق زبالة", "الوزير حمار"]
  ],
  hi: [
    "इंतज़ार की शिकायतें रहने दो लेकिन हमारे स्टाफ को गाली देने वाले कमेंट छुपा दो",
    "वेटर गधा है",
    ["bc ek ghanta wait", "घटिया पिज़्ज़ा साला", "मंत्री गधा है"]
  ]
}

describe("insults that guidance says are aimed at somebody", () => {
  for (const [language, [guidance, insult, others]] of Object.entries(told)) {
    it(`are no swearing about things, and none at others, in ${language}`, () => {
      assert.isTrue(hiddenByRules(guidance, insult), insult)
      for (const text of others) assert.isFalse(hiddenByRules(guidance, text), text)
    })
  }
})
