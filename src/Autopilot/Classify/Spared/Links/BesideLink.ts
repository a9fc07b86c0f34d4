import { isShortened, type Url } from "../../../Detectors/Urls.ts"
import { read, type TextReading } from "../../../Features/Reading.ts"
import { operatingPoints } from "../../../Model/OperatingPoints.ts"
import { unasked } from "../../Lists/PhrasesAlone.ts"
import sites from "./KnownSites.json" with { type: "json" }

const informing: ReadonlySet<string> = new Set(sites.informing)
const raising: ReadonlySet<string> = new Set(sites.raising)
/** What governments and universities publish. */
const official = /\.(?:gov|edu|mil|gouv\.fr|(?:gov|gob|gub|go|ac|edu|nhs|govt)\.[a-z]{2})$/u

/** `news.bbc.co.uk` is of `bbc.co.uk`, and `bbc.co.uk.example` is not. */
const isOf = (host: string, known: ReadonlySet<string>): boolean => {
  const labels = host.split(".")
  return labels.some((_, at) => known.has(labels.slice(at).join(".")))
}

const informs = ({ host }: Url): boolean => isOf(host, informing) || official.test(`.${host}`)
const raises = ({ host }: Url): boolean => isOf(host, raising)

const most = 2
/** Fewer words do not tell what a link is for. */
const fewestWords = 3

export interface BesideLink {
  /** The comment without its links. */
  readonly rest: TextReading
  /** Where all of them lead: to where nobody sells anything of their own, to where people raise money, or anywhere. */
  readonly leadsTo: "information" | "cause" | "anywhere"
}

const leadingTo = (urls: ReadonlyArray<Url>): BesideLink["leadsTo"] => {
  if (urls.every(informs)) return "information"
  return urls.every((url) => informs(url) || raises(url)) ? "cause" : "anywhere"
}

const withoutUrls = (text: string, urls: ReadonlyArray<Url>): string =>
  text
    .split(/\s+/u)
    .filter((piece) => !urls.some(({ host }) => piece.toLowerCase().includes(host)))
    .join(" ")

/**
 * What a comment says beside its links, where these may belong to what it tells: addresses alone look like promotion to what
 * judges comments by their words. Null where there is no link, and where it is shortened. Of a site that is not known also
 * where nothing is said of it, and where no page of it is named, as promotion does.
 */
export const besideLink = ({ contact, text: { written }, urls }: TextReading): BesideLink | null => {
  if (urls.length === 0 || urls.length > most || contact.score > 0 || urls.some(isShortened)) return null
  const leadsTo = leadingTo(urls)
  if (leadsTo === "anywhere" && urls.some(({ path }) => !path)) return null
  const rest = read(withoutUrls(written.whole, urls))
  return leadsTo === "anywhere" && rest.text.words.length < fewestWords ? null : { rest, leadsTo }
}

/** How much of a promotion a comment with a link is at most, by whether what is said beside it is no offer; null where it is what it looks like. */
export const mostBesideLink = ({ leadsTo }: BesideLink, isNoOffer: boolean): number | null => {
  if (!isNoOffer && leadsTo === "anywhere") return null
  return isNoOffer && leadsTo === "information" ? unasked : operatingPoints.spam.ask
}
