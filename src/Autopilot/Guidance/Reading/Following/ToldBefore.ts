const told =
  /^(?:and |so |also |fyi,? |btw,? |by the way,? |heads up[,:]? )*(?:we|i|there|our \p{Ll}+|the \p{Ll}+)(?:['’](?:ve|re|m|d))? ?(?:(?:just|recently|currently|sadly|unfortunately|also|all) )*(?:had|have|has had|have had|are having|was|were|is|are|got|ran|run|are running|launched|are launching|announced|went through|are going through|are in|suffered|are dealing with) (?:(?:a|an|the|our|some|this|in a) )(?<what>(?:\p{L}[\p{L}’'-]* ){0,2}?\p{Ll}[\p{Ll}’'-]+)(?: (?:in|on|last|this|since|at|from|during|with|earlier|yesterday|recently|next|going on|coming up|right now|at the moment|of|over|for|here|today)(?: .*)?)?[.!]*$/iu
const pointing =
  /\b(?<lead>(?:mention(?:s|ing|ed)?|about|bring(?:s|ing)? up|refer(?:s|ring)? to|regarding|names?|naming|discuss(?:es|ing)?) )(?:it|this|that|them)(?=$|[ ,.!;])(?! (?:is|was|are|were|has|have|when|if|way)\b)/iu
/** They say what to do, or say no: nothing is only told. */
const instructing =
  /\b(?:hide|hidden|keep|kept|remove|delete|leave|ask|allow|fine|ok|okay|welcome|not|never|no|don['’]?t|competitors?|rivals?)\b/iu

/** What one sentence tells of, and the next points at: `We had a recall in May. Ask me about comments that mention it.` */
export const toldBefore = (before: string, next: string): string | null => {
  if (instructing.test(before) || !pointing.test(next) || before.length + next.length > 400) return null
  return told.exec(before.trim())?.groups?.["what"]?.toLowerCase() ?? null
}

/** What is said, with what it points at. */
export const withToldBefore = (before: string, said: string): string => {
  const what = toldBefore(before, said)
  return what === null ? said : said.replace(pointing, `$<lead>the ${what}`)
}
