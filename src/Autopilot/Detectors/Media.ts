import { certain, type Detection, detection, nothing } from "./Detection.ts"
import { pictureHosts } from "./TopLevelDomains.ts"
import { shownUrl, type Url } from "./Urls.ts"

/** Images and GIFs, attached as the platform says or linked to. */
export const media = (hasMedia: boolean, urls: ReadonlyArray<Url>): Detection =>
  !hasMedia && urls.length === 0
    ? nothing
    : detection([
        ...(hasMedia ? [{ score: certain, seen: "an image or GIF" }] : []),
        ...urls.filter((url) => pictureHosts.has(url.host)).map((url) => ({ score: certain, seen: shownUrl(url) }))
      ])
