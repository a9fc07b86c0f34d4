const browsers: ReadonlyArray<readonly [RegExp, string]> = [
  [/\b(Edg|EdgA|EdgiOS)\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.*Safari\//, "Safari"]
]

const systems: ReadonlyArray<readonly [RegExp, string]> = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\b(Macintosh|Mac OS X)\b/, "Mac"],
  [/\bLinux\b/, "Linux"]
]

const firstOf = (known: ReadonlyArray<readonly [RegExp, string]>, text: string) =>
  known.find(([pattern]) => pattern.test(text))?.[1]

/** What somebody signed in with, in words, from what their browser says it is. Only known names are ever shown. */
export const deviceWords = (userAgent: string | null): string => {
  const browser = firstOf(browsers, userAgent ?? "")
  const system = firstOf(systems, userAgent ?? "")
  if (browser === undefined) return system === undefined ? "An unknown device" : `A device with ${system}`
  return system === undefined ? browser : `${browser} on ${system}`
}
