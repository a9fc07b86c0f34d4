/** Where the language is not known, shorter words mean something else in another one. */
export const tellsAnywhere = 5

/** Japanese without kana looks like Chinese. */
const readAs: Readonly<Record<string, string>> = { zh: "ja" }

/** The language whose lists a text is read by. */
export const listLanguage = (language: string): string => readAs[language] ?? language

const unspacedLetters = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u

/** Whether a text has letters of a language whose lists are looked for anywhere in it. */
export const hasUnspaced = (text: string): boolean => unspacedLetters.test(text)
