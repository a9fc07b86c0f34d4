import { groupNames } from "#src/Autopilot/WordLists/GroupNames.ts"
import { rowsIn } from "../Rows.ts"

const articles: Readonly<Record<string, string>> = { fr: "les ", es: "los ", it: "i ", pt: "os ", ar: "ال" }
const more: Readonly<Record<string, string>> = {
  en: "women|black people|immigrants|trans kids|disabled people",
  de: "Ausländer|Frauen|Flüchtlinge",
  fr: "étrangers|noirs",
  es: "inmigrantes|negros",
  it: "immigrati|neri",
  pt: "imigrantes|negros",
  nl: "buitenlanders|vrouwen",
  pl: "uchodźcy|Żydzi",
  tr: "mülteciler|Suriyeliler",
  ja: "黒人|外国人",
  ko: "흑인|외국인",
  ar: "لاجئين|سود",
  hi: "दलित|औरतें"
}

/** Sentences in thirteen languages, each with a few groups instead of `{g}`: lines of a language and frames parted by `|`. */
export const framed = (file: URL): ReadonlyArray<string> =>
  rowsIn(file).flatMap(([language = "", frames = ""]) => {
    const groups = [...(groupNames.get(language)?.panel.several ?? []), ...(more[language] ?? "").split("|")]
    return frames
      .split("|")
      .flatMap((frame) => groups.map((group) => frame.replace("{g}", `${articles[language] ?? ""}${group}`)))
  })
