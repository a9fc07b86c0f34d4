export const de = {
  without:
    "(?:bevor|ehe|bis|solange) (?:ich|wir) (?:(?:es|das|sie|dem|nicht|noch nicht|vorher|selbst|mein ok|mein okay|die freigabe|grünes licht) )*(?:gesehen|geprüft|freigegeben|genehmigt|bestätigt|zugestimmt|gegeben|angeschaut|angesehen|gecheckt)(?: (?:habe|haben|hab))?|ohne (?:(?:mich|uns) (?:(?:vorher|zuerst|erst|vorab) )?(?:zu fragen|gefragt zu haben|zu informieren)|(?:vorher |vorherige )?(?:(?:mein|unser)e? )?(?:rückfrage|rücksprache|zustimmung|freigabe|erlaubnis|ok|okay|einverständnis)(?: mit (?:mir|uns))?|(?:es )?(?:vorher )?mit (?:mir|uns) abzusprechen|(?:vorher )?zu fragen)",
  none: "nichts|nie(?:mals)? (?:etwas|was|irgendetwas|irgendwas|kommentare|einen kommentar)|keine?n? kommentare?|keinerlei kommentare",
  hide: "(?:verberg(?:e|en|t)?|versteck(?:e|en|t)?|lösch(?:e|en|t)?|entfern(?:e|en|t)?|ausblenden|blend(?:e|en|et)|wird (?:versteckt|verborgen|gelöscht|ausgeblendet|entfernt)|(?:versteckt|verborgen|gelöscht|ausgeblendet|entfernt) (?:wird|werden)|darf (?:versteckt|verborgen|gelöscht|ausgeblendet|entfernt) werden)",
  ask: "wart(?:e|et|en sie) auf (?:mein|meine|unser|unsere) (?:ok|okay|freigabe|zustimmung|go|genehmigung|rückmeldung|antwort)|(?:frag(?:e|t|en sie)?|fragen) (?:mich|uns)",
  before:
    "(?:bevor|ehe) (?:du|ihr|sie|etwas|man) (?:(?:dort|da) )?(?:(?:etwas|irgendetwas|irgendwas|was|kommentare|einen kommentar) )? *(?:verbirgst|verbergt|verbergen|versteckst|versteckt|verstecken|löschst|löscht|löschen|entfernst|entfernt|entfernen|ausblendest|ausblendet|ausblenden)"
}
export const fr = {
  without:
    "(?:avant|sans) que (?:j['’]aie|je l['’]aie|nous ayons|nous l['’]ayons) (?:validée?|approuvée?|vue?|vérifiée?|donné (?:mon|notre) accord)|tant que (?:je n['’]ai|nous n['’]avons) pas (?:validé|approuvé|vu|vérifié|donné (?:mon|notre) accord)|avant (?:ma|notre|mon) (?:validation|accord|feu vert)|sans (?:(?:d['’]abord )?(?:me|nous|m['’]en) (?:demander|consulter|prévenir|parler)(?: (?:avant|d['’]abord))?|(?:mon|notre) (?:accord|autorisation|feu vert|avis|aval)|(?:me |nous )?demander(?: (?:avant|d['’]abord))?|que je (?:valide|l['’]aie validé)|validation|autorisation)",
  none: "ne (?:masque|cache|supprime|efface|retire|enlève)[rzs]?(?:ez)? (?:jamais )?(?:rien|aucun commentaire|de commentaires?)|ne (?:jamais )?(?:rien |jamais rien )?(?:masquer|cacher|supprimer|effacer|retirer)(?: (?:rien|aucun commentaire|de commentaires?))?|rien ne doit être (?:masqué|caché|supprimé)|aucun commentaire ne doit être (?:masqué|caché|supprimé)",
  ask: "attend(?:s|ez|re) (?:mon|notre|ma) (?:accord|feu vert|validation|autorisation|aval|ok)|(?:demande[zr]?|consulte[zr]?|préviens|prévenez)[- ](?:moi|nous)(?: toujours)?",
  before:
    "avant de (?:masquer|cacher|supprimer|effacer|retirer) (?:quoi que ce soit|quelque chose|un commentaire|des commentaires|n['’]importe quoi)"
}
export const es = {
  without:
    "(?:hasta|antes de|sin) que (?:yo |nosotros )?(?:lo |los |la )?(?:apruebe|aprobemos|vea|veamos|revise|revisemos|autorice|confirme|confirmemos|haya (?:visto|aprobado|revisado))|sin (?:(?:pregunt[aá]r|consult[aá]r|avis[aá]r)(?:me|nos|lo conmigo|nos antes)?(?: (?:antes|primero))?|(?:mi|nuestra?|la) (?:permiso|aprobación|autorización|visto bueno|ok)|permiso|hablar (?:antes )?con(?:migo| nosotros))",
  none: "(?:no |nunca )(?:ocult|borr|elimin|escond|quit)(?:e|es|en|éis|ar|a|as|an)?(?: nunca)? (?:nada|ningún comentario|comentarios|ninguno)|nada (?:se |debe )?(?:oculta|borra|elimina|ocultarse|borrarse)",
  ask: "esper[ae]n? (?:a )?(?:mi|nuestr[oa]) (?:visto bueno|ok|aprobación|permiso|autorización|confirmación)|(?:pregúnt[ae](?:me|nos|nme|nnos)|preguntadme|preguntadnos|consúlt[ae](?:me|nos|nme|nnos)|avísame|avisadme|avisa)",
  before:
    "antes de (?:ocultar|borrar|eliminar|esconder|quitar) (?:nada|algo|cualquier cosa|cualquier comentario|comentarios|un comentario)"
}
export const pt = {
  without:
    "(?:até|antes de|sem) (?:que )?(?:eu|nós) (?:aprovar|aprovarmos|aprove|ver|veja|autorizar|autorize|confirmar|confirme|revisar|revise)|sem (?:(?:me|nos) (?:perguntar|consultar|avisar)(?: (?:antes|primeiro))?|(?:perguntar|consultar|avisar|falar)(?:-me|-nos| comigo| conosco)?(?: (?:antes|primeiro))?|(?:a )?(?:minha|nossa) (?:autorização|aprovação|permissão)|(?:o )?(?:meu|nosso) ok|autorização|permissão)",
  none: "(?:não |nunca )(?:ocult|escond|apagu|apag|remov|exclu|elimin|delet)(?:e|a|am|em|es|ar|er|ir|ais|eis|as|ue|uem|am|ua|uam)?(?: nunca)? (?:nada|nenhum comentário|comentários)|nada (?:é|deve ser|pode ser) (?:ocultado|apagado|removido|escondido)",
  ask: "(?:espere|espera|esperem|aguarde|aguardem) (?:a |o )?(?:minha|nossa|meu|nosso) (?:aprovação|autorização|ok|permissão|aval|confirmação)|(?:(?:me|nos) pergunt[ae]m?|pergunt[ae]m?(?:-me|-nos)|consult[ae]m?(?:-me|-nos)|(?:me|nos) consult[ae]m?|(?:me|nos) avis[ae]m?)",
  before:
    "antes de (?:ocultar|esconder|apagar|remover|excluir|eliminar|deletar) (?:qualquer coisa|algo|alguma coisa|qualquer comentário|comentários|um comentário|o que for)"
}
export const it = {
  without:
    "(?:finché|fino a quando|prima che|senza che) (?:io |noi )?(?:non )?(?:l['’])?(?:ho|abbiamo|abbia) (?:approvato|visto|controllato|verificato|confermato)|senza (?:(?:prima )?(?:chieder|domandar|avvisar|consultar|sentir|interpellar)(?:mi|ci|melo|celo|e)(?: prima)?|(?:il )?(?:mio|nostro) (?:ok|permesso|consenso|benestare)|(?:la )?(?:mia|nostra) (?:approvazione|autorizzazione)|(?:permesso|autorizzazione)|prima (?:chiedermi|chiederci))",
  none: "(?:non |mai )(?:nascond|cancell|elimin|rimuov|togli)(?:ere|ete|ono|i|are|ate|a|er|iamo|iete)?(?: mai)? (?:niente|nulla|nessun commento|commenti)|niente (?:va|deve essere) (?:nascosto|cancellato|eliminato)",
  ask: "aspett(?:a|ate|i|are) (?:il mio|il nostro|la mia|la nostra) (?:ok|via libera|benestare|consenso|approvazione|conferma)|(?:chied(?:imi|eteci|etemi|ici)|domandami|avvis(?:ami|aci|atemi|ateci)|consult(?:ami|aci|ateci))",
  before:
    "prima di (?:nascondere|cancellare|eliminare|rimuovere|togliere) (?:qualcosa|qualsiasi cosa|qualunque cosa|commenti|un commento|qualsiasi commento)"
}
export const nl = {
  without:
    "(?:voordat|tot(?:dat)?|zolang) (?:ik|we|wij) (?:(?:het|dat|ze|er|niet|nog niet|mijn akkoord) )*(?:(?:heb|hebben) )?(?:gezien|goedgekeurd|bekeken|gecontroleerd|gegeven)(?: (?:heb|hebben))?|zonder (?:(?:het )?(?:eerst )?(?:aan )?(?:mij|me|ons) (?:eerst )?(?:te vragen|te overleggen|te raadplegen|in te lichten)|(?:eerst )?(?:met (?:mij|me|ons) )?(?:te overleggen|te vragen)|(?:mijn|onze?) (?:toestemming|akkoord|goedkeuring|ok)|(?:overleg|toestemming|akkoord)(?: van (?:mij|ons))?)",
  none: "niets|niks|nooit (?:iets|reacties|een reactie|wat)|geen (?:enkele )?reacties?",
  hide: "(?:verberg(?:en|t)?|verwijder(?:en|t)?|wis(?:sen|t)?|(?:mag|wordt) (?:verborgen|verwijderd|gewist)(?: worden)?)",
  ask: "wacht(?:en)? op (?:mijn|onze|ons) (?:akkoord|toestemming|goedkeuring|ok|oké|fiat)|(?:vraag|vragen) (?:het )?(?:mij|me|ons)",
  before:
    "(?:voor(?:dat)?) (?:je|jij|u|jullie) (?:(?:iets|reacties|een reactie|wat) )? *(?:verbergt|verbergen|verwijdert|verwijderen|wist|wissen)"
}
export const pl = {
  without:
    "(?:dopóki|zanim|póki) (?:tego |ich |ja )?(?:nie )?(?:zatwierdzę|zatwierdzimy|zobaczę|zobaczymy|sprawdzę|sprawdzimy|zaakceptuję|potwierdzę)|bez (?:(?:pytania|zapytania|spytania) (?:mnie|nas)(?: (?:najpierw|wcześniej))?|(?:pytania|zapytania|konsultacji|uzgodnienia)(?: (?:ze mną|z nami))?|(?:mojej|naszej) (?:zgody|akceptacji)|(?:zgody|akceptacji))",
  none: "(?:nie|nigdy(?: nie)?) (?:ukrywaj|ukrywajcie|usuwaj|usuwajcie|kasuj|kasujcie|chowaj|chowajcie|ukrywać|usuwać|kasować)(?: nigdy)? *(?:niczego|nic|żadnych komentarzy|żadnego komentarza|komentarzy)",
  ask: "(?:po)?czekaj(?:cie)? na (?:moją|naszą|moje|nasze) (?:zgodę|akceptację|ok|potwierdzenie|pozwolenie)|(?:zapytaj|pytaj|spytaj|zapytajcie|pytajcie|spytajcie) (?:mnie|nas)",
  before:
    "zanim (?:coś |cokolwiek |jakikolwiek komentarz )? *(?:ukryjesz|usuniesz|skasujesz|ukryjecie|usuniecie|skasujecie)(?: (?:coś|cokolwiek|jakiś komentarz|komentarze|jakikolwiek komentarz))?|przed (?:ukryciem|usunięciem|skasowaniem) (?:czegoś|czegokolwiek|komentarzy|jakiegokolwiek komentarza)"
}
export const tr = {
  without:
    "(?:ben|biz) (?:onaylamadan|görmeden|kontrol etmeden|onay vermeden|izin vermeden)|(?:bana|bize) (?:önce )?(?:sormadan|danışmadan|haber vermeden)|(?:benim |bizim )?(?:onayım|onayımız|iznim|iznimiz) olmadan|(?:benden|bizden) (?:izin|onay) almadan|sormadan",
  none: "hiçbir (?:şeyi?|yorumu?)|(?:asla |sakın )?(?:bir şey|yorum)(?:ları?)?",
  hide: "(?:gizleme(?:yin(?:iz)?)?|silme(?:yin(?:iz)?)?|kaldırma(?:yın(?:ız)?)?|saklama(?:yın(?:ız)?)?)",
  ask: "(?:onayımı|onayımızı|iznimi|iznimizi) (?:bekle|bekleyin|al|alın)|(?:bana|bize) (?:sor(?:un(?:uz)?)?|danış(?:ın(?:ız)?)?)",
  before: "(?:herhangi )?(?:bir (?:şeyi?|yorumu?)|yorumları?) (?:gizlemeden|silmeden|kaldırmadan) önce"
}
