/**
 * Letters that nobody can tell from a Latin one by sight, as they are written: case changes the look. Fewer than what is
 * read as Latin in spam, so that two names of one alphabet do not become one.
 */
const lookAlikes: ReadonlyArray<readonly [from: string, to: string]> = [
  ["АВЕЅІЈКМНОРСТУХԌԚԜҮӀ", "ABESIJKMHOPCTYXGQWYI"],
  ["аеѕіјорсухԁԛԝһүӏ", "aesijopcyxdqwhyl"],
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"],
  ["ον", "ov"],
  ["ՍՏՕհոսցօ", "USOhnugo"],
  ["ıɑɡᴏᴠᴡᴢꜱᴄ", "iagovwzsc"]
]

const latin = new Map(
  lookAlikes.flatMap(([from, to]) => {
    const letters = Array.from(to)
    return Array.from(from, (letter, index) => [letter, letters[index] ?? letter] as const)
  })
)

/** The text with Latin letters in the place of those that look the same. */
export const asItLooks = (text: string): string => Array.from(text, (letter) => latin.get(letter) ?? letter).join("")
