import type { Rewrite } from "../Rewrites/Words.ts"

const hide =
  "(?:blende|blendet|blenden sie|verberge|verbergt|verstecke|versteckt|lösche|löscht|entferne|entfernt|masque[rz]?|cache[rz]?|supprime[rz]?|oculta|oculte|oculten|ocultad|ocultar|borra|borre|borren|elimina|elimine|eliminen|esconde|esconda|escondam|apague|apaga|apaguem|remova|removam|nascondi|nascondete|nascondere|cancella|cancellate|rimuovi|rimuovete|verberg|verwijder|ukryj|ukryjcie|usuń|usuńcie)"
const only =
  "(?:nur|ausschließlich|bloß|uniquement|seulement|solo|sólo|solamente|únicamente|apenas|somente|só|soltanto|solamente|unicamente|alleen|enkel|uitsluitend|slechts|tylko|wyłącznie)"
/** It says when, or where else. */
const limited =
  "(?!.*(?<!\\p{L})(?:wenn|falls|sofern|außer|aber|sondern|gegen|si|s['’]il|s['’]ils|sauf|quand|lorsque|mais|contre|cuando|salvo|excepto|pero|contra|se|quando|exceto|mas|tranne|ma|contro|als|wanneer|behalve|maar|tegen|jeśli|gdy|jeżeli|oprócz|ale|przeciw\\p{L}*)(?!\\p{L}))"

/** What is to be hidden and nothing besides, in other languages than English: what else is hidden the switches say. */
export const onlyElsewhere: ReadonlyArray<Rewrite> = [
  [
    new RegExp(
      `^((?:(?:bitte|merci de|por favor|per favore|alsjeblieft|graag|proszę),? )?${hide}(?: bitte)?) ${only} (?=\\p{L})${limited}`,
      "iu"
    ),
    "$1 "
  ],
  // `sadece link içeren yorumlar` have nothing besides
  [
    /^(?:lütfen )?(?:sadece|yalnızca) (?!\S+(?: \S+)? (?:içeren|olan|oluşan|ibaret|barındıran|bulunan|etiketle\p{L}*) (?:olan )?(?:tüm |bütün )?(?:yorum|mesaj|gönderi|paylaşım))(?=[^,;]+ (?:gizle|sil|kaldır)(?:yin(?:iz)?|in(?:iz)?|ın(?:ız)?)?$)(?!.*(?:sa|se)(?:lar|ler)?(?: |$))/iu,
    ""
  ]
]
