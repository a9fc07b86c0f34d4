import type { TextReading } from "../../Features/Reading.ts"
import { asksShop } from "../FewWords/AsksShop.ts"
import { reportsAsked } from "../Frauds/ReportsAsked.ts"
import { isChosenAtHome, tellsOfFriends } from "./Friends.ts"
import { tellsOfHelp } from "./HelpedByShop.ts"
import { tellsOfGivenNumber } from "./Numbers/GivenNumber.ts"
import { tellsOfLost } from "./Numbers/LostAndFound.ts"
import { namesCase } from "./Numbers/NamesCase.ts"
import { leavesOwnNumber } from "./Numbers/OwnNumber.ts"
import { tellsNumberOfShop } from "./Numbers/ShopNumber.ts"
import { asksToBeReached } from "./Numbers/ToBeReached.ts"
import { tellsOfOwnMoney } from "./OwnMoney.ts"
import { asksForOwnPrize } from "./OwnPrize.ts"
import { offersProof } from "./OwnProof.ts"

const ofCustomers: ReadonlyArray<(reading: TextReading) => boolean> = [
  asksShop,
  tellsNumberOfShop,
  tellsOfFriends,
  isChosenAtHome,
  leavesOwnNumber,
  tellsOfLost,
  tellsOfOwnMoney,
  asksForOwnPrize,
  offersProof,
  tellsOfHelp,
  namesCase,
  tellsOfGivenNumber,
  reportsAsked,
  asksToBeReached
]

/** Whether a comment is plainly a customer's own, and neither sells nor lures, whatever it looks like. */
export const offersNothing = (reading: TextReading): boolean => ofCustomers.some((is) => is(reading))
