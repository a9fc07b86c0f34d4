const names: Readonly<Record<string, string>> = {
  ar: "Arabic",
  bn: "Bengali",
  cs: "Czech",
  da: "Danish",
  de: "German",
  el: "Greek",
  en: "English",
  es: "Spanish",
  fa: "Persian",
  fi: "Finnish",
  fil: "Filipino",
  fr: "French",
  gu: "Gujarati",
  he: "Hebrew",
  hi: "Hindi",
  hu: "Hungarian",
  hy: "Armenian",
  id: "Indonesian",
  it: "Italian",
  ja: "Japanese",
  ka: "Georgian",
  km: "Khmer",
  ko: "Korean",
  nl: "Dutch",
  no: "Norwegian",
  pa: "Punjabi",
  pl: "Polish",
  pt: "Portuguese",
  ro: "Romanian",
  ru: "Russian",
  sv: "Swedish",
  ta: "Tamil",
  te: "Telugu",
  th: "Thai",
  tr: "Turkish",
  uk: "Ukrainian",
  ur: "Urdu",
  uz: "Uzbek",
  vi: "Vietnamese",
  zh: "Chinese"
}

/** ISO 639-1 (`fil` for Filipino) by name in lower case. */
const byName: ReadonlyMap<string, string> = new Map([
  ...Object.entries(names).map(([language, name]) => [name.toLowerCase(), language] as const),
  ["mandarin", "zh"],
  ["tagalog", "fil"],
  ["farsi", "fa"]
])

export const languageNames: ReadonlyArray<string> = [...byName.keys()]

/** ISO 639-1 (`fil` for Filipino). */
export const allLanguages: ReadonlyArray<string> = Object.keys(names)

/** The language of an English name in lower case; null where it is none that comments are told apart by. */
export const languageNamed = (name: string): string | null => byName.get(name) ?? null

/** Comments in these are taken for other languages. */
const untold: ReadonlySet<string> = new Set(
  (
    "welsh irish gaelic scots catalan basque galician breton frisian luxembourgish icelandic faroese maltese yiddish latin esperanto " +
    "croatian serbian bosnian slovak slovenian slovene bulgarian macedonian albanian belarusian lithuanian latvian estonian " +
    "afrikaans swahili zulu xhosa amharic somali hausa yoruba igbo malay burmese lao nepali sinhala sinhalese marathi malayalam kannada " +
    "kazakh mongolian kurdish pashto azerbaijani maori hawaiian samoan"
  ).split(" ")
)

/** Whether a name in lower case is of a language that comments are not told apart by. */
export const isUntoldLanguage = (name: string): boolean => untold.has(name)

/** A language as it can stand in a sentence. */
export const languageName = (language: string): string => names[language] ?? `the language ${language}`
