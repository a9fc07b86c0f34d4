/** What a website is called in other languages than English. */
const site =
  /^(?:(?:web|home)?-?(?:site|seite|page)|sito(?: web)?|sitio(?: web)?|web|página|pagina|stron[aęyi]|sitemiz|sites?i|サイト|ホームページ|(?:웹)?사이트|홈페이지|موقع|موقعنا|साइट|वेबसाइट)$/iu

/** Whether a term names no more than a website, and not which. */
export const isSiteWord = (term: string): boolean => site.test(term)
