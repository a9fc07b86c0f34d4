/**
 * Whether a comment says nothing. No platform takes one in which nothing is: it is a picture, a GIF or a sticker, of which
 * some tell nothing else.
 */
export const isWordless = (text: string | null | undefined): boolean => !/\S/.test(text ?? "")
