const sentenceEnd = /[.!?;\n。！？؟।]/u

/** Where the sentence begins that a place is in. */
export const sentenceBefore = (whole: string, at: number): number => {
  let start = at
  while (start > 0 && !sentenceEnd.test(whole[start - 1] ?? "")) start--
  return start
}
