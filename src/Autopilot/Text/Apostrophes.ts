const apostrophes: ReadonlySet<number> = new Set(Array.from("'’‘`´", (mark) => mark.charCodeAt(0)))

export const isApostrophe = (code: number): boolean => code >= 0x27 && apostrophes.has(code)

export const withoutApostrophes = (raw: string): string => {
  let text = ""
  for (const character of raw) if (!isApostrophe(character.charCodeAt(0))) text += character
  return text
}
