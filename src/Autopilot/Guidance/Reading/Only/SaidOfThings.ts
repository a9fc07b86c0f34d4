const one = "[\\p{L}’'-]+"
const thingSaid = `(?<thing>${one})`

interface Words {
  readonly hides: string
  readonly who: string
  readonly says: string
  readonly ours: string
  readonly being: string
  readonly degrees: string
  /** What stands between how something was made and where. */
  readonly from: string
}

/** How a language tells who says that something of a brand's is so, and the plain order for the same. */
interface Saying {
  readonly form: RegExp
  readonly order: (said: string, thing: string) => string
  /** What hides may stand in several places, in one of which it has to. */
  readonly hidesAnywhere: boolean
}

const saying = (form: string, order: Saying["order"], hidesAnywhere = false): Saying => ({
  form: new RegExp(`^${form}[.!]?$`, "iu"),
  order,
  hidesAnywhere
})

/** Both words near each other; where something was made is said of whatever it is. */
const near = (said: string, thing: string): string => (thing === "" ? said : `${thing} ${said}`)

const inOrder = ({ being, degrees, from, hides, ours, says, who }: Words): string =>
  `(?:${hides}) (?:${who}) ?(?:${says}) (?:${ours}) ?${thingSaid} (?:${being}) (?:(?:${degrees}) )*(?<how>${one})(?: (?:${from}) (?<where>${one}))?`

const hidesInGerman = "ausblenden|verbergen|verstecken|löschen|entfernen"
const being = "(?:ist|sei|sind|seien|war|waren|schmeckt?e?n?|riecht)"
const degrees = "(?:(?:zu|sehr|immer|oft|total|viel|nur|so|reiner|reine|ein|eine) )*"
const german = (said: string): string =>
  `(?:bitte )?(?:(?:blende|verberge?|verstecke?|lösche?|entferne?)n?t? (?:bitte )?(?<first>)|)(?:alle )?(?:kommentare?|leute|alle|alles|jeden)(?: aus)?(?: (?:${hidesInGerman})(?<behind>))?,? (?:die|der|das|in denen|wo|worin)(?: (?:jemand|leute|kunden|man))? ?(?:sagen|sagt|behaupten|behauptet|schreiben|schreibt|meinen|meint|finden|findet|steht|gesagt wird),?(?: (?:dass|daß))? (?:unser|mein)\\p{L}{0,2} ${thingSaid} (?:${said})(?:,? (?:bitte )?(?:${hidesInGerman})(?<end>))?`

