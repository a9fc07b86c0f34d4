import { instructionOf } from "./ListHeadings.ts"

const heavy = "•▪◦‣●■◆○∙⁃✦➤➢►▸👉🔹🔸"
const picture = /[👉🔹🔸]/u
const quoted = /("[^"\n]*"|“[^”\n]*”|„[^“”\n]*[“”]|«[^»\n]*»)/u
const bulleted = new RegExp(`[${heavy}]`, "u")
const bullets = new RegExp(`\\s*[${heavy}]+\\s*`, "gu")
/** A middle dot between words is no bullet: it has a space on both sides or opens the list. */
const light: ReadonlyArray<readonly [first: RegExp, all: RegExp]> = [
  [/:\s*·\s*(?=\S)/u, /\s+·\s*|(?<=:)\s*·\s*/gu],
  [/:\s*\*\s+(?=\S)/u, /\s+\*\s+|(?<=:)\s*\*\s+/gu],
  [/:\s*[-–—]\s+(?=\S)/u, /\s+[-–—]\s+|(?<=:)\s*[-–—]\s+/gu],
  [/:\s*1[.)]\s*(?=\p{L})/u, /\s+\d{1,2}[.)]\s+|(?<=:)\s*1[.)]\s*/gu],
  [/:\s*\(?a\)\s*(?=\p{L})/iu, /\s+\(?[a-z]\)\s+|(?<=:)\s*\(?a\)\s*/giu]
]

/** Their items are words or names, which one sentence lists. */
const ofNames =
  /(?:words?|keywords?|phrases?|terms?|expressions?|hash ?tags?|names|emojis?|(?:block|black|white|allow|deny|stop|ban) ?-?list|filter|competit\p{L}+|rivals?)\s*:?$/iu
const mark = "\ue900"

/** Outside of quotation marks. */
const cutAt = (line: string, bullet: RegExp): ReadonlyArray<string> =>
  line
    .split(quoted)
    .map((part, at) => (at % 2 === 0 ? part.replace(bullet, mark) : part))
    .join("")
    .split(mark)
    .map((part) => part.trim())

const itemsIn = (line: string): ReadonlyArray<string> | null => {
  const plain = line.replaceAll(new RegExp(quoted, "gu"), "")
  if (bulleted.test(plain)) return cutAt(line, bullets)
  const found = light.find(([first]) => first.test(plain))
  return found === undefined ? null : cutAt(line, found[1])
}

/**
 * `Hide: • crypto • politics` in one line is a list: each item stands on a line of its own, or behind a comma where the
 * line says first what is done with one thing, or that words and names follow.
 */
export const withoutInlineBullets = (line: string): string => {
  const [head = "", ...items] = itemsIn(line) ?? []
  const all = items.filter((item) => item !== "").map((item) => item.replace(/[,;]$/u, ""))
  const opens = head === "" || head.endsWith(":")
  // `hide 👉 emojis` and `hide • in comments` name one
  if (all.length === 0 || (!opens && (picture.test(line) || (all.length < 2 && instructionOf(head) !== null))))
    return line
  if (ofNames.test(head)) return `${head} ${all.join(", ")}`
  const listed = all.map((item) => `• ${item}`)
  if (head === "") return listed.join("\n")
  if (head.endsWith(":")) return [head, ...listed].join("\n")
  const isHeading =
    instructionOf(head) !== null || all.every((item) => instructionOf(item.split(" ")[0] ?? "") !== null)
  return isHeading ? [`${head}:`, ...listed].join("\n") : [head, ...all].join(", ")
}
