/** Where a platform's API is asked, and what says so. */
export interface ApiAddress {
  /** The setting, as it is called in the environment. */
  readonly setting: string
  /** The base address, with the version. */
  readonly address: string
  /** The platform's own. */
  readonly own: string
}

/** An address may hold a password. */
const shown = (address: string) => address.replace(/\/\/[^/@\s]*@/, "//…@")

/** What to know where an imitated platform does not answer, as a sentence; blank for an address beyond this machine. */
export const imitatedHere = ({ address }: ApiAddress): string =>
  /^https?:\/\/(localhost|127(\.\d+){3}|\[::1\])([:/]|$)/.test(address)
    ? " The demonstration's platforms answer only while it runs."
    : ""

/** Where a platform was asked, if not at its own address, as a sentence; blank where it was. */
export const askedElsewhere = ({ address, own, setting }: ApiAddress): string =>
  address === own ? "" : ` It was asked at ${shown(address)} (${setting}), and its own address is ${own}.`
