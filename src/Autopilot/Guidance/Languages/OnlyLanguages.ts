import { Likely } from "../../Expressions/Likely.ts"
import { wholeWords } from "../../Expressions/WholeWords.ts"

const name = "[\\p{L}\\p{M}]+"
const list = `(?<l>${name}(?:(?:, | (?:oder|und|ou|et|o|y|u|e|of|en|lub|i|veya|ve|أو|و|या|और) )${name})*)`
const formOf = (form: string): RegExp => new RegExp(wholeWords(form.replace("{l}", list)), "iu")

const others =
  "(?:alle |alles |tout |tutto |toutes |tous |los |las |os |as |le |les |i |de |comentarios en |kommentare in )?(?:andere[nrs]?(?: sprachen| talen)?|autres(?: langues)?|otr[oa]s(?: idiomas| lenguas)?|outr[oa]s(?: idiomas| línguas)?|altr[ei](?: lingue)?|inn[eych]+(?: język\\p{L}+)?|diğer(?: dil\\p{L}+)?|rest|le reste|resto)"
const only =
  "(?:nur|bitte nur|alleen|enkel|seulement|uniquement|solo|sólo|solamente|soltanto|só|somente|apenas|tylko|sadece|yalnızca)(?: auf| in(?: het)?| en| em| po)?"
const polite = "(?: bitte| graag| svp| por favor| per favore| proszę| lütfen)?"

/** Which comments are meant by a language that they are not in: `comments that are not in French`, `only Dutch, other languages`. */
export const inNoLanguageBut = new Likely<RegExp>(
  [
    "(?:(?:alle |die )*(?:kommentare|beiträge|posts|alles)),? (?:die|das|was) nicht (?:auf|in) {l}(?: (?:sind|ist|verfasst|geschrieben|stehen))*",
    "(?:tous |toutes )?(?:les )?(?:commentaires|messages|publications|tout ce) qui ne (?:sont|soient|est) pas (?:écrits |rédigés )?en {l}",
    "(?:todos )?(?:los )?(?:comentarios|mensajes|todo lo) que no (?:estén|están|sean|son|esté|está) (?:escritos )?en {l}",
    "(?:todos )?(?:os )?(?:comentários|mensagens|tudo) que não (?:estejam|estão|sejam|são|estiverem|esteja) (?:escritos )?em {l}",
    "(?:tutti )?(?:i )?(?:commenti|messaggi) (?:che )?non (?:(?:sono|siano|scritti) )*in {l}",
    "(?:alle )?(?:reacties|berichten|alles)(?: die| wat) niet in het {l}(?: (?:zijn|is|geschreven zijn|staan))?",
    "(?:wszystkie )?(?:komentarze|wiadomości),? (?:które )?nie (?:są )?(?:napisane )?(?:po|w języku) {l}",
    "{l} olmayan (?:tüm )?(?:yorumlar|yorumları|mesajları)",
    "(?:التعليقات|تعليقات) (?:التي|اللي) (?:ليست|مش|ما هي) {l}",
    "(?:जो )?(?:कमेंट|टिप्पणियां) (?:जो )?{l} में (?:नहीं हैं|न हों|नहीं है)(?: उन्हें| उनको)?",
    `${only} {l}${polite}(?:[,;.:–-]| und| en| et| y| e| i| ve)+ ?${others}`
  ].map(formOf),
  (form) => form
)
