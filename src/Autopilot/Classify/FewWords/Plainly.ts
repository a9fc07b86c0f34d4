/** They say no more than the words beside them, in any tone of skin. */
const kindEmoji = /[❤♥🧡💛💚💙💜🤍😀-😄😊☺🙂😍🥰😘🤗👍👏🙏✨🎉🥳]|\p{Emoji_Modifier}|\u{FE0F}/gu

const words = /^[\p{L}\p{M}\p{N}\s.,!?'’:;()-]+$/u

/** Whether a comment has nothing but words and numbers: nothing points anywhere, and nothing is counted in money. */
export const hasOnlyWords = (written: string): boolean => words.test(written)

/** The same, besides pictures that mean well. */
export const isPlainlyWritten = (written: string): boolean => hasOnlyWords(written.replaceAll(kindEmoji, ""))
