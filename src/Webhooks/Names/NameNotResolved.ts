import { Data } from "effect"

/** `reason` says in words why a name has no address. */
export class NameNotResolved extends Data.TaggedError("NameNotResolved")<{ readonly reason: string }> {}

/** From the code of a resolver; Bun puts `DNS_` before some. */
export const notResolved = (host: string, code: string): NameNotResolved => {
  const plain = code.replace(/^DNS_/, "")
  return new NameNotResolved({
    reason: words[plain]?.(host) ?? `the host name ${host} could not be looked up (${plain})`
  })
}

const words: Readonly<Record<string, (host: string) => string>> = {
  ENOTFOUND: (host) => `the host name ${host} does not exist`,
  ENODATA: (host) => `the host name ${host} has no address`,
  ETIMEOUT: (host) => `the host name ${host} could not be looked up in time`
}
