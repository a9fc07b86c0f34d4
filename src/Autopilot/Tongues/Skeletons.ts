const firstArabic = 0x600
const lastArabic = 0x6ff
const lastLatin = 0x24f

const arabic: Readonly<Record<string, string>> = {
  ب: "b",
  پ: "b",
  ت: "t",
  ث: "s",
  ج: "j",
  چ: "j",
  ح: "h",
  خ: "x",
  د: "d",
  ذ: "d",
  ر: "r",
  ز: "z",
  س: "s",
  ش: "$",
  ص: "s",
  ض: "d",
  ط: "t",
  ظ: "z",
  غ: "g",
  ف: "f",
  ڤ: "f",
  ق: "k",
  ك: "k",
  گ: "g",
  ل: "l",
  م: "m",
  ن: "n",
  ه: "h"
}
/** Digits stand for letters that Latin has not. */
const latin: Readonly<Record<string, string>> = {
  b: "b",
  c: "k",
  d: "d",
  f: "f",
  g: "g",
  h: "h",
  j: "j",
  k: "k",
  l: "l",
  m: "m",
  n: "n",
  p: "b",
  q: "k",
  r: "r",
  s: "s",
  t: "t",
  v: "f",
  x: "x",
  z: "z",
  $: "$",
  "5": "x",
  "6": "t",
  "7": "h",
  "8": "g",
  "9": "k"
}
const together: Readonly<Record<string, string>> = { sh: "$", ch: "$", kh: "x", gh: "g" }
const article = "ال"
const latinArticle = /^[ae]l(?=[^aeiou])/
const shortestBare = 3

const outlined = (letters: string, codes: Readonly<Record<string, string>>): string => {
  let outline = ""
  for (const letter of letters) {
    const code = codes[letter]
    if (code !== undefined && !outline.endsWith(code)) outline += code
  }
  return outline
}

/** The consonants of a word of Arabic or Hindi, which are the same in either script and however vowels are spelt. */
export const skeletonOf = (word: string): string => {
  const code = word.charCodeAt(0)
  if (code >= firstArabic && code <= lastArabic) {
    const bare = word.startsWith(article) && word.length >= article.length + shortestBare ? word.slice(2) : word
    return outlined(bare, arabic)
  }
  if (code > lastLatin) return ""
  const bare = word.length >= 2 + shortestBare ? word.replace(latinArticle, "") : word
  return outlined(
    bare.replaceAll(/sh|ch|kh|gh/g, (letters) => together[letters] ?? letters),
    latin
  )
}
