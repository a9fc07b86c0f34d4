/** Of each language, what a brand can lose, and that it is lost. */
const losses: ReadonlyArray<readonly [what: string, lost: string]> = [
  [
    "(?:kund|follower|fans?|vertrauen|umsatz|ruf|glaubwürdigkeit|abonnent)\\p{L}*",
    "(?:ist |sind )?(?:weg|verlor|verlier|futsch|hin|dahin|sauer|wütend|ruiniert)\\p{L}*"
  ],
  ["(?:client|abonné|confiance|vente|réputation)\\p{L}*", "(?:perd|parti|envol|ruin|en colère|s['’]en v)\\p{L}*"],
  ["(?:client|seguidor|confianza|venta|reputación)\\p{L}*", "(?:perd|pierd|se va|se march|arruin|enfad)\\p{L}*"],
  ["(?:client|seguidor|confiança|venda|reputação)\\p{L}*", "(?:perd|embora|arruin|zangad)\\p{L}*"],
  ["(?:client|follower|fiducia|vendit|reputazione)\\p{L}*", "(?:perd|pers[oiae]|andat|rovinat|arrabbiat)\\p{L}*"],
  ["(?:klant|volger|fans?|vertrouwen|omzet|reputatie)\\p{L}*", "(?:kwijt|weg|verlor|verlies|foetsie|boos)\\p{L}*"],
  [
    "(?:klient|obserwuj|fan|zaufani|sprzedaż|reputacj)\\p{L}*",
    "(?:strac|utrac|trac|odesz|odej|odchodz|przepad)\\p{L}*"
  ],
  ["(?:müşteri|takipçi|güven|satış|itibar)\\p{L}*", "(?:gitt|gider|kayb|kayıp|bitt|biter)\\p{L}*"],
  ["[\\p{L}]*(?:客|信頼|信用|ファン|フォロワー|売上)\\p{L}*", "[\\p{L}]*(?:失|離れ|逃げ|去|減|なくな|いなくな)\\p{L}*"],
  ["(?:고객|손님|신뢰|팔로워|매출|팬)\\p{L}*", "(?:잃|떠나|떠난|줄어|사라|끊)\\p{L}*"],
  ["(?:ال|و)?(?:زبائن|زبون|عملاء|عميل|ثقة|متابع)\\p{L}*", "(?:س|ن|ت|ي)?(?:خسر|ضائع|ضاع|رحل|خسارة|فقد)\\p{L}*"],
  ["(?:ग्राहक|भरोसा|विश्वास|फॉलोअर)[\\p{L}\\p{M}]*", "(?:गया|गए|गये|खो|जाएगा|जाएँगे|टूट)[\\p{L}\\p{M}]*"]
]
/** `Beschwerde gelöscht, Kunde weg`: behind a cut, what is lost of it. */
const lost = new RegExp(
  losses
    .map(
      ([what, gone]) =>
        `[,:=、،–—-]\\s*(?:[\\p{L}\\p{M}'’]+ ){0,2}(?:${what}[\\s、]*${gone}|${gone} (?:[\\p{L}\\p{M}'’]+ ){0,2}${what})\\W*$`
    )
    .join("|"),
  "iu"
)

/** `And you lose me` */
const losesMe =
  /(?<![\p{L}\p{M}])(?:(?:verlier|seid|bist)\p{L}* (?:ihr |du |sie )?mich|mich (?:los|verlier\p{L}*)|(?:vous|tu|me) (?:me )?perd\p{L}*|(?:me|mi) (?:pierd|perd)\p{L}*|(?:mij|me) kwijt|mnie (?:s?trac|utrac)\p{L}*|(?:beni|bizi) kayb\p{L}*|मुझे खो\p{L}*)|ستخسر(?:ني|نا|ون)|(?:나를|저를|우리를) 잃/iu

/** `If you hide complaints`, in languages whose verbs say so themselves. */
const supposed =
  /(?:隠|かく|消|削除|非表示に|ブロック|残|放置|公開)[\p{Script=Hiragana}]{0,5}?(?:たら|れば|せば|すと|すると|ると|なら)(?!いい|良い|よい|うれし|嬉し|助か|幸い|あり|ほし|欲し|と思)(?<rest>.*)$|(?:숨기|감추|지우|(?:삭제|차단|허용|방치)하|남기|놔두|내버려 ?두)면(?! ?(?:좋|감사|고맙|됩|돼|되|안))(?<more>.*)$|(?<!\p{L})(?:gizle|sil|kaldır|engelle|bırak)\p{L}{0,3}(?:sen|san|seniz|sanız)(?!\p{L})(?! (?:sevin|iyi|memnun|mutlu|olur|güzel))(?<last>.*)$/iu
/** What else is asked for then. */
const ordered =
  /ください|下さい|聞|確認|知らせ|報告|教え|相談|連絡|許可|물어|알려|확인|말해|연락|보여|허락|주세요|세요|sor|haber|göster|bildir|onay|danış/iu

/** Whether a sentence in another language than English says what would come of it. */
export const hasConsequenceElsewhere = (said: string): boolean => {
  if (lost.test(said) || losesMe.test(said)) return true
  const groups = supposed.exec(said)?.groups
  if (groups === undefined) return false
  const rest = groups["rest"] ?? groups["more"] ?? groups["last"] ?? ""
  return /\p{L}/u.test(rest) && !ordered.test(rest)
}
