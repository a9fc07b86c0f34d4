/** What happened to a comment, as its page says it beside who did it. */
const words: Readonly<Record<string, string>> = {
  received: "Received",
  edited: "Edited",
  deleted: "Deleted",
  hidden: "Hidden",
  unhidden: "Shown again",
  "decided: hide": "Decided to hide it",
  "decided: keep": "Decided to leave it up",
  "decided: ask": "Asked a person",
  "drafted a reply": "Suggested a reply",
  replies: "Decided to reply",
  hide: "Wanted it hidden",
  unhide: "Wanted it shown again",
  keep: "Left it up",
  allow: "Allowed it",
  reply: "Wrote a reply",
  "private reply": "Wrote a private reply",
  archive: "Archived it",
  unarchive: "Took it out of the archive",
  block: "Wanted the author blocked",
  unblock: "Wanted the author unblocked",
  replied: "Reply posted",
  "privately replied": "Private reply sent",
  blocked: "Author blocked",
  unblocked: "Author unblocked",
  refused: "Refused",
  "not answered": "Answer that took no effect",
  "not replied": "Reply not posted",
  "not privately replied": "Private reply not sent",
  waiting: "Could not be done yet",
  erased: "Text and author deleted"
}

/** A step of a comment's history in words; what has none is told as it is kept. */
export const historyWords = (what: string): string => words[what] ?? what
