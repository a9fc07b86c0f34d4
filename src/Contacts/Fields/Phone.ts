import { parsePhoneNumberFromString } from "libphonenumber-js/max"
import { maxPhoneLength } from "#schema/resources/Contact.ts"

/** Numbers without a country code are of this country. */
export const defaultCountry = "US"

/** A phone number in E.164. Null when no such number can exist, or it has an extension, which E.164 has no place for. */
export const normalisePhone = (text: string): string | null => {
  if (text.length > maxPhoneLength) return null
  const number = parsePhoneNumberFromString(text.trim(), { defaultCountry, extract: false })
  return number?.isValid() === true && number.ext === undefined ? number.number : null
}
