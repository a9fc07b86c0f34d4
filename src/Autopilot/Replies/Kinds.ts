/** What a question wants to know; null where a yes or no answers it, or nothing tells. */
export type WantedAnswer = "duration" | "price" | "time" | "place" | "manner" | "reason" | "choice"

/** As texts are written after normalising: small letters, accents off. */
const asked: ReadonlyArray<readonly [WantedAnswer, RegExp]> = [
  [
    "duration",
    /\bhow (?:long|fast|quick(?:ly)?|soon|many (?:days|weeks))\b|\bwie (?:lange|schnell)\b|\bcombien de (?:temps|jours)\b|\bcuanto (?:tiempo|tarda\p{L}*|demora\p{L}*)|\bquanto (?:tempo|demora|ci mette)\b|\bhoe (?:lang|snel)\b|\bjak (?:dlugo|szybko)\b|\bkac (?:gun|hafta)\b|\bne kadar sur\p{L}*/gu
  ],
  [
    "price",
    /\bhow much\b|\bwie ?viel\b|\bwas kost\p{L}*|\bcombien\b|\bcuanto\b|\bquanto\b|\bhoeveel\b|\bwat kost\p{L}*|\bile\b|\bne kadar\b|\bkac (?:lira|para|tl)\b/gu
  ],
  [
    "time",
    /\bwhen\b|\bwhat time\b|\bopening (?:hours|times)\b|\bwann\b|\bquand\b|\ba quelle heure\b|\bcuando\b|\ba que horas?\b|\bquando\b|\ba che ora\b|\bwanneer\b|\bhoe laat\b|\bkiedy\b|\bne zaman\b|\bsaat kac\p{L}*/gu
  ],
  ["place", /\bwhere\b|\bwo\b|\bwohin\b|\bou\b|\bdonde\b|\bdove\b|\bonde\b|\bwaar\b|\bgdzie\b|\bnere\p{L}*/gu],
  [
    "reason",
    /\bwhy\b|\bwarum\b|\bwieso\b|\bpourquoi\b|\bpor ?que\b|\bperche\b|\bwaarom\b|\bdlaczego\b|\bneden\b|\bniye\b/gu
  ],
  ["manner", /\bhow\b|\bwie\b|\bcomment\b|\bcomo\b|\bcome\b|\bhoe\b|\bjak\b|\bnasil\b/gu],
  [
    "choice",
    /\b(?:what|which|who|whose)s?\b|\bwelche\p{L}*|\bwas\b|\bquels?\b|\bquelles?\b|\bcuales?\b|\bqual[ie]?\b|\bwelke?\b|\bwat\b|\bjaki\p{L}*|\bhangi\b/gu
  ]
]

/** English lets nothing else begin so; in other languages a word of them may be another one. */
export const kindIn = (canonical: string): WantedAnswer | null =>
  asked.find(([, said]) => canonical.search(said) >= 0)?.[0] ?? null

/** The same without the words that ask it. */
export const withoutKind = (canonical: string): string => {
  const kind = kindIn(canonical)
  const [, said] = asked.find(([one]) => one === kind) ?? []
  return said === undefined ? canonical : canonical.replace(said, " ")
}

const number =
  "(?:\\d[\\d.,]*|one|two|three|four|five|six|seven|eight|ten|twelve|a|an|eine?[nrm]?|zwei|drei|vier|funf|une?|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|dois|duas|quatro|een|twee|drie|vier|vijf|dwa|trzy|cztery|iki|uc|dort|bes)"
const units =
  "(?:(?:working|business|bank|full) )?(?:minutes?|hours?|days?|weeks?|months?|years?|tage?n?|wochen?|stunden?|werktage?n?|monate?n?|jahre?n?|jours?|semaines?|mois|heures?|ans|dias?|semanas?|meses|horas?|anos?|giorn[io]|settiman[ae]|ore|mesi|ann[io]|dagen|dag|weken|week|uur|maanden|jaar|dni|dzien|tygodni\\p{L}*|godzin\\p{L}*|gun|hafta|saat|ay|yil)"
const durations = new RegExp(
  `\\b${number}(?: (?:to|bis|a|tot|do|or|-) ${number})?(?: (?:jours ouvres|dias habiles))? ${units}\\b|\\b(?:overnight|same day|next day|immediately)\\b`,
  "u"
)
export const prices =
  /\b(?:free|price|prices|costs?|charges?|kosten\p{L}*|kostet|gratis|gratuit\p{L}*|gratuit[oa]s?|cuesta\p{L}*|costa|costano|cout\p{L}*|custa\p{L}*|kost|kosztuje|darmow\p{L}*|ucretsiz)\b|[€$£]|\b\d+ ?(?:kr|eur|euros?|usd|dollars?|pounds?|zl|tl|chf|sek|nok|dkk)\b/u
const times =
  /\b(?:from|a|as|open|close[sd]?|opens|between|at|until|till|mon\p{L}*|tues\p{L}*|wednes\p{L}*|thurs\p{L}*|fri\p{L}*|satur\p{L}*|sun\p{L}*|von|um|bis|de|a las|dalle|alle|das|van|od|do|on|in|every)\b.*\d|\b(?:every day|daily|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|tomorrow|spring|summer|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december)\b/u
const places =
  /\b(?:in|at|on|near|to|from|nach|aus|bei|a|en|au|aux|em|no|na|w|do|te) (?:the |our |der |unserer? |la |el |il |le |notre |nuestra |nostra |nossa |onze )?(?:\p{Lu}|website|site|shop|stores?|online|web)/u
const manners = /\b(?:by|via|through|using|online|with|accept|you can|mit|uber|per|avec|par|con|met|przez|ile)\b/u
const reasons = /\b(?:because|since|due|as|weil|da|parce|car|porque|perche|omdat|bo|poniewaz)\b/u

/** Whether a sentence tells something of what a question wants to know. */
export const tells = (kind: WantedAnswer | null, canonical: string, written: string): boolean => {
  switch (kind) {
    case "duration":
      return durations.test(canonical)
    case "price":
      return prices.test(canonical) || prices.test(written.toLowerCase())
    case "time":
      return times.test(canonical)
    case "place":
      return places.test(written)
    case "manner":
      return manners.test(canonical)
    case "reason":
      return reasons.test(canonical)
    default:
      return true
  }
}
