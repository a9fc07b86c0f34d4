export type WordKind = "word" | "number" | "money" | "hashtag" | "handle"
