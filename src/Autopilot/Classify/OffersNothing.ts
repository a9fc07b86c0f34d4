import type { TextReading } from "../Features/Reading.ts"
import { asksShop } from "./FewWords/AsksShop.ts"
import { reportsAsked } from "./Frauds/ReportsAsked.ts"
import { asksForOneself } from "./Spared/Customers/AsksForOneself.ts"
import { tellsOfLoss } from "./Spared/Customers/TellsOfLoss.ts"
import { tellsOfTrouble } from "./Spared/Customers/TellsOfTrouble.ts"
import { isChosenAtHome, tellsOfFriends } from "./Spared/Friends.ts"
import { tellsOfHelp } from "./Spared/HelpedByShop.ts"
import { tellsOfGivenNumber } from "./Spared/Numbers/GivenNumber.ts"
import { tellsOfLost } from "./Spared/Numbers/LostAndFound.ts"
import { namesCase } from "./Spared/Numbers/NamesCase.ts"
import { leavesOwnNumber } from "./Spared/Numbers/OwnNumber.ts"
import { tellsNumberOfShop } from "./Spared/Numbers/ShopNumber.ts"
import { asksToBeReached } from "./Spared/Numbers/ToBeReached.ts"
import { tellsOfOwnMoney } from "./Spared/OwnMoney.ts"
import { asksForOwnPrize } from "./Spared/OwnPrize.ts"
import { offersProof } from "./Spared/OwnProof.ts"

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
  asksToBeReached,
  asksForOneself,
  tellsOfTrouble,
  tellsOfLoss
]

/** Whether a comment is plainly a customer's own, and neither sells nor lures, whatever it looks like. */
export const offersNothing = (reading: TextReading): boolean => ofCustomers.some((is) => is(reading))
