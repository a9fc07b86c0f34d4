import { isOfThing } from "../../Languages/EnglishThings.ts"
import { isToTheLetter } from "../../TermPatterns.ts"
import { isEnglish, isForeign } from "../Speech/English.ts"
import { unread } from "../Words/ReadPart.ts"
import type { ReadSentence } from "../Words/ReadSentence.ts"

/** `Unsere eigenen Dinger sind ok` ends as English does. */
export const isOfAnother = ({ rules }: ReadSentence, sentence: string): boolean =>
  (rules.length > 0 && turnedElsewhere.test(sentence.replaceAll(/["“„«][^"”“»]*["”“»]/gu, ""))) ||
  rules.some(({ terms }) =>
    terms.some(
      (term) =>
        !isOfThing(term) &&
        ((!isEnglish(sentence) && /^\p{Ll}\S* /u.test(term) && isForeign(term)) ||
          (joinedElsewhere.test(term) && !isToTheLetter(term, sentence)))
    )
  )
/** `Hide links, aber Beschwerden stehen lassen` */
const joinedElsewhere =
  /(?:^| )(?:aber|und|oder|nicht|keine?|sondern|pero|sino|não|niet|geen|maar|ale|nie|ama|değil|sauf|mais|tranne) /u
/** `Hide insults, außer gegen den Trainer` */
const turnedElsewhere =
  /(?<!\p{L})(?:außer|ausser|aber|sondern|nicht|keine|sauf|excepté|excepto|salvo|pero|sino|eccetto|tranne|behalve|niet|geen|oprócz|hariç|değil)(?= \p{L})/iu
export const inAnother = unread("it is not clear in which language it is; write it in one")
