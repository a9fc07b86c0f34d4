import { Sieved } from "../../../Expressions/Sieved.ts"
import type { TextReading } from "../../../Features/Reading.ts"

const link = new Sieved(
  /(?<!\p{L})(?:links?|linked|enlaces?|liens?|link(?:u|i|iem|ler|ten|te|imi|iniz|inizde))(?!\p{L})|リンク|링크|رابط|लिंक/iu
)

/** What people say who look for a link, or cannot open it, as texts are read: without accents. */
const sought = new Sieved(
  new RegExp(
    [
      "not working|\\b404\\b|\\b(?:says|shows|gives|get) (?:an? |me an? )?error|expired|nothing happens|(?:can['’]?t|cannot|do ?n['’]?t|do not|cant|dont|couldn['’]?t) (?:see|open|get|access|click)|(?:does ?n['’]?t|does not|is ?n['’]?t|won['’]?t|doesnt|wont) (?:work|open|load|working)|broken|can['’]?t find|where['’]?s|where is|where (?:do|can) i|which link|dead link",
      "(?:geht|funktioniert|offnet|klappt) (?:\\p{L}+ ){0,3}nicht|kaputt|wo ist|wo finde|welcher link|nicht gefunden",
      "(?:werkt|opent) (?:\\p{L}+ ){0,3}niet|doet het niet|waar staat|waar is|welke link|foutmelding",
      "nie dziala|nie otwiera|gdzie|ktory link",
      "(?:marche|fonctionne|ouvre) (?:pas|plus)|ou est|est ou|quel lien",
      "no (?:me |se )?(?:abre|funciona|sirve|carga)|donde|cual",
      "non (?:va|funziona|si apre)|dov['’]e|quale link",
      "nao (?:abre|funciona|ta abrindo|esta abrindo|vai)|cade|qual link",
      "calismiyor|acilmiyor|nerede|hangi",
      "開けない|開かない|開けません|どこ|エラー",
      "안 ?열|안 ?되|어디|오류",
      "ما يفتح|ما يشتغل|لا يعمل|لا يفتح|وين|أين",
      "khul nahi|nahi khul|nahi chal|kahan|नहीं खुल|कहाँ"
    ].join("|"),
    "iu"
  )
)

/** What people say who found something by the link, or ask whether it is there. */
const found = new Sieved(
  new RegExp(
    [
      "thank|\\bthx\\b|\\bgot it\\b|\\b(?:found|bought|ordered)\\b|in your (?:bio|profile)|(?:is|does) the link",
      "danke|gefunden|bestellt|in eure[rm] (?:bio|profil)|\\bdank\\b|bedankt|gevonden|besteld|in jullie (?:bio|profiel)",
      "merci|trouve|commande|(?:votre|ta) (?:bio|profil)|gracias|encontre|compre\\b|(?:vuestra|su|tu) (?:bio|perfil)",
      "obrigad|\\bachei|comprei|encontrei|na bio (?:de voces|da loja)|grazie|trovat|preso|(?:vostra|tua) bio",
      "dzieki|dziekuje|znalaz|kupil|waszym|tesekkur|buldum|aldim|profilinizde|bio(?:nuzda|da mi)",
      "ありがと|買え(?:た|ま)|見つか|ありますか|감사|찾았|샀|있나요|شكر|لقيت|طلبت|عندكم",
      "mil gaya|shukriya|dhanyavad|aapk[ei] (?:bio|profile)|मिल गय|शुक्रिया|धन्यवाद"
    ].join("|"),
    "iu"
  )
)

/** It is the link of whoever writes, or leads to money: thanks for it are no proof of another's. */
const own = new RegExp(
  [
    "\\b(?:my|mein\\p{L}*|mi (?:bio|perfil|pagina|link|enlace|cuenta)|mia|mio|mon|ma|minha|meu|mijn|moj\\p{L}*|moim|mere|meri)\\b|profilimde|linkim|私の|うちの|제 |내 |عندي|حسابي|मेरे|मेरी",
    "\\d|profit|earn|invest|[ck]r[iy]pto|bitcoin|gewinn|gewonnen|verdien|geld|money|gagn|argent|\\bgan[eoa]|dinero|dinheiro|guadagn|soldi|kazan|zarob|pieniadz|follower|稼|儲|돈|수익|فلوس|ربح|paisa|kama[iy]|पैसे|कमा"
  ].join("|"),
  "iu"
)

/** What somebody says who followed an account, and asks nobody to. */
const followed =
  /^(?:(?:just|already|been|still|now|yes|ok|done|new) )*(?:following|followed|follower|subscriber|subscribed|liked|shared|saved|reposted)(?: (?:from \p{L}+|post|thread|here|and|now|already|done|too|since|day|one|for|years|ages|you|guys|forever|following|followed|liked|shared|saved|subscribed|commented|reposted|tagged|it|this|page))*$/u

