/**
 * What opened the sentence has a capital for that alone, and does not become a name where it is said later. A name of
 * several words, and one that mentions are of, stay what they are.
 */
export const withoutCapital = (said: string, plain: string): string => {
  const [first] = /^\p{Lu}[\p{Ll}'’]+(?=[ :=])/u.exec(said) ?? []
  if (first === undefined || plain.startsWith(first)) return plain
  if (/^\s(?:\p{Lu}|(?:mentions?|fans|products?)\b)/u.test(said.slice(first.length))) return plain
  return plain.replace(new RegExp(`\\b${first}(?= |,|$)`, "u"), first.toLowerCase())
}
