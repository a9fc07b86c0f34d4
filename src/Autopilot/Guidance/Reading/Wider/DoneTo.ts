/** They say no more of a name than that comments have it, or that they speak of it so. */
const spokenOf =
  /^(?:(?:re)?mention|nam|promot|recommend|advertis|plug|discuss|featur|contain|includ|us|say|link|tag|sell|criticis|criticiz|compar|post|quot|referenc|talk|push|market|concern|regard|involv|call|writ|spell|shar|show|hav|read|hashtag|spam|sponsor|suggest|rais|bring|cit|list|buy|touch|cover|prais|slag|diss|bash|knock|hat|mock|insult|attack|abus|about|with|from|like|is|are|was|and|or|but|to|by|of|on|in|at|for|the|our|my|a|an|any|all|no|not|as|than|over|via|against|see|want|get|keep|leav|hid|delet|remov|block|ask|includes|regarding)(?:e?s|ing|e|ging|ed)?$/iu

/** `Comments defending Kelda`: what is done to a name, and dropped. */
export const doneTo = (name: string, said: string): string | null => {
  const before = new RegExp(
    `(?<!\\p{L})(?:comments?|posts?|people|anyone|anybody|those|users|messages)(?: (?:who|that|which))? (?:(?:are|is|keep|keeps|try to|openly|always) )?(?<verb>\\p{Ll}{4,}) (?:(?:our|the|my) )?(?:\\p{Ll}+ )?${RegExp.escape(name)}(?!\\p{L})`,
    "u"
  ).exec(said)
  const verb = before?.groups?.["verb"] ?? ""
  return verb === "" || spokenOf.test(verb) ? null : verb
}
