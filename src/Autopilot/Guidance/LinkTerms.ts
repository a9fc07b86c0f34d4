import type { Evidence } from "../Classify/Classification/Classifier.ts"
import type { Url } from "../Detectors/Urls.ts"

const address = /^(?:https?:\/\/)?(?:www\.)?((?:[\p{L}\p{N}_-]+\.)+\p{L}{2,})(?:[/?#].*)?$/iu

/** The host that a term of guidance names, as in `youtube.com`; null where it is none. */
export const hostOf = (term: string): string | null => address.exec(term.trim())?.[1]?.toLowerCase() ?? null

/** `Hide links except YouTube ones`: where such links lead. */
const networks: Readonly<Record<string, ReadonlyArray<string>>> = {
  youtube: ["youtube.com", "youtu.be"],
  instagram: ["instagram.com", "instagr.am"],
  facebook: ["facebook.com", "fb.com", "fb.me", "fb.watch"],
  tiktok: ["tiktok.com"],
  threads: ["threads.net", "threads.com"],
  telegram: ["t.me", "telegram.me", "telegram.org"],
  whatsapp: ["wa.me", "whatsapp.com"],
  discord: ["discord.gg", "discord.com"],
  twitter: ["twitter.com", "x.com", "t.co"],
  snapchat: ["snapchat.com"],
  linkedin: ["linkedin.com", "lnkd.in"],
  linktree: ["linktr.ee"],
  reddit: ["reddit.com", "redd.it"],
  twitch: ["twitch.tv"],
  spotify: ["spotify.com", "spotify.link"],
  soundcloud: ["soundcloud.com"],
  pinterest: ["pinterest.com", "pin.it"],
  amazon: ["amazon.com", "amazon.co.uk", "amazon.de", "amazon.fr", "amazon.es", "amazon.it", "amzn.to", "amzn.eu"],
  ebay: ["ebay.com", "ebay.co.uk", "ebay.de"],
  etsy: ["etsy.com", "etsy.me"],
  patreon: ["patreon.com"],
  onlyfans: ["onlyfans.com"],
  gofundme: ["gofundme.com", "gofund.me"]
}

/** The hosts that a term names; of a rule about links, those of a network as well. None of any other word. */
export const hostsOf = (term: string, ofLinks: boolean): ReadonlyArray<string> => {
  const host = hostOf(term)
  if (host !== null) return [host]
  return ofLinks ? (networks[term.trim().toLowerCase()] ?? []) : []
}

/** Whether a host is this one, or below it: `youtube.com.evil.example` is not. */
export const isOf = (host: string, other: string): boolean => host === other || host.endsWith(`.${other}`)

/** Whether a link leads to one of some hosts, also where nothing is written but `youtu.be/x`. */
export const leadsToOne = (hosts: ReadonlyArray<string>, urls: ReadonlyArray<Url>): boolean =>
  urls.some(({ host, sure }) => sure !== "doubtful" && hosts.some((own) => isOf(host, own)))

/** `evil dot com` */
const isSpelt = ({ area, seen }: Evidence) => area === "links" && seen.includes(" ")

/**
 * Whether every link of a comment leads to one of these hosts: of a comment that is kept for its link,
 * somebody else's would be kept as well.
 */
export const leadOnlyTo = (
  hosts: ReadonlyArray<string>,
  urls: ReadonlyArray<Url>,
  evidence: ReadonlyArray<Evidence>
): boolean =>
  !evidence.some(isSpelt) && urls.every(({ host, sure }) => sure === "doubtful" || hosts.some((own) => isOf(host, own)))
