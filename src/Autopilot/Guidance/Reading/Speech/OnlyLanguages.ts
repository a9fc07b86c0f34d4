import { languageNames } from "../../../Language/Names.ts"

const language = `(?:${languageNames.join("|")})`
const list = `(${language}(?:(?:, (?:and |or )?| and | or | & | ?/ ?)${language})*)`
const comments = "(?:comments?|posts?|messages?|replies|anything|everything)"
const many = `(?:(?:all|any|every|your|the) )*${comments}`
const polite = "(?: (?:please|pls|thanks|here|on (?:our|this) (?:page|channel|account|profile)))*"

const forms = [
  `(?:${comments} )?(?:in )?${list}(?:[- ](?:language|speaking))?(?: (?:language|${comments}))? only`,
  `(?:only|just|nothing but|nothing except) (?:${comments} )?(?:(?:that |which )?(?:are |is )?(?:written )?in )?${list}(?: (?:language|${comments}|ones))?(?: (?:is|are) (?:ok|okay|fine|allowed|welcome))?`,
  `(?:we|i) only (?:want|allow|accept|take|permit|keep|publish|show) (?:(?:to see|to have) )?(?:${comments} )?(?:(?:written )?in )?${list}(?: ${comments})?`,
  `${many} (?:must|should|has to|have to|needs? to) (?:all |only |always )*be (?:written )?(?:only )?in ${list}(?: only)?`,
  `${many} (?:(?:are|is) )?(?:only )?(?:allowed |ok |okay |fine |welcome )?only in ${list}`,
  `(?:only|just) (?:comments in )?${list}(?: comments)?${polite}(?:[,;–-]| and| so)+ ?(?:please )?(?:hide|remove|delete|block) (?:(?:all|any|the|everything in|comments in|anything in) )*(?:other languages?|others|rest|other ones|everything else)`,
  `(?:hide|remove|delete|block) (?:(?:all|any|the|everything in|comments in|anything in) )*other languages?(?:[,;–-]| and)+ ?(?:only|just|we only want|keep only) ${list}`,
  `no (?:other languages?|languages?(?: other)?) (?:but|than|except|besides) ${list}`
].map((form) => new RegExp(`^(?:please |and |so )*${form}${polite}$`, "iu"))

/** The languages that comments are to be in, and in no other: `only English or Spanish`; null where it does not say so. */
export const onlyLanguages = (clause: string): string | null => {
  for (const form of forms) {
    const named = form.exec(clause)?.[1]
    if (named !== undefined) return named
  }
  return null
}
