import { lexicons } from "../Foreign/LanguageWords.ts"
import { lex } from "../Foreign/Lex.ts"
import { is } from "../Foreign/Lexed/ForeignWord.ts"
import type { SaidToAnswer } from "./InEnglish.ts"

/** How each language says that somebody asks about something, and what to answer then. */
const frames: Readonly<Record<string, ReadonlyArray<string>>> = {
  German: [
    "(?:wenn|falls|sobald) (?:jemand|leute|kunden|kundinnen|man|sie|wir) (?:uns )?(?:nach|wegen|zu[rm]?|über) (?<about>[^,:]+?) (?:fragt|fragen|gefragt werden)",
    "(?:bei|auf) fragen (?:nach|zu[rm]?|über|zum thema) (?<about>[^,:]+?)"
  ],
  French: [
    "(?:si|quand|lorsqu['’]?|lorsque) ?(?:quelqu['’]un|on|les (?:gens|clients?)|des (?:gens|clients)|une? client[e]?) (?:nous |vous )?(?:demande(?:nt)?|pose(?:nt)? (?:une |des )?questions?|interroge(?:nt)?) (?:des (?:infos|informations|renseignements) )?(?:(?:sur|pour|à propos de|concernant) )?(?<about>[^,:]+?)",
    "aux questions sur (?<about>[^,:]+?)"
  ],
  Spanish: [
    "(?:si|cuando) (?:(?:alguien|la gente|los clientes|las personas|un cliente|nos|te|les?) )*pregunt(?:an?|en?|as?) (?:por|sobre|acerca de) (?<about>[^,:]+?)",
    "a (?:las )?preguntas sobre (?<about>[^,:]+?)"
  ],
  Italian: [
    "(?:se|quando) (?:(?:qualcuno|la gente|i clienti|le persone|un cliente|ci|vi|mi) )*(?:chied(?:e|ono|a|ano)) (?:informazioni )?(?:(?:di|del|della|dei|delle|dello|degli|sul|sulla|sui|sulle|su|per|riguardo a) |(?:dell|sull)['’])?(?<about>[^,:]+?)",
    "(?:alle|a) domande (?:su|sul|sulla|sui|sulle) (?<about>[^,:]+?)"
  ],
  Portuguese: [
    "(?:se|quando) (?:(?:alguém|as pessoas|os clientes|um cliente|nos|te) )*pergunt(?:a|am|ar|arem|e|em) (?:por|pelo|pela|sobre|acerca d[eoa]) (?<about>[^,:]+?)",
    "(?:às|a) perguntas sobre (?<about>[^,:]+?)"
  ],
  Dutch: [
    "(?:als|wanneer) (?:iemand|mensen|klanten|een klant|ze) (?:ons )?(?:vraagt|vragen) (?:naar|over|om) (?<about>[^,:]+?)",
    "(?:als|wanneer) (?:iemand|mensen|klanten|een klant|ze) (?:naar|over|om) (?<about>[^,:]+?) (?:vraagt|vragen)",
    "(?:bij|op) vragen over (?<about>[^,:]+?)"
  ],
  Polish: [
    "(?:jeśli|jeżeli|gdy|kiedy) (?:ktoś|ludzie|klienci|klient) (?:nas )?(?:pyta|pytają|zapyta|zapytają) o (?<about>[^,:]+?)",
    "na pytania o (?<about>[^,:]+?)"
  ],
  Turkish: [
    "(?:eğer )?(?:biri|birisi|insanlar|müşteriler|bir müşteri) (?<about>[^,:]+?) (?:sorarsa|sorarlarsa|sorduğunda)"
  ],
  Arabic: [
    "(?:إذا|عندما|لو) (?:سأل|سألك|سألكم|سألنا|يسأل) (?:(?:أحد|أحدهم|شخص|الناس|العملاء|عميل) )?عن (?<about>[^،,:]+?)"
  ],
  Hindi: ["(?:अगर|यदि|जब) (?:कोई|लोग|ग्राहक) (?<about>[^,:]+?) (?:के बारे में|के बारें में) (?:पूछे|पूछें|पूछता है|पूछते हैं)"]
}