/** Since when somebody has, by how many others did. */
const followedSince =
  /^(?:(?:i|we|have|ive|been|proudly|already|still) )*(?:following|followed|follow|here|around|subscribed|watching|with you)(?: (?:you|this|page|account|guys|since|from|when|back|had|only|under|about|like|your|the|first))* \d+k? (?:followers|subs|subscribers)(?: (?:so|proud|congrats|and|look|at|you|now|wow|love|it|much|this|growth|what|a|journey))*$/u

/** What people did who take part in a draw, as texts are read: without accents. */
const tookPart = new Sieved(
  new RegExp(
    [
      "\\b(?:done|entered|erledigt|fait|listo|hecho|feito|fatto|gedaan|zrobione|katildim)\\b",
      "応募(?:しました|します|完了|済)|参加(?:しました|します)|済み|フォロー(?:と.{0,6})?しました|참여|완료|했(?:어요|습니다)|눌렀",
      "(?<!\\p{L})(?:تم|تمت|شاركت)(?!\\p{L})|\\b(?:kiya|kar (?:diya|liya))\\b|कर (?:दिया|लिया)|किया"
    ].join("|"),
    "iu"
  )
)

/** All that they say, and whom they name. */
const ofDraw = new RegExp(
  [
    "[@#][\\p{L}\\p{N}_.]+|(?<![\\p{L}\\p{M}])(?:done|entered|all|and|with|friends?|follow(?:ed|ing)?|liked?|tag(?:ged)?|shared?|saved?|comment(?:ed)?|story|stories|reposted|good luck|fingers crossed|both|pages?|to|my|the|too|it",
    "erledigt|gefolgt|geliked|geliket|markiert|geteilt|kommentiert|und|in|meiner|fait|abonnee?|likee?|taguee?|partagee?|commente|en|et|listo|hecho|segui|di|like|etiquete|comparti|comente|y|a|feito|curti|marquei|compartilhei|nos|stories|e|fatto|seguo|taggat[aeoi]|condiviso|nelle|storie",
    "gedaan|gevolgd|getagd|gedeeld|en|mijn|zrobione|obserwuje|polubione|oznaczam|udostepnione|w|relacji|katildim|takip|ettim|begendim|paylastim|etiketledim|hikayemde|ve",
    "kiya|kar|diya|liya|hai|pe|bhi|dala|dali|sab|aur|participate|تم|تمت|(?:ال)?متابع[ةه]|تابعت|لايك|منشن|شير|شاركت|مشارك[ةه]|كومنت|ستوري|بالستوري|ان شاء الله|افوز|يارب|و)(?![\\p{L}\\p{M}])",
    "応募|参加|フォロー|いいね|リポスト|リツイート|シェア|コメント|保存|ストーリーズ?|タグ付け|済み?|しました|します|です|完了|当たりますように|当選しますように|[もとをに]",
    "참여|완료|팔로우|팔로잉|좋아요|댓글|공유|스토리|리그램|친구|소환|태그|했어요|했습니다|합니다|눌렀어요|하고|당첨|되고 ?싶어요|기원|제발|[도요]|कर|दिया|लिया|किया|फॉलो|लाइक|शेयर|टैग"
  ].join("|"),
  "giu"
)
const letter = /\p{L}/u

/** Whoever asks after a link says little else. */
const longest = 120

/** Whether a comment asks after the link of the post, says that it does not work or served, and brings none of its own. */
export const asksAfterLink = ({ contact, text: { words, written }, urls }: TextReading): boolean =>
  written.length <= longest &&
  urls.length === 0 &&
  contact.score === 0 &&
  words.every(({ kind }) => kind !== "money" && kind !== "handle") &&
  link.test(written.whole) &&
  (sought.test(written.whole) || (found.test(written.whole) && !own.test(written.whole)))

/** Whether a comment says that its author follows the account, and nothing else. */
export const tellsOfFollowing = ({ contact, text, urls }: TextReading): boolean =>
  text.written.length <= longest &&
  urls.length === 0 &&
  contact.score === 0 &&
  (followed.test(text.canonical) || followedSince.test(text.canonical))

/** Whether a comment says what its author did to take part in a draw, whom they tag, and nothing else. */
export const tellsOfTakingPart = ({ contact, text: { written }, urls }: TextReading): boolean =>
  written.length <= longest &&
  urls.length === 0 &&
  contact.score === 0 &&
  tookPart.test(written.whole) &&
  !letter.test(written.whole.replaceAll(ofDraw, ""))
