/** Everyday subjects that comments speak of in words. */
export const spokenSubjects = [
  "delivery",
  "price",
  "refund",
  "discount",
  "politics",
  "religion",
  "praise",
  "crypto",
  "gambling",
  "spoiler"
] as const

/** What lists of words tell of: those subjects, and besides them swearing and threats, which scores miss in part. */
export const listedTopics = [...spokenSubjects, "profanity", "threat"] as const
export type ListedTopic = (typeof listedTopics)[number]
