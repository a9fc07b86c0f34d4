const told =
  /^(?:and |so |also |fyi,? |btw,? |by the way,? |heads up[,:]? )*(?:we|i|there|our \p{Ll}+|the \p{Ll}+)(?:['’](?:ve|re|m|d))? ?(?:(?:just|recently|currently|sadly|unfortunately|also|all) )*(?:had|have|has had|have had|are having|was|were|is|are|got|ran|run|are running|launched|are launching|announced|went through|are going through|are in|suffered|are dealing with) (?:(?:a|an|the|our|some|this|in a) )(?<what>(?:\p{L}[\p{L}’'-]* ){0,2}?\p{Ll}[\p{Ll}’'-]+)(?: (?:in|on|last|this|since|at|from|during|with|earlier|yesterday|recently|next|going on|coming up|right now|at the moment|of|over|for|here|today)(?: .*)?)?[.!]*$/iu
const pointing =
  /\b(?<lead>(?:mention(?:s|ing|ed)?|about|bring(?:s|ing)? up|refer(?:s|ring)? to|regarding|names?|naming|discuss(?:es|ing)?) )(?:it|this|that|them)(?=$|[ ,.!;])(?! (?:is|was|are|were|has|have|when|if|way)\b)/iu
/** They say what to do, or say no: nothing is only told. */
const instructing =
  /\b(?:hide|hidden|keep|kept|remove|delete|leave|ask|allow|fine|ok|okay|welcome|not|never|no|don['’]?t|competitors?|rivals?)\b/iu

const rivals =
  /^(?:[Oo]ur|[Tt]he) (?:\p{Ll}+ )?(?:rivals?|competitors?|competition) (?:is|are|includes?) (?<names>\p{Lu}[^.;:!?"]*)[.;!]*$/u
const hiding = /\b(?:hid(?:e|es|den|ing)|remov\p{L}+|delet\p{L}+|block\p{L}*|not|never|no|don['’]?t)\b/iu
const most = 400

/** What one sentence tells of or names, and the next points at: `We had a recall in May. Ask me about comments that mention it.` */
export const toldBefore = (before: string, next: string): string | null => {
  if (!pointing.test(next) || before.length + next.length > most) return null
  // whoever names competitors to have them asked about, or kept, wants none of them hidden
  const names = hiding.test(next) ? undefined : rivals.exec(before.trim())?.groups?.["names"]
  if (names !== undefined) return names.replace(/,? and (?=\p{Lu})/gu, " or ")
  const what = instructing.test(before) ? undefined : told.exec(before.trim())?.groups?.["what"]
  return what === undefined ? null : `the ${what.toLowerCase()}`
}

/** What is said, with what it points at. */
export const withToldBefore = (before: string, said: string): string => {
  const what = toldBefore(before, said)
  return what === null ? said : said.replace(pointing, `$<lead>${what}`)
}
