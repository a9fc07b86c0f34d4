import type { NormalisedText } from "../Text/Normalise.ts"

/**
 * Emoji that insult, threaten or mark somebody by themselves. Copies put one of the others for another; with one of these
 * more or less a text is another.
 */
const pointed = new RegExp(
  String.raw`\p{Regional_Indicator}|${Array.from(
    "🐒🐵🙈🙉🙊🦍🦧🐀🐁🐭🐷🐖🐽🐕🐶🐍🐗🐄🐮🐴🫏🦓🐪🐫🐐🐑🪳🪲🦟🪰🐛🪱🐸🐌🐋🐳🦛🐘🍌🍉🥥🍗🍜🍚🥖🥓🧻💩🤡👹👺👿😈🤮🤢🤬🖕🔪🗡⚔🪓🔫💣🧨🪦⚰💀☠🩸🪢⛓🧹🧕👳👲✡☪✝🏴🏳🚩📦🛂🚪🕳🗑🚮🧠🤏🦽🦼👶👵👴🧔💊🍼👃"
  ).join("|")}`,
  "gu"
)

/** Which of those stand in a text, however often and in whatever order. */
export const pointedEmojiIn = ({ rest, written: { whole } }: NormalisedText): string =>
  [...new Set(Array.from(`${whole}${rest}`.matchAll(pointed), ([emoji]) => emoji))].toSorted().join("")

/** What has a dot or a slash within it, as addresses have: of two that look alike one leads elsewhere. */
const address = /(?<![^\s(])[^\s@.,/()]+(?:[./]+[^\s@.,/()]+)+\/?/gu

/** Where a text leads, to the letter. */
export const addressesIn = ({ written: { whole } }: NormalisedText): string =>
  Array.from(whole.matchAll(address), ([found]) => found).join(" ")
