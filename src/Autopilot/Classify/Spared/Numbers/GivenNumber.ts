import { Sieved } from "../../../Expressions/Sieved.ts"
import type { TextReading } from "../../../Features/Reading.ts"
import { givesNumber } from "./GivesNumber.ts"
import { moneyAndWares } from "./MoneyAndWares.ts"

/** That the number is the shop's, as texts are read: without accents. */
const given = new Sieved(
  new RegExp(
    [
      "\\byou (?:guys |people |lot )?(?:gave|provided|posted|listed|sent|told)\\b|\\byou(?:['’]?ve| have) (?:given|provided|posted|listed)",
      "\\bihr (?:mir |uns )?(?:gegeben|genannt|geschickt|gepostet|angegeben)|\\b(?:gegeben|genannt|angegeben) habt\\b",
      "\\bvous (?:m['’]?avez|nous avez|avez) (?:donne|indique|envoye|communique)",
      "\\b(?:me|nos) (?:dieron|diste|pasaron|pasaste|mandaron|indicaron)\\b",
      "\\b(?:voces|vcs|vc|voce) (?:me )?(?:passaram|passou|deram|deu|mandaram|informaram)\\b|\\bme (?:passaram|deram)\\b",
      "\\b(?:mi |ci )?avete (?:dato|indicato|mandato|scritto)\\b",
      "\\b(?:jullie|u) (?:me |mij )?(?:gaven|gaf|opgaven|stuurden|doorgaven|zeiden)\\b|\\b(?:gegeven|doorgegeven) (?:hebben|hebt)\\b",
      "\\b(?:podaliscie|daliscie|wyslaliscie|podales|podalas)\\b|\\b(?:verdiginiz|gonderdiginiz|yazdiginiz|verdigin)\\b",
      "(?:教えて(?:もらった|いただいた|くれた)|いただいた|案内された)番号|(?:알려|가르쳐|보내) ?(?:주신|준) ?(?:번호|연락처)",
      "(?:عطيتوني|اعطيتوني|ارسلتوه|ارسلتوا|بعتوه|عطيتوه|اديتوني|حطيتوه)|\\b(?:aapne|apne)\\b.{0,12}\\b(?:diya|bheja|bataya)|आपने.{0,12}(?:दिया|बताया|भेजा)"
    ].join("|"),
    "iu"
  )
)

/** What a customer did with it. */
const used = new Sieved(
  new RegExp(
    [
      "\\b(?:sent|called|rang|texted|messaged|tried|phoned|emailed|wrote)\\b",
      "\\b(?:geschickt|gesendet|angerufen|geschrieben|probiert|versucht)\\b",
      "\\b(?:envoye|appele|ecrit|transmis|essaye)\\b|\\b(?:mande|envie|escribi|llame|marque)\\b|\\b(?:mandei|enviei|liguei|escrevi|chamei)\\b",
      "\\b(?:mandato|inviato|chiamato|scritto|provato)\\b|\\b(?:gestuurd|gebeld|geappt|gemaild|geprobeerd)\\b",
      "\\b(?:wysl|dzwonil|zadzwonil|napisal)\\p{L}*|\\b(?:yolladim|gonderdim|aradim|yazdim|attim)\\b",
      "送りました|送った|電話し|かけ(?:た|まし)|보냈|전화했|연락했|(?:[أا]رسلت|بعتت?|اتصلت|دقيت|رسلت|كلمت)(?!\\p{L})",
      "\\b(?:bheja|bhej diya|call kiya|phone kiya|msg kiya)\\b|भेज|(?:कॉल|फोन) किया"
    ].join("|"),
    "iu"
  )
)

/** Whoever thanks somebody for money, or has readers do something, is no customer in need. */
const dealing = new RegExp(
  [
    moneyAndWares,
    "\\b(?:won|win|winner|prize|claim|recover\\p{L}*|hack\\p{L}*|expert|trad(?:e|er|ing)|thank(?:s|ful)? to|telegram|signal|premio|gewinn\\p{L}*|gagne\\p{L}*|ganad\\p{L}*|gane|gano|gananci\\p{L}*|ganhei|ganhou|guadagn\\p{L}*|zarobi\\p{L}*|verdien\\p{L}*|wygra\\p{L}*|kazan\\p{L}*|sayesinde|grazie a|gracias a|gracas a|grace a|dank|dzieki)\\b",
    "\\b(?:message|text|call|write|contact|dm|inbox) (?:him|her|them|me)\\b|副業|投資|当選|당첨|투자|ربح|جائز[ةه]|استثمار|कमाई|इनाम"
  ].join("|"),
  "iu"
)

const longest = 160

/** Whether a customer tells that they wrote to or called the number that the shop gave them. */
export const tellsOfGivenNumber = (reading: TextReading): boolean => {
  if (!givesNumber(reading, longest)) return false
  const { whole } = reading.text.written
  return given.test(whole) && used.test(whole) && !dealing.test(whole)
}
