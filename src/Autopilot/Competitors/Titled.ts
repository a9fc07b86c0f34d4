/** How somebody is spoken of by a family name, in letters without accents. */
const before =
  "(?:mr|mrs|ms|frau|herrn?|dr|doktor|prof|monsieur|madame|mme|mlle|senor|senora|senorita|sra|dona|senhor|senhora|signora?|sigra|dott|dottoressa|meneer|mevrouw|dhr|mw|mevr|pana|panu|panem|pani|pania|sayin)"
const behind = "(?:bey|beyi|beyin|hanim|hanimi|hanima|hoca|hocam|abi|abla)"

const opens = new RegExp(`(?:^|\\s)${before}$`, "u")
const closes = new RegExp(`^${behind}(?!\\p{L})`, "u")

/** Whether somebody of that name is spoken of, and no shop: `Frau Müller`, `Kaya Bey`; `front` and `back` of it. */
export const isTitled = (front: string, back: string): boolean => opens.test(front) || closes.test(back)

/** A text in canonical form without a name where that is somebody's. */
export const withoutTitled = (text: string, name: string): string =>
  text.replaceAll(
    new RegExp(`(?<!\\p{L})${before} ${RegExp.escape(name)}|${RegExp.escape(name)} ${behind}(?!\\p{L})`, "gu"),
    " … "
  )
