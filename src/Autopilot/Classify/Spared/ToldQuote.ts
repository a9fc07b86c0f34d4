import { once } from "#src/Ground/Once.ts"
import { wholeWords } from "../../Expressions/WholeWords.ts"
import { read, type TextReading } from "../../Features/Reading.ts"
import { agrees, isMeant, withoutQuotations } from "./ReproachedQuote.ts"

/** Who says so to whom, or where it stands, as texts are read: without accents. */
const telling = once(
  () =>
    new RegExp(
      [
        wholeWords(
          "(?<!(?:^|[^\\p{L}])(?:i|we) (?:just |also )?)(?:told|call(?:ed|ing|s)|shout(?:ed|ing|s)|yell(?:ed|ing|s)|scream(?:ed|ing|s)|wrote|said|post(?:ed|s|ing)?|text(?:ed|s)?)|writes|written|(?<!i )used to (?:say|tell|shout|scream|yell)|says|saying|spray(?:ed|s)|painted|scratched|hear(?:d|ing)?|repl(?:y|ied|ying|ies)|comment(?:ed|s)?|e-?mails?|messages?|dms?|sms|letters?|notes?|signs?|graffiti|popups?|pop-ups?"
        ),
        wholeWords(
          "gesagt|sagte|meinte?|blaffte|pampte|antwortete|gerufen|rief|nachgerufen|hinterhergerufen|geschrien|schrie|geschrieben|schrieb|genannt|nannte|beschimpft|beleidigt|angeschrien|angebrullt|angepobelt|gehort|horen|nachricht|mail|kommentar|zettel"
        ),
        wholeWords(
          "gezegd|zei|geroepen|riep|nageroepen|geschreeuwd|geschreven|schreef|genoemd|noemde|horen|gehoord|bericht(?:je)?|mail(?:tje)?|reactie"
        ),
        wholeWords(
          "(?:m['’]a|m['’]ont|nous a|lui a|on a) (?:dit|crie|ecrit|lance|traite|balance)|entendu|ecrit|message|mail|commentaire"
        ),
        wholeWords(
          "(?:me|le|nos|les) (?:dijo|dijeron|grito|gritaron|llamo|llamaron|escribio|escribieron|solto)|escrito|mensaje|correo|comentario"
        ),
        wholeWords(
          "(?:me|lhe|nos) (?:disse|disseram|gritou|gritaram|chamou|chamaram|escreveu)|ouvi|ouviu|escrito|mensagem|e-?mail|comentario"
        ),
        wholeWords(
          "(?:mi|gli|le|ci) (?:ha|hanno) (?:detto|urlato|scritto|chiamat[oa]|gridato)|sentit[oa]|scritto|messaggio|mail|commento"
        ),
        wholeWords("(?:powiedzial|krzyknal|krzyczal|napisal|nazwal|wyzwal|uslyszal)\\p{L}*|wiadomosc|komentarz|mail"),
        wholeWords("(?:dedi|demis|bagirdi|yazdi|yazmis|soyledi)\\p{L}*|mesaj\\p{L}*|yorum\\p{L}*"),
        wholeWords(
          "قال|قالت|قالوا|قالي|قاللي|قالتلي|قالولي|قالولنا|قلي|حكالي|حكتلي|حكولي|شتم\\p{L}*|كتب|كتبت|كتبوا|صرخ|صرخوا|سمعت|رسالة|رساله|تعليق"
        ),
        wholeWords("कहा|बोला|बोले|लिखा|चिल्लाया|सुना|संदेश|मैसेज|kaha|bola|bole|likha|suna|message"),
        wholeWords(
          "bilang|berkata|kata|teriak\\p{L}*|meneriaki|menulis|tulis|ditulis|di(?:bilang|panggil|sebut)|komentar|pesan"
        ),
        wholeWords("sa|sade|skrek|skrika?|ropade|skrev|skrivit|kallade|kallad|horde|hort|meddelande|kommentar\\p{L}*"),
        wholeWords("noi|bao|goi|het|viet|chui|binh luan|tin nhan"),
        "บอก|พูด|ตะโกน|เขียน|เรียก|คอมเมนต์|ข้อความ|(?:と|って)(?:言わ|言っ|書か|書い|叫|聞|怒鳴|罵|吐き捨て)|メッセージ|라고 (?:했|쓰|적|소리|말|불)|라는 (?:말|글|메시지|댓글)|메시지"
      ].join("|"),
      "iu"
    )
)

/** What is asked of a shop whose people said so: by language, each the beginning of a word. */
const demands = once(
  () =>
    new RegExp(
      `(?<![\\p{L}\\p{M}])(?:${[
        "manager|supervisor|apolog|complain|how you train|how do you train|train your|is this normal|is that normal|unprofessional|speechless|shocked|in tears",
        "entschuldig|beschwer|filialleit|vorgesetzt|bildet ihr|ausbild|schult ihr|fassungslos|sprachlos|geschockt|umgang mit",
        "responsable|directeur|directrice|excuses|plaint|plaindre|reclam|formez|formation|choque|scandal|siderant",
        "disculpa|queja|quejo|gerente|encargad|supervisor|capacit|que clase de|exijo|reclam",
        "desculp|treina|providencia|ouvidoria|responsavel",
        "scuse|reclamo|responsabile|direttore|titolare|formate|sconvolt|pretendo",
        "excuus|excuses|klacht|klagen|leidinggevende|bedrijfsleider|opleid|geschokt|schandalig",
        "kierowni|przepros|skarg|szkolicie|menedzer|zszokowan",
        "mudur|ozur|sikayet|yetkili|egitim ver|sok oldum",
        "(?:ال)?مدير|اعتذار|شكوى|شكوي|اشتكي|اشتكى|المسؤول|المسوول",
        "मैनेजर|शिकायत|माफी|माफ़ी|shikayat|maafi|mafi"
      ].join("|")})|責任者|店長|謝罪|お詫び|教育|クレーム|苦情|매니저|점장|사과|교육|책임자|항의`,
      "iu"
    )
)

/** Whoever speaks to the reader says it. */
const spokenTo =
  /(?<!(?:tell|tells|told|call|calls|called|calling|asked) )(?<!\p{L})(?:you|du|ihr|vous|toi|tu|ustedes|voces|voi|jullie|wy|ty)[,:]? ?["“„«]/iu

/** Whoever asks does not agree. */
const doubting = /(?<!\p{L})is (?:it|that|this) (?:true|right)(?!\p{L})/giu

/** In a longer comment there is a subject besides. */
const longest = 280

/** A comment without what it quotes, where it tells that others said so: `I was told "…" by a guard`. Null for every other. */
export const withoutToldQuote = ({ text: { written } }: TextReading): TextReading | null => {
  const { whole } = written
  if (written.length > longest || isMeant(whole)) return null
  const rest = withoutQuotations(whole)
  return rest === null || !telling().test(rest) || agrees(rest.replaceAll(doubting, "")) ? null : read(rest)
}

/** The same of who was called something, or heard it said, and asks the shop for something because of it. */
export const withoutComplainedQuote = (reading: TextReading): TextReading | null => {
  const rest = withoutToldQuote(reading)
  return rest !== null && demands().test(rest.text.written.whole) && !spokenTo.test(reading.text.written.whole)
    ? rest
    : null
}
