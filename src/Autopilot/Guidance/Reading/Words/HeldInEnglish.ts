/** Words that sentences in English are held together by, and that no other of these languages has. */
const holding =
  /\b(?:our|they|with|should|must|that|your|you|and|are|(?:do|does|is|are|was|has|have)n['’]t|can['’]t|i['’]m|we['’]re)\b/iu

/** Whether a sentence is surely in English, so that no other language has to be tried. */
export const isHeldInEnglish = (sentence: string): boolean => holding.test(sentence)
