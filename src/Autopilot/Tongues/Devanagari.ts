const consonants: Readonly<Record<string, string>> = {
  क: "k",
  ख: "kh",
  ग: "g",
  घ: "gh",
  ङ: "n",
  च: "ch",
  छ: "ch",
  ज: "j",
  झ: "jh",
  ञ: "n",
  ट: "t",
  ठ: "th",
  ड: "d",
  ढ: "dh",
  ण: "n",
  त: "t",
  थ: "th",
  द: "d",
  ध: "dh",
  न: "n",
  प: "p",
  फ: "f",
  ब: "b",
  भ: "bh",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  व: "v",
  श: "sh",
  ष: "sh",
  स: "s",
  ह: "h"
}
const vowels: Readonly<Record<string, string>> = {
  अ: "a",
  आ: "a",
  इ: "i",
  ई: "i",
  उ: "u",
  ऊ: "u",
  ऋ: "ri",
  ए: "e",
  ऐ: "ai",
  ओ: "o",
  औ: "au",
  ऑ: "o",
  "ा": "a",
  "ि": "i",
  "ी": "i",
  "ु": "u",
  "ू": "u",
  "ृ": "ri",
  "े": "e",
  "ै": "ai",
  "ो": "o",
  "ौ": "au",
  "ॉ": "o",
  "ं": "n",
  "ँ": "n"
}
const virama = "्"
const dot = "़"
const signs = /[\u093e-\u094c]/

/** Hindi as people write it in Latin letters, so that a word is the same however it is written. */
export const romanised = (word: string): string => {
  const letters = [...word.replaceAll(dot, "")]
  return letters
    .map((letter, place) => {
      const consonant = consonants[letter]
      if (consonant === undefined) return letter === virama ? "" : (vowels[letter] ?? letter)
      const next = letters[place + 1]
      // the vowel that is not written is not spoken at the end of a word
      return next === undefined || next === virama || signs.test(next) ? consonant : `${consonant}a`
    })
    .join("")
}
