import { handle, type Rewrite } from "../Rewrites/Words.ts"

const whole = (form: string, to: string): Rewrite => [new RegExp(form, "iu"), to]

/** `Tout ce que @luc écrit`: who wrote it is told by the handle, and stands in no comment. */
const written: ReadonlyArray<Rewrite> = [
  whole(
    `(?<!\\p{L})alles,? was (${handle}) (?:schreibt|postet|kommentiert|veröffentlicht)(?!\\p{L})`,
    "Kommentare von $1"
  ),
  whole(
    `(?<!\\p{L})tout ce que (${handle}) (?:écrit|publie|poste|commente)(?!\\p{L})|(?<!\\p{L})tout ce qu['’](?:écrit|publie) (${handle})`,
    "les commentaires de $1$2"
  ),
  whole(
    `(?<!\\p{L})todo lo que (?:escrib[ae]|public[ae]|publique|coment[ae]|diga|pong[ae]) (${handle})`,
    "los comentarios de $1"
  ),
  whole(
    `(?<!\\p{L})tudo (?:o )?que (?:o |a )?(${handle}) (?:escrev(?:er|e|a)|public(?:ar|a)|publique|post(?:ar|a|e)|coment(?:ar|a|e))(?!\\p{L})`,
    "comentários de $1"
  ),
  whole(
    `(?<!\\p{L})tutto (?:quello|ciò) che (?:scrive|pubblica|posta|commenta) (${handle})|(?<!\\p{L})tutto (?:quello|ciò) che (${handle}) (?:scrive|pubblica|posta|commenta)(?!\\p{L})`,
    "i commenti di $1$2"
  ),
  whole(`(?<!\\p{L})alles wat (${handle}) (?:schrijft|plaatst|post)(?!\\p{L})`, "reacties van $1"),
  whole(`(?<!\\p{L})wszystko,? co (?:pisze|publikuje|napisze) (${handle})`, "komentarze od $1")
]

/** `Si on nous traite de voleurs`: the word itself is looked for, and no thieves. */
const called: ReadonlyArray<Rewrite> = [
  whole(
    "^(?:wer|(?:wenn|falls) (?:jemand|man|einer)) (?:uns|mich)(?: als)? (\\p{Lu}\\p{L}+) (?:nennt|bezeichnet|beschimpft),? (?:(?:wird|werden|soll|bitte|gleich|sofort|das|es|den kommentar) )*(?:ausgeblendet|versteckt|verborgen|gelöscht|entfernt|ausblenden|verstecken|löschen|verbergen|entfernen)$",
    'Kommentare mit "$1" ausblenden'
  ),
  whole(
    "^(?:si|quand|lorsque) (?:on|quelqu['’]un|les gens) (?:nous|me) traite(?:nt)? (?:de |d['’])(\\p{L}+?)(s?),? (?:masque[rz]?|cache[rz]?|supprime[rz]?)(?:-l[ea]s?)?$",
    'Masquez les commentaires avec "$1" ou "$1s"'
  ),
  whole(
    "^(?:si|cuando) alguien (?:nos|me) (?:llama|llame|tacha de|trata de) (\\p{L}+),? (?:ocúlt|bórr|elimín|escónd)[ae]n?l[oa]s?$",
    'Oculten los comentarios con "$1"'
  ),
  whole(
    "^(?:se|quando) alguém (?:nos|me) chamar? de (\\p{L}+),? (?:oculte|esconda|apague|remova)(?:-o)?$",
    'Oculte comentários com "$1"'
  ),
  whole(
    "^(?:se|quando) qualcuno (?:ci|mi) (?:chiama|chiami|dà dei|dà del) (\\p{L}+),? (?:nascondi|nascondete|cancella|cancellate|elimina|eliminate)(?:l[oaie])?$",
    'Nascondete i commenti con "$1"'
  ),
  whole(
    "^(?:als|wanneer) iemand (?:ons|mij|me) (?:een )?(\\p{L}+) noemt,? (?:verberg|verwijder)(?: (?:het|dat|die|dan|de reactie))*$",
    'Verberg reacties met "$1"'
  ),
  whole(
    "^(?:biri|birisi|bir kişi) (?:bize|bana) (\\p{L}+) derse,? (?:yorumu |onu )?(?:gizle|sil|kaldır)(?:yin|in|ın)?$",
    '"$1" içeren yorumları gizle'
  )
]

/** `Nicht ausblenden, nur weil er negativ ist` */
const negative: ReadonlyArray<Rewrite> = [
  whole(
    "^(?:bitte )?(blende|verstecke|verberge|lösche|entferne)n? (?:nie(?:mals)? einen|keinen|keine|nie) kommentare?( aus)?,? nur weil (?:er|sie|es) (?:negativ|kritisch) (?:ist|sind)$",
    "$1 keine negativen Kommentare$2"
  ),
  whole(
    "^(ne (?:masque[rz]?|cache[rz]?|supprime[rz]?) (?:pas|jamais)) (?:un commentaire|de commentaires?|des commentaires|les commentaires) (?:juste |simplement |seulement |uniquement )?parce qu['’](?:il est|ils sont) (?:négatif|critique)s?$",
    "$1 les commentaires négatifs"
  ),
  whole(
    "^((?:no|nunca) (?:\\p{L}+)) (?:un comentario|comentarios|ningún comentario) (?:solo |sólo |solamente |simplemente )?por ?que sean? (?:negativo|crítico)s?$",
    "$1 comentarios negativos"
  ),
  whole(
    "^((?:não|nunca) (?:\\p{L}+)) (?:um comentário|comentários|nenhum comentário) (?:só |somente |apenas )?por(?: ser|que é|que são|que for)(?:em)? (?:negativo|crítico)s?$",
    "$1 comentários negativos"
  ),
  whole(
    "^(non \\p{L}+(?: mai)?) (?:un commento|commenti|i commenti) (?:solo |soltanto |semplicemente )?perch[ée] (?:è|sono) (?:negativ|critic)[oi]$",
    "$1 i commenti negativi"
  ),
  whole(
    "^(verberg|verwijder) (?:nooit een|geen|nooit) reacties?,? (?:alleen |enkel )?omdat (?:die|hij|ze) negatief (?:is|zijn)$",
    "$1 geen negatieve reacties"
  )
]

const concerning: ReadonlyArray<Rewrite> = [
  whole("(?<!\\p{L})tutto (?:quello|ciò) che riguarda (?=\\p{L})", "i commenti su "),
  whole("(?<!\\p{L})tout ce qui concerne (?=\\p{L})", "les commentaires sur "),
  whole("(?<!\\p{L})todo lo (?:que tenga que ver con|relacionado con) (?=\\p{L})", "los comentarios sobre "),
  whole("(?<!\\p{L})tudo (?:o que tem a ver com|relacionado a) (?=\\p{L})", "comentários sobre ")
]

/** Frames of other languages than English, in words that they know. */
export const inOtherWords: ReadonlyArray<Rewrite> = [...written, ...called, ...negative, ...concerning]
