/** What turns the order of letters round, and what nobody sees, but for the two that join letters and emoji. */
const unseen = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/u
const unsightly = new RegExp(`${unseen.source}|\\p{Cc}|\\s`, "u")
const allUnseen = new RegExp(unseen, "gu")

/** Most pieces are plain words with one space between. */
const plain = /^[!-~]+(?: [!-~]+)*$/

/**
 * Words of a comment as a reason can quote them: in one line, and without characters that would turn round the words
 * behind them or hide others within. The evidence keeps them as they were written.
 */
export const quotable = (seen: string): string =>
  plain.test(seen) || !unsightly.test(seen)
    ? seen
    : seen
        .replace(allUnseen, "")
        .replace(/[\p{Cc}\s]+/gu, " ")
        .trim()
