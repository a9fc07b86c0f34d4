/**
 * White space, control characters, and what Unicode says is not to be shown by itself. Not U+0000: a text that holds it is
 * wrong, and is refused as that.
 */
const unseen = /^[\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]*$/u

/** Whether nobody would see anything of a text: it is empty, or has white space and invisible characters alone. */
export const isBlank = (text: string): boolean => unseen.test(text) && !text.includes("\0")
