const tags = /(?:W\/)?("[\x21\x23-\x7e\x80-\xff]*")/g

/**
 * Whether who asks has this very answer already. Weak tags are compared as strong ones, as HTTP has it; what is no tag
 * names no answer.
 */
export const isKnown = (ifNoneMatch: string, tag: string): boolean =>
  ifNoneMatch.trim() === "*" || Array.from(ifNoneMatch.matchAll(tags), ([, named]) => named).includes(tag)