const telling: Readonly<Record<string, string>> = {
  German:
    "(?:bitte )?(?:antworte|antwortet|antworten sie|sag|sage|sagt|sagen sie|schreib|schreibe|schreibt|schreiben sie)(?: (?:ihnen|ihm|bitte|mit|dann))*",
  French: "(?:réponds|répondez|répondre|dis|dites|écris|écrivez)(?:[- ]leur|[- ]lui)?",
  Spanish:
    "(?:responde|responded|respondan|contesta|contestad|contesten|di|diles|decid|digan|dígan?les|escribe|escriban)",
  Italian: "(?:rispondi|rispondete|di['’]|dite|di['’] loro|scrivi|scrivete)",
  Portuguese: "(?:responda|respondam|responde|diga|digam|escreva|escrevam)",
  Dutch: "(?:antwoord|zeg|schrijf)(?: (?:dan|met))*",
  Polish: "(?:odpowiedz|odpowiedzcie|odpowiadaj|powiedz|napisz)(?: im)?",
  Turkish:
    "(?:(?:şöyle|şunu|lütfen) )*(?:cevap ver(?:in)?|cevapla(?:yın)?|yanıtla(?:yın)?|yanıt ver(?:in)?|de(?:yin)?|söyle(?:yin)?|yaz(?:ın)?)",
  Arabic: "(?:أجب|أجيبوا|قل|قولوا|رد|ردوا|اكتب|أخبره|أخبرهم)(?: (?:ب|بـ|له|لهم))?",
  Hindi: "(?:तो )?(?:जवाब (?:दें|दो|दीजिए)|कहें|कहो|बताएं|बताओ|लिखें)"
}

const whole = new Map(
  Object.entries(frames).map(([name, when]) => [
    name,
    when.map(
      (one) =>
        new RegExp(`^${one}[,،]? ${telling[name] ?? ""}(?!\\p{L})(?<link> ?[:：]| (?=["“„«]))?,? ?(?<answer>.+)$`, "iu")
    )
  ])
)

/** What is answered stands in quotes, in front of what says so. */
const unspaced: ReadonlyArray<readonly [name: string, frame: RegExp]> = [
  [
    "Japanese",
    /^(?<about>[^、,「」]{1,30}?)(?:について|のことを|を)(?:聞か|きか|質問さ|尋ねら|たずねら)(?:れたら|れた場合は?|れた時は?)、?(?<quoted>[「『](?<answer>[^「」『』]+)[」』])と(?:答え|返信|返答|回答|伝え|言っ)\S*$/u
  ],
  [
    "Korean",
    /^(?<about>[^,"“”]{1,30}?)(?:에 대해서?|에 관해서?|을|를) (?:물어보면|물으면|묻는다면|질문하면|문의하면),? (?<quoted>["“'‘](?<answer>[^"“”'‘’]+)["”'’])(?:이?라고) (?:답|대답|말|안내|알려|회신)[^,]*$/u
  ]
]

/** `Sag mir Bescheid`: it is no customer who is told. */
const toOwner =
  /^(?:mir|uns|ich|wir|me|nos|moi|nous|ci|mi|a (?:mí|mim|me|nós|noi)|(?:het )?(?:mij|me|ons)|nam|bana|bize|لي|لنا|मुझे|हमें)(?![\p{L}\p{M}])/iu

interface Found extends SaidToAnswer {
  readonly language: string
}

const foundIn = (sentence: string): Found | null => {
  for (const [language, frame] of unspaced) {
    const { about, answer } = frame.exec(sentence)?.groups ?? {}
    if (about !== undefined && answer !== undefined) return { language, about, answer, isLiteral: true }
  }
  for (const [language, all] of whole) {
    for (const frame of all) {
      const { about, answer, link } = frame.exec(sentence)?.groups ?? {}
      if (about !== undefined && answer !== undefined && (link !== undefined || !toOwner.test(answer)))
        return { language, about, answer, isLiteral: link !== undefined }
    }
  }
  return null
}

const marks = /^["“„«]|["”“»][.!]*$/gu

/** What a sentence in another language says to answer to questions; null for any other. */
export const saidElsewhere = (sentence: string): Found | null => {
  const found = foundIn(sentence)
  return found === null ? null : { ...found, answer: found.answer.replaceAll(marks, "") }
}

/** Fewer words are part of a sentence. */
const fewestWords = 3
const fewestSigns = 6

/** Whether an answer stands by itself: given word for word, and nothing in it may be meant of the order to give it. */
export const standsElsewhere = ({ answer, isLiteral, language }: Found): boolean => {
  const lexicon = lexicons().find(({ name }) => name === language)
  if (!isLiteral || lexicon === undefined) return false
  const isLong =
    lexicon.writing === "unspaced" ? answer.length >= fewestSigns : answer.split(/\s+/u).length >= fewestWords
  return (
    isLong &&
    !lex(answer, lexicon).some((token) => is(token, "hide", "ban", "comments", "except", "elsewhere", "if", "rivals"))
  )
}
