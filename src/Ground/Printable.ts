/** Control characters, and what turns the letters behind it round. */
const unfit = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** As a terminal may show it: what somebody wrote must not move its cursor, nor show another text than it is. */
export const printable = (text: string): string => text.replace(unfit, "\ufffd")
