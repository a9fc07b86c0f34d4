import type { TextReading } from "../../Features/Reading.ts"

/** Who wishes somebody well or is fond of them, as texts are read: without accents. */
const wishing = [
  "(?<!\\p{L})(?:happy (?:b-?day|birthday|\\d+(?:st|nd|rd|th))|congrat\\p{L}*|love (?:you|u|ya)|xx+|alles gute|gluckwunsch|hab dich lieb|joyeux anni\\p{L}*|bon anni\\p{L}*|feliz (?:cumple|aniversario)|parabens|te amo|te quiero|auguri|buon compleanno|ti voglio bene|gefeliciteerd|sto lat|iyi ki dogdun|dogum gunun|happy bday)(?!\\p{L})",
  "誕生日おめでとう|おめでとう|생일 ?축하|عيد ميلاد|जन्मदिन|[❤♥💕💖😘🎂🎉🥳]"
].join("|")

const wishedWell = new RegExp(wishing, "iu")
/** The same, or laughs. */
const fond = new RegExp(
  [
    wishing,
    "(?<!\\p{L})(?:a?(?:ha){2,}h?|l+o+l+|lmf?ao+|rofl|mdr|ptdr|xd+|k{4,}|(?:ja){2,}|(?:je){2,}|ه{3,})(?!\\p{L})|[ㅋᄏ]{2,}|笑|[😂🤣😆😜😝😹]"
  ].join("|"),
  "iu"
)

const named = /(?<![\p{L}\p{N}])@[\p{L}\p{N}_]/u

/** Whoever speaks of these speaks to a shop. */
const ofShop =
  /(?<!\p{L})(?:your (?:\p{L}+ )?(?:staff|shop|store|manager|driver|team|service|page|company|brand|delivery)|refund|parcel|delivery|customer)(?!\p{L})/iu

/** Whether somebody is wished well in a text, or told that they are liked. */
export const isWishedWell = (whole: string): boolean => wishedWell.test(whole)

export const isOfShop = (whole: string): boolean => ofShop.test(whole)

/** Whether somebody teases one whom they name: fondly, or laughing. */
export const isBanter = ({ text: { written } }: TextReading): boolean =>
  named.test(written.whole) && fond.test(written.whole) && !isOfShop(written.whole)
