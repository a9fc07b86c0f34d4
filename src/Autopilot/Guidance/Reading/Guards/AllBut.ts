import { allLanguages } from "../../../Language/Names.ts"
import type { Rule } from "../../Policy.ts"

/** How a language names all there is or none of it, what may stand behind that, and how it takes something out. */
interface Totals {
  /** `Everything`, `no one`. */
  readonly alone: string
  /** `Every`, of `every comment`. */
  readonly each: string
  /** `Comment`, of `every comment`. */
  readonly what: string
  readonly between: string
  readonly except: string
}

const inEnglish: Totals = {
  alone:
    "(?:ev[er]{1,3}y?|any?|no)[ -]?(?:th?i?n?g|thign|hting|one|body|bdy)(?: else)?|whatever|whoever|100 ?%|all (?:the )?(?:rest|others)|(?:all|any|none)(?:(?: of)? (?:it|them|this|that|these|those))?|the lot",
  each: "(?:all|any|every|each|no|none of|most)(?: of)?(?: (?:the|those|these|other|our|my|single|new))*",
  what: "comments?|posts?|messages?|repl(?:y|ies)|things?|stuff|people|persons?|users?|accounts?|profiles?|customers?|followers?|fans?|commenters?|posters?|writers?|ones?|talk|chat(?:ter)?|conversations?|discussions?|threads?|remarks?|reactions?|feedback|content|material|text",
  between:
    "else|here|there|posted|written|at all|up|out|away|please|visible|on (?:our|the|this|my) (?:page|wall|profile|channel|account|posts?)|in (?:the|our) comments?|(?:(?:(?:is|are)(?: to be)?|gets?|(?:should|must|may|can|will|has to|have to) (?:be|get)) )?(?:hidden|removed|deleted|blocked|gone|kept|allowed|fine|ok|okay|welcome)|(?:(?:should|must|may|can|has to|have to) )?(?:goes|go|stays?)",
  except:
    "but(?! (?:please|keep|kept|leave|hide|delete|remove|ask|allow|let|block|check|never|do|don['’]?t|if|when|(?:not )?(?:on|in|under))\\b)|save|beyond|(?:other|else|rather|more|different) than|than|(?:except|exept|excep|exepct|excpet|expect|exsept|accept)(?:ing|ed)?|bu|with exceptions?|(?:with )?the exception of|apart|aside|butt|bar|barring|besides|excluding|exclusive of|minus|outside|different (?:from|to)|without(?! (?:asking|checking|exceptions?)\\b)|instead of|unless|not being|not (?:counting|including)|not(?! (?:even|on|in|under|from|only|just)\\b)|(?:that|which|who)?(?: ?(?:is|are) not| ?(?:is|are)n['’]?t|['’]s not)"
}

