import { Sieved } from "../../Expressions/Sieved.ts"
import { isUnspaced } from "../../Tongues/Entries.ts"
import type { Denials } from "../../WordLists/Denials/Denials.ts"

const startsWord = "(?<![\\p{L}\\p{M}\\p{N}])"
const endsWord = "(?![\\p{L}\\p{M}\\p{N}])"

/** Where another clause begins within one that is denied, or the denial is turned round. */
const otherClause = " (?:because|since|cause|cuz|but|and|so|unless|until|they|them|than|anything|instead|like) "

/** What Arabic writes together with the name of a group behind it. */
const articles = "\\s+[وف]?(?:ال|لل|بال|كال|ل|ب)?"

/** The denials of a language as they are looked for. */
export interface KnownDenials {
  readonly blame: RegExp
  readonly claim: RegExp
  /** Blame, or harm that is called for. */
  readonly ill: Sieved
  readonly denies: RegExp
  readonly objects: RegExp
  readonly claims: RegExp | null
  readonly rebukes: RegExp | null
  readonly around: ReadonlyArray<readonly [before: RegExp, behind: RegExp]>
  readonly not: RegExp
  readonly clauses: RegExp
  readonly doubts: RegExp
  readonly turns: RegExp
}

const madeOf = (
  language: string,
  { and, around, blame, calls, claims = [], denies, doubts, not, objects, rebukes = [], turns }: Denials
): KnownDenials => {
  const [starts, ends] = isUnspaced(language) || language === "ko" ? ["", ""] : [startsWord, endsWord]
  const joined = starts === "" ? "" : language === "ar" ? articles : "\\s+"
  const gap = starts === "" ? "[^。！？.!?\\n]{0,20}?" : `(?:[^.!?;\\n]{0,60}?${startsWord})?`
  const ill = `(?:${blame}|${calls})${ends}`
  const within = `(?:(?!${otherClause})[^.!?;:,\\n]){0,60}?${starts}`
  const filled = (source: string) =>
    `${starts}(?:${source
      .replaceAll("{gap}", gap)
      .replaceAll("{b}", `(?:${blame})${ends}`)
      .replaceAll("{c}", `(?:${calls})${ends}`)
      .replaceAll("{claim}", `${within}${ill}`)})`
  const any = (sources: ReadonlyArray<string>) => sources.map(filled).join("|")
  const whole = (source: string) => new RegExp(`${starts}(?:${source})${ends}`, "iu")
  return {
    blame: whole(blame),
    claim: whole(`${blame}|${calls}`),
    ill: new Sieved(whole(`${blame}|${calls}`)),
    denies: new RegExp(any(denies), "giu"),
    objects: new RegExp(any(objects), "giu"),
    claims: claims.length === 0 ? null : new RegExp(any(claims), "giu"),
    rebukes: rebukes.length === 0 ? null : new RegExp(any(rebukes), "giu"),
    around: around.map(([before, behind]) => [
      new RegExp(before === "" ? "$" : `${filled(before)}${joined}$`, "iu"),
      new RegExp(behind === "" ? "^" : `^${starts === "" ? "" : "\\s+"}${filled(behind)}`, "iu")
    ]),
    not: whole(not),
    clauses: new RegExp(`[.!?;:,\\n。！？、،؟।]|\\s(?:${and})\\s`, "iu"),
    doubts: whole(doubts),
    turns: whole(turns)
  }
}

const made = new Map<string, KnownDenials>()

export const denialsIn = (language: string, listed: Denials): KnownDenials => {
  const before = made.get(language)
  if (before !== undefined) return before
  const now = madeOf(language, listed)
  made.set(language, now)
  return now
}
