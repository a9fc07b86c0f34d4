const before =
  "gerücht(?:e|en)?|spekulation(?:en)?|klatsch(?: und tratsch)?|tratsch|mutmaßung(?:en)?|vermutung(?:en)?|rumeurs?|spéculations?|ragots?|commérages?|potins?|rumor(?:es)?|especulaci(?:ón|ones)|chismes?|cotilleos?|habladurías|boatos?|especulaç(?:ão|ões)|fofocas?|voci|dicerie|pettegolezz[io]|gossip|speculazion[ei]|geruchten?|gerucht|roddels?|geroddel|speculaties?|plot(?:ki|ek|kami|kach)|pogłos(?:ki|ek|kami)|spekulacj[aei]|(?:ال)?(?:شائعات|إشاعات|اشاعات)"
const behind = "(?:hakkında|ile ilgili|konusunda)\\p{L}* (?:çıkan )?(?:söylenti|dedikodu|spekülasyon)"

/** That others guess at something, as guidance says it in other languages; `§` for what is named. */
export const guessedElsewhere = new RegExp(
  `(?<!\\p{L})(?:${before})(?: [\\p{L}'’]+){0,6}? ?§|§\\p{L}* ${behind}|§[^、。]{0,8}(?:噂|うわさ|憶測|デマ)|§[^.,]{0,8}(?:루머|소문|추측|찌라시)|§ (?:के बारे में|पर|की) (?:अफवाह|अफ़वाह|अटकल)`,
  "iu"
)

/** Who passes on what is said, in other languages. In small letters, without accents. */
export const guessesElsewhere =
  /(?<!\p{L})(?:angeblich|gerucht\p{L}*|hab(?:e)? gehort|gehort,? dass|munkelt|insider\p{L}*|offenbar|anscheinend|vermutlich|wahrscheinlich|man sagt|wie ich hor\p{L}*|parait(?:-il)?|il parait|soi-disant|rumeurs?|j'ai entendu|on m'a dit|apparemment|selon (?:une|mes|des|nos|certaines|plusieurs) sources?|dicen que|se dice|se rumorea|rumor(?:es)?|segun (?:dicen|fuentes|mis fuentes)|supuestamente|me han dicho|he oido|escuche que|al parecer|dizem que|ouvi dizer|boatos?|supostamente|segundo fontes|parece que vai|fiquei sabendo|dicono che|si dice che|ho sentito che|pare che|a quanto pare|si vocifera|gira voce|ik hoorde|naar verluidt|blijkbaar|schijnt|ze zeggen dat|geruchten?|insiders?|podobno|ponoc|slyszalem|slyszalam|plotki|mowi sie|prawdopodobnie|duydum|duyduguma gore|soylenti\p{L}*|iddiaya gore|diyorlar|guya|dedikodu\p{L}*)(?!\p{L})|らしい|噂|と聞いた|って聞いた|との情報|던데|다더라|래요|카더라|소문|루머|찌라시|يقولون|سمعت (?:أن|ان)|يقال|شائعة|सुना है|कहते हैं|अफवाह|खबर है/u
