import { Sieved } from "../../../Expressions/Sieved.ts"
import type { TextReading } from "../../../Features/Reading.ts"
import { givesNumber } from "./GivesNumber.ts"

const german =
  "(?:hund|hundin|katze|kater|wellensittich|papagei|kaninchen|geldbeutel|geldborse|portemonnaie|brieftasche|(?:regen)?schirm|schlussel(?:bund)?|(?:hand)?tasche|rucksack|brille|jacke|schal|ehering|handschuhe?|mutze|teddy|kuscheltier|fahrrad)"
const lostInGerman =
  "(?:entlaufen|weggelaufen|entflogen|zugelaufen|vermisst|verloren|gefunden|liegengelassen|liegen gelassen)"

/** A pet or what one carries that is lost or found, as texts are read: without accents. */
const lostOrFound = new Sieved(
  new RegExp(
    [
      "(?:犬|猫|ネコ|イヌ|インコ|うさぎ|ウサギ|財布|傘|鍵|かばん|カバン|バッグ|眼鏡|メガネ|帽子|手袋|指輪|上着|マフラー).{0,12}(?:いなくなり|いなくなっ|迷子|探しています|探してます|見つけました|見つかりました|拾いました|落としました|無くしました|なくしました|忘れました|預かっています)",
      "(?:迷子|忘れ物|落とし物).{0,6}(?:犬|猫|財布|傘|鍵|かばん|カバン|バッグ|眼鏡|メガネ|帽子)",
      "(?:강아지|개|고양이|앵무새|토끼|지갑|우산|열쇠|가방|안경|모자|장갑|반지|목도리)(?:를|을|가|이)? ?.{0,8}(?:찾습니다|찾아요|찾고 ?있|잃어버렸|없어졌|사라졌|주웠|발견했|습득했|보호하고)",
      "(?:कुत्त|बिल्ली|तोता|बटुआ|पर्स|छाता|चाबी|बैग|चश्मा).{0,12}(?:खो ग|गुम|मिला|मिली|मिले|लापता)",
      `(?<!\\p{L})${german}(?!\\p{L}).{0,30}(?<!\\p{L})${lostInGerman}(?!\\p{L})|(?<!\\p{L})${lostInGerman}(?!\\p{L}).{0,20}(?<!\\p{L})${german}(?!\\p{L})`
    ].join("|"),
    "iu"
  )
)

/** Money, wares and services: nobody who has lost an umbrella, or found one, speaks of them. */
const business = new RegExp(
  [
    "[€$£¥₩₹%]|whats|telegram|viber|\\bline\\b|kakao|[ck]r[iy]pto|bitcoin|wallet|recover|experte?n?\\b|hack|agent|detektiv|konto|bank|geld(?!beutel|borse)|zuruckhol|euro|kredit|gebuhr|verkauf|kaufen|zuchter|welpen|rabatt|gunstig|kostenlos|gratis|hilf|unser|\\bwir\\b|service|angebot|paket|zoll|gewinn",
    "探偵|業者|専門|サービス|無料|料金|円|お金|販売|売り|売れ|格安|割引|口座|仮想|ビットコイン|暗号|ウォレット|回収|復旧|取り戻|融資|副業|稼|投資|占い|ライン|荷物|当社|弊社|会員|彼女|彼氏",
    "탐정|흥신소|업체|전문|무료|비용|만원|원입|돈|분양|판매|팝니다|할인|계좌|코인|복구|회수|되찾|찾아 ?드|대출|투자|부업|수익|카톡|라인|택배|세관|당첨|상담|저희",
    "पैसे|पैसा|रुपय|लोन|क्रिप्टो|बिटकॉइन|विशेषज्ञ|खाता|खाते|वापस दिला|मुफ्त|बेच|सस्त|ऑफर|इनाम|लॉटरी|बाबा|ज्योतिष|जासूस|एजेंट|सेवा|निवेश|कमा|हम |पार्सल|व्हाट्स|टेलीग्राम"
  ].join("|"),
  "iu"
)

/** Whoever asks readers whether they have lost something wants their custom. */
const asking = /[?？؟]/u

const longest = 140

const telephone = /^\+?[\d०-९]/u

/** Whether somebody gives a telephone number because of a pet or a thing that is lost or found, and offers nothing. */
export const tellsOfLost = (reading: TextReading): boolean => {
  const { whole } = reading.text.written
  return (
    givesNumber(reading, longest, telephone) && !asking.test(whole) && lostOrFound.test(whole) && !business.test(whole)
  )
}
