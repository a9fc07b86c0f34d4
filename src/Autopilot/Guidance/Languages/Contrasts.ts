/** Behind a noun the same word says where: `Instagram पर`. */
const behindOrder =
  /(?<=[\p{L}\p{M}](?:ओ|ना|िए|ें)|(?<!\p{L})(?:दो|कर दो|करो)) पर (?=\p{L})|(?<=(?<!\p{L})(?:hatao|hata ?do|chupao|chhupao|chupa ?do|chhupa ?do|karo|kar ?do|delete|hide)) (?:par|pr) (?=\p{L})/giu

/** `गाली हटाओ पर शिकायतें रहने दो`: in Hindi `on` says `but` as well. */
export const withPlainContrasts = (sentence: string): string => sentence.replaceAll(behindOrder, " लेकिन ")
