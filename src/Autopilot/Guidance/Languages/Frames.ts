import { Likely } from "../../Expressions/Likely.ts"
import ar from "./Frames/ar.json" with { type: "json" }
import de from "./Frames/de.json" with { type: "json" }
import es from "./Frames/es.json" with { type: "json" }
import fr from "./Frames/fr.json" with { type: "json" }
import hi from "./Frames/hi.json" with { type: "json" }
import italian from "./Frames/it.json" with { type: "json" }
import ja from "./Frames/ja.json" with { type: "json" }
import ko from "./Frames/ko.json" with { type: "json" }
import nl from "./Frames/nl.json" with { type: "json" }
import pl from "./Frames/pl.json" with { type: "json" }
import pt from "./Frames/pt.json" with { type: "json" }
import tr from "./Frames/tr.json" with { type: "json" }

interface Frames {
  /** What may stand before such a sentence, and behind it, and says nothing. */
  readonly lead: string
  readonly tail: string
  /** How each is said plainly. */
  readonly as: Readonly<Record<"hide" | "keep" | "ask", string>>
  readonly hide: ReadonlyArray<string>
  readonly keep: ReadonlyArray<string>
  readonly ask: ReadonlyArray<string>
}

/** A way to say what to do that the words by themselves do not tell, and how it is said plainly. */
export interface ForeignFrame {
  readonly form: RegExp
  readonly plain: string
  readonly effect: "hide" | "keep" | "ask"
}

/** Where something applies, behind what is spoken of. */
const limits: Readonly<Record<string, string>> = {
  de: "auf|bei|unter|außer|ausser|nur",
  fr: "sur|sous|sauf|uniquement|seulement",
  es: "en|bajo|excepto|solo|sólo|menos|salvo",
  pt: "no|na|nos|nas|em|exceto|só|apenas|somente|menos|sob",
  it: "su|sotto|nei|negli|nelle|solo|soltanto|tranne|eccetto",
  nl: "op|onder|behalve|alleen|enkel",
  pl: "na|pod|tylko|oprócz|poza",
  ar: "على|في|تحت|إلا|ما عدا|باستثناء|فقط"
}

/** Letters that are written with a sign or without; one for one, so that places stay what they are. */
export const levelled = (text: string): string => text.replaceAll(/[أإآ]/gu, "ا").replaceAll(/[’‘]/gu, "'")

/** The same where it stands with an ending of its own. */
const inTurkish =
  "(?<limit> (?:(?:TikTok|Instagram|Facebook|YouTube|Threads)['’]?[td][ae]|reklamlarda|reklamların altında))?"

const spoken = "(?<x>[^,:;?!，、：；→=]{1,120}?)"

const framesIn = ([code, { as, ask, hide, keep, lead, tail }]: readonly [string, Frames]): readonly [
  string,
  Likely<ForeignFrame>
] => {
  const apart = code === "ja" ? "" : " "
  const opening = lead === "" ? "" : `(?:${lead}[,!]?${apart})*`
  const ending = `(?:,?${apart}${tail})*[.!。！…🙏 ]*`
  const prepositions = limits[code]
  const limit =
    code === "tr" ? inTurkish : prepositions === undefined ? "" : `(?<limit>,? (?:${prepositions}) [^,:;?!]{2,60}?)?`
  const all = [
    ...ask.map((form) => [form, "ask"] as const),
    ...keep.map((form) => [form, "keep"] as const),
    ...hide.map((form) => [form, "hide"] as const)
  ]
  return [
    code,
    new Likely(
      all.map(
        ([form, effect]): ForeignFrame => ({
          form: new RegExp(`^${opening}(?:${levelled(form).replaceAll("{x}", spoken)})${limit}${ending}$`, "diu"),
          plain: as[effect],
          effect
        })
      ),
      ({ form }) => form
    )
  ]
}

const languages: Readonly<Record<string, Frames>> = { ar, de, es, fr, hi, it: italian, ja, ko, nl, pl, pt, tr }

const byLanguage: ReadonlyMap<string, Likely<ForeignFrame>> = new Map(Object.entries(languages).map(framesIn))

/** How each is said plainly in a language, with `{x}` for what is spoken of. */
export const plainIn = (code: string): Frames["as"] => languages[code]?.as ?? { hide: "", keep: "", ask: "" }

const none = new Likely<ForeignFrame>([], ({ form }) => form)

/** Of a language, who wants to be asked first: they say so with words that keep, too. */
export const framesOf = (code: string): Likely<ForeignFrame> => byLanguage.get(code) ?? none
