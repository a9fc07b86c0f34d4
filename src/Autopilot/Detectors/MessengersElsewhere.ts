import { once } from "#src/Ground/Once.ts"
import { isAmong, MayMatch } from "../Expressions/MayMatch.ts"
import { Clue } from "../Text/Clues.ts"
import type { NormalisedText } from "../Text/Normalise.ts"
import { certain, nothingSeen, type Sighting } from "./Detection.ts"

/** What a messenger is called, endings and all, in canonical form. */
const apps: ReadonlyArray<readonly [name: string, called: string]> = [
  [
    "Telegram",
    "telegram\\p{L}{0,4}|телеграм\\p{L}*|телегр\\p{L}*|телег[еу]|тг|телега|تلجرام|تليجرام|تلغرام|تيليجرام|टेलीग्राम"
  ],
  [
    "WhatsApp",
    "whatsapp\\p{L}{0,4}|whats ?app|вотсап\\p{L}*|ватсап\\p{L}*|вацап\\p{L}*|واتساب|واتس|व्हाट्सएप|व्हाट्सऐप|वॉट्सऐप|वॉट्सएप"
  ],
  ["Viber", "viber\\p{L}{0,3}|ваибер\\p{L}*|فايبر"]
]

const write = [
  "send|skriv|skriva|skicka|kontakt|kontakta",
  "schreib|schreibt|schreiben sie|kontaktiere|kontaktiert|melde dich|meldet euch|adde|addet",
  "ecris|ecrivez|contacte|contactez|ajoute|ajoutez|rejoins|rejoignez",
  "escribe|escribeme|escriban|escribanme|escribenme|contactame|contacta|contactenme|agregame|hablame|unete|unanse",
  "scrivi|scrivimi|scrivetemi|scrivete|contattami|contattate|contattatemi|aggiungimi",
  "escreve|escreva|me chama|chama|chame|me adiciona|me chame|entre em contato|fale comigo|contacte",
  "stuur|app|schrijf|voeg|neem contact",
  "napisz|pisz|piszcie|napiszcie|dodaj|skontaktuj sie",
  "hubungi|napis|napiste|piste|kontaktuj|scrie|scrieti|contacteaza|irj|laheta|ota yhteytta",
  "пишите|пиши|напишите|напиши|пишить|обращаитесь|звоните|добавляитесь|добавляися|подписываитесь|свяжитесь",
  "تواصل|تواصلوا|تواصلي|راسلني|راسلوني|راسليني|كلمني|كلموني|كلميني|ضيفني"
].join("|")
/** Whoever writes to these is a customer of the brand. */
const brand =
  "you|euch|ihnen|dere|er|eder|vous|ustedes|vosotros|voi|vi|voces|vcs|jullie|u|was|wam|size|sizi|вам|вас|معكم|لكم|kalian|va"

const invitations = apps.map(([name, called]) => {
  const app = `(?:${called})`
  const between = `(?:(?!(?:${brand})(?!\\p{L}))[\\p{L}\\p{M}]+ ){0,5}?`
  return [
    name,
    new RegExp(
      [
        `(?<!\\p{L})(?:${write}) ${between}${app}(?!\\p{L})`,
        `(?<!\\p{L})${name.toLowerCase()}(?:[dt][ae]n| uzerinden) (?:\\p{L}+ ){0,2}?(?:yaz|yazin|yaziniz|ulas|ulasin|mesaj at|mesaj atin)(?!\\p{L})`,
        `(?:मुझे|हमें|हमसे|मुझसे) ${app} `
      ].join("|"),
      "u"
    ),
    new RegExp(`^(?:${called})$`, "u")
  ] as const
})

const mayName = once(() => new MayMatch(invitations.map(([, , called]) => [called])))

/** Of languages that part no words, as they are written. */
const unparted: ReadonlyArray<readonly [name: string, RegExp]> = [
  [
    "WeChat",
    /(?:加|添加|联系|聯繫|找)(?:我|我的|一下)?(?:的)?(?:微信|薇信|威信|v信|vx|wx)|(?<!你们|你們|你的)(?:微信|薇信|威信|vx)(?:号|號|id)?[ :：]*[a-z][a-z0-9_-]{4,}/iu
  ],
  [
    "Telegram",
    /(?:加|联系)(?:我|我的)?(?:电报|電報)|(?:电报|電報|텔레그램|텔레|テレグラム)(?:号| ?아이디|id)?[ :：]*@?[a-z][a-z0-9_]{3,}|テレグラムで[^。]{0,6}(?:連絡|追加)(?:ください|下さい|して|お願い)|텔레그램(?:으로|로)? ?(?:연락|문의|추가) ?(?:주세요|하세요|바랍니다|해 ?주세요)/iu
  ],
  [
    "LINE",
    /(?:line|ライン|라인) ?(?:id|アイディー|아이디)[ :：]*[a-z0-9][a-z0-9_.-]{3,}|(?:line|ライン)(?:で|を|に)[^。]{0,6}(?:連絡|追加|登録)(?:ください|下さい|して|お願い)/iu
  ],
  [
    "KakaoTalk",
    /(?:카톡|카카오톡|카카오) ?(?:아이디|id)?[ :：]*[a-z][a-z0-9_]{3,}|(?:카톡|카카오톡)(?:으로|로)? ?(?:연락|문의|친추|추가) ?(?:주세요|하세요|바랍니다|해 ?주세요)/iu
  ]
]

const mayTell = once(() => new MayMatch(unparted.map(([, invites]) => [invites])))

const hint =
  /telegram|whats|viber|телег|тг|вотсап|ватсап|вацап|ва[ий]бер|واتس|ت[لي]+[جغ]رام|فايبر|व्हाट्स|वॉट्स|टेलीग्राम|微信|薇信|威信|v[x信]|wx|电报|電報|テレグラム|ライン|line|라인|텔레|카톡|카카오/iu

const unplain = /\P{ASCII}/u
const clueOf = (plain: RegExp) => new Clue((word) => plain.test(word) || unplain.test(word))
const someInvited = clueOf(/telegram|whats|viber/)
const someUnparted = clueOf(/vx|wx|line/)

/** A question is one to the brand. */
const asks = /[?？؟吗嗎]\s*$/u

const isReached = ({ words }: NormalisedText, called: RegExp): boolean =>
  words.some(({ text }, at) => {
    if (!called.test(text)) return false
    return words.slice(at + 1, at + 3).some(({ kind }) => kind === "handle" || kind === "number")
  })

/** A messenger that somebody asks to be written to on, in other languages than English. */
export const messengersElsewhere = (text: NormalisedText): ReadonlyArray<Sighting> => {
  const { whole } = text.written
  const mayInvite = someInvited.isIn(text)
  const mayBeUnparted = someUnparted.isIn(text)
  if (!(mayInvite || mayBeUnparted) || !hint.test(whole) || asks.test(whole)) return nothingSeen
  const named = mayInvite ? mayName().in(text.canonical) : 0
  const invited = invitations.filter(
    ([, invites, called], place) => isAmong(named, place) && (invites.test(text.canonical) || isReached(text, called))
  )
  const told = mayBeUnparted ? mayTell().in(whole.toLowerCase()) : 0
  const found = [...invited, ...unparted.filter(([, invites], place) => isAmong(told, place) && invites.test(whole))]
  return found.map(([name]) => ({ score: certain, seen: name }))
}
