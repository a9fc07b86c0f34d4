import type { NormalisedText } from "../../Text/Normalise.ts"

const invested =
  /crypto|krypto|cripto|kripto|bitcoin|forex|trading|코인|주식|仮想通貨|ビットコイン|FX|كريبتو|عملات|بيتكوين|تداول|क्रिप्टो|बिटकॉइन|ट्रेडिंग/iu
/** Without accents, as texts are read. */
const returned = new RegExp(
  [
    "zuruckgeholt|zuruckbekommen|wiederbeschafft|zuruck geholt",
    "m['’]a (?:tout )?(?:rendu|recupere)|recuper|rembourse",
    "devolvio?|me devolv|restituito|recuperat[oi]|ridato|teruggehaald|teruggekregen|terugbezorgd",
    "zwroci[łl]|odzyska[łl]|geri (?:ald[ıi]|verdi|getirdi)|kurtard[ıi]",
    "찾아 ?주|돌려 ?받|복구|되찾|取り戻|返金して|回収して",
    "استرج|رجع ?لي|استعاد|wap[ai]+s (?:dil|mil|kar|aa)|वापस (?:दिल|मिल|कर)"
  ].join("|"),
  "iu"
)
const longest = 280

/** Whether somebody who lost an investment says who got it back, and names an account: so do those who rob them again. */
export const tellsOfRecovery = ({ words, written }: NormalisedText): boolean =>
  written.length <= longest &&
  words.some(({ kind }) => kind === "handle") &&
  invested.test(written.whole) &&
  returned.test(written.whole)
