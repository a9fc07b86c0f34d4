const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " }

/** Text as it was shown, from text as web pages hold it. */
export const unescaped = (text: string): string =>
  text
    .replaceAll(/<br ?\/?>/g, " ")
    .replaceAll(/<a href="[^"]{0,500}"[^>]{0,200}>|<\/?[abi]>/g, "")
    .replaceAll(/&(#\d{1,6}|[a-z]{2,5});/g, (whole, name: string) =>
      name.startsWith("#") ? String.fromCodePoint(Number(name.slice(1))) : (named[name] ?? whole)
    )
    .replaceAll(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\\"|"{2,}/g, '"')
    .replaceAll("\ufeff", "")
    .trim()
