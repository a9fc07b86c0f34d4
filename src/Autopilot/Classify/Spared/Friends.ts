import { Sieved } from "../../Expressions/Sieved.ts"
import type { TextReading } from "../../Features/Reading.ts"

const messenger = new Sieved(/whats ?app|telegram|viber|signal|discord|snapchat|messenger|wechat/iu)

/** Of a friend, or in a group of friends, as texts are read: without accents. */
const told = new RegExp(
  [
    "\\b(?:sent|showed|told|shared|forwarded|recommended|posted|passed) (?:me|us|it|this|that|your|the)\\b|\\b(?:our|my|the|a) (?:\\p{L}+ )?(?:group|chat|groupchat)\\b|\\bgroup for\\b",
    "\\b(?:geschickt|gezeigt|erzahlt|geteilt|weitergeleitet|empfohlen)\\b|(?:unserer|meiner|der|einer) (?:\\p{L}+)?gruppe",
    "\\b(?:gestuurd|stuurde|liet|vertelde|deelde|doorgestuurd|gedeeld)\\b|(?:onze|mijn|de|een) (?:\\p{L}+)?(?:groep|app)",
    "\\b(?:m['’]a|nous a|me l['’]a|nous l['’]a) (?:envoye|montre|parle|dit|partage|recommande)|(?:notre|mon|le) groupe",
    "\\b(?:me|nos) (?:lo |la |los |las )?(?:mando|envio|paso|enseno|conto|compartio)\\b|(?:nuestro|mi|el) grupo",
    "\\b(?:me|nos) (?:mandou|enviou|mostrou|contou|passou)\\b|(?:nosso|meu|no) grupo",
    "\\b(?:me|ce) (?:l['’]ha|lo ha|l['’]hanno|ne ha) (?:mandat|inviat|mostrat|dett|parlat)|(?:nostro|mio|nel) gruppo",
    "\\b(?:wyslal|pokazal|powiedzial|podeslal|udostepnil)|(?:naszej|mojej|na) grup",
    "\\b(?:gonderdi|atti|gosterdi|soyledi|paylasti|onerdi)|(?:bizim|aile|arkadas)\\p{L}* grub",
    "ne (?:\\p{L}+ )*(?:bheja|bheji|dikhaya|bataya|share kiya)|hamare group"
  ].join("|"),
  "iu"
)

/** What else would be wanted of whoever reads it. */
const wanted = new RegExp(
  [
    "earn|profit|invest|[ck]r[iy]pto|bitcoin|forex|trad(?:e|ing)|signal[se]|refund|recover|prize|\\bwon\\b|winn|claim|loan|\\bcode|account|support|agent|offer|discount|\\bfree\\b|sell|order|\\bjoin|\\badd\\b|contact|\\bdm\\b|\\bpaid\\b|pay(?:s|ment|out)|money|income|\\bjob\\b|coach|mentor|expert|channel|number|lost|broker|lawyer|back\\b",
    "avvocat|anwalt|avocat|abogad|advogad|prawnik|avukat|\\bpers[oi]\\b|perdu|perdid|verlor|strac|riaver",
    "verdien|gewinn|geld|kredit|anlage|gewonnen|beitreten|schreib|nummer|kanal|verdienst|winst|lening|gratis|kostenlos",
    "gagn|argent|pret\\b|rejoi|ecri|gratuit|dinero|gan[eoa]\\b|ganar|prestam|unete|escrib|dinheiro|ganh|lucro|emprest|chama|guadagn|soldi|prestit|scriv|unisc",
    "zarab|zarob|pieniadz|pozycz|dolacz|napisz|kazan|para\\b|kredi|katil|yaz(?:in|ın)?\\b|paisa|kama|jud"
  ].join("|"),
  "iu"
)

/** Whoever tells how they heard of something says little else. */
const longest = 140

const bringsNothing = ({ text: { words, written }, urls }: TextReading): boolean =>
  written.length <= longest &&
  urls.length === 0 &&
  words.every(({ kind }) => kind === "word") &&
  !/\d{4}|@/u.test(written.whole)

/** Whether a comment tells that somebody sent its author something in a messenger, and wants nothing of whoever reads it. */
export const tellsOfFriends = (reading: TextReading): boolean => {
  const { whole } = reading.text.written
  return bringsNothing(reading) && messenger.test(whole) && told.test(whole) && !wanted.test(whole)
}

const chosen = new Sieved(
  /\b(?:selected|chosen|picked) (?:by (?:my|our) (?:wife|husband|mum|mom|mother|dad|father|girlfriend|boyfriend|partner|kids?|daughter|son|family|dog|cat|sister|brother|friends?|team|class|gran|nan|grandma)|as (?:my|our|the) (?:\p{L}+ )?(?:snacks?|drinks?|lunch|dinner|dessert|outfit|present|gift|favou?rites?|song|book|background|mug|wallpaper|soundtrack))\b/iu
)

/** Whether somebody was only chosen at home: `you have been chosen as our snack`. */
export const isChosenAtHome = (reading: TextReading): boolean =>
  bringsNothing(reading) && chosen.test(reading.text.written.whole) && !wanted.test(reading.text.written.whole)
