import { findPhoneNumbersInText } from "libphonenumber-js/max"
import { defaultCountry } from "../Fields/Phone.ts"
import { isFalseFriend, withoutFalseFriends } from "./PhoneFalseFriends.ts"

/** The first phone number of a plain text that can exist, in E.164, without its extension. */
export const phoneInText = (plain: string): string | null => {
  const text = withoutFalseFriends(spelledAsUsual(asNumbers(plain)))
  const found = findPhoneNumbersInText(text, { defaultCountry }).find(
    ({ endsAt, number, startsAt }) =>
      number.isValid() && !isFalseFriend(text.slice(0, startsAt), text.slice(startsAt, endsAt), text.slice(endsAt))
  )
  return found?.number.number ?? null
}

/** A link to somebody's WhatsApp is their number. */
const asNumbers = (text: string) =>
  text.replace(/(?:https?:\/\/)?(?:wa\.me\/|(?:api\.)?whatsapp\.com\/send\/?\?phone=)\+?(\d{7,15})\S*/gi, " +$1 ")

/** Numbers as the library knows them. */
const spelledAsUsual = (text: string) =>
  text
    .replace(/(?<=\b(?:call|tel|telephone|phone|mobile|mob|cell|whatsapp|text|ring|ph))(?=[\d+(])/gi, " ")
    .replace(
      /(?<=\d)[oO]+(?=\d)|(?<![\p{L}\d])[oO]{1,2}(?=\d)|(?<=\d[ .-]?)[oO]{2}(?![\p{L}\d])|(?<=\d)[oO](?![\p{L}\d])/gu,
      (letters) => "0".repeat(letters.length)
    )
    .replace(/(?<=[\d)] ?)[_·•∙‧|*](?= ?[\d(])/g, "-")
    .replace(/[([]+(?=[([])/g, " ")
    // the prefix that most countries dial for another one
    .replace(/(?<![\d+]|\d[^\p{L}\d\n;]{1,3})00[ .-]?(?=[1-9])/gu, "+")
    .replace(/(\+\d{1,3}) [-–—] (?=\d)/g, "$1 ")
    // only Italy, San Marino and the Vatican keep their leading zero
    .replace(/(\+(?!39|37[89])\d{1,3}[ .-]{0,2})\(0\)/g, "$1")
