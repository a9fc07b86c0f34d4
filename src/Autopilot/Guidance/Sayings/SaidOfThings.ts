const claiming =
  /\b(?:say|says|saying|claim|claims|claiming|tell|tells|telling|accus\p{L}+|call|calls|calling|suggest|suggests|suggesting|imply|implies|implying|alleg\p{L}+|think|thinks|rumou?rs?|lies?|write|writes|writing|that) /iu
const denial =
  /(?<!\p{L})(?:not|never|no|nobody|none|hardly|(?:is|are|do|does|did|was|were|ca|wo|would|could)n['’]?t|nor|neither|nonsense|rubbish|bollocks|disagree|wrong|untrue|false|myth|lies?|lying|worth|who says|(?:people|some|everyone|anyone|those|whoever|stop)(?: who)? (?:say|says|saying|think|thinks|claim|claims|claiming|call|calls|calling))(?!\p{L})/iu
const sentences = /(?<=[.!?…])\s+|\n+/u

const shortest = 4
const stemOf = (word: string): string => word.toLowerCase().slice(0, Math.max(shortest, word.length - 2))

/** Where the last of some words ends; none where one of them is missing. */
const endOf = (sentence: string, words: ReadonlyArray<string>): number => {
  const said = sentence.toLowerCase()
  const ends = words.map((word) => said.lastIndexOf(stemOf(word)))
  return ends.some((end) => end < 0) ? -1 : Math.max(...ends)
}

/** `False advertising` denies nothing by its own words. */
const before = (sentence: string, end: number, words: ReadonlyArray<string>): string =>
  words.reduce(
    (rest, word) => rest.replaceAll(new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, "giu"), " "),
    sentence.slice(0, end + shortest)
  )

const isDeniedIn = (text: string, words: ReadonlyArray<string>): boolean => {
  const all = text.split(sentences)
  const saying = all.flatMap((sentence, at) => {
    const end = endOf(sentence, words)
    return end < 0 ? [] : [{ sentence, end, next: all[at + 1] ?? "" }]
  })
  return (
    saying.length > 0 &&
    saying.every(
      ({ end, next, sentence }) =>
        denial.test(before(sentence, end, words)) || (/\?\W*$/u.test(sentence) && denial.test(next))
    )
  )
}

/** Whether guidance speaks of what others claim, and not of what they speak of. */
export const isOfClaims = (guidance: string): boolean => claiming.test(guidance)

/** Whether a text has some words of such a claim, and may deny it: `You never use cheap ingredients`. */
export const mayDeny = (text: string, words: ReadonlyArray<string>): boolean =>
  words.length > 1 && isDeniedIn(text, words)