const elsewhere: ReadonlyArray<Totals> = [
  {
    alone: "alle[ns]?|nichts|niemand(?:en|em)?|keine[nrsm]?|jede[nrsm]?|jedermann|sämtliche[ns]?",
    each: "alle[nr]?|jede[nrsm]?|keine?[nrsm]?|sämtliche[nr]?",
    what: "kommentare?n?|beitr[aä]ge?n?|posts?|nachrichten?|leute|nutzer|user|menschen|personen|konten|accounts?",
    between: "hier|andere[ns]?|aus|weg|raus|stehen|löschen|ausblenden",
    except:
      "au(?:ß|ss)er|bis auf|als|denn|abgesehen von|mit ausnahme|ausgenommen|(?:nur|blo(?:ß|ss)) (?:nicht|kein\\p{L}*)|ohne(?! (?:zu|rück|nach))|neben|(?:an)?statt|minus|es sei denn|(?:was|der|die|das) (?:nicht|kein\\p{L}*)"
  },
  {
    alone: "tou(?:t|s|tes?)(?: le monde)?|rien|personne|aucune?|quiconque|n['’]importe (?:quoi|qui)",
    each: "tou(?:s|tes) (?:les|ces|vos|nos)|aucune?|chaque",
    what: "commentaires?|messages?|publications?|posts?|réponses?|gens|personnes?|comptes?",
    between: "ici|ce|d['’]autres?|les autres",
    except:
      "sauf|excepté\\p{L}*|hormis|[àa] part|[àa] l['’]exception|exception faite|hors|mis à part|que|autres? que|en dehors|fors|outre|moins|si ce n['’]est|sans(?! (?:exception|(?:(?:me|nous) )?(?:demander|consulter|prévenir)))|qui n(?:e|['’])"
  },
  {
    alone: "tod[oa]s?(?: el mundo)?|nada|nadie|cualquiera?(?: cosa)?|ning[uú]n[oa]?",
    each: "(?:tod[oa]s|cualquiera?) ?(?:l[oa]s|de l[oa]s)?|cada|ning[uú]n[oa]?",
    what: "comentarios?|mensajes?|publicaci(?:ón|ones)|posts?|personas?|usuarios?|cuentas?",
    between: "aquí|lo|l[oa]s|l[oa]s demás|más",
    except:
      "menos|excepto|salvo|fuera de|aparte|(?:a|con|con la) excepci[oó]n|excepción hecha|más que|que no|quitando|sino|exclu\\p{L}+|exceptuando|distint\\p{L}+|diferentes?|a no ser|sin(?! (?:preguntar|consultar|avisar|excepci))|además"
  },
  {
    alone: "tudo|tod[oa]s?(?: o)?(?: mundo)?|nada|ninguém|qualquer (?:coisa|um)|nenhuma?",
    each: "tod[oa]s? (?:os?|as?)|cada|qualquer|nenhum|nenhuma",
    what: "comentários?|mensage(?:m|ns)|publicaç(?:ão|ões)|posts?|pessoas?|usuários?|contas?",
    between: "aqui|o|os|as|mais",
    except:
      "menos|exceto|excepto|salvo|fora|além|(?:à|a|com|com a) exceção|a não ser|que não|senão|tirando|exclu\\p{L}+|diferentes?|sem(?! (?:(?:me|nos) )?(?:perguntar|consultar|avisar)| exceção)|(?:do )?que não"
  },
  {
    alone: "tutt[oiae]|niente|nulla|nessun[oa]?|qualsiasi cosa|qualunque cosa|chiunque",
    each: "tutt[ie] (?:i|gli|le)|ogni|qualsiasi|nessun[oa]?",
    what: "comment[oi]|messagg[io]+|post|rispost[ae]|person[ae]|utent[ei]|account",
    between: "qui|ciò|quello|quelli|altr[oi]",
    except:
      "tranne|eccetto|salvo|fuorché|a parte|(?:ad|con|fatta) eccezione|con l['’]eccezione|se non|meno|che non|all['’]infuori|oltre|esclus\\p{L}+|divers\\p{L}+|(?<=altr[oie] )che|senza(?! (?:chieder|avvisar|consultar|eccezion))"
  },
  {
    alone: "alles|allen?|allemaal|niets|niks|niemand|iedereen|ieder",
    each: "alle|elke?|geen|iedere?",
    what: "reacties?|berichten?|bericht|posts?|comments?|mensen|personen|accounts?|gebruikers?",
    between: "hier|anders|weg|staan",
    except:
      "behalve|buiten|uitgezonderd|op (?=.+ na(?!\\p{L}))|met uitzondering|afgezien|(?:anders )?dan|minus|exclusief|tenzij|naast|zonder(?! (?:te|uitzondering))|(?:wat|dat|die) (?:geen|niet)"
  },
  {
    alone: "wszystk\\p{L}+|wszyscy|nic|niczego|nikogo|nikt|każd\\p{L}+|żadn\\p{L}+|cokolwiek|kogokolwiek",
    each: "wszystk\\p{L}+|każd\\p{L}+|żadn\\p{L}+",
    what: "komentarz\\p{L}*|wpis\\p{L}*|post\\p{L}*|wiadomoś\\p{L}+|os[oó]b\\p{L}*|ludzi\\p{L}*|użytkownik\\p{L}*",
    between: "tu|tutaj|inn\\p{L}+|to",
    except:
      "oprócz|poza|prócz|(?:z|za) wyjątkiem|z wyłączeniem|wyjąwszy|pomijając|jak tylko|niż|tylko nie|bez(?! (?:pytania|wyjątk))|(?:co|kto|któr\\p{L}+) nie"
  }
]

