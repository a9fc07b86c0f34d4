import type { Rewrite } from "../Rewrites/Words.ts"

/** In each language: a no before a thing, that whoever is for it is meant as well, and how to say so plainly. */
const forms: ReadonlyArray<readonly [no: string, either: string, plainly: string]> = [
  [
    "kein(?:e|en|erlei)? ",
    "weder (?:daf[üu]r|pro) noch (?:dagegen|contra|kontra)|(?:daf[üu]r|pro) (?:oder|und|wie) (?:dagegen|contra|kontra)",
    "verberge Kommentare über"
  ],
  ["(?:pas d(?:e |['’])|aucune? )", "ni pour,? ni contre|pour ou contre", "masque les commentaires sur"],
  ["(?:nada de|ning[uú]na?) ", "ni a favor,? ni en contra|a favor o en contra", "oculta los comentarios sobre"],
  ["(?:nada de|nenhuma?) ", "nem a favor,? nem contra|a favor ou contra", "oculte comentários sobre"],
  ["(?:niente|nessuna?) ", "n[eé] a favore,? n[eé] contro|a favore o contro|pro o contro", "nascondi i commenti su"],
  ["geen ", "(?:niet )?voor,? (?:en|of|noch) (?:niet )?tegen", "verberg reacties over"],
  // a thing of two words has other endings than in comments
  [
    "żadn\\p{L}+ (?=\\p{L}+,? (?:ani|za) )",
    "ani za,? ani przeciw(?:ko)?|za (?:i|lub|czy|albo) przeciw(?:ko)?",
    "ukrywaj komentarze o"
  ]
]
const thing = "(?<what>\\p{L}[^,.;:!?]{2,40}?)"

/** `No football, for or against`: said so, a no without a verb speaks of what is written, and of nothing that is for sale. */
export const forOrAgainst: ReadonlyArray<Rewrite> = [
  ...forms.map(
    ([no, either, plainly]): Rewrite => [new RegExp(`^${no}${thing},? (?:${either})\\W*$`, "iu"), `${plainly} $<what>`]
  ),
  [
    /^(\p{L}[^,.;:!?]{2,40}?) (?:yok|olmasın),? (?:ne lehte,? ne (?:de )?aleyhte|lehte (?:ya da|veya) aleyhte)\P{L}*$/iu,
    "$1 hakkındaki yorumları gizle"
  ],
  [
    /^(\p{L}[^,.;:!?।]{2,40}?) (?:की|ki) (?:कोई |koi )?(?:बात|चर्चा|baat|charcha) (?:नहीं|मत|nahin?|mat),? (?:न पक्ष में,? न विपक्ष में|न समर्थन में,? न विरोध में|na (?:support|favou?r|paksh) (?:me|mein),? na (?:against|virodh|vipaksh)(?: (?:me|mein))?)[^\p{L}\p{M}]*$/iu,
    "$1 वाले कमेंट छुपाओ"
  ],
  [/ (?:찬성이든 반대든|찬반 상관없이|찬반을 막론하고)(?= )/u, ""],
  [/،? (?:لا مع ولا ضد|سواء مع [أا]و ضد|مع [أا]و ضد)(?=\P{L}*$)/u, ""]
]
