import type { NormalisedText } from "../Text/Normalise.ts"
import { type Detection, detection, together } from "./Detection.ts"
import { emails } from "./Emails.ts"
import { messengers } from "./Messengers.ts"
import { phones } from "./Phones.ts"
import { type Url, urlsOf } from "./Urls.ts"

/** Ways to get in touch: phone numbers, e-mail addresses, and invitations to a messenger. */
export const contact = (text: NormalisedText): Detection => contactOf(text, urlsOf(text.written))

export const contactOf = (text: NormalisedText, urls: ReadonlyArray<Url>): Detection =>
  detection(together(together(phones(text), emails(text)), messengers(text, urls)))
