import { clearEndings } from "../../../Detectors/TopLevelDomains.ts"

/** How a language says that links to some host are fine, and all the others are not. */
interface Others {
  readonly links: string
  readonly fine: string
  readonly others: string
  /** The same as one instruction, before the hosts. */
  readonly instead: string
}

const languages: ReadonlyArray<Others> = [
  {
    links: "links? (?:auf|zu|von|nach|mit)",
    fine: "(?:(?:sind|ist) (?:okay|ok|in ordnung|erlaubt|gut|kein problem|willkommen)|(?:behalten|erlauben|zulassen|stehen lassen))",
    others:
      "(?:alle )?(?:anderen|übrigen|restlichen|sonstigen)(?: links?)?(?: bitte)? (?:ausblenden|löschen|verbergen|verstecken|entfernen|weg)",
    instead: "Links ausblenden, außer auf"
  },
  {
    links: "(?:les )?liens (?:vers|de|sur)",
    fine: "(?:sont (?:ok|autorisés|acceptés|permis)|c'est ok)",
    others: "(?:masque[rz]|supprime[rz]|cache[rz]) (?:tous )?les autres(?: liens)?",
    instead: "Masquer les liens sauf vers"
  },
  {
    links: "(?:los )?enlaces (?:a|de)",
    fine: "(?:están bien|están permitidos|son válidos)",
    others: "(?:ocultar?|oculten|borrar?|borren|eliminar?) (?:todos )?los demás(?: enlaces)?",
    instead: "Ocultar enlaces excepto"
  },
  {
    links: "links? (?:naar|van|op)",
    fine: "(?:zijn|is) (?:ok|oké|okay|prima|toegestaan|goed)",
    others: "(?:alle )?(?:andere|overige)(?: links)? (?:verbergen|verwijderen|weg)",
    instead: "Links verbergen behalve"
  }
]

const host = `[a-z0-9][a-z0-9.-]*\\.(?:${[...clearEndings, "it"].join("|")})`
const joint = "(?:, | (?:und|et|y|en) )"

const wholes = languages.map(
  ({ fine, instead, links, others }) =>
    [
      new RegExp(
        `^${links} (?<hosts>${host}(?:${joint}${host})*) ${fine},? (?:(?:und|aber|mais|et|pero|y|maar|en) )?(?:bitte )?${others}[.!]?$`,
        "iu"
      ),
      instead
    ] as const
)

/** `Links to ours are fine, hide all others` as the one instruction that it is: hide links except to ours. */
export const withoutOthers = (sentence: string): string => {
  for (const [whole, instead] of wholes) {
    const hosts = whole.exec(sentence)?.groups?.hosts
    if (hosts !== undefined) return `${instead} ${hosts}`
  }
  return sentence
}
