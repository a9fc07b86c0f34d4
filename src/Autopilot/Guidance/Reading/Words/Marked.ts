/** A sentence in which one character stands for each quotation, address, handle or hashtag. */
export interface MarkedText {
  readonly text: string
  readonly literals: ReadonlyArray<string>
}

/** Of the private use area of Unicode: nobody writes them. */
const firstMark = 0xe000
const marks = /[\ue000-\uf8ff]/u

const literalForms =
  /"([^"\n]{1,80})"|“([^”"\n]{1,80})[”"]|„([^“”"\n]{1,80})[“”"]|«([^»\n]{1,80})»|(?<![\p{L}\p{N}])['‘](?=\S)((?:[^'‘’\n]|(?<=\p{L})['’](?=\p{L})){1,60}?)(?<=\S)['’](?![\p{L}\p{N}])|(?<=(?:^|[\s,])(?:hide|remove|delete|block|like|and|or|with|the|emojis?|using|contains?|containing|no|keep|as),? )(?:\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\u200d|\ufe0f)*)+|(?<![\p{L}\p{N}])\+?\d[\d ()/-]{6,16}\d(?![\p{L}\p{N}])|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|[@#][\p{L}\p{M}\p{N}_.]*[\p{L}\p{M}\p{N}_]|(?:https?:\/\/)?(?:[a-z0-9-]+\.)+(?:com|org|net|io|co|shop|store|app|de|fr|es|it|nl|pl|pt|no|se|dk|uk|eu|me|tv|biz|info|example)(?:\/[^\s,;]*)?(?![\p{L}\p{N}])/giu

export const marked = (sentence: string): MarkedText => {
  const literals: Array<string> = []
  const text = sentence.replace(literalForms, (whole: string, ...groups: ReadonlyArray<unknown>) => {
    const quotedText = groups.slice(0, 5).find((group) => typeof group === "string")
    literals.push(typeof quotedText === "string" ? quotedText.trim() : whole)
    return ` ${String.fromCharCode(firstMark + literals.length - 1)} `
  })
  return {
    text: text
      .replaceAll(/\s+/g, " ")
      .replaceAll(/ (?=[,;:!?)])/g, "")
      .trim(),
    literals
  }
}

/** What a word of a marked text stands for; null for a word as any other. */
export const literalOf = (word: string, { literals }: MarkedText): string | null =>
  marks.test(word) ? (literals[word.charCodeAt(0) - firstMark] ?? null) : null

export const hasMark = (text: string): boolean => marks.test(text)

/** With the quotations back in their places. */
export const unmarked = (text: string, { literals }: MarkedText): string =>
  text.replaceAll(/[\ue000-\uf8ff]/gu, (mark) => {
    const literal = literals[mark.charCodeAt(0) - firstMark] ?? ""
    return /^[@#]|^\S+\.\S+$/.test(literal) ? literal : `"${literal}"`
  })
