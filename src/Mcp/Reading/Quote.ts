/**
 * Characters that people do not see and models read, as JSON escapes: those of Unicode's category Cf but for the two
 * that join letters and emoji, the variation selectors of plane 14, and two that end a line. By code units, since
 * asking for the category takes ten times as long as making the JSON.
 */
const unseen =
  /[\u00ad\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\ud804[\udcbd\udccd]|\ud80d[\udc30-\udc3f]|\ud82f[\udca0-\udca3]|\ud834[\udd73-\udd7a]|\udb40[\udc00-\uddef]/g

const escaped = (character: string) =>
  Array.from({ length: character.length }, (_, index) => {
    const unit = character.charCodeAt(index)
    return `\\u${unit.toString(16).padStart(4, "0")}`
  }).join("")

const inQuotes = (text: string) => JSON.stringify(text).replaceAll(unseen, escaped)

/**
 * Words of somebody as data: a JSON string, which nothing in it can leave, in one line, with what people cannot see
 * spelled out. Of more than `max` characters the rest is left out, and said to be.
 */
export const quote = (text: string, max: number): string => {
  // a text of that many code units has no more characters
  if (text.length <= max) return inQuotes(text)
  const characters = Array.from(text)
  return characters.length <= max
    ? inQuotes(text)
    : `${inQuotes(characters.slice(0, max).join(""))} (the first ${max} of ${characters.length} characters)`
}

/** How much of each is read out. */
export const lengths = { name: 80, short: 160, sentence: 300, text: 280, whole: 2_200 } as const
