const verb = "(?:hide|remove|delete|block|ban|take down|keep|leave|show|allow|permit|tolerate|ask)"
const refusal = "(?:never|do not|don['’]?t|dont)"
const first = new RegExp(
  `^((?:(?:please|also|always) )*)(${refusal}) (${verb}(?! or\\b)[^,;:–]+?),? or (?:to )?(?=${verb}\\b)`,
  "iu"
)
const anywhere = new RegExp(
  `(?:\\b(?:never|not|dont|nobody|no ?one|avoid|refrain|stop|no need)\\b|n['’]t\\b)[^,;:–]*? or (?:to )?(?:${verb}|hiding|removing|deleting|keeping|leaving|allowing|showing)\\b`,
  "iu"
)
const sideBySide = new RegExp(
  `\\b${verb}(?:ing)? or (?=${verb}(?:ing)?\\b)|\\b(?:hiding|removing|deleting) or (?=(?:hiding|removing|deleting)\\b)`,
  "giu"
)

/** `Never delete complaints or leave spam up`: the no is of both. */
export const withNoCarried = (sentence: string): string => {
  let said = sentence
  for (let before = ""; before !== said; ) {
    before = said
    said = said.replace(first, "$1$2 $3, never ")
  }
  return said
}

/** Whether it cannot be told of which instruction a no is. */
export const isNoOfEither = (sentence: string): boolean => anywhere.test(sentence.replaceAll(sideBySide, ""))
