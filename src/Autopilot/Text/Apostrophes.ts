const apostrophes: ReadonlySet<number> = new Set(Array.from("'’‘`´", (mark) => mark.charCodeAt(0)))

export const isApostrophe = (code: number): boolean => code >= 0x27 && apostrophes.has(code)

const hasApostrophe = (raw: string): boolean => {
  for (let at = 0; at < raw.length; at++) if (isApostrophe(raw.charCodeAt(at))) return true
  return false
}

export const withoutApostrophes = (raw: string): string => {
  if (!hasApostrophe(raw)) return raw
  let text = ""
  for (const character of raw) if (!isApostrophe(character.charCodeAt(0))) text += character
  return text
}
