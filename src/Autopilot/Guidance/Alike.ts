const quote = '["“”„«»「」『』]'

/** `Wörter wie`, in front of words in quotes. */
const leads = [
  "(?:die |solche )?(?:w[öo]rter|worte|begriffe|ausdr[üu]cke|s[äa]tze|parolen|kommentare|sprüche)(?: mit)? (?:wie|à la)(?: z\\.? ?b\\.?)?",
  "(?:les |des )?(?:mots|termes|expressions|phrases|commentaires) (?:comme|tels? que|telles? que|du genre)",
  "(?:las |los )?(?:palabras|t[ée]rminos|expresiones|frases|comentarios) (?:como|tipo)",
  "(?:as |os )?(?:palavras|termos|express[õo]es|frases|coment[áa]rios) (?:como|tipo)",
  "(?:le |i |delle |dei )?(?:parole|termini|espressioni|frasi|commenti) (?:come|tipo)",
  "(?:de )?(?:woorden|termen|uitdrukkingen|zinnen|reacties) (?:als|zoals)",
  "(?:s[łl]owa|wyra[żz]enia|okre[śs]lenia|zwroty|komentarze) (?:(?:takie )?jak|typu)"
].join("|")

/** `Und ähnliche Parolen`, behind them. */
const tails = [
  "(?:und|oder|sowie|u\\.) (?:(?:alle )?(?:andere )?(?:ähnliche[snm]?|vergleichbare[sn]?|derartige[sn]?)(?: \\p{Lu}\\p{L}+)?|dergleichen|so was|sowas|(?:\\p{Lu}\\p{L}+ |alles )?(?:in (?:der|dieser) Art|dieser Art|in der Richtung))",
  "(?:and|or) (?:(?:any |all )?(?:other )?similar(?: \\p{Ll}+)?|the like|such like|suchlike|(?:(?:any|all|other|more) )*(?:words|phrases|things|stuff|comments?|remarks|posts|messages|replies|anything|everything|others) (?:just )?like (?:that|it|them|this|those|these)|that (?:kind|sort) of (?:thing|comment|remark)s?)",
  "-? ?(?:type|style|kind of|sort of|kinda|sorta)(?: of)? (?:comments?|remarks?|posts|messages|replies|stuff|things|jokes|questions|lines)",
  "(?:et|ou) (?:(?:d['’])?autres? \\p{L}+ similaires?|(?:\\p{L}+ )?(?:similaires?|semblables?)|ce genre de \\p{L}+|(?:\\p{L}+ )?(?:du même genre|de ce genre|dans le genre)|compagnie|consorts)",
  "(?:y|o|u|e) (?:(?:otr[oa]s )?(?:\\p{L}+ )?(?:similares|parecid[oa]s)|(?:\\p{L}+ )?(?:as[íi]|por el estilo|del estilo|de ese tipo))",
  "(?:e|ou) (?:(?:outr[oa]s )?(?:\\p{L}+ )?(?:similares|parecid[oa]s|semelhantes)|(?:\\p{L}+ )?(?:assim|do tipo|desse tipo|do gênero|desse gênero))",
  "(?:e|o|ed) (?:(?:altr[ei] )?(?:\\p{L}+ )?(?:simili|affini|del genere))",
  "(?:en|of) (?:(?:andere )?(?:soortgelijke|vergelijkbare|dergelijke)(?: (?:woorden|termen|uitdrukkingen|teksten|leuzen|kreten|zinnen))?|(?:dat soort|zulke) (?:\\p{L}+)|(?:\\p{L}+ )?in die trant)",
  "(?:i|lub|oraz) (?:(?:inne )?(?:tym )?podobn\\p{L}+(?: \\p{Ll}+)?)",
  "(?:ve|veya|ya da) (?:benzeri|benzer)(?: \\p{Ll}+?(?=(?:ları|leri|lar|ler)?(?: |$)))?(?:ları|leri|lar|ler)?",
  "や(?:類似の|似たような|同様の)\\p{L}+?(?=[はをも]|$)",
  "(?:및|와|과|이나|나|,) ?(?:비슷한|유사한) \\p{L}+?(?=[은는을를도]? |$)",
  "(?:و|أو) ?(?:ما شابه(?: ذلك)?|ما يشبهها|(?:كلمات|عبارات|شعارات) (?:مشابهة|مماثلة))",
  "(?:और|या|aur|ya) (?:इस तरह के|ऐसे ही|मिलते जुलते|is tarah ke|aise)(?: \\p{L}+)?"
].join("|")

const inFront = new RegExp(`(?<![\\p{L}\\p{N}])(?:${leads}):? (?=${quote})`, "iu")
const behind = new RegExp(
  `(?<=${quote}|(?<=['‘][^'‘’]+)['’]),? ?(${tails})(?![\\p{Script=Latin}\\p{Script=Arabic}\\p{Script=Devanagari}\\p{M}])`,
  "iu"
)

/** A sentence by the words that it quotes alone, and what it says of others like them; null where it says nothing of such. */
export const withoutAlike = (sentence: string): { readonly said: string; readonly alike: string | null } => {
  const alike = behind.exec(sentence)?.[1] ?? null
  return { said: sentence.replace(behind, "").replace(inFront, ""), alike }
}
