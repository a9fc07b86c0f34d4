import { type Rewrite, unquoted } from "../Rewrites/Words.ts"

const whole = (form: string, to: string): Rewrite => [new RegExp(`${unquoted}${form}`, "iu"), to]

/** What readers write is a post in Japanese as well as a comment; the brand's own is not hidden. */
const japanese = whole(
  "(?<!(?:私たち|わたしたち|弊社|当社|当店|うち|自社|公式|我々|ブランド|会社|お店)の)(?<=[\\p{L}])投稿(?=(?:は|を|も|、)?(?:全部|すべて|全て|必ず|すぐに?|即|絶対に?|基本)?(?:非表示|隠|削除|消|残|そのまま))",
  "コメント"
)

/** Whoever threatens to sue speaks of it, and of no threat. */
const suing: ReadonlyArray<Rewrite> = [
  whole(
    "(?<!\\p{L})minacci(?:a|ano|asse|are) (?:di (?:fare causa|farci causa|denunciarci|querelarci)|(?:le |delle )?(?:azioni|vie) legali|denunce|querele|cause)(?!\\p{L})",
    "parla di azioni legali"
  ),
  whole(
    "(?<!\\p{L})(?:amenace?n?|amenaza(?:n|re)?) con (?:demandar(?:nos)?|denunciar(?:nos)?|acciones legales|abogados|una demanda|llevarnos a juicio)(?!\\p{L})",
    "habla de demandas"
  ),
  whole(
    "(?<!\\p{L})(?:ameaç(?:ar|a|am|ou)) (?:processar(?: a gente| nós)?|nos processar|com (?:processo|advogado|ação judicial)|ir (?:à|na) justiça|entrar na justiça)(?!\\p{L})",
    "falar de processo"
  ),
  whole(
    "(?<!\\p{L})dreig(?:t|en) met (?:een |de )?(?:rechtszaak|rechter|advocaat|juridische stappen|aanklacht|claim)(?!\\p{L})",
    "praat over een rechtszaak"
  )
]

/** `Chiedete prima a me` */
const toMe: ReadonlyArray<Rewrite> = [
  whole("(?<!\\p{L})chiedete (?:prima )?a (?:me|noi)(?: prima)?(?!\\p{L})", "chiedetemi prima"),
  whole("(?<!\\p{L})chiedi (?:prima )?a (?:me|noi)(?: prima)?(?!\\p{L})", "chiedimi prima")
]

/** Frames of other languages than English that name one thing by the words for two. */
export const inOtherTongues: ReadonlyArray<Rewrite> = [japanese, ...suing, ...toMe]
