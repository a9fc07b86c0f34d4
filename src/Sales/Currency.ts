export interface Currency {
  /** ISO 4217, upper case. */
  readonly code: string
  /** Digits behind the point. */
  readonly digits: number
}

const known = new Set(Intl.supportedValuesOf("currency"))

/** Metals, units of account, tests and "no currency": codes of ISO 4217 without a minor unit, in which nobody pays. */
const notMoney = new Set(["XAG", "XAU", "XBA", "XBB", "XBC", "XBD", "XDR", "XPD", "XPT", "XSU", "XTS", "XUA", "XXX"])

// where ISO 4217 says other than two; the runtime follows Unicode CLDR, which rounds some that have cents
const minorDigits = new Map([
  ...["BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "UYI", "VND", "VUV"].map(
    digitsOf(0)
  ),
  ...["XAF", "XOF", "XPF"].map(digitsOf(0)),
  ...["BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"].map(digitsOf(3)),
  ...["CLF", "UYW"].map(digitsOf(4))
])

function digitsOf(digits: number) {
  return (code: string) => [code, digits] as const
}

/** Of a code in any case; null where it names no money. */
export const currencyOf = (text: string): Currency | null => {
  // outside ASCII there are letters whose capital is in it
  const code = /^[a-z]{3}$/i.test(text) ? text.toUpperCase() : ""
  return known.has(code) && !notMoney.has(code) ? { code, digits: minorDigits.get(code) ?? 2 } : null
}