/** What stands between is of a few words: `everything about links except ours` speaks of links. */
const formOf = ({ alone, between, each, except, what }: Totals): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?<!(?<!\\p{L})(?:at|after|above|(?:are|is|of|contains?|containing|with)(?= nothing))[ ])(?:(?:${each}) (?:${what})|${alone})(?:[ ,]+(?:${between})(?!\\p{L})){0,3}[ ,]+(?:but )?(?:${except})(?!\\p{L})(?=[^\\p{L}\\p{N}]*[\\p{L}\\p{N}])`,
    "iu"
  )

const forms = [inEnglish, ...elsewhere].map(formOf)
/** `Hide comments beyond praise`: no word of all, and all are meant. */
const unsaid = new RegExp(
  `^(?:please )?(?:hide|remove|delete|block|ban|keep|leave|allow|show) (?:the |our )?(?:${inEnglish.what}) (?:${inEnglish.except})(?![\\p{L}])`,
  "iu"
)
/** `Praise aside, hide everything`: what is left out stands in front. */
const inFront =
  /^(?:please )?(?:except(?:ing)?|save|bar|barring|beyond|besides|but for|apart from|aside from|other than|outside of|excluding|with the exception of)(?: for)? [^,]{1,40}?,? (?:(?:please|hide|remove|delete|block|keep|leave|allow) )?(?:every(?:thing|one|body)|any(?:thing|one|body)|nothing|nobody|no one|all|(?:all|every|any|no) comments?)(?!\p{L})(?! (?:about|with|that|who|in|on|by|from|mentioning|containing)\b)/iu

/** `Fuera de elogios, borren todo` */
const inFrontElsewhere = new RegExp(
  `^(?:außer|ausser|abgesehen|neben|en dehors|[àa] part|hormis|hors|outre|fuera de|aparte|quitando|fora|além|tirando|oltre|a parte|buiten|naast|afgezien|poza|oprócz) [^,]{2,40},? (?:[^,]* )?(?:${elsewhere.map(({ alone, each, what }) => `(?:${each}) (?:${what})|${alone}`).join("|")})(?!\\p{L})`,
  "iu"
)

/** `Masquez en dehors des plaintes`: the verb has nothing else behind it. */
const bareElsewhere =
  /^(?:(?:bitte|merci de|por favor|per favore|graag|prosz[ęe]) )?\p{L}+ (?:alles |tout |todo |tudo |tutto )?(?:en dehors d\p{L}*|sauf|hormis|excepté|menos|excepto|salvo|exceto|fora|tranne|eccetto|au(?:ß|ss)er|behalve|uitgezonderd|oprócz|poza) (?=\p{L})/iu

const turkishTotal = /(?<!\p{L})(?:her ?şey|hepsi|herkes|hiçbir|kimse|(?:bütün|tüm|her) (?:yorum|mesaj))\p{L}*/iu
const turkishExcept = /(?<!\p{L})(?:dışı\p{L}*|hari[çc]\p{L}*|olmayan\p{L}*|değilse|başka)(?!\p{L})/iu

/** `Everything but English` is every other language, and these can be told. */
const isOfOtherLanguages = ({ languages, terms, topics }: Rule): boolean =>
  topics.length + terms.length === 0 && languages !== null && languages.length * 2 > allLanguages.length

/** `Comments without text` have none, and that can be told. */
const isOfNone = ({ measure }: Rule): boolean => measure?.most === 0

const allTheRest =
  "it speaks of everything but something, and Steward cannot look for all the rest; name what to hide, what to keep and what to ask about, as in “Hide links” or “Keep questions”"

/** Why rules are not followed that would do to questions what `hide all but questions` says of everything else. */
export const allBut = (said: string, rules: ReadonlyArray<Rule>): string | null => {
  if (rules.length === 0 || rules.every((rule) => isOfOtherLanguages(rule) || isOfNone(rule))) return null
  const isSaid =
    [...forms, unsaid, inFront, inFrontElsewhere, bareElsewhere].some((form) => form.test(said)) ||
    (turkishTotal.test(said) && turkishExcept.test(said))
  return isSaid ? allTheRest : null
}
