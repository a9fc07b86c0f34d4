/** What a request for a tracked link says about who follows it. */
export interface LinkVisit {
  readonly method: string
  readonly headers: Readonly<Record<string, string | undefined>>
}

/** Parts of the names by which programs that read pages tell who they are: crawlers, previews, monitors, scanners. */
const robots = [
  "bot",
  "crawl",
  "spider",
  "slurp",
  "archiver",
  "preview",
  "prerender",
  "scanner",
  "monitor",
  "headless",
  "lighthouse",
  "facebookexternalhit",
  "facebookcatalog",
  "meta-externalagent",
  "meta-externalfetcher",
  "whatsapp",
  "mediapartners-google",
  "google-inspectiontool",
  "feedfetcher",
  "embedly",
  "quora link",
  "vkshare"
]

/** Makers of phones whose name only looks like one. */
const people = ["cubot"]

/** Headers with which a browser says that it only looks ahead: the one it uses and those of earlier ones. */
const purposes = ["sec-purpose", "purpose", "x-purpose", "x-moz"]
const lookingAhead = /prefetch|prerender|preview/i

/** Whether a person follows the link: neither a robot, nor a browser or an app that only looks ahead. */
export const isByPerson = ({ headers, method }: LinkVisit): boolean => {
  if (method !== "GET") return false
  if (purposes.some((name) => lookingAhead.test(headers[name] ?? ""))) return false
  const given = (headers["user-agent"] ?? "").toLowerCase()
  const agent = people.reduce((text, name) => text.replaceAll(name, ""), given)
  return !robots.some((name) => agent.includes(name))
}
