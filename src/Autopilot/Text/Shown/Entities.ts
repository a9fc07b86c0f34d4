const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,4}));/giu
const named: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["apos", "'"],
  ["gt", ">"],
  ["lt", "<"],
  ["nbsp", " "],
  ["quot", '"']
])
const last = 0x10ffff

const numbered = (code: number, written: string): string => (code <= last ? String.fromCodePoint(code) : written)

/** A text with the characters that HTML writes as numbers and names, as those; null where there are none. */
export const withoutEntities = (text: string): string | null => {
  if (!text.includes("&")) return null
  const plain = text.replaceAll(entity, (written: string, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return numbered(Number.parseInt(decimal, 10), written)
    if (hex !== undefined) return numbered(Number.parseInt(hex, 16), written)
    return named.get((name ?? "").toLowerCase()) ?? written
  })
  return plain === text ? null : plain
}
