const doubt = "(?:unsure|not sure|uncertain|not certain|unclear|not clear|in doubt|doubtful|borderline|ambiguous)"
/** `Ask if unsure` */
export const asking = `(?:please |pls |just )*(?:ask|check with|check|tell|ping)(?: me| us)?(?: first)? (?:(?:if|when|whenever|where|in case)(?: (?:you(?:['’]?re| are)|it(?:['’]?s| is)|(?:something|anything) is|things are))?(?: ever)? ${doubt}|in case of (?:any )?doubt)(?: please)?`
const askedInDoubt = new RegExp(`^(?:and |but |otherwise |also )?${asking}$`, "iu")
const before =
  /^(?:please )?(?:(?:if|when|whenever|where) (?:(?:you(?:['’]?re| are)? )?(?:ever )?(?:unsure|not sure|uncertain|in doubt|not certain|unclear|doubtful|ambiguous)|it(?:['’]s| is) (?:unclear|not clear|borderline)|there is (?:any )?doubt)|(?:unsure|in doubt|borderline cases?)\b)(?!.*\b(?:about|whether|mentions?)\b)|\b(?:if|when) (?:you(?:['’]?re| are) (?:unsure|not sure|in doubt)|in doubt)$/i
/** What to do in doubt is not for guidance to say. */
export const isInDoubt = (sentence: string): boolean => before.test(sentence) || askedInDoubt.test(sentence)
export const asksAnyway =
  "nothing has to be said about this: what Steward is sure of it hides or leaves up, and about the rest it asks"
