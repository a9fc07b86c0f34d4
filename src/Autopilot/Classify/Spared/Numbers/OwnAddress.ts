import { Sieved } from "../../../Expressions/Sieved.ts"
import type { TextReading } from "../../../Features/Reading.ts"
import { givesNoWay } from "../GivesNoWay.ts"
import { givesNumber } from "./GivesNumber.ts"

const streets = "lane|street|st|road|rd|avenue|ave|close|drive|way|court|square|place|row|terrace|gardens|crescent|hill"

/** Where a customer wants what they ordered to be brought, in English. Whoever sends goods away says "your". */
const own = new Sieved(
  new RegExp(
    [
      "\\b(?:my|our) (?:new |old |delivery |shipping |home )?address (?:has |is |was |have |got )?(?:just |now |since |already )?(?:changed|moved|wrong|different|incomplete|:)",
      "\\b(?:changed|change|update|correct) (?:my|our) (?:delivery |shipping |home )?address\\b",
      `\\b(?:send|deliver|ship|post|forward|redirect|bring) (?:it|them|mine|ours|my [\\p{L}]+|our [\\p{L}]+|the (?:parcel|package|order|delivery|box)) (?:instead )?to (?:flat |number |unit )?\\d+[a-z]? (?:[\\p{L}]+ ){1,2}(?:${streets})\\b`
    ].join("|"),
    "iu"
  )
)

const longest = 160

/** Whether a customer tells where something is to be brought to them, and names no way to anybody but a telephone. */
export const tellsOwnAddress = (reading: TextReading): boolean =>
  reading.text.written.length <= longest &&
  (givesNumber(reading, longest) || givesNoWay(reading)) &&
  own.test(reading.text.written.whole)
