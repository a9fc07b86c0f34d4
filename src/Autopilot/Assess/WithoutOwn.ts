import { urlsOf } from "../Detectors/Urls.ts"
import { hostOf, isOf } from "../Guidance/LinkTerms.ts"
import { cut } from "../Text/Characters.ts"
import { condensed, detectionCap } from "../Text/LongText.ts"
import { normalise } from "../Text/Normalise.ts"

/** What may stand in an address, as it is written: disguised ones are cut, and are nobody's own. */
const piece = /[^\s<>"'`“”‘’«»()[\]{}|,;\\^*]+/gu
const ending = /[.!?…:。！？؟]+$/u
/** `own.example/go?to=https://other.example` leads elsewhere. */
const onward = /[/?#].*(?:https?:|%3a|\/\/|@)/iu

const isOwn = (written: string, hosts: ReadonlyArray<string>): boolean => {
  const bare = written.replace(/^https?:\/\//iu, "")
  const host = hostOf(written)
  if (host === null || onward.test(bare) || !hosts.some((own) => isOf(host, own))) return false
  const seen = urlsOf(normalise(written).written)
  return seen.every((url) => hosts.some((own) => isOf(url.host, own)))
}

/** A text without the links to the brand's own websites; null where it has none. */
export const withoutOwn = (text: string, hosts: ReadonlyArray<string>): string | null => {
  if (hosts.length === 0 || !text.includes(".")) return null
  const read = cut(condensed(text), detectionCap)
  const bare = read.replaceAll(piece, (written) => {
    const address = written.replace(ending, "")
    return address.includes(".") && isOwn(address, hosts) ? written.slice(address.length) : written
  })
  return bare === read ? null : bare
}
