/** What people think, whatever that is, and complaints, in words of a language. */
interface Thought {
  readonly opinions: RegExp
  readonly complaints: string
}

const whole = (words: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, "giu")

const thoughts: Readonly<Record<string, Thought>> = {
  German: { opinions: whole("meinung(?:en)?|ansichten|eindrücke|einschätzungen"), complaints: "Beschwerden" },
  French: { opinions: whole("avis|opinions?|ressentis?|impressions"), complaints: "critiques" },
  Spanish: { opinions: whole("opini(?:ón|ones)|impresiones|pareceres"), complaints: "quejas" },
  Portuguese: { opinions: whole("opini(?:ão|ões)|impressões"), complaints: "reclamações" },
  Italian: { opinions: whole("opinion[ei]|parer[ei]|impressioni"), complaints: "critiche" },
  Dutch: { opinions: whole("mening(?:en)?|opinies|indrukken"), complaints: "klachten" },
  Polish: { opinions: whole("opini(?:a|e|i|ę|ami)|wrażenia"), complaints: "skargi" },
  Turkish: { opinions: whole("görüş(?:ler)?(?:i|in)?|fikirler(?:i)?|izlenimler(?:i)?"), complaints: "şikayetleri" },
  Japanese: { opinions: /(?:ご)?(?:感想|意見)/gu, complaints: "苦情" },
  Korean: { opinions: /(?:감상평|감상|의견|소감|후기)(?:들)?/gu, complaints: "불만" },
  Arabic: { opinions: whole("(?:ال)?آراء|(?:ال)?رأي|(?:ال)?انطباعات"), complaints: "الشكاوى" },
  Hindi: { opinions: whole("राय|विचार|opinions?|raay"), complaints: "शिकायतें" }
}

/** `Opinions may stay`, said as complaints: those that praise stay anyway. Null where a sentence speaks of none. */
export const ofOpinions = (sentence: string, language: string): string | null => {
  const thought = thoughts[language]
  const said = thought === undefined ? sentence : sentence.replaceAll(thought.opinions, thought.complaints)
  return said === sentence ? null : said
}
