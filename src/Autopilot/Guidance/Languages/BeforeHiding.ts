const spaced = [
  "(?:gizle|sil)meden",
  "kaldırmadan",
  "(?:숨기|지우|삭제하|가리)기 전에",
  "قبل (?:ال)?(?:إخفاء|اخفاء|حذف|مسح|إزالة|ازالة)",
  "قبل (?:ما |أن |ان )(?:ت|ي)(?:حذف|خفي|مسح|زيل)",
  "(?:छुपाने|छिपाने|हटाने|डिलीट करने) (?:से|के) पहले",
  "(?:chupane|chhupane|hatane|delete karne|hide karne) (?:se|ke) (?:pehle|pahle)",
  "antes de (?:apagar|excluir|ocultar|remover|esconder|deletar)"
]
const unspaced = "(?:削除|非表示に?|消)(?:する|す)?前に"

/** Where a language says in one form of its verb what is asked about before it is hidden. */
const beforeHiding = new RegExp(`(?<![\\p{L}\\p{M}])(?:${spaced.join("|")})|${unspaced}`, "iu")

/** Whether a sentence asks only about what would be hidden: `gizlemeden önce bize sor`. */
export const asksBeforeHiding = (sentence: string): boolean => beforeHiding.test(sentence)
