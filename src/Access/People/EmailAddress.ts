import { Option } from "effect"

const longest = 254

// \p{C} as well: what hides or turns letters makes two addresses look alike, and comes along when one is copied
const shape = /^[^\s@<>()[\],;:\\"\p{C}]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u

/** An e-mail address that one signs in with: without blanks around it, in lower case. None where it is none. */
export const parseEmail = (text: string): Option.Option<string> => {
  const address = text.trim().toLowerCase()
  return address.length <= longest && shape.test(address) ? Option.some(address) : Option.none()
}
