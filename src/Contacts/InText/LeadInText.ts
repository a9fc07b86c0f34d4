import { asksToLeave } from "./AsksToLeave.ts"
import { emailInText } from "./EmailInText.ts"
import { phoneInText } from "./PhoneInText.ts"
import { plainText } from "./PlainText.ts"

/** Contact data that a person gave in a message. */
export interface GivenInText {
  readonly email: string | null
  readonly phone: string | null
}

/** In characters (UTF-16 units). */
const longestRead = 4_000

/**
 * The first e-mail address of a text and the first phone number that can exist, each as it is kept. Who asks to be told
 * nothing more gives none.
 */
export const leadInText = (text: string): GivenInText => {
  const read = plainText(text.slice(0, longestRead))
  if (asksToLeave(read)) return { email: null, phone: null }
  return { email: emailInText(read), phone: phoneInText(read) }
}