const frames: ReadonlyArray<Saying> = [
  saying(
    german(`(?:komm|stamm)(?:en?|t) aus (?<how>${one})|aus (?<last>${one}) (?:komm|stamm)(?:en?|t)`),
    (said) => `Kommentare über ${said} ausblenden`,
    true
  ),
  saying(
    german(`${being} ${degrees}(?<how>${one})|${degrees}(?<last>${one}) ${being}`),
    (said, thing) => `Kommentare mit "${near(said, thing)}" ausblenden`,
    true
  ),
  saying(
    inOrder({
      hides: "masque[rz]|cache[rz]|supprime[rz]",
      who: "(?:tous )?(?:les (?:commentaires|gens|personnes)|ceux|celles) (?:qui|où (?:l'on|on))|les commentaires",
      says: "(?:disent|dit|disant|prétendent|prétendant|affirment|écrivent|trouvent) que",
      ours: "notre|nos|votre|vos|mon|mes|le|la|les",
      being: "est|sont|était|étaient|soit|soient",
      degrees: "trop|très|toujours|vraiment|si|tout|un|une|du|de la",
      from: "en|au|aux|à"
    }),
    (said, thing) => `Masquez les commentaires avec "${near(said, thing)}"`
  ),
  saying(
    inOrder({
      hides: "oculta|esconde|borra|elimina|oculten|escondan|borren|eliminen|ocultad",
      who: "(?:a )?(?:todos )?(?:quien(?:es)?|los que|(?:la )?gente que|(?:los )?comentarios(?: que| donde)?)",
      says: "(?:dig[ae]n?|dicen|dice|diciendo|afirm[ae]n?|asegur[ae]n?|escrib[ae]n?) que",
      ours: "nuestr[oa]s?|mis?|el|la|los|las",
      being: "es|son|está|están|era|estaba|sea|sean|esté|estén",
      degrees: "muy|demasiado|siempre|tan|todo|un|una",
      from: "en"
    }),
    (said, thing) => `Oculten los comentarios con "${near(said, thing)}"`
  ),
  saying(
    inOrder({
      hides: "nascondi|nascondete|cancella|cancellate|elimina|eliminate",
      who: "chi|quelli che|(?:le )?persone che|(?:i )?commenti (?:che|in cui si|dove si)",
      says: "(?:dice|dicono|dica|sostiene|sostengono|scrive|scrivono|afferma) che",
      ours: "(?:il|la|i|le|lo|gli|l['’]) ?(?:nostr[oaie] )?",
      being: "è|sono|era|erano|sia|siano",
      degrees: "troppo|molto|sempre|così|tutto|un|una",
      from: "in"
    }),
    (said, thing) => `Nascondete i commenti con "${near(said, thing)}"`
  ),
  saying(
    inOrder({
      hides: "esconda|oculte|apague|remova|esconde|oculta|esconder|ocultar|escondam|ocultem",
      who: "quem|(?:as )?pessoas que|(?:os )?comentários(?: que| a| onde)?",
      says: "(?:diz|dizem|diga|digam|dizendo|dizer|afirma|afirmam|escreve|escrevem) que",
      ours: "(?:[oa]s? )?(?:noss[oa]s?|meus?|minhas?)|[oa]s?",
      being: "é|são|está|estão|era|estava|seja|sejam|esteja|estejam",
      degrees: "muito|demais|sempre|tão|todo|um|uma",
      from: "em|na|no"
    }),
    (said, thing) => `Oculte comentários com "${near(said, thing)}"`
  ),
  saying(
    `(?:verberg|verwijder) (?:alle )?(?:mensen|iedereen|reacties|wie)(?: (?:die|waarin (?:mensen|iemand)|waarin))? ?(?:zeggen|zegt|beweren|beweert|schrijven|schrijft|vinden|vindt|staat) dat (?:ons|onze|mijn|de|het) ${thingSaid} (?:(?:te|erg|heel|altijd|zo) )*(?<how>${one}) (?:is|zijn|was|waren|smaakt|smaken)`,
    (said, thing) => `Verberg reacties met "${near(said, thing)}"`
  ),
  saying(
    inOrder({
      hides: "ukryj|ukrywaj|usuń|usuwaj",
      who: "(?:komentarze|wpisy|tych|ludzi|osoby),?(?: (?:które|którzy))?",
      says: "(?:(?:mówią|piszą|twierdzą)(?:ce)?)?,? ?(?:że|iż)",
      ours: "nasz\\p{L}*|moj\\p{L}*",
      being: "jest|są|był\\p{L}*",
      degrees: "za|bardzo|zawsze|zbyt",
      from: "w"
    }),
    (said, thing) => `Ukryj komentarze z „${near(said, thing)}”`
  )
]

/** They say nothing of what is said. */
const empty =
  /^(?:nicht|kein\p{L}*|nie|pas|plus|no|non|não|niet|geen|wie|comme|como|come|als|un|una|une|ein|eine|einen|um|uma|it|la|el|le|il|de|der|die|das|bien|gut|bueno|buono|bom|goed|dobry)$/iu

/** `Masquez ceux qui disent que notre pain est rassis`. As it is where it says none of the kind. */
export const saidOfThings = (sentence: string): string => {
  for (const { form, hidesAnywhere, order } of frames) {
    const { behind, end, first, how, last, thing = "", where } = form.exec(sentence)?.groups ?? {}
    const said = how ?? last
    if (said === undefined || empty.test(said)) continue
    if (hidesAnywhere && (behind ?? end ?? first) === undefined) continue
    return where === undefined ? order(said, thing) : order(`${said} ${where}`, "")
  }
  return sentence
}
