/** What a website is called in other languages than English. */
const site =
  /^(?:(?:web|home)?-?(?:site|seite|page)|sito(?: web)?|sitio(?: web)?|web|página|pagina|stron[aęyi]|sitemiz|sites?i|サイト|ホームページ|(?:웹)?사이트|홈페이지|موقع|موقعنا|साइट|वेबसाइट)$/iu
const host = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u

/** `Except our site bloom.example`: the address alone, where a target names one, and no word for what stands there. */
export const withoutSiteWords = <A extends { readonly terms: ReadonlyArray<string> }>(target: A): A =>
  target.terms.some((term) => host.test(term))
    ? { ...target, terms: target.terms.filter((term) => !site.test(term)) }
    : target
