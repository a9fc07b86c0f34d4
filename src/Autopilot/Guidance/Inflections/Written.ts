/** What begins with a stem and goes on with an ending is a form of its word. */
export interface Stemmed {
  readonly stem: string
  readonly ends: RegExp
}

const shortest = 3

/** Plural, whose it is, and case, as texts are read: without the marks of letters. */
const turkish =
  /^(?:l[ae]r)?(?:[iu]?m(?:[iu]z)?|[iu]?n[iu]z|[iu]n|s?[iu]|l[ae]r[iu])?(?:n?[iu]n|[yn]?[iuae]|n?[dt][ae](?:n|ki)?|y?l[ae])?$/
const turkishEnding = /(?:l[ae]r)?(?:[iu]?m[iu]z|[iu]n[iu]z)?$/
const vowelFirst = new RegExp(`(?=[iuae])${turkish.source}`)

const soft: Readonly<Record<string, string>> = { k: "g", p: "b", t: "d" }

/** The stems of a Turkish noun: `şef` of `şefimiz`; `çiçeğ` as well as `çiçek`. */
export const turkishStems = (word: string): ReadonlyArray<Stemmed> => {
  const without = word.replace(turkishEnding, "")
  const stem = without.length < shortest ? word : without
  const softened = soft[stem.slice(-1)]
  return [
    { stem, ends: turkish },
    ...(softened === undefined || stem.length <= shortest
      ? []
      : [{ stem: stem.slice(0, -1) + softened, ends: vowelFirst }])
  ]
}

const before = ["", "و", "ف", "ب", "ل", "ال", "وال", "بال", "لل"]
const behind = ["ي", "نا", "ك", "كم", "ه", "ها", "هم", "ين", "ان", "ات"]

/** An Arabic noun with what is written on to it: `تغليفكم`, `كلبي`. */
export const arabicForms = (word: string): ReadonlyArray<string> => {
  const bare = word.replace(/^ال(?=\p{L}{3})/u, "")
  if (bare.length < shortest) return []
  const stem = bare.replace(/ة$/u, "ت")
  return before.flatMap((front) => [front + bare, ...behind.map((end) => front + stem + end)])
}

/** A Hindi noun in its other number and case, in both scripts: `कुत्ते` and `कुत्ता` of `कुत्तों`. */
export const hindiForms = (word: string): ReadonlyArray<string> => {
  const end = /(?:ियों|ियां|ियाँ|ों|ें|े|ा|ी|on|o|e|aa|a|i)$/u.exec(word)?.[0] ?? ""
  const stem = word.slice(0, word.length - end.length)
  if (stem.length < shortest) return []
  if (/^[a-z]+$/.test(word))
    return end === "i" ? [`${stem}iyan`, `${stem}iyon`] : ["", "a", "e", "o", "on"].map((last) => stem + last)
  if (end.startsWith("ि") || end === "ी") return ["ी", "ियों", "ियां", "ियाँ"].map((last) => stem + last)
  return (end === "ा" || end === "े" ? ["ा", "े", "ों"] : ["", "ा", "े", "ों", "ें"]).map((last) => stem + last)
}

/** Polish nouns whose stem no ending tells, as texts are read. */
const polish = [
  "pies psa psu psem psie psy psow psom psami psach",
  "dziecko dziecka dziecku dzieckiem dzieci dzieciom dziecmi dzieciach",
  "czlowiek czlowieka czlowiekowi czlowiekiem ludzie ludzi ludziom ludzmi ludziach"
].map((forms) => forms.split(" "))

export const polishForms = (word: string): ReadonlyArray<string> => polish.find((forms) => forms.includes(word)) ?? []

const particle = "(?:이|은|는|을|를|도|만|에|의|와|과|로|으로|에서|이랑|랑|하고|까지|부터|이나|나|들|들이|들은)?"

/** Of one sign other words are full: in Japanese it stands apart from others like it, in Korean at the beginning of a word. */
export const ofOneSign = (term: string): RegExp | null => {
  if (/^\p{Script=Han}$/u.test(term)) return new RegExp(`(?<!\\p{Script=Han})${term}(?!\\p{Script=Han})`, "u")
  return /^\p{Script=Hangul}$/u.test(term) ? new RegExp(`(?<!\\p{L})${term}${particle}(?!\\p{L})`, "u") : null
}
